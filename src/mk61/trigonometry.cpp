#include <cstdint>

#include "continued_fraction.hpp"
#include "digits.hpp"
#include "functions.hpp"

namespace mk61 {
namespace {

// Degrees and grads are counted in tens of degrees; this many of them are one radian.
constexpr Number per_radian{0x057295780000};
constexpr Number nine{0x090000000000};
constexpr Number degrees_per_grad{0x090000000999};

constexpr std::int64_t unit = 10'000'000;

Number magnitude_of(Number n) {
    return Number::of(0, n.mantissa(), n.exponent());
}
Number negated_if(bool negative, Number n) {
    return negative ? Number::of(9 - n.sign(), n.mantissa(), n.exponent()) : n;
}

// An angle split into quarter turns and a rest between half a quarter turn below and above.
struct Reduced {
    int quarter = 0;            // modulo 4
    bool rest_negative = false; // the sign of the rest
    Number rest;                // its magnitude in radians
    Result::Verdict verdict = Result::Verdict::done;
};

Number in_radians(Number rest, Angle unit_of_angle) {
    return unit_of_angle == Angle::radian ? rest : divide(rest, per_radian).value;
}

Reduced reduced(Number x, Angle unit_of_angle) {
    const bool radian = unit_of_angle == Angle::radian;
    Number scaled = magnitude_of(x);
    if (unit_of_angle == Angle::grad) scaled = multiply(scaled, degrees_per_grad);
    if (scaled.is_zero()) return {};
    const int exponent = exponent_value(scaled.exponent()) - (radian ? 0 : 1);
    if (exponent_value(x.exponent()) >= 10) return {0, false, {}, Result::Verdict::error};
    scaled = Number::of(0, scaled.mantissa(), exponent_digits(exponent));

    const std::int64_t quarter_turn = radian ? 15'707'963 : 9 * unit;
    const std::int64_t limit = radian ? unit : 5 * unit;
    std::int64_t rest = digits::to_integer(scaled.mantissa());
    if (exponent < 0 || (exponent == 0 && rest < limit)) return {0, false, in_radians(scaled, unit_of_angle)};

    std::int64_t quarters = 0;
    do {
        rest -= quarter_turn;
        ++quarters;
    } while (rest >= limit);
    for (int i = 0; i < exponent; ++i) {
        rest *= 10;
        quarters *= 10;
        if (rest >= unit) {
            do {
                rest -= quarter_turn;
                ++quarters;
            } while (rest >= limit);
        } else if (rest < -unit) {
            do {
                rest += quarter_turn;
                --quarters;
            } while (rest < -limit);
        }
    }
    if (rest >= limit) {
        rest -= quarter_turn;
        ++quarters;
    }
    if (rest < -limit) {
        rest += quarter_turn;
        --quarters;
    }
    const bool negative = rest < 0;
    const auto digits_of_rest = digits::from_integer(static_cast<std::uint32_t>(negative ? -rest : rest));
    const Number result = normalized(Number::of(0, digits_of_rest, 0));
    return {static_cast<int>(quarters & 3), negative, in_radians(result, unit_of_angle)};
}

// cotg of a rest that is not zero.
Number cotangent(Number rest) {
    return continued_fraction(divide(one, rest).value, Fraction::cotg);
}

// At least one: unlike the root key, the exponent of this root is never taken for a negative one.
Number hypotenuse(Number cotg) {
    const Number root = square_root(sum(multiply(cotg, cotg), one)).value;
    return Number::of(0, root.mantissa(), root.exponent() & 0xFF);
}

Number sine_of_rest(const Reduced& angle) {
    if (angle.rest.is_zero()) return {};
    return negated_if(angle.rest_negative, divide(one, hypotenuse(cotangent(angle.rest))).value);
}

Number cosine_of_rest(const Reduced& angle) {
    if (angle.rest.is_zero()) return one;
    const Number cotg = cotangent(angle.rest);
    return divide(cotg, hypotenuse(cotg)).value;
}

// The result of an arc function: sign * (quarters * quarter turn + sense * angle).
Number composed(Number angle, Angle unit_of_angle, int quarters, bool subtracted, bool negative) {
    const std::int64_t quarter_turn = unit_of_angle == Angle::radian   ? 15'707'963
                                      : unit_of_angle == Angle::degree ? 9 * unit
                                                                       : 10 * unit;
    const bool radian = unit_of_angle == Angle::radian;
    if (quarters == 0 && !subtracted && !negative) {
        return radian ? angle : Number::of(0, angle.mantissa(), exponent_sum(angle.exponent(), 1));
    }
    std::int64_t value = digits::to_integer(angle.mantissa());
    bool cut = false;
    for (int exponent = exponent_value(angle.exponent()); exponent < 0 && value != 0; ++exponent) {
        cut = cut || value % 10 != 0;
        value /= 10;
    }
    // Shifted as a complement, so that a negative angle is rounded away from zero.
    if (subtracted != negative)
        value = -(value + (cut ? 1 : 0));
    else if (subtracted && exponent_value(angle.exponent()) < -8)
        value = -1;
    value += negative ? -quarters * quarter_turn : quarters * quarter_turn;

    const bool below_zero = value < 0;
    if (below_zero) value = -value;
    int exponent = radian ? 0 : 1;
    if (value >= 10 * unit) {
        value = (value + 5) / 10;
        ++exponent;
    }
    const auto mantissa = digits::from_integer(static_cast<std::uint32_t>(value));
    if (mantissa == 0) return Number::of(0, 0, radian ? 0 : 1);
    return normalized(Number::of(below_zero ? 9 : 0, mantissa, exponent_digits(exponent)));
}

// arctg t in the unit of the switch, in tens for degrees and grads; for t >= 1 the complement arctg 1/t.
Number acute_arc(Number t, bool complement, Angle unit_of_angle) {
    const Number u = complement ? t : divide(one, t).value;
    Number angle = divide(one, continued_fraction(u, Fraction::arctg)).value;
    if (unit_of_angle == Angle::grad) {
        angle = divide(angle, nine).value;
        angle = Number::of(0, angle.mantissa(), exponent_sum(angle.exponent(), 1));
    }
    return unit_of_angle == Angle::radian ? angle : multiply(angle, per_radian);
}

bool is_at_least_one(Number t) {
    return !t.is_zero() && exponent_value(t.exponent()) >= 0;
}

// The common part of arcsin and arccos: t = |x| / sqrt(1 - x²).
struct Tangent {
    Number value;
    bool infinite = false;
    Result::Verdict verdict = Result::Verdict::done;
};

Tangent tangent_of_arc(Number x) {
    const Number rest = difference(one, multiply(x, x));
    if (rest.sign() != 0) return {{}, false, Result::Verdict::error};
    if (rest.is_zero()) return {{}, true};
    const Result t = divide(magnitude_of(x), square_root(rest).value);
    return {t.value, false, t.verdict};
}

} // namespace

Result sine(Number x, Angle unit_of_angle) {
    const Reduced angle = reduced(x, unit_of_angle);
    if (angle.verdict != Result::Verdict::done) return {{}, angle.verdict};
    const bool odd = angle.quarter & 1;
    const Number value = odd ? cosine_of_rest(angle) : sine_of_rest(angle);
    const bool negative = angle.quarter >= 2;
    return {value.is_zero() ? Number{} : negated_if(negative != (x.sign() != 0), value)};
}

Result cosine(Number x, Angle unit_of_angle) {
    const Reduced angle = reduced(x, unit_of_angle);
    if (angle.verdict != Result::Verdict::done) return {{}, angle.verdict};
    const bool odd = angle.quarter & 1;
    const Number value = odd ? sine_of_rest(angle) : cosine_of_rest(angle);
    const bool negative = angle.quarter == 1 || angle.quarter == 2;
    return {value.is_zero() ? Number{} : negated_if(negative, value)};
}

Result tangent(Number x, Angle unit_of_angle) {
    const Reduced angle = reduced(x, unit_of_angle);
    if (angle.verdict != Result::Verdict::done) return {{}, angle.verdict};
    const bool odd = angle.quarter & 1;
    if (angle.rest.is_zero()) return odd ? domain_error : Result{Number::of(x.sign(), 0, 0)};
    const Number cotg = cotangent(angle.rest);
    const bool negative = angle.rest_negative != odd;
    return {negated_if(negative != (x.sign() != 0), odd ? cotg : divide(one, cotg).value)};
}

Result arc_tangent(Number x, Angle unit_of_angle) {
    const bool negative = x.sign() != 0;
    const Number t = magnitude_of(x);
    if (t.is_zero()) return {composed({}, unit_of_angle, 0, false, false)};
    if (t.digit(1) == 0) return domain_error;
    const bool complement = is_at_least_one(t);
    const Number angle = acute_arc(t, complement, unit_of_angle);
    return {composed(angle, unit_of_angle, complement ? 1 : 0, complement, negative)};
}

Result arc_sine(Number x, Angle unit_of_angle) {
    const Tangent t = tangent_of_arc(x);
    if (t.verdict != Result::Verdict::done) return {{}, t.verdict};
    const bool negative = x.sign() != 0 && !x.is_zero();
    if (t.infinite) return {composed({}, unit_of_angle, 1, true, negative)};
    if (t.value.is_zero()) return {composed({}, unit_of_angle, 0, false, false)};
    const bool complement = is_at_least_one(t.value);
    const Number angle = acute_arc(t.value, complement, unit_of_angle);
    return {composed(angle, unit_of_angle, complement ? 1 : 0, complement, negative)};
}

Result arc_cosine(Number x, Angle unit_of_angle) {
    const Tangent t = tangent_of_arc(x);
    if (t.verdict != Result::Verdict::done) return {{}, t.verdict};
    const bool negative = x.sign() != 0 && !x.is_zero();
    if (t.infinite) return {composed({}, unit_of_angle, negative ? 2 : 0, negative, false)};
    if (t.value.is_zero()) return {composed({}, unit_of_angle, 1, true, false)};
    const bool near = is_at_least_one(t.value);
    const Number angle = acute_arc(t.value, near, unit_of_angle);
    if (negative) return {composed(angle, unit_of_angle, near ? 2 : 1, near, false)};
    return {composed(angle, unit_of_angle, near ? 0 : 1, !near, false)};
}

} // namespace mk61
