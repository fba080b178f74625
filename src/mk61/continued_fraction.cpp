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

} // namespace

Number continued_fraction(Number u, Fraction kind) {
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
