#include "games/bishop_knight/board_painter.hpp"

#include <algorithm>
#include <array>

namespace pmk::bishop_knight {

namespace {

constexpr int side = 8;
constexpr int rank_label_width = 2;
constexpr int panel_gap = 3;

struct Scale {
    Size inner;
    bool lines;
};
constexpr std::array scales{Scale{{7, 3}, true}, Scale{{5, 2}, true}, Scale{{3, 1}, true},
                            Scale{{3, 1}, false}};

constexpr Size smallest_panel(PanelForm form) {
    switch (form) {
    case PanelForm::full:
        return {panel_text.width, panel_text.height + 3};
    case PanelForm::brief:
        return {30, 7};
    case PanelForm::order:
        return {9, 4};
    case PanelForm::none:
        break;
    }
    return {};
}

constexpr Size pitch(const Scale& scale) {
    const int line = scale.lines ? 1 : 0;
    return {scale.inner.width + line, scale.inner.height + line};
}

constexpr Size board_size(const Scale& scale) {
    const int line = scale.lines ? 1 : 0;
    return {side * pitch(scale).width + line, side * pitch(scale).height + line};
}

// With the labels of ranks and files and the row for typed moves.
constexpr Size block_size(const Scale& scale) {
    const Size board = board_size(scale);
    return {rank_label_width + board.width, board.height + 2};
}

Scale scale_of(const BoardLayout& layout) {
    return {layout.inner, layout.lines};
}

Point inner_corner(const BoardLayout& layout, Square square) {
    const Size step = pitch(scale_of(layout));
    const int line = layout.lines ? 1 : 0;
    return {layout.corner.x + line + (file(square) - 1) * step.width,
            layout.corner.y + line + (side - rank(square)) * step.height};
}

bool is_dark(Square square) {
    return (file(square) + rank(square)) % 2 == 0;
}

char32_t crossing(int x, int y) {
    constexpr std::u32string_view glyphs = U"┌┬┐├┼┤└┴┘";
    const auto third = [](int line) { return line == 0 ? 0U : line == side ? 2U : 1U; };
    return glyphs[3 * third(y) + third(x)];
}

void paint_lines(Canvas& canvas, const BoardLayout& layout) {
    const Size step = pitch(scale_of(layout));
    const Size size = board_size(scale_of(layout));
    for (int line = 0; line <= side; ++line) {
        for (int x = 0; x < size.width; ++x)
            canvas.put({layout.corner.x + x, layout.corner.y + line * step.height}, U'─', Role::wall);
        for (int y = 0; y < size.height; ++y)
            canvas.put({layout.corner.x + line * step.width, layout.corner.y + y}, U'│', Role::wall);
    }
    for (int y = 0; y <= side; ++y)
        for (int x = 0; x <= side; ++x)
            canvas.put({layout.corner.x + x * step.width, layout.corner.y + y * step.height}, crossing(x, y),
                       Role::wall);
}

void paint_labels(Canvas& canvas, const BoardLayout& layout) {
    const int bottom = layout.corner.y + board_size(scale_of(layout)).height;
    for (int number = 1; number <= side; ++number) {
        const Point point = square_point(layout, 11 * number);
        const auto offset = static_cast<char32_t>(number - 1);
        canvas.put({point.x, bottom}, U'a' + offset, Role::dim);
        canvas.put({layout.corner.x - rank_label_width, point.y}, U'1' + offset, Role::dim);
    }
}

void paint_floor(Canvas& canvas, const BoardLayout& layout) {
    const char32_t shade = canvas.charset() == Charset::ascii ? U':' : U'░';
    for (int number = 0; number < side * side; ++number) {
        const Square square = 10 * (number / side + 1) + number % side + 1;
        if (is_dark(square)) canvas.fill({inner_corner(layout, square), layout.inner}, shade, Role::board);
    }
}

void put_between(Canvas& canvas, Point middle, char32_t left, char32_t glyph, char32_t right, Role role) {
    canvas.put({middle.x - 1, middle.y}, left, role);
    canvas.put(middle, glyph, role);
    canvas.put({middle.x + 1, middle.y}, right, role);
}

// The squares where the last moves came from and went to stand in brackets.
void paint_last(Canvas& canvas, const BoardLayout& layout, const Turn& last) {
    for (const Square square : {last.from, last.move.to, last.king_from, last.king_to}) {
        const Point point = square_point(layout, square);
        put_between(canvas, point, U'[', canvas.at(point).glyph, U']', Role::last);
    }
}

void paint_piece(Canvas& canvas, const BoardLayout& layout, Square square, char32_t glyph, Role role) {
    const Point point = square_point(layout, square);
    const bool marked = canvas.at({point.x - 1, point.y}).glyph == U'[';
    put_between(canvas, point, marked ? U'[' : U' ', glyph, marked ? U']' : U' ', role);
}

void paint_pieces(Canvas& canvas, const BoardLayout& layout, const Position& position) {
    const bool ascii = canvas.charset() == Charset::ascii;
    paint_piece(canvas, layout, position.bishop, ascii ? U'B' : U'♗', Role::own);
    paint_piece(canvas, layout, position.knight, ascii ? U'N' : U'♘', Role::own);
    paint_piece(canvas, layout, position.white_king, ascii ? U'K' : U'♔', Role::own);
    paint_piece(canvas, layout, position.black_king, ascii ? U'k' : U'♚', Role::foe);
}

// Between angles too; a piece that is picked up stands between its own marks.
void paint_cursor(Canvas& canvas, const BoardLayout& layout, Square square, bool on_picked) {
    const Point middle = square_point(layout, square);
    if (!on_picked) put_between(canvas, middle, U'‹', canvas.at(middle).glyph, U'›', Role::cursor);
    const Point corner = inner_corner(layout, square);
    for (int y = 0; y < layout.inner.height; ++y)
        for (int x = 0; x < layout.inner.width; ++x)
            canvas.set_role({corner.x + x, corner.y + y}, Role::cursor);
}

struct Pair {
    Scale scale;
    PanelForm form;
};

// The full panel where the board beside it keeps its lines, else the largest board with lines and what finds
// room beside it, else the fullest panel beside the smallest board.
Pair best_pair(Size canvas) {
    const auto fits = [&](const Pair& pair) {
        const Size block = block_size(pair.scale);
        const Size panel = smallest_panel(pair.form);
        const int width = block.width + (pair.form == PanelForm::none ? 0 : panel_gap + panel.width);
        const int height = pair.scale.lines ? block.height : smallest_board.height;
        return width <= canvas.width && std::max(height, panel.height) <= canvas.height;
    };
    std::vector<Pair> pairs;
    for (const Scale& scale : scales)
        if (scale.lines) pairs.push_back({scale, PanelForm::full});
    for (const Scale& scale : scales)
        for (const PanelForm form : {PanelForm::full, PanelForm::brief, PanelForm::order})
            pairs.push_back({scale, form});
    const auto found = std::find_if(pairs.begin(), pairs.end(), fits);
    return found == pairs.end() ? Pair{scales.back(), PanelForm::none} : *found;
}

} // namespace

// Where there is no row for it, what is typed stands in the place of the files' labels.
const Size smallest_board{block_size(scales.back()).width, block_size(scales.back()).height - 1};

BoardLayout board_layout(Size canvas) {
    const auto [scale, form] = best_pair(canvas);
    const Size block = block_size(scale);
    const IndicatorForm indicator =
        indicator_form({canvas.width - block.width - panel_gap, canvas.height - panel_text.height});
    Size panel = smallest_panel(form);
    if (form == PanelForm::full)
        panel = {std::max(panel_text.width, indicator_size(indicator).width),
                 panel_text.height + indicator_size(indicator).height};
    const int width = block.width + (form == PanelForm::none ? 0 : panel_gap + panel.width);
    const int height = std::max(block.height, panel.height);
    const Point corner{std::max(0, (canvas.width - width) / 2), std::max(0, (canvas.height - height) / 2)};
    return {.inner = scale.inner,
            .lines = scale.lines,
            .corner = {corner.x + rank_label_width, corner.y},
            .entry = {corner.x, std::min(corner.y + block.height, canvas.height) - 1},
            .form = form,
            .panel = {{corner.x + block.width + panel_gap,
                       corner.y + std::max(0, (block.height - panel.height) / 2)},
                      panel},
            .indicator = indicator};
}

Point square_point(const BoardLayout& layout, Square square) {
    const Point corner = inner_corner(layout, square);
    return {corner.x + layout.inner.width / 2, corner.y + layout.inner.height / 2};
}

std::optional<Square> square_at(const BoardLayout& layout, Point point) {
    const int line = layout.lines ? 1 : 0;
    for (int number = 0; number < side * side; ++number) {
        const Square square = 10 * (number / side + 1) + number % side + 1;
        const Point corner = inner_corner(layout, square);
        if (point.x >= corner.x && point.x < corner.x + layout.inner.width + line && point.y >= corner.y &&
            point.y < corner.y + layout.inner.height + line)
            return square;
    }
    return {};
}

void paint_board(Canvas& canvas, const BoardLayout& layout, const Seen& seen, const Marks& marks) {
    if (layout.lines) paint_lines(canvas, layout);
    paint_labels(canvas, layout);
    paint_floor(canvas, layout);
    for (const Square square : marks.covered)
        canvas.put(square_point(layout, square), U'+', Role::key);
    for (const Square square : marks.targets)
        put_between(canvas, square_point(layout, square), U' ', U'●', U' ', Role::good);
    if (seen.last) paint_last(canvas, layout, *seen.last);
    paint_pieces(canvas, layout, seen.position);
    if (marks.picked) {
        const Point point = square_point(layout, square_of(seen.position, *marks.picked));
        put_between(canvas, point, U'▸', canvas.at(point).glyph, U'◂', Role::own);
    }
    if (marks.cursor)
        paint_cursor(canvas, layout, *marks.cursor,
                     marks.picked && square_of(seen.position, *marks.picked) == *marks.cursor);
}

} // namespace pmk::bishop_knight
