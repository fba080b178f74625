// How Tom & Jerry looks: the hall from above, and beside it what one asks oneself while running.
#pragma once

#include "pmkgames/view.hpp"

#include <memory>

namespace pmk::tom_jerry {

std::unique_ptr<View> make_view();

} // namespace pmk::tom_jerry
