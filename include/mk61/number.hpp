// A number as it lies in the machine: twelve 4-bit digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mk61 {

// sign, D1 ... D8, e2 e1 e0, from the highest to the lowest of twelve nibbles.
//
// The sign digit is 0 for plus and 9 for minus; D1 is the digit before the point; the exponent is the power
// of ten of D1 modulo 1000, a negative one in ten's complement (-2 is 998). The digits may be anything from 0
// to F and D1 may be 0: recalled, computed and unnormalised numbers all have this form. Two numbers are equal
// if they lie in the machine alike, so 0:01000000:001 and 0:10000000:000 differ.
struct Number {
    std::uint64_t nibbles = 0;

    friend constexpr bool operator==(Number, Number) = default;

    static constexpr Number of(std::uint32_t sign, std::uint32_t mantissa, std::uint32_t exponent) {
        return {std::uint64_t{sign & 15} << 44 | std::uint64_t{mantissa} << 12 | (exponent & 0xFFF)};
    }

    constexpr std::uint32_t sign() const { return static_cast<std::uint32_t>(nibbles >> 44) & 15; }
    // D1 in the highest nibble.
    constexpr std::uint32_t mantissa() const { return static_cast<std::uint32_t>(nibbles >> 12); }
    // e2 e1 e0 as three nibbles.
    constexpr std::uint32_t exponent() const { return static_cast<std::uint32_t>(nibbles) & 0xFFF; }

    // The digit D1 ... D8.
    constexpr std::uint32_t digit(int place) const { return mantissa() >> (4 * (8 - place)) & 15; }

    // All eight digits are 0, whatever sign and exponent say.
    constexpr bool is_zero() const { return mantissa() == 0; }
    // As the conditional jumps see it: the sign digits 4 and 5 are both negative and not negative.
    constexpr bool is_negative() const { return sign() >= 4; }
    constexpr bool is_not_negative() const { return sign() < 6; }

    // No digit of mantissa and exponent is A ... F, the sign is 0 or 9.
    constexpr bool is_decimal() const {
        return (nibbles & (nibbles << 1 | nibbles << 2) & 0x888888888888) == 0 &&
               (sign() == 0 || sign() == 9);
    }

    // Twelve hex digits, upper case: "010000000998" is 0.01.
    std::string to_hex() const;
    static std::optional<Number> from_hex(std::string_view text);

    // The normalised number nearest to `value`; magnitudes that do not fit give zero or 9.9999999e99.
    static Number from_double(double value);
    // The value of the digits; A ... F count 10 ... 15. Exponents 100 ... 899 count as they stand, as
    // positive.
    double to_double() const;
};

} // namespace mk61
