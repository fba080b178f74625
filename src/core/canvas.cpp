#include "pmkgames/canvas.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace pmk {
namespace {

constexpr char32_t unknown_glyph = U'?';

// Look-alikes for glyphs that ASCII does not have. Views may use any other glyph, but then it comes out
// as `?` where only ASCII can be shown.
struct LookAlikes {
    std::u32string_view glyphs;
    char ascii;
};

constexpr std::array look_alikes{
    LookAlikes{U"─━═−–—", '-'},
    LookAlikes{U"│┃║", '|'},
    LookAlikes{U"╭╮╰╯┌┐└┘├┤┬┴┼┏┓┗┛╔╗╚╝", '+'},
    LookAlikes{U"▒█▓■▄▀", '#'},
    LookAlikes{U"░·∙•…", '.'}, // in a sentence " · " becomes " - ", see text_glyphs
    LookAlikes{U"●◆♥✓", '*'},
    LookAlikes{U"○◇□♡", 'o'},
    LookAlikes{U"◂◀←‹", '<'},
    LookAlikes{U"▸▶→›", '>'},
    LookAlikes{U"▴▲↑", '^'},
    LookAlikes{U"▾▼↓", 'v'},
    LookAlikes{U"×✗", 'x'},
    LookAlikes{U"÷", '/'},
    LookAlikes{U"♔♚", 'K'},
    LookAlikes{U"♕♛", 'Q'},
    LookAlikes{U"♖♜", 'R'},
    LookAlikes{U"♗♝", 'B'},
    LookAlikes{U"♘♞", 'N'},
    LookAlikes{U"♙♟", 'P'},
    LookAlikes{U"«»“”", '"'},
    LookAlikes{U"‘’", '\''},
    // The calculator's glyphs for the digits above 9, and the capitals that look like Latin ones.
    LookAlikes{U"Г", 'G'},
    LookAlikes{U"А", 'A'},
    LookAlikes{U"В", 'B'},
    LookAlikes{U"Е", 'E'},
    LookAlikes{U"З", '3'},
    LookAlikes{U"К", 'K'},
    LookAlikes{U"М", 'M'},
    LookAlikes{U"Н", 'H'},
    LookAlikes{U"О", 'O'},
    LookAlikes{U"Р", 'P'},
    LookAlikes{U"С", 'C'},
    LookAlikes{U"Т", 'T'},
    LookAlikes{U"Х", 'X'},
};

bool is_printable(char32_t glyph) {
    const bool control = glyph < U' ' || (glyph >= 0x7F && glyph < 0xA0);
    const bool surrogate = glyph >= 0xD800 && glyph < 0xE000;
    return !control && !surrogate && glyph <= 0x10FFFF;
}

// The character that starts at `text`, and how many bytes it takes; broken bytes come out one by one.
std::pair<char32_t, std::size_t> decode_one(std::string_view text) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return {first, 1};
    const std::size_t length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0;
    if (length == 0 || first > 0xF4 || text.size() < length) return {unknown_glyph, 1};
    char32_t glyph = first & (0xFFU >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0U) != 0x80) return {unknown_glyph, 1};
        glyph = (glyph << 6U) | (byte(i) & 0x3FU);
    }
    constexpr std::array<char32_t, 5> least{0, 0, 0x80, 0x800, 0x10000};
    if (glyph < least[length]) return {unknown_glyph, 1};
    return {glyph, length};
}

// The glyphs of a text. Where only ASCII can be shown, a dot between blanks would be a full stop.
std::u32string text_glyphs(std::string_view utf8, Charset charset) {
    std::u32string glyphs = decode_utf8(utf8);
    constexpr std::u32string_view separator = U" · ";
    if (charset == Charset::ascii)
        for (std::size_t at = 0; (at = glyphs.find(separator, at)) != std::u32string::npos; ++at)
            glyphs[at + 1] = U'-';
    return glyphs;
}

} // namespace

std::u32string decode_utf8(std::string_view utf8) {
    std::u32string glyphs;
    while (!utf8.empty()) {
        const auto [glyph, length] = decode_one(utf8);
        glyphs += is_printable(glyph) ? glyph : unknown_glyph;
        utf8.remove_prefix(length);
    }
    return glyphs;
}

void append_utf8(std::string& text, char32_t glyph) {
    const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | ((glyph >> shift) & 0x3FU)); };
    if (glyph < 0x80) {
        text += static_cast<char>(glyph);
    } else if (glyph < 0x800) {
        text += static_cast<char>(0xC0U | (glyph >> 6U));
        tail(0);
    } else if (glyph < 0x10000) {
        text += static_cast<char>(0xE0U | (glyph >> 12U));
        tail(6);
        tail(0);
    } else {
        text += static_cast<char>(0xF0U | (glyph >> 18U));
        tail(12);
        tail(6);
        tail(0);
    }
}

int text_width(std::string_view utf8) {
    return static_cast<int>(decode_utf8(utf8).size());
}

char ascii_glyph(char32_t glyph) {
    if (glyph < 0x80) return static_cast<char>(glyph);
    for (const auto& [glyphs, ascii] : look_alikes)
        if (glyphs.find(glyph) != std::u32string_view::npos) return ascii;
    return '?';
}

std::string ascii_text(std::string_view utf8) {
    std::string text;
    for (const char32_t glyph : text_glyphs(utf8, Charset::ascii))
        text += ascii_glyph(glyph);
    return text;
}

Canvas::Canvas(Size size, Charset charset)
    : size_{std::max(size.width, 0), std::max(size.height, 0)}, charset_(charset),
      cells_(static_cast<std::size_t>(size_.width) * static_cast<std::size_t>(size_.height)) {}

Cell Canvas::at(Point point) const {
    if (point.x < 0 || point.y < 0 || point.x >= size_.width || point.y >= size_.height) return {};
    return cells_[static_cast<std::size_t>(point.y) * static_cast<std::size_t>(size_.width) +
                  static_cast<std::size_t>(point.x)];
}

void Canvas::put(Point point, char32_t glyph, Role role) {
    if (point.x < 0 || point.y < 0 || point.x >= size_.width || point.y >= size_.height) return;
    if (!is_printable(glyph)) glyph = unknown_glyph;
    if (charset_ == Charset::ascii) glyph = static_cast<char32_t>(ascii_glyph(glyph));
    cells_[static_cast<std::size_t>(point.y) * static_cast<std::size_t>(size_.width) +
           static_cast<std::size_t>(point.x)] = {glyph, role};
}

void Canvas::set_role(Point point, Role role) {
    put(point, at(point).glyph, role);
}

int Canvas::text(Point point, std::string_view utf8, Role role) {
    const std::u32string glyphs = text_glyphs(utf8, charset_);
    for (const char32_t glyph : glyphs) {
        put(point, glyph, role);
        ++point.x;
    }
    return static_cast<int>(glyphs.size());
}

void Canvas::text_right(Point right, std::string_view utf8, Role role) {
    text({right.x - text_width(utf8), right.y}, utf8, role);
}

int Canvas::paragraph(Rect rect, std::string_view utf8, Role role) {
    const std::u32string glyphs = text_glyphs(utf8, charset_);
    const auto width = static_cast<std::size_t>(std::max(rect.size.width, 0));
    int row = 0;
    std::size_t start = 0;
    while (width > 0 && start < glyphs.size() && row < rect.size.height) {
        // The longest piece that ends before a blank; a word longer than the row is broken.
        std::size_t end = std::min(start + width, glyphs.size());
        if (end < glyphs.size() && glyphs[end] != U' ') {
            const std::size_t blank = glyphs.rfind(U' ', end);
            if (blank != std::u32string::npos && blank > start) end = blank;
        }
        for (std::size_t i = start; i < end; ++i)
            put({rect.corner.x + static_cast<int>(i - start), rect.corner.y + row}, glyphs[i], role);
        start = end;
        while (start < glyphs.size() && glyphs[start] == U' ')
            ++start;
        ++row;
    }
    return row;
}

void Canvas::fill(Rect rect, char32_t glyph, Role role) {
    for (int y = 0; y < rect.size.height; ++y)
        for (int x = 0; x < rect.size.width; ++x)
            put({rect.corner.x + x, rect.corner.y + y}, glyph, role);
}

void Canvas::frame(Rect rect, Role role) {
    const auto [left, top] = rect.corner;
    const int right = left + rect.size.width - 1;
    const int bottom = top + rect.size.height - 1;
    if (right <= left || bottom <= top) return;
    for (int x = left + 1; x < right; ++x) {
        put({x, top}, U'─', role);
        put({x, bottom}, U'─', role);
    }
    for (int y = top + 1; y < bottom; ++y) {
        put({left, y}, U'│', role);
        put({right, y}, U'│', role);
    }
    put({left, top}, U'╭', role);
    put({right, top}, U'╮', role);
    put({left, bottom}, U'╰', role);
    put({right, bottom}, U'╯', role);
}

void Canvas::paste(Point corner, const Canvas& other) {
    for (int y = 0; y < other.size_.height; ++y) {
        for (int x = 0; x < other.size_.width; ++x) {
            const Cell cell = other.at({x, y});
            put({corner.x + x, corner.y + y}, cell.glyph, cell.role);
        }
    }
}

std::string Canvas::to_text() const {
    std::string text;
    for (int y = 0; y < size_.height; ++y) {
        std::size_t end = text.size();
        for (int x = 0; x < size_.width; ++x) {
            const char32_t glyph = at({x, y}).glyph;
            append_utf8(text, glyph);
            if (glyph != U' ') end = text.size();
        }
        text.resize(end);
        text += '\n';
    }
    return text;
}

} // namespace pmk
