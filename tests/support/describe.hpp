// Everything that can be asked of a match as one text, so that matches can be compared and differences read.
#pragma once

#include "pmkgames/game.hpp"

#include <string>

namespace pmk::test {

std::string describe(const Match& match, int seats);

} // namespace pmk::test
