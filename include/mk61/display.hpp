// What the indicator of the MK-61 shows.
#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "mk61/state.hpp"

namespace mk61 {

// The twelve places of the indicator: sign, eight digits, exponent sign, two exponent digits.
struct Display {
    static constexpr int places = 12;
    static constexpr std::uint8_t blank = 15; // the glyph of F
    static constexpr std::uint8_t minus = 10; // the glyph of A

    // 0-9 are the digits; A-F look like - L C Г E and blank.
    std::array<std::uint8_t, places> glyphs{};
    // The place whose right lower corner carries the point, or -1.
    int point = -1;

    friend bool operator==(const Display&, const Display&) = default;

    // The places from left to right with "." behind the one that carries the point, UTF-8, trailing blanks
    // cut: " 3.1415926", "-5.       -01", " ЕГГ0Г    .".
    std::string text() const;
    // The same without any blank, and without a point behind the last digit: "3.1415926", "-5.-01", "ЕГГ0Г".
    std::string compact() const;
};

// The indicator at rest. It is dark while a program runs; then this is what a stop would show.
Display display(const State& state);

} // namespace mk61
