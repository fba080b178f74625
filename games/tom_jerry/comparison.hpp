// Tom & Jerry, native against the listing.
#pragma once

#include "games/tom_jerry/rules.hpp"
#include "pmkgames/random_games.hpp"

#include <memory>

namespace pmk::tom_jerry {

extern const RandomPlay random_play;

using Rule = Turn (*)(Position&, Command);

// Every pair of squares, columns and the same square twice included, every jump counter, every digit and no
// digit, and the starts of 100,000 seed numbers. The positions are put into the registers; the command is
// keyed in. `rule` is what the listing is compared with.
std::unique_ptr<Comparison> everything(const mk61::Listing& listing, Rule rule = play);

} // namespace pmk::tom_jerry
