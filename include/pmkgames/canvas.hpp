// The canvas: a grid of character cells that a view paints on. A value; it knows no terminal.
//
// Points are in cells, x to the right, y downwards, (0, 0) at the top left. Whatever falls outside is
// clipped. Every glyph takes one cell. On an ASCII canvas glyphs that ASCII does not have are replaced by
// a look-alike, so that views can simply paint Unicode.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pmk {

struct Point {
    int x = 0;
    int y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

struct Size {
    int width = 0;
    int height = 0;
    friend bool operator==(const Size&, const Size&) = default;
};

struct Rect {
    Point corner; // top left
    Size size;
};

// What a cell means. The terminal driver maps roles to colours in one table; nothing may be told by the
// colour alone.
enum class Role {
    plain,
    title,     // the name of what is on the screen
    dim,       // of little importance now
    board,     // lines and empty squares of a board
    wall,      // columns, borders, what nobody passes
    own,       // the player's own things
    foe,       // the enemy's things
    light,     // a lamp that is lit
    good,      // good news
    bad,       // bad news
    key,       // a key that can be pressed
    indicator, // the calculator's line
    cursor,    // the selected cell (shown in reverse)
    last,      // the last move
};

enum class Charset { ascii, unicode };

struct Cell {
    char32_t glyph = U' ';
    Role role = Role::plain;
    friend bool operator==(const Cell&, const Cell&) = default;
};

class Canvas {
  public:
    // Sides below 0 count as 0.
    Canvas(Size size, Charset charset);

    Size size() const { return size_; }
    Charset charset() const { return charset_; }

    // The cell at the point; a blank outside.
    Cell at(Point point) const;

    void put(Point point, char32_t glyph, Role role = Role::plain);
    void set_role(Point point, Role role);

    // Paints UTF-8 text in one row and returns the number of cells it takes (painted or clipped). Control
    // characters and broken UTF-8 come out as `?`.
    int text(Point point, std::string_view utf8, Role role = Role::plain);

    // The text so that its last cell stands left of `right` (x of the first cell behind it).
    void text_right(Point right, std::string_view utf8, Role role = Role::plain);

    // Breaks the text at blanks into rows of the given rectangle; what does not fit is cut. Returns the
    // number of rows used.
    int paragraph(Rect rect, std::string_view utf8, Role role = Role::plain);

    void fill(Rect rect, char32_t glyph, Role role = Role::plain);

    // A frame of single lines with round corners along the inside of the rectangle.
    void frame(Rect rect, Role role = Role::wall);

    // Copies another canvas so that its (0, 0) comes to `corner`.
    void paste(Point corner, const Canvas& other);

    // The rows, trailing blanks cut, each ended by a newline: for tests, help and the plain mode.
    std::string to_text() const;

    friend bool operator==(const Canvas&, const Canvas&) = default;

  private:
    Size size_;
    Charset charset_;
    std::vector<Cell> cells_;
};

// How many cells the text takes.
int text_width(std::string_view utf8);

// The glyph, or what stands for it where only ASCII can be shown ('?' where nothing is alike).
char ascii_glyph(char32_t glyph);

// The text with every glyph replaced as above.
std::string ascii_text(std::string_view utf8);

// UTF-8. `decode_utf8` replaces what is broken or not printable by U'?'.
std::u32string decode_utf8(std::string_view utf8);
void append_utf8(std::string& text, char32_t glyph);

} // namespace pmk
