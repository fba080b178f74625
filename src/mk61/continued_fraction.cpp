#include "continued_fraction.hpp"

#include <cstdint>

#include "arithmetic.hpp"
#include "digits.hpp"

namespace mk61 {
namespace {

constexpr std::int64_t eight_digits = 100'000'000;

std::int64_t power_of_ten(int exponent) {
    std::int64_t power = 1;
    for (; exponent > 0; --exponent)
        power *= 10;
    return power;
}

using digits::Vector;
constexpr int width = digits::mantissa_width;

digits::Sum sum_of(Vector a, Vector b) {
    return digits::corrected_sum<width>(digits::add_apart(a, digits::repeat(6, width)) & digits::mask(width),
                                        b, 0);
}

// The same for an argument with digits above 9, which only arctg can have. Each level is n times the doubled
// argument and the correction, less the argument, on nine digits and a count of their carries.
Number arctg_by_digits(Chain& chain, Number u) {
    const int exponent = static_cast<int>(digits::to_integer(u.exponent() & 0xFF));
    const Vector argument = u.mantissa();
    Vector correction = 0;
    for (int n = 10;; --n) {
        const digits::Sum once = sum_of(argument, correction);
        const digits::Sum twice = sum_of(argument, once.digits);
        Vector level = digits::complement(argument);
        int carries = -1;
        for (int i = 0; i < n; ++i) {
            const digits::Sum sum = sum_of(twice.digits, level);
            level = sum.digits;
            carries += once.carry + twice.carry + sum.carry;
        }
        if (carries > 0) level |= static_cast<Vector>(carries) << (4 * width);
        if (n == 1) {
            const bool long_one = carries > 0;
            return finished(long_one ? level >> 4 : level, exponent_sum(u.exponent(), long_one ? 1 : 0), 0);
        }
        int scale = 14 - 2 * exponent;
        while (level >> 32 != 0) {
            level >>= 4;
            --scale;
        }
        correction = 0;
        if (scale < 0) continue;
        if (level >> 28 == 0) {
            chain.fail();
            return {};
        }
        const Quotient quotient = quotient_digits(static_cast<Vector>(n - 1) << 28, level);
        if (!quotient.ended) {
            chain.fail();
            return {};
        }
        const int shift = 4 * (quotient.exponent - 14 + scale);
        if (shift > -4 * width) {
            correction =
                shift < 0 ? quotient.digits >> -shift : quotient.digits << shift & digits::mask(width);
        }
    }
}

} // namespace

Number continued_fraction(Chain& chain, Number u, Fraction kind) {
    if (kind == Fraction::arctg && !digits::all_decimal(u.mantissa())) return arctg_by_digits(chain, u);
    const bool inverse = kind == Fraction::artanh || kind == Fraction::arctg;
    const bool subtracted = kind == Fraction::artanh || kind == Fraction::cotg;
    // The hundreds of the exponent take no part: a tiny angle is far beyond 10^99.
    const int exponent = static_cast<int>(digits::to_integer(u.exponent() & 0xFF));
    const std::int64_t argument = digits::to_integer(u.mantissa());

    // In units of the argument's last digit: the level, and what the level below adds to it.
    std::int64_t level = 0;
    std::int64_t correction = 0;
    for (int n = 10; n >= 1; --n) {
        level = inverse ? n * (2 * argument + correction) - argument : (2 * n - 1) * argument + correction;
        if (n == 1) break;
        int cut = 0;
        while (level >= eight_digits) {
            level /= 10;
            ++cut;
        }
        int scale = 14 - 2 * exponent - cut;
        if (exponent == 7 && !inverse) {
            // The shift counter runs through zero here: two digits cut give a shift by a whole turn, fewer
            // leave the correction of the level before in the register, without its sign.
            if (cut < 2) {
                correction = ((correction % eight_digits) + eight_digits) % eight_digits;
                continue;
            }
            scale += 16;
        }
        const std::int64_t numerator = inverse ? n - 1 : 1;
        correction = scale < 0 || scale > 16 || level <= 0 ? 0 : numerator * power_of_ten(scale) / level;
        if (subtracted) correction = -correction;
    }
    int shift = 0;
    while (level >= 10 * eight_digits) {
        level /= 10;
        ++shift;
    }
    if (level >= eight_digits) {
        level = (level + 5) / 10;
        ++shift;
    }
    if (level <= 0) return {};
    return normalized(Number::of(0, digits::from_integer(static_cast<std::uint32_t>(level)),
                                 exponent_sum(u.exponent(), exponent_digits(shift))));
}

} // namespace mk61
