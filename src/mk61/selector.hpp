// Registers that select: indirect operations and loop counters.
#pragma once

#include "arithmetic.hpp"
#include "digits.hpp"
#include "mk61/number.hpp"

namespace mk61 {

namespace detail {

// Sign digit above the eight digits: the nine digits that are counted.
constexpr digits::Vector counted(Number n) {
    return digits::Vector{n.mantissa()} | digits::Vector{n.sign()} << 32;
}
constexpr Number recounted(digits::Vector v, Number n) {
    return Number::of(static_cast<std::uint32_t>(v >> 32), static_cast<std::uint32_t>(v), n.exponent());
}

// The point behind the last digit: fractions are cut, the sign digit fills from the left. Exponents that end
// in 8 or 9 are left alone.
constexpr Number as_integer(Number n) {
    const std::uint32_t place = n.exponent() & 15;
    if (place >= 7) return n;
    const int shift = static_cast<int>(4 * (7 - place));
    const std::uint32_t fill = ~(0xFFFFFFFFU >> shift) & 0x11111111U * n.sign();
    return Number::of(n.sign(), n.mantissa() >> shift | fill, (n.exponent() & 0xFF0) | 7);
}

} // namespace detail

// Zeros become nines until a digit is found that can give one away.
constexpr Number counted_down(Number n) {
    const digits::Vector v = detail::counted(n);
    if (v == 0) return detail::recounted(0x999999999, n);
    const int zeros = std::countr_zero(v) / 4;
    const digits::Vector given = digits::Vector{1} << (4 * zeros);
    return detail::recounted(v - given + 9 * (given - 1) / 15, n);
}

constexpr Number counted_up(Number n) {
    return detail::recounted(digits::corrected_sum<9>(detail::counted(n), digits::repeat(6, 9), 1).digits, n);
}

// What an indirect operation leaves in the register `index`; its address is in the last two digits.
constexpr Number selected(Number n, int index) {
    n = detail::as_integer(n);
    if (index <= 3) return counted_down(n);
    if (index <= 6) return counted_up(n);
    return n;
}

constexpr std::uint8_t selected_address(Number selector) {
    return static_cast<std::uint8_t>(selector.mantissa() & 0xFF);
}

// The register that the last two digits name: 0-E; the digit F means R0; behind a digit that is not 0 the
// second one counts from Ra on.
constexpr int selected_register(Number selector) {
    const std::uint32_t low = selector.mantissa() & 15;
    const std::uint32_t index = (selector.mantissa() & 0xF0) == 0 ? low : (low + 10) & 15;
    return index == 15 ? 0 : static_cast<int>(index);
}

// Whether a loop ends with this counter, which then stays as it is.
constexpr bool counter_is_one(Number n) {
    n = detail::as_integer(n);
    return n.mantissa() == 1 && n.sign() == 0;
}

constexpr Number counter_after(Number n) {
    return counted_down(detail::as_integer(n));
}

} // namespace mk61
