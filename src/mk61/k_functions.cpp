#include "k_functions.hpp"

#include <algorithm>

#include "digits.hpp"

namespace mk61 {
namespace {

using digits::Vector;

constexpr std::int64_t eight_digits = 100'000'000;

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
    std::int64_t digits;
    int exponent;

    std::int64_t behind(int place) const {
        const int cut = 7 - exponent - place;
        return cut <= 0 ? 0 : cut >= 8 ? digits : digits % power(cut);
    }
    std::int64_t decimal(int place) const {
        const int cut = 7 - exponent - place;
        return cut >= 1 && cut <= 7 ? digits / power(cut) % 10 : 0;
    }
    static std::int64_t power(int exponent) {
        std::int64_t value = 1;
        for (int i = 0; i < exponent; ++i)
            value *= 10;
        return value;
    }
};

Number angular_number(const Angular& a, Number x) {
    return Number::of(x.sign(), digits::from_integer(static_cast<std::uint32_t>(a.digits)),
                      exponent_digits(a.exponent));
}

Result from_sexagesimal(Number x, bool with_seconds, std::uint32_t& seed, std::uint32_t other) {
    Angular a{digits::to_integer(x.mantissa()), exponent_value(x.exponent())};
    if (x.is_zero()) {
        seed = 0;
        return {zero_with_sign(a.exponent >= 7 ? x.sign() : 0)};
    }
    const bool large = a.exponent >= 7;
    for (int place = with_seconds ? 2 : 0; place >= 0; place -= 2) {
        seed = digits::from_integer(static_cast<std::uint32_t>(a.digits));
        if (a.decimal(place + 1) >= 6) return domain_error;
        a.digits += 2 * (a.behind(place) / 3);
        if (a.digits < eight_digits) continue;
        if (x.sign() != 0 && a.digits == eight_digits) {
            if (place == 2) seed = 0;
            return {Number{}};
        }
        a.digits = (a.digits + 5) / 10;
        ++a.exponent;
    }
    if (large) seed = other;
    return {angular_number(a, x)};
}

Number to_sexagesimal(Number x, bool with_seconds) {
    if (x.is_zero()) return {};
    Angular a{digits::to_integer(x.mantissa()), exponent_value(x.exponent())};
    a.digits -= (4 * a.behind(0) + 5) / 10;
    if (with_seconds) a.digits -= (4 * a.behind(2) + 5) / 10;
    return angular_number(a, x);
}

Number random_number(Number y, Number x, std::uint32_t& seed) {
    const std::int64_t other = digits::to_integer(y.mantissa());
    const std::int64_t own = digits::to_integer(x.mantissa());
    const std::int64_t mixed = (own / 10 * 10 + 7 + other) % eight_digits;
    const std::int64_t third =
        (mixed * 1'000'000 + 212'201 + other + digits::to_integer(seed)) % eight_digits / 3;
    // The first digit goes behind the last, the second is lost.
    const auto places = digits::from_integer(static_cast<std::uint32_t>(third));
    const Number result = normalized(Number::of(0, (places << 8) | (places >> 28 << 4), 0x999));
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
