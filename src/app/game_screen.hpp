// The screen on which a game is played: the frame around a view, the keys that all games share, the
// curtain, and the autosave after every move.
#pragma once

#include "app/beside.hpp"
#include "app/context.hpp"
#include "app/frame.hpp"
#include "app/keeper.hpp"
#include "session/engine.hpp"

namespace pmk {

class GameScreen final : public Screen {
  public:
    // `claim`: where the session is kept already, if it is.
    GameScreen(Context& context, Session session, std::unique_ptr<View> view,
               std::optional<Store::Claim> claim);

    // Puts a game on the stack, behind the curtain where it needs one.
    static void open(Context& context, Session session, std::unique_ptr<View> view,
                     std::optional<Store::Claim> claim = {});
    // Likewise a new match; the sentence where the settings do not fit.
    static Result<void> start(Context& context, const CatalogueEntry& game, const Settings& settings);

    void paint(Canvas& canvas) const override;
    std::optional<Point> cursor(Size screen) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;
    std::optional<std::chrono::milliseconds> patience() const override;
    void on_timeout() override;
    bool settle() override;
    void closing() override;
    bool unsaved() const override { return keeper_.unsaved(); }

  private:
    const GameInfo& info() const { return session_.game().info(); }
    Engine* engine() const { return context_.options.engine; }
    // An engine has stopped the game for good.
    bool stopped() const { return engine() && engine()->stopped(); }
    bool over() const { return stopped() || !session_.match().turn(); }
    // The seats still hide something from each other, also after an engine has stopped the game.
    bool secret() const { return hides_seats(info()) && session_.match().turn(); }

    // The key of the view; false: it has no use for it.
    bool give_to_view(const Key& key);
    void on_shared_key(const Key& key);
    // The view's answer to a key or the mouse; false: it has no use for it.
    bool react(const Reaction& reaction);

    // After every change of the session, before it is looked at: the engine answers.
    void let_engine_answer();

    void play(const std::string& move);
    void undo();
    void redo();
    void ask_restart();
    void ask_new();
    void show_id();
    void show_help();
    void leave();

    // The session has changed otherwise than by a move.
    void position_changed(const std::string& notice);
    // Looks at the match anew for the seat that may see it now, behind the curtain if that is another one.
    void look(const Observation* before);
    void lower_curtain();
    void look_through_seat(Seat seat, const Observation* before);

    // The original: into sight and out of it; made anew for a new match; brought to the session's moves.
    void toggle_original();
    Result<void> make_original();
    void follow_original();
    bool original_in_sight() const { return beside_ && beside_->is_on(); }
    // Where board and panel stand on the body of a screen of that size.
    Beside::Places places(Size body) const;

    // Keeps the session as it is now; the first failure is told.
    void keep();
    void warn_unless(const Result<void>& kept);
    // The end is told when its pictures have been shown.
    bool shows_end() const { return over() && !view_->picture_time(); }
    std::string message() const;
    Role message_role() const;

    Context& context_;
    Session session_;
    std::unique_ptr<View> view_;
    Keeper keeper_;
    std::optional<Beside> beside_;
    Seat viewer_ = 1;
    std::unique_ptr<const Observation> seen_;
    // Stands in the message line until the next key.
    std::string notice_;
    Role notice_role_ = Role::plain;
    // A turn has ended in a game with secrets: its player still looks, the next key lets the curtain fall.
    bool handing_over_ = false;
    bool warned_ = false; // that the game cannot be kept
};

// The keys of every game, for the help.
std::vector<Hint> shared_keys(const GameInfo& info, bool original_in_sight);

} // namespace pmk
