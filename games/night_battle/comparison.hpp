// Night Battle, native against the listing.
#pragma once

#include "pmkgames/random_games.hpp"

namespace pmk::night_battle {

// Whole battles with random parameters. All shots and sailings can be typed, those off the field too.
extern const RandomPlay random_play;

} // namespace pmk::night_battle
