// One game in the plain mode: a board, a sentence, a line of input, and so on.
#pragma once

#include "app/keeper.hpp"
#include "app/plain.hpp"
#include "session/engine.hpp"

namespace pmk {

// Text for the console, with a newline behind it.
void write_line(const PlainConsole& console, const std::string& text);
// The text broken at blanks into lines of a terminal of 80 columns.
void write_paragraph(const PlainConsole& console, const std::string& text);
// The next line of input without blanks around it; nothing at the end.
std::optional<std::string> read_line(const PlainConsole& console);

class PlainGame {
  public:
    PlainGame(const PlainConsole& console, const Collection& collection, Session session,
              std::unique_ptr<View> view, std::optional<Store::Claim> claim);

    // Until the player leaves. False: the input is at its end.
    bool play();

    std::string farewell() const { return keeper_.farewell(session_); }

  private:
    enum class Next { again, show, leave };

    const GameInfo& info() const { return session_.game().info(); }
    Engine* engine() const { return collection_.options.engine; }
    // An engine has stopped the game for good.
    bool stopped() const { return engine() && engine()->stopped(); }
    // The seats still hide something from each other, also after an engine has stopped the game.
    bool secret() const { return hides_seats(info()) && session_.match().turn(); }
    bool over() const { return stopped() || !session_.match().turn(); }

    // What became of the curtain. Where there is none it counts as opened.
    enum class Passed { opened, turned_back, input_ended };

    // Shows the position to the seat that may see it, behind the curtain if that is another one.
    Passed show();
    Passed pass_curtain(Seat next);
    void paint();

    Next command(const std::string& line);
    Next play_move(const std::string& line);
    Next after(Result<void> change);
    Result<void> start_new();
    void help();
    void tell_rules();
    void tell_id();
    void keep();

    const PlainConsole& console_;
    const Collection& collection_;
    Session session_;
    std::unique_ptr<View> view_;
    Keeper keeper_;
    Seat viewer_ = 0; // nobody yet
    // What was seen before the last move; null after any other change.
    std::unique_ptr<const Observation> before_;
    bool warned_ = false;
};

} // namespace pmk
