// arcsin, arccos, arctg: the arctangent of a number up to one by the continued fraction, and what completes
// it.
#include <cstdint>

#include "continued_fraction.hpp"
#include "digits.hpp"
#include "functions.hpp"

namespace mk61 {
namespace {

// Degrees and grads are counted in tens; this many tens of degrees are one radian.
constexpr Number tens_per_radian{0x057295780000};
constexpr Number nine{0x090000000000};

constexpr std::int64_t unit = 10'000'000;

std::int64_t quarter_turn(Angle switch_position) {
    switch (switch_position) {
    case Angle::radian:
        return 15'707'963;
    case Angle::degree:
        return 9 * unit;
    case Angle::grad:
        break;
    }
    return 10 * unit;
}

// quarters * quarter turn + angle, or - angle; with `negative` the whole of it negated.
struct Composition {
    int quarters;
    bool subtracted;
    bool negative;
};

// Angles are magnitudes in units of 10^-7, shifted right as complements when they are negative, so that those
// are rounded away from zero.
std::int64_t in_units(Number angle, bool counts_negative, bool subtracted) {
    std::int64_t value = digits::to_integer(angle.mantissa());
    bool cut = false;
    int exponent = exponent_value(angle.exponent());
    if (!counts_negative && subtracted && exponent < -8) return -1;
    for (; exponent < 0 && value != 0; ++exponent) {
        cut = cut || value % 10 != 0;
        value /= 10;
    }
    return counts_negative ? -(value + (cut ? 1 : 0)) : value;
}

Number composed(Number angle, Angle switch_position, Composition parts) {
    const bool radian = switch_position == Angle::radian;
    if (parts.quarters == 0 && !parts.subtracted && !parts.negative) {
        return radian ? angle : Number::of(0, angle.mantissa(), exponent_sum(angle.exponent(), 1));
    }
    const std::int64_t turns = parts.quarters * quarter_turn(switch_position);
    std::int64_t value = in_units(angle, parts.subtracted != parts.negative, parts.subtracted);
    value += parts.negative ? -turns : turns;

    const bool below_zero = value < 0;
    if (below_zero) value = -value;
    int exponent = radian ? 0 : 1;
    if (value == 0) return Number::of(0, 0, exponent_digits(exponent));
    if (value >= 10 * unit) {
        value = (value + 5) / 10;
        ++exponent;
    }
    const auto mantissa = digits::from_integer(static_cast<std::uint32_t>(value));
    return normalized(Number::of(below_zero ? 9 : 0, mantissa, exponent_digits(exponent)));
}

bool is_at_least_one(Number t) {
    return !t.is_zero() && exponent_value(t.exponent()) >= 0;
}

// arctg t, or arctg 1/t for t >= 1, in radians or in tens of the unit of the switch.
Number acute_arc(Chain& chain, Number t, Angle switch_position) {
    const Number u = is_at_least_one(t) ? t : chain.quotient(one, t);
    Number angle = chain.quotient(one, continued_fraction(chain, u, Fraction::arctg));
    if (switch_position == Angle::grad) {
        angle = chain.quotient(angle, nine);
        angle = Number::of(0, angle.mantissa(), exponent_sum(angle.exponent(), 1));
    }
    return switch_position == Angle::radian ? angle : multiply(angle, tens_per_radian);
}

// |x| / sqrt(1 - x²), which is infinite for x = 1 and -1.
struct Tangent {
    Number value;
    bool infinite = false;
};

Tangent tangent_of_arc(Chain& chain, Number x) {
    const Number rest = Chain::difference(one, multiply(x, x));
    if (rest.is_zero()) return {{}, true};
    return {chain.quotient(Number::of(0, x.mantissa(), x.exponent()), chain.root(rest)), false};
}

} // namespace

Result arc_tangent(Number x, Angle switch_position) {
    const Number t = Number::of(0, x.mantissa(), x.exponent());
    if (t.is_zero()) return {composed({}, switch_position, {0, false, false})};
    if (t.digit(1) == 0) return domain_error;
    Chain chain;
    const bool steep = is_at_least_one(t);
    const Number angle = acute_arc(chain, t, switch_position);
    return chain.result(composed(angle, switch_position, {steep ? 1 : 0, steep, x.sign() != 0}));
}

Result arc_sine(Number x, Angle switch_position) {
    Chain chain;
    const Tangent t = tangent_of_arc(chain, x);
    const bool negative = x.sign() != 0 && !x.is_zero();
    if (t.infinite) return {composed({}, switch_position, {1, true, negative})};
    if (!chain.ok()) return chain.result({});
    if (t.value.is_zero()) return {composed({}, switch_position, {0, false, false})};
    const bool steep = is_at_least_one(t.value);
    const Number angle = acute_arc(chain, t.value, switch_position);
    return chain.result(composed(angle, switch_position, {steep ? 1 : 0, steep, negative}));
}

Result arc_cosine(Number x, Angle switch_position) {
    Chain chain;
    const Tangent t = tangent_of_arc(chain, x);
    const bool negative = x.sign() != 0 && !x.is_zero();
    if (t.infinite) return {composed({}, switch_position, {negative ? 2 : 0, negative, false})};
    if (!chain.ok()) return chain.result({});
    if (t.value.is_zero()) return {composed({}, switch_position, {1, true, false})};
    const bool steep = is_at_least_one(t.value);
    const Number angle = acute_arc(chain, t.value, switch_position);
    if (negative) return chain.result(composed(angle, switch_position, {steep ? 2 : 1, steep, false}));
    return chain.result(composed(angle, switch_position, {steep ? 0 : 1, !steep, false}));
}

} // namespace mk61
