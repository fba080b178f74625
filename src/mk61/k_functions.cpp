#include "k_functions.hpp"

#include <algorithm>

#include "digits.hpp"

namespace mk61 {
namespace {

using digits::Vector;

Number zero_with_sign(std::uint32_t sign) {
    return Number::of(sign, 0, 0);
}

// The place of the point as the К functions see it: they ignore e2 unless it is 9.
int point_place(Number x) {
    const std::uint32_t exponent = x.exponent();
    return exponent >= 0x900 ? exponent_value(exponent)
                             : static_cast<int>(digits::to_integer(exponent & 0xFF));
}

// The digits behind the point, in their places; the point stands behind D(place + 1), 0 <= place <= 6.
std::uint32_t fraction_digits(Number x, int place) {
    return x.mantissa() & (0xFFFFFFFF >> (4 * (place + 1)));
}

Number whole_part(Number x, std::uint32_t& seed) {
    const int place = point_place(x);
    seed = x.mantissa();
    if (x.is_zero()) return zero_with_sign(place >= 7 ? x.sign() : 0);
    if (place < 0) return {};
    if (place >= 7) return x;
    const std::uint32_t fraction = fraction_digits(x, place);
    // The fraction is taken away by the adder; only negative numbers with digits above 9 notice.
    Vector v = x.sign() == 0 ? digits::add(digits::complement(fraction), x.mantissa())
                             : digits::add(fraction, digits::complement(x.mantissa()));
    const bool negative = v >> 32 == 9;
    if (negative) v = digits::complement(v);
    const auto mantissa = static_cast<std::uint32_t>(v);
    seed = mantissa;
    return normalized(Number::of(negative ? 9 : 0, mantissa, x.exponent()));
}

Number fraction_part(Number x, std::uint32_t& seed) {
    const int place = point_place(x);
    Number result;
    if (x.is_zero()) {
        result = zero_with_sign(place < 7 ? x.sign() : 0);
    } else if (place < 0) {
        result = normalized(x);
    } else if (place < 7) {
        const std::uint32_t fraction = fraction_digits(x, place);
        if (fraction == 0) {
            result = zero_with_sign(x.sign());
        } else {
            result = normalized(Number::of(x.sign(), fraction, x.exponent()));
            // The borrow out of the tens of the exponent is not a decimal one.
            const std::uint32_t hundreds = x.exponent() >> 8;
            if (hundreds != 0 && result.exponent() >> 8 != hundreds) {
                const bool clears = place == 0 || hundreds == 8;
                result = Number::of(result.sign(), result.mantissa(),
                                    (clears ? 0x000 : 0x900) | (result.exponent() & 0xFF));
            }
        }
    }
    seed = result.mantissa();
    return result;
}

Number larger_exponent(Number a, Number b) {
    const std::uint32_t difference = exponent_difference(a.exponent(), b.exponent());
    return difference <= 0x200 ? a : b;
}

// At least one of the two is a zero.
Number maximum_with_zero(Number y, Number x) {
    const bool x_odd = x.exponent() == 1;
    constexpr std::uint32_t stray_exponent = 0x901;
    if (y.is_zero() && y.sign() == 0) return {};
    if (x.is_zero() && x.sign() == 0 && !x_odd) return {};
    if (y.is_zero()) {
        if (!x.is_zero()) return Number::of(x.sign(), x.mantissa(), stray_exponent);
        return x.sign() == 0 ? Number{} : zero_with_sign(9);
    }
    if (x.sign() == 0) return y.sign() == 0 ? y : Number{};
    if (y.sign() == 0) return Number::of(0, y.mantissa(), stray_exponent);
    return x_odd ? zero_with_sign(9) : y;
}

Number maximum_of(Number y, Number x) {
    if (x.is_zero() || y.is_zero()) return maximum_with_zero(y, x);
    if (x.exponent() != y.exponent()) {
        if (x.sign() != y.sign()) return x.sign() == 0 ? x : y;
        const Number larger = larger_exponent(x, y);
        if (x.sign() == 0) return larger;
        return larger == x ? y : x;
    }
    const Vector a = x.sign() == 0 ? digits::complement(x.mantissa()) : Vector{x.mantissa()};
    const Vector b = y.sign() == 0 ? Vector{y.mantissa()} : digits::complement(y.mantissa());
    const Vector difference = digits::add(a, b);
    return difference >> 32 < 8 && difference != 0 ? y : x;
}

Number logic_result(std::uint32_t mantissa) {
    return Number::of(0, 0x80000000 | (mantissa & 0x0FFFFFFF), 0);
}

// Sexagesimal angles: fixed point on the eight digits as they lie in X, neither operand nor result is
// normalised.
struct Angular {
    Vector digits;
    int exponent;
    bool negative;

    // What stands behind the decimal `place`, in its places.
    Vector behind(int place) const {
        const int kept = 7 - exponent - place;
        return kept <= 0 ? 0 : kept >= digits::mantissa_width ? digits : digits & digits::mask(kept);
    }
    // One decimal; the machine does not look at the last of the eight digits.
    std::uint32_t decimal(int place) const {
        const int shift = 7 - exponent - place;
        return shift >= 1 && shift <= 7 ? static_cast<std::uint32_t>(digits >> (4 * shift)) & 15 : 0;
    }
};

Angular angular(Number x) {
    return {x.mantissa(), exponent_value(x.exponent()), x.sign() != 0};
}

Number angular_number(const Angular& a) {
    if (a.digits == 0) return {};
    return Number::of(a.negative ? 9 : 0, static_cast<std::uint32_t>(a.digits), exponent_digits(a.exponent));
}

// Two thirds more behind each place: minutes and seconds are 60 to what was 100.
Result from_sexagesimal(Number x, bool with_seconds, std::uint32_t& seed, std::uint32_t other) {
    constexpr Vector ten = 0x100000000;
    Angular a = angular(x);
    if (x.is_zero()) {
        seed = 0;
        return {zero_with_sign(a.exponent >= 7 ? x.sign() : 0)};
    }
    const bool large = a.exponent >= 7;
    for (int place = with_seconds ? 2 : 0; place >= 0; place -= 2) {
        seed = static_cast<std::uint32_t>(a.digits);
        if (a.decimal(place + 1) >= 6) return domain_error;
        const Vector third =
            digits::from_integer(digits::to_integer(static_cast<std::uint32_t>(a.behind(place))) / 3);
        const Vector twice = digits::add(third, third);
        if (!a.negative) {
            a.digits = digits::add(a.digits, twice);
        } else {
            a.digits =
                digits::complement(digits::add(digits::complement(a.digits), digits::complement(twice)));
        }
        if (a.digits < ten) continue;
        if (a.negative && a.digits == ten) {
            // Minus ten is minus zero with a borrow on nine digits.
            if (place == 2) seed = 0;
            return {Number{}};
        }
        // Not the rounding of the arithmetic: digits above 9 stay.
        const bool up = (a.digits & 15) >= 5;
        a.digits = up ? digits::add(1, a.digits >> 4) : a.digits >> 4;
        ++a.exponent;
    }
    if (large) seed = other;
    return {angular_number(a)};
}

// Four tenths less behind the `place`.
void shorten(Angular& a, int place) {
    const Vector twice = digits::add(a.behind(place), a.behind(place));
    const Vector tenths = digits::round(digits::add(twice, twice)) >> 4;
    const Vector v = a.negative ? digits::add(tenths, digits::complement(a.digits))
                                : digits::add(digits::complement(tenths), a.digits);
    a.negative = v >> 32 == 9;
    a.digits = a.negative ? digits::complement(v) : v;
}

Number to_sexagesimal(Number x, bool with_seconds) {
    if (x.is_zero()) return {};
    Angular a = angular(x);
    shorten(a, 0);
    if (with_seconds) shorten(a, 2);
    return angular_number(a);
}

// The last two digits of X and Y together lead a sum of Y, the seed and a constant; a third of it is the
// number, its first digit behind its last and its second lost.
Number random_number(Number y, Number x, std::uint32_t& seed) {
    constexpr Vector constant = 0x00212201;
    constexpr int width = 8;
    const Vector mixed = digits::add<width>((x.mantissa() & 0xFFFFFFF0) | 7, y.mantissa());
    Vector sum = digits::add<width>(constant, (mixed & 0xFF) << 24);
    sum = digits::add<width>(y.mantissa(), sum);
    sum = digits::add<width>(seed, sum);
    const std::uint32_t third = digits::from_integer(digits::to_integer(static_cast<std::uint32_t>(sum)) / 3);
    const Number result = normalized(Number::of(0, third << 8 | third >> 28 << 4, 0x999));
    seed = result.mantissa();
    return result;
}

// A negative number with leading zeros makes the chip deliver their count.
Number copied(Number y) {
    if (y.sign() == 0 || y.digit(1) != 0) return normalized(y);
    const int zeros = y.is_zero() ? 7 : digits::leading_zeros(y.mantissa(), 8);
    return Number::of(0, static_cast<std::uint32_t>(zeros), 1);
}

} // namespace

Result k_function(Operation op, Number y, Number x, std::uint32_t& seed) {
    const std::uint32_t other = y.mantissa();
    switch (op) {
    case Operation::from_minutes:
        return from_sexagesimal(x, false, seed, other);
    case Operation::from_seconds:
        return from_sexagesimal(x, true, seed, other);
    case Operation::to_minutes:
        return {to_sexagesimal(x, false)};
    case Operation::to_seconds:
        return {to_sexagesimal(x, true)};
    case Operation::whole:
        return {whole_part(x, seed)};
    case Operation::fraction:
        return {fraction_part(x, seed)};
    case Operation::random:
        return {random_number(y, x, seed)};
    case Operation::logic_xor:
        seed = seed << 4 | (other & 15);
        return {logic_result(x.mantissa() ^ other)};
    case Operation::copy_y:
        seed = normalized(y).mantissa();
        return {copied(y)};
    default:
        break;
    }
    seed = other;
    switch (op) {
    case Operation::magnitude:
        return {x.is_zero() ? Number{} : Number::of(0, x.mantissa(), x.exponent())};
    case Operation::sign:
        return {x.is_zero() ? Number{} : Number::of(x.sign(), 0x10000000, 0)};
    case Operation::maximum:
        return {maximum_of(y, x)};
    case Operation::logic_and:
        return {logic_result(x.mantissa() & other)};
    case Operation::logic_or:
        return {logic_result(x.mantissa() | other)};
    case Operation::invert:
        return {logic_result(~x.mantissa())};
    default:
        return domain_error;
    }
}

} // namespace mk61
