// A number that begins with F. The registers lie in a ring, and a digit F in the place of D1 is what marks
// its beginning: such a number in X is taken for the mark, and every register behind it for the one before.
// What comes of it depends on the phase of the ring; only what does not is here.
#pragma once

#include "mk61/opcodes.hpp"
#include "mk61/state.hpp"

namespace mk61 {

inline bool begins_with_f(Number n) {
    return n.digit(1) == 15;
}

// X has been recalled and begins with F.
void recalled_with_f(State& state);

// Carries out `code` on such an X; false if it works as on any other number.
bool execute_with_f(State& state, std::uint8_t code);

} // namespace mk61
