// Native and original side by side: every move goes to both, and what can be read off both is compared.
#pragma once

#include "pmkgames/original.hpp"
#include "pmkgames/session.hpp"

#include <memory>
#include <optional>
#include <string>

namespace pmk {

// The first difference, as a report of several lines: the move, both displays, both positions, registers,
// stack, program counter and the last instructions.
struct Difference {
    std::string field; // "display", a name of Match::position(), or drawn_squares
    std::string report;
};

// The field that differs where the game cannot start on the squares that the listing has drawn.
inline constexpr const char* drawn_squares = "squares";

// A difference in that field, with the report of how `native` and the original stand after `move` (null: at
// the start), and why they differ where that is known.
Difference difference_in(std::string field, const Match& native, const Original& original,
                         const std::string* move, const std::string& why = {});

// What `native` and the stopped `original` show differently after `move` (null: at the start). Compared are
// the displays and every field of the position that the original's registers tell.
std::optional<Difference> compare(const Match& native, const Original& original, const std::string* move);

// An original that follows a session of the same game.
class Lockstep {
  public:
    // The original at its start. A sentence where it cannot play these settings.
    static Result<Lockstep> start(const OriginalKind& kind, const Game& game, const Settings& settings,
                                  std::uint64_t seed, const mk61::Listing* other_listing);

    // The settings that the session must be started with: those given, and what the listing has drawn.
    const Settings& settings() const { return settings_; }

    // The same game from its start, on the squares that the listing has drawn. Only before the first follow;
    // a sentence where the game cannot start so.
    Result<Session> start_with_drawn(const Session& session) const;

    const Original& original() const { return *original_; }
    // For a calculator that is watched: executes at most `limit` instructions; how many there were.
    std::uint64_t run(std::uint64_t limit) { return original_->run(limit); }
    bool running() const { return original_->running(); }

    // Brings the original to the moves of the session. One move more is pressed and leaves the machine
    // running, after an answer still in hand has been run to its end and compared; anything else (undo,
    // restart, a loaded game) starts the original anew and plays all moves.
    void follow(const Session& session);

    // Runs to the end of the answer and compares. The session must be the one followed last.
    void settle(const Session& session);

    // The first difference that settle has found; a calculator that differs follows no further.
    const std::optional<Difference>& difference() const { return difference_; }

  private:
    Lockstep(const OriginalKind& kind, const Game& game, Settings settings, std::uint64_t seed,
             std::optional<mk61::Listing> other_listing, std::unique_ptr<Original> original);

    const OriginalKind* kind_;
    const Game* game_;
    Settings settings_;
    std::uint64_t seed_;
    std::optional<mk61::Listing> other_listing_;
    std::unique_ptr<Original> original_;
    std::vector<std::string> played_;
    std::optional<Difference> difference_;
};

} // namespace pmk
