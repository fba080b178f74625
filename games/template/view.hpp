// How the template looks: a row of stones and the keys 1, 2, 3.
#pragma once

#include "pmkgames/view.hpp"

namespace pmk::template_game {

std::unique_ptr<View> make_view();

} // namespace pmk::template_game
