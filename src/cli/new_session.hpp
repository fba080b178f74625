// Which game is meant, and how it starts: what `play`, `script` and `batch` have in common.
#pragma once

#include "cli/arguments.hpp"
#include "pmkgames/catalogue.hpp"
#include "pmkgames/session.hpp"

#include <istream>
#include <ostream>

namespace pmk::cli {

// The game, or a sentence naming those there are.
Result<const CatalogueEntry*> game_named(std::string_view id);

// --seed, --preset, --set and --load.
std::span<const Option> start_options();

struct NewSession {
    Session session;
    bool seed_was_drawn = false;
};

// The session that the options ask for. A seed that is not given is drawn. Throws CannotRun where the file
// of --load cannot be read; `-` is standard input.
Result<NewSession> new_session(const CatalogueEntry& entry, const Arguments& arguments, std::istream& in,
                               std::ostream& out);

// The seat, or a sentence saying which the game has.
Result<Seat> seat_of(const GameInfo& info, std::string_view text);

} // namespace pmk::cli
