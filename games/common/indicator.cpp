#include "games/common/indicator.hpp"

#include <algorithm>
#include <array>

namespace pmk {
namespace {

// Segments clockwise from the top, then the one in the middle: a b c d e f g.
constexpr unsigned a = 1, b = 2, c = 4, d = 8, e = 16, f = 32, g = 64;

constexpr std::u32string_view glyphs = U"0123456789-LСГЕ";
constexpr std::array<unsigned, glyphs.size()> segments{a | b | c | d | e | f,
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
                                                       a | d | e | f | g};

constexpr unsigned up = 1, right = 2, down = 4, left = 8;
constexpr std::u32string_view lines = U" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"; // by the arms above

constexpr int rows = 3;
constexpr std::size_t all_places = 12;
constexpr std::size_t mantissa_places = 9; // with the sign
constexpr Size line_size{17, 3};

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

// The places with what they show; blank where they are dark.
struct Places {
    std::u32string glyphs;
    std::size_t point = all_places; // the place that carries it; all_places for none
};

Places read_places(std::string_view text) {
    Places places;
    for (const char32_t glyph : decode_utf8(text)) {
        if (glyph != U'.')
            places.glyphs += glyph;
        else if (!places.glyphs.empty())
            places.point = places.glyphs.size() - 1;
    }
    places.glyphs.resize(all_places, U' ');
    return places;
}

void paint_line(Canvas& canvas, Point corner, std::string_view places) {
    canvas.frame({corner, line_size});
    canvas.fill({{corner.x + 1, corner.y + 1}, {line_size.width - 2, 1}}, U' ', Role::indicator);
    canvas.text({corner.x + 2, corner.y + 1}, places, Role::indicator);
}

} // namespace

Size indicator_size(IndicatorForm form) {
    constexpr auto places = static_cast<int>(all_places);
    if (form == IndicatorForm::line) return line_size;
    if (form == IndicatorForm::narrow) return {places * 3, rows + 1};
    return {places * 4 + 2, rows + 2};
}

IndicatorForm indicator_form(Size room) {
    for (const IndicatorForm form : {IndicatorForm::wide, IndicatorForm::narrow}) {
        const Size size = indicator_size(form);
        if (size.width <= room.width && size.height <= room.height) return form;
    }
    return IndicatorForm::line;
}

std::string indicator_places(std::string_view display) {
    if (display.empty()) return {};
    const bool negative = display.front() == '-';
    if (negative) display.remove_prefix(1);
    const std::size_t end = std::min(display.find('-'), display.size());
    std::string places = (negative ? "-" : " ") + std::string(display.substr(0, end));
    if (display.substr(0, end).find_first_not_of("0123456789") == std::string_view::npos) places += '.';
    if (end == display.size()) return places;
    const bool has_point = places.find('.') != std::string::npos;
    const int used = text_width(places) - (has_point ? 1 : 0);
    places.append(static_cast<std::size_t>(std::max(0, static_cast<int>(mantissa_places) - used)), ' ');
    return places + std::string(display.substr(end));
}

void paint_indicator(Canvas& canvas, Point corner, IndicatorForm form, std::string_view places) {
    if (form == IndicatorForm::line) return paint_line(canvas, corner, places);
    const Size size = indicator_size(form);
    const bool ascii = canvas.charset() == Charset::ascii;
    const bool wide = form == IndicatorForm::wide;
    if (wide) {
        canvas.frame({corner, size});
        corner = {corner.x + 1, corner.y + 1};
    } else {
        canvas.fill({{corner.x, corner.y + rows}, {size.width, 1}}, U'─', Role::wall);
    }
    canvas.fill({corner, {size.width - (wide ? 2 : 0), rows}}, U' ', Role::indicator);
    const auto [shown, point] = read_places(places);
    const bool has_exponent = shown.find_first_not_of(U' ', mantissa_places) != std::u32string::npos;
    const bool close = ascii && !wide && has_exponent;
    const int pitch = close || (!ascii && !wide) ? 3 : 4;
    const std::size_t painted = ascii && !wide && !has_exponent ? mantissa_places : all_places;
    int x = corner.x;
    for (std::size_t place = 0; place < painted; ++place) {
        const std::size_t glyph = glyphs.find(shown[place]);
        const unsigned lit = glyph == glyphs.npos ? 0 : segments.at(glyph);
        const Picture picture = ascii ? ascii_picture(lit) : unicode_picture(lit, wide);
        // Of a sign there is only the middle, which leaves a cell for the point.
        const bool slim = close && (place == 0 || place == mantissa_places);
        for (int row = 0; row < rows; ++row) {
            std::u32string_view cells = picture.at(static_cast<std::size_t>(row));
            if (slim) cells = cells.substr(1, 1);
            for (std::size_t i = 0; i < cells.size(); ++i)
                canvas.put({x + static_cast<int>(i), corner.y + row}, cells[i], Role::indicator);
        }
        x += slim ? pitch - 1 : pitch;
        if (point != place) continue;
        if (close) ++x;
        canvas.put({x - 1, corner.y + rows - 1}, U'.', Role::indicator);
    }
}

} // namespace pmk
