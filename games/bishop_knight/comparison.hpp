// Mate with bishop and knight, native against the listing.
#pragma once

#include "games/bishop_knight/rules.hpp"
#include "pmkgames/random_games.hpp"

#include <memory>

namespace pmk::bishop_knight {

extern const RandomPlay random_play;

using Rule = Reply (*)(Position&);

// The replies to all 64^4 placements, pieces on top of each other included, in both orders. The start and
// the move of the white king are keyed in; knight, bishop and order are put into the registers. `rule` is
// what the listing is compared with.
std::unique_ptr<Comparison> everything(const mk61::Listing& listing, Rule rule = reply);

} // namespace pmk::bishop_knight
