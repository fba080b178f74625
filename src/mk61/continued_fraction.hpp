// The one series behind every function of the machine.
#pragma once

#include "arithmetic.hpp"
#include "mk61/number.hpp"

namespace mk61 {

// What the ten levels of the fraction approximate, for a positive argument u.
enum class Fraction {
    artanh, // 1 / artanh(1/u)
    arctg,  // 1 / arctg(1/u)
    cotg,   // cotg(1/u)
    coth,   // coth(1/u)
};

// Fails where a division by digits above 9 does.
Number continued_fraction(Chain& chain, Number u, Fraction kind);

} // namespace mk61
