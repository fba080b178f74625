#include "mk61/display.hpp"

#include <algorithm>

#include "arithmetic.hpp"
#include "program_counter.hpp"

namespace mk61 {
namespace {

constexpr std::array<std::string_view, 16> glyph_text{"0", "1", "2", "3", "4", "5", "6", "7",
                                                      "8", "9", "-", "L", "С", "Г", "Е", " "};
constexpr std::size_t exponent_sign = 9;

void put_pair(Display& shown, std::size_t place, unsigned value) {
    shown.glyphs[place] = static_cast<std::uint8_t>(value >> 4 & 15);
    shown.glyphs[place + 1] = static_cast<std::uint8_t>(value & 15);
}

void put_exponent(Display& shown, bool negative, int magnitude) {
    shown.glyphs[exponent_sign] = negative ? Display::minus : Display::blank;
    put_pair(shown, exponent_sign + 1, static_cast<unsigned>(magnitude / 10 % 10 << 4 | magnitude % 10));
}

void put_word(Display& shown, std::array<std::uint8_t, 5> glyphs, int point) {
    std::copy(glyphs.begin(), glyphs.end(), shown.glyphs.begin() + 1);
    shown.point = point;
}

void put_sign(Display& shown, Number n) {
    const std::uint32_t sign = n.sign();
    shown.glyphs[0] = static_cast<std::uint8_t>(sign == 0   ? Display::blank
                                                : sign == 9 ? Display::minus
                                                            : (sign + 1) & 15);
}

// The mantissa with the point behind its place `point` + 1, zeros behind it cut.
void put_mantissa(Display& shown, const Entry& entry, int point) {
    const Number n = entry.x2;
    put_sign(shown, n);
    int used = std::max(point + 1, int{entry.shown_digits});
    for (int place = used + 1; place <= 8; ++place)
        if (n.digit(place) != 0) used = place;
    for (int place = 1; place <= used; ++place)
        shown.glyphs[static_cast<std::size_t>(place)] = static_cast<std::uint8_t>(n.digit(place));
    shown.point = point + 1;
}

void show_number(Display& shown, const Entry& entry) {
    if (entry.in_exponent) {
        put_mantissa(shown, entry, entry.shown_point);
        put_exponent(shown, entry.exponent_negative, entry.exponent);
        return;
    }
    const std::uint32_t exponent = entry.x2.exponent();
    const bool plain = exponent <= 7;
    put_mantissa(shown, entry, plain ? static_cast<int>(exponent) : 0);
    if (plain) return;
    const bool negative = exponent >= 0x900;
    shown.glyphs[exponent_sign] = negative ? Display::minus : Display::blank;
    put_pair(shown, exponent_sign + 1, negative ? exponent_difference(0, exponent) : exponent);
}

// The glass does not show what lies before step 00, which is C0 and beyond.
constexpr std::uint8_t first_dark_address = 0xC0;

void show_cells(Display& shown, const State& state) {
    std::uint8_t address = state.pc;
    for (std::size_t place = 1; place <= 7; place += 3) {
        address = address_before[address];
        if (address < first_dark_address) put_pair(shown, place, state.program[step_at[address]]);
    }
    put_pair(shown, exponent_sign + 1, state.pc);
    shown.point = static_cast<int>(exponent_sign);
}

} // namespace

Display display(const State& state) {
    Display shown;
    shown.glyphs.fill(Display::blank);
    const Entry& entry = state.entry;
    switch (state.glass) {
    case Glass::number:
        show_number(shown, entry);
        break;
    case Glass::error:
    case Glass::range_error:
        put_word(shown, {14, 13, 13, 0, 13}, exponent_sign);
        break;
    case Glass::stray_cells:
        show_cells(shown, state);
        shown.glyphs[1] = Display::blank;
        shown.glyphs[2] = static_cast<std::uint8_t>(state.frozen & 15);
        shown.point = entry.shown_point + 1;
        break;
    case Glass::late_error:
        put_sign(shown, entry.x2);
        put_word(shown, {static_cast<std::uint8_t>(state.frozen & 15), 13, 13, 0, 13}, entry.shown_point + 1);
        if (entry.in_exponent) put_exponent(shown, entry.exponent_negative, entry.exponent);
        break;
    case Glass::stack_message:
        put_word(shown, {3, 13, 13, 0, 13}, entry.shown_point + 1);
        break;
    case Glass::cells:
        show_cells(shown, state);
        break;
    case Glass::frozen:
        for (std::size_t place = 0; place < Display::places; ++place)
            shown.glyphs[place] = static_cast<std::uint8_t>(state.frozen >> (44 - 4 * place) & 15);
        shown.point = entry.shown_point + 1;
        break;
    }
    return shown;
}

std::string Display::text() const {
    std::string line;
    int last = places - 1;
    while (last > point && glyphs[static_cast<std::size_t>(last)] == blank)
        --last;
    for (int place = 0; place <= last; ++place) {
        line += glyph_text[glyphs[static_cast<std::size_t>(place)]];
        if (place == point) line += '.';
    }
    return line;
}

std::string Display::compact() const {
    std::string line;
    for (int place = 0; place < places; ++place) {
        const std::uint8_t glyph = glyphs[static_cast<std::size_t>(place)];
        if (glyph != blank) line += glyph_text[glyph];
        if (place == point) line += '.';
    }
    if (!line.empty() && line.back() == '.') line.pop_back();
    return line;
}

} // namespace mk61
