// An original: the calculator with the listing of a game in it, played through its keys as a person would.
//
// An original is made ready by keys (registers, switch, start), gets each move text that the native match has
// accepted, and is read back from its indicator and registers. It never writes into the machine's memory
// after the start. Only built with PMK_MK61.
#pragma once

#include "mk61/listing.hpp"
#include "mk61/machine.hpp"
#include "pmkgames/game.hpp"
#include "pmkgames/json.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

// What a person reads off the calculator when it has stopped.
struct Reading {
    std::string display;            // as Match::display() writes it
    Json position = Json::object(); // the fields of Match::position() that the registers tell
    Outcome::Kind outcome = Outcome::Kind::running;
    Seat winner = 0; // for `won`
};

// One executed instruction, for reports.
struct TracedStep {
    std::uint8_t address = 0;
    std::uint8_t code = 0;
    mk61::Number x; // X after it
};

class Original {
  public:
    // No listing of these games needs more instructions for one answer (measured: below 3,000).
    static constexpr std::uint64_t longest_answer = 100'000;

    virtual ~Original() = default;
    Original(const Original&) = delete;
    Original& operator=(const Original&) = delete;

    const mk61::Machine& machine() const { return machine_; }
    const mk61::Listing& listing() const { return listing_; }

    // What the native match must be started with beyond the settings the original was made with: squares
    // that the program has drawn itself.
    virtual Settings drawn_settings() const { return {}; }

    // Presses the keys of a move; the last one leaves the machine running. The machine must have stopped.
    virtual void press(std::string_view move) = 0;

    // Executes until the program stops, at most `limit` instructions; how many there were.
    std::uint64_t run(std::uint64_t limit = longest_answer);
    bool running() const { return machine_.state().status == mk61::Status::running; }

    // Reads the stopped machine.
    virtual Reading read() const = 0;

    // The match as the calculator has answered the last move: what `native`, which has played it too, does
    // not share with the reading becomes what is read. Null where what is read is no position of the game.
    // The machine must have stopped.
    virtual std::unique_ptr<Match> answered(const Match& native) const = 0;

    // Whether the native match ends when the listing says so; false where the native match goes by laws that
    // the listing does not know, so that ends are not compared.
    virtual bool judges_end() const { return true; }

    // What else a person can read and the position does not hold: the name of what the native match says
    // differently, or nothing.
    virtual std::string disagreement(const Match& native) const;

    // The instructions executed since the last press, and the last of all, oldest first.
    std::uint64_t instructions() const { return instructions_; }
    std::vector<TracedStep> last_steps() const;

  protected:
    // Loads the listing: program, switch and register presets, typed as the listing says.
    explicit Original(mk61::Listing listing);

    // Presses keys written as text: "25 x→П a", "В/О С/П". The text is ours and must be right.
    void type(std::string_view keys);

    // Before the start only: parameters that a document keeps in the program's text, positions that no
    // keys lead to.
    mk61::Machine& machine_before_start() { return machine_; }

    // The whole part, at most a thousand million either way.
    int whole_register(int index) const;

  private:
    static constexpr std::size_t traced = 20;

    mk61::Listing listing_;
    mk61::Machine machine_;
    std::uint64_t instructions_ = 0;
    std::array<TracedStep, traced> steps_{};
    std::uint64_t step_count_ = 0;
};

// What is known of a game's original.
struct OriginalKind {
    const char* game;         // the game's id
    const char* listing_text; // games/*/listing.mk61, built in
    // Checked settings as for Game::start; a sentence where the original cannot play them.
    Result<std::unique_ptr<Original>> (*make)(const CheckedSettings& settings, std::uint64_t seed,
                                              mk61::Listing listing);
    // The settings that hold what the start of the match may have drawn and the listing would draw
    // differently; nothing where the listing draws as the match does.
    Settings (*settings_of_start)(const Match& start) = nullptr;
};

// The original with its own listing, or with another listing of the same game. `settings` need not have been
// checked.
Result<std::unique_ptr<Original>> make_original(const OriginalKind& kind, const Game& game,
                                                const Settings& settings, std::uint64_t seed,
                                                const mk61::Listing* other_listing);

// The original of a game, or nullptr (games/originals.cpp).
const OriginalKind* find_original(std::string_view game_id);

} // namespace pmk
