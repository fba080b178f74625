// The display register X2: synchronisation with X, and the entry of numbers into it.
#pragma once

#include "arithmetic.hpp"
#include "mk61/state.hpp"

namespace mk61 {

// All of these return false if the machine has stopped: with a message, or for good.

// X2 := X and X normalised. An exponent of 100 ... 899 does something else instead.
bool sync_out_of_range(State& state);
inline bool sync(State& state) {
    const std::uint32_t exponent = state.x.exponent();
    if (exponent >= 0x100 && exponent <= 0x900) [[unlikely]]
        return sync_out_of_range(state);
    Entry& entry = state.entry;
    entry.x2 = state.x;
    entry.leading = static_cast<std::uint8_t>(state.x.digit(1));
    entry.digits = 0;
    entry.point = false;
    entry.in_exponent = false;
    entry.shown_digits = 0;
    entry.refused_point = false;
    state.x = normalized(state.x);
    state.glass = Glass::number;
    return true;
}

bool enter_digit(State& state, std::uint8_t digit);
bool enter_point(State& state);
bool enter_sign(State& state);
bool enter_exponent(State& state);

void lift(State& state);

// ЕГГ0Г: the machine stops. What else the error does is up to the caller.
void stop_with_error(State& state);

} // namespace mk61
