// The chess board on a canvas: where the squares lie for a given size, and how they are painted.
#pragma once

#include "games/bishop_knight/game.hpp"
#include "games/common/indicator.hpp"
#include "pmkgames/canvas.hpp"

#include <functional>
#include <optional>

namespace pmk::bishop_knight {

// What is beside the board: nothing; the order of the king's search; the numbers of the game too; all of it.
enum class PanelForm { none, order, brief, full };

struct BoardLayout {
    Size inner;              // one square without its border
    bool lines;              // whether lines run between the squares
    Point corner;            // top left corner of the board, lines included, labels not
    Point entry;             // where the row for typed moves begins
    PanelForm form;          // of the panel
    Rect panel;              // what is beside the board
    IndicatorForm indicator; // of the full panel
};

// The full panel with everything but the indicator, which lies among its rows.
constexpr Size panel_text{34, 12};

// The room that board and labels take at their smallest.
extern const Size smallest_board;

// Board and panel that together make the best use of the room.
BoardLayout board_layout(Size canvas);

// The middle of a square.
Point square_point(const BoardLayout& layout, Square square);

// The square at a point; nothing outside the board.
std::optional<Square> square_at(const BoardLayout& layout, Point point);

// What is marked on the board beside the pieces.
struct Marks {
    std::optional<Square> cursor;
    std::optional<Piece> picked;
    std::vector<Square> targets; // where the picked piece can go
    std::vector<Square> covered; // what the white pieces cover
};

void paint_board(Canvas& canvas, const BoardLayout& layout, const Seen& seen, const Marks& marks);

} // namespace pmk::bishop_knight
