// How Night Battle looks to one seat: the sea with the cursor, the chart of where the enemy can be, and the
// answers in words. It paints what the observation of that seat holds and nothing else; the curtain between
// the seats belongs to the game screen.
#pragma once

#include "pmkgames/view.hpp"

#include <memory>

namespace pmk::night_battle {

std::unique_ptr<View> make_view();

} // namespace pmk::night_battle
