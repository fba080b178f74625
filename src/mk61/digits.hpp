// The adder of the machine: vectors of 4-bit digits in one word, the lowest digit in the lowest nibble.
//
// Digits may be 0-F. The correction to decimal is the machine's: 6 is added before a digit is added and taken
// away again where no carry came out. For digits above 9 that gives results that no decimal adder would give,
// and they depend on which operand was corrected. All digits of a vector are worked on at once.
#pragma once

#include <bit>
#include <cstdint>

namespace mk61::digits {

using Vector = std::uint64_t;

// Eight mantissa digits and the sign digit above them.
inline constexpr int mantissa_width = 9;

constexpr Vector mask(int width) {
    return (Vector{1} << (4 * width)) - 1;
}
constexpr Vector repeat(unsigned digit, int width) {
    return mask(width) / 15 * digit;
}

// Digit by digit modulo 16, no carry between digits.
constexpr Vector add_apart(Vector a, Vector b) {
    constexpr Vector low = 0x7777777777777777;
    return ((a & low) + (b & low)) ^ ((a ^ b) & ~low);
}
constexpr Vector subtract_apart(Vector a, Vector b) {
    constexpr Vector high = 0x8888888888888888;
    return ((a | high) - (b & ~high)) ^ ((a ^ ~b) & high);
}

struct Sum {
    Vector digits;
    bool carry;
};

// a + b + carry where `a` is already corrected by 6 (or complemented): the second half of every operation.
template <int width> constexpr Sum corrected_sum(Vector a, Vector b, unsigned carry) {
    const Vector sum = a + b + carry;
    const Vector carries = ((a & b) | ((a | b) & ~sum)) & repeat(8, width);
    const Vector without_carry = (carries ^ repeat(8, width)) >> 3;
    return {subtract_apart(sum & mask(width), without_carry * 6), (sum >> (4 * width) & 1) != 0};
}

// a + b; `a` is the operand that is corrected first, which matters for digits above 9.
template <int width = mantissa_width> constexpr Vector add(Vector a, Vector b) {
    return corrected_sum<width>(add_apart(a, repeat(6, width)) & mask(width), b, 0).digits;
}

// b - a, and whether there was no borrow.
template <int width = mantissa_width> constexpr Sum subtract(Vector b, Vector a) {
    return corrected_sum<width>(~a & mask(width), b, 1);
}

template <int width = mantissa_width> constexpr Vector complement(Vector v) {
    return subtract<width>(0, v).digits;
}

// Rounds at the lowest digit, which stays as it is; 13, 14 and 15 do not round up. The digits above it become
// decimal.
constexpr Vector round(Vector v) {
    const unsigned lowest = v & 15;
    const unsigned carry = lowest >= 5 && lowest <= 12 ? 1 : 0;
    const Vector upper =
        corrected_sum<mantissa_width - 1>(v >> 4, repeat(6, mantissa_width - 1), carry).digits;
    return upper << 4 | lowest;
}

constexpr bool all_decimal(Vector v) {
    return (v & (v << 1 | v << 2) & 0x8888888888888888) == 0;
}

// Leading zero digits of a vector of `width` digits that is not zero.
constexpr int leading_zeros(Vector v, int width) {
    return width - (static_cast<int>(std::bit_width(v)) + 3) / 4;
}

// Digits as a value; digits above 9 count as they stand.
constexpr std::uint32_t to_integer(std::uint32_t v) {
    const std::uint64_t pairs = (v & 0x0F0F0F0FU) + std::uint64_t{10} * (v >> 4 & 0x0F0F0F0FU);
    const std::uint64_t quads = (pairs & 0x00FF00FF) + 100 * (pairs >> 8 & 0x00FF00FF);
    return static_cast<std::uint32_t>((quads & 0xFFFF) + 10000 * (quads >> 16));
}

// A value below 10^8 as eight digits.
constexpr std::uint32_t from_integer(std::uint32_t value) {
    const std::uint64_t quads = std::uint64_t{value / 10000} << 32 | value % 10000;
    const std::uint64_t hundreds = (quads * 5243 >> 19) & 0x7F0000007F;
    const std::uint64_t pairs = quads - hundreds * 100 + (hundreds << 16);
    const std::uint64_t tens = (pairs * 103 >> 10) & 0x000F000F000F000F;
    const std::uint64_t bytes = pairs + tens * 6;
    const std::uint64_t halves = (bytes | bytes >> 8) & 0x0000FFFF0000FFFF;
    return static_cast<std::uint32_t>(halves | halves >> 16);
}

} // namespace mk61::digits
