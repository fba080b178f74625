// Keys as they come: prefixes, registers and addresses, in automatic and in program mode.
#pragma once

#include "mk61/keyboard.hpp"
#include "mk61/state.hpp"

namespace mk61 {

void press(State& state, Key key);

} // namespace mk61
