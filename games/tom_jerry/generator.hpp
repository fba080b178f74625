// The random numbers of Tom & Jerry: N' = frac(11 N + pi), as the calculator works it out on eight digits.
//
// 11 N: the product's mantissa is cut after its seventh decimal; if it has reached 10, one more digit is
// shifted out and rounds half up. Adding pi: the term with the smaller exponent is shifted one digit at a
// time, every shift rounding half up on its own; a carry rounds, too. Then the integer part goes and the
// rest is normalised.
#pragma once

#include "games/tom_jerry/rules.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pmk::tom_jerry {

// A number of the calculator in [0, 1): mantissa * 10^(exponent - 7).
struct Fraction {
    std::int64_t mantissa = 0; // eight digits, the first not 0; or 0 for zero
    int exponent = 0;          // of the first digit: -1 for 0.1; 0 for zero
    friend bool operator==(const Fraction&, const Fraction&) = default;
};

// `0`, `0.25`, `0.0024617901`: at most eight significant digits, in [0, 1). Nothing for any other text.
std::optional<Fraction> parse_fraction(std::string_view text);

// Without zeros at the end.
std::string fraction_text(const Fraction& fraction);

Fraction next(const Fraction& fraction);

struct Start {
    Position position;
    Fraction generator; // as the calculator keeps it for the next game
};

// Three numbers are drawn: the first significant digit of the first is Jerry's row (column 7), that of the
// third Tom's (column 3).
Start drawn_start(const Fraction& seed);

} // namespace pmk::tom_jerry
