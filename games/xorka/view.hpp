// How Xorka looks: the field with a cursor and the cross that a press would draw, and the counters beside it.
#pragma once

#include "pmkgames/view.hpp"

#include <memory>

namespace pmk::xorka {

std::unique_ptr<View> make_view();

} // namespace pmk::xorka
