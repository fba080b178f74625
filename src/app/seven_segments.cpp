#include "app/seven_segments.hpp"

#include "games/common/indicator.hpp"

#include <array>
#include <string>

namespace pmk {
namespace {

// Segments clockwise from the top, then the one in the middle: a b c d e f g.
constexpr unsigned a = 1, b = 2, c = 4, d = 8, e = 16, f = 32, g = 64;

// The sixteen glyphs: 0-9, - L C Г E and blank.
constexpr std::array<unsigned, 16> segments{a | b | c | d | e | f,
                                            b | c,
                                            a | b | d | e | g,
                                            a | b | c | d | g,
                                            b | c | f | g,
                                            a | c | d | f | g,
                                            a | c | d | e | f | g,
                                            a | b | c,
                                            a | b | c | d | e | f | g,
                                            a | b | c | d | f | g,
                                            g,
                                            d | e | f,
                                            a | d | e | f,
                                            a | e | f,
                                            a | d | e | f | g,
                                            0};

constexpr unsigned up = 1, right = 2, down = 4, left = 8;
constexpr std::u32string_view lines = U" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"; // by the arms above

constexpr int rows = 3;
constexpr int mantissa_places = 9; // with the sign

// The line where the segments around one end meet.
char32_t joint(unsigned lit, unsigned above, unsigned to_right, unsigned below, unsigned to_left) {
    const unsigned arms = ((lit & above) != 0 ? up : 0) | ((lit & to_right) != 0 ? right : 0) |
                          ((lit & below) != 0 ? down : 0) | ((lit & to_left) != 0 ? left : 0);
    return lines[arms];
}

using Picture = std::array<std::u32string, rows>;

Picture unicode_picture(unsigned lit, bool wide) {
    const auto row = [&](char32_t west, unsigned bar, char32_t east) {
        std::u32string text(1, west);
        if (wide) text += (lit & bar) != 0 ? U'━' : U' ';
        return text += east;
    };
    return {row(joint(lit, 0, a, f, 0), a, joint(lit, 0, 0, b, a)),
            row(joint(lit, f, g, e, 0), g, joint(lit, b, 0, c, g)),
            row(joint(lit, e, d, 0, 0), d, joint(lit, c, 0, 0, d))};
}

Picture ascii_picture(unsigned lit) {
    const auto row = [&](unsigned west, unsigned bar, unsigned east) {
        std::u32string text(3, U' ');
        if ((lit & west) != 0) text[0] = U'|';
        if ((lit & bar) != 0) text[1] = U'_';
        if ((lit & east) != 0) text[2] = U'|';
        return text;
    };
    return {row(0, a, 0), row(f, g, b), row(e, d, c)};
}

bool shows_exponent(const mk61::Display& display) {
    for (std::size_t place = mantissa_places; place < mk61::Display::places; ++place)
        if (display.glyphs.at(place) != mk61::Display::blank) return true;
    return false;
}

} // namespace

Size indicator_size_of(SegmentWidth width) {
    if (width == SegmentWidth::line) return indicator_size;
    if (width == SegmentWidth::narrow) return {mk61::Display::places * 3, rows + 1};
    return {mk61::Display::places * 4 + 2, rows + 2};
}

SegmentWidth segments_for(int columns) {
    for (const SegmentWidth width : {SegmentWidth::wide, SegmentWidth::narrow})
        if (indicator_size_of(width).width <= columns) return width;
    return SegmentWidth::line;
}

void paint_segments(Canvas& canvas, Point corner, SegmentWidth width, const mk61::Display* display) {
    if (width == SegmentWidth::line)
        return paint_indicator(canvas, corner, display ? display->compact() : std::string());
    const Size size = indicator_size_of(width);
    const bool ascii = canvas.charset() == Charset::ascii;
    const bool wide = width == SegmentWidth::wide;
    if (wide) {
        canvas.frame({corner, size});
        corner = {corner.x + 1, corner.y + 1};
    } else {
        canvas.fill({{corner.x, corner.y + rows}, {size.width, 1}}, U'─', Role::wall);
    }
    canvas.fill({corner, {size.width - (wide ? 2 : 0), rows}}, U' ', Role::indicator);
    if (!display) return;
    if (ascii && !wide && shows_exponent(*display)) {
        canvas.text({corner.x + 1, corner.y + 1}, display->text(), Role::indicator);
        return;
    }
    const int pitch = ascii || wide ? 4 : 3;
    const int places = ascii && !wide ? mantissa_places : mk61::Display::places;
    for (int place = 0; place < places; ++place) {
        const unsigned lit = segments.at(display->glyphs.at(static_cast<std::size_t>(place)));
        const Picture picture = ascii ? ascii_picture(lit) : unicode_picture(lit, wide);
        const int x = corner.x + place * pitch;
        for (int row = 0; row < rows; ++row) {
            const std::u32string& cells = picture.at(static_cast<std::size_t>(row));
            for (std::size_t i = 0; i < cells.size(); ++i)
                canvas.put({x + static_cast<int>(i), corner.y + row}, cells[i], Role::indicator);
        }
        if (display->point == place) canvas.put({x + pitch - 1, corner.y + rows - 1}, U'.', Role::indicator);
    }
}

} // namespace pmk
