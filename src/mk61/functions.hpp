// The functions of the F prefix, by the machine's own algorithms: its arithmetic around one continued
// fraction.
#pragma once

#include "arithmetic.hpp"
#include "mk61/number.hpp"
#include "mk61/state.hpp"

namespace mk61 {

inline constexpr Number pi_number{0x031415926000};

Result natural_logarithm(Number x);
Result decimal_logarithm(Number x);
Result power_of_ten(Number x);
Result power_of_e(Number x);
// `x` to the power `y`.
Result power(Number y, Number x);

Result sine(Number x, Angle switch_position);
Result cosine(Number x, Angle switch_position);
Result tangent(Number x, Angle switch_position);
Result arc_sine(Number x, Angle switch_position);
Result arc_cosine(Number x, Angle switch_position);
Result arc_tangent(Number x, Angle switch_position);

} // namespace mk61
