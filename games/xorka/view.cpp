#include "games/xorka/view.hpp"

#include "games/common/grid.hpp"
#include "games/common/keys.hpp"
#include "games/xorka/game.hpp"
#include "games/xorka/solver.hpp"

#include <algorithm>
#include <array>

namespace pmk::xorka {
namespace {

constexpr int label_width = 3;  // the row's number and a blank
constexpr int label_height = 1; // the columns' letters
constexpr int panel_gap = 3;
constexpr int panel_width = 16;

constexpr std::array pitches{Size{6, 3}, Size{4, 2}, Size{3, 1}, Size{2, 1}};

Point cell_point(Cell cell) {
    return {cell.column, cell.row};
}

bool panel_beside(Size body) {
    return body.width >= label_width + 1 + 2 * 10 + panel_gap + panel_width;
}

Grid layout(Size body, int size, Cell cursor) {
    const int beside = panel_beside(body) ? panel_gap + panel_width : 0;
    const Rect room{{label_width + 1, label_height},
                    {body.width - label_width - 1 - beside, body.height - label_height - 1}};
    return Grid(room, {size, size}, cell_point(cursor), pitches);
}

// In brackets; where there is no gap for them the cell itself is in reverse, in which the sparser shade is
// the brighter one.
void mark_cursor(Canvas& canvas, const Grid& grid, Cell cursor, bool is_lit) {
    const Point place = grid.place(cell_point(cursor));
    const Size face = grid.face();
    for (int y = place.y; y < place.y + face.height; ++y) {
        if (grid.has_gap()) {
            canvas.put({place.x - 1, y}, U'[');
            canvas.put({place.x + face.width, y}, U']');
        } else {
            canvas.fill({{place.x, y}, {face.width, 1}}, is_lit ? U'░' : U'▓', Role::cursor);
        }
    }
}

int lit_in_column(const Board& board, int column) {
    int count = 0;
    for (int row = 0; row < board.size; ++row)
        count += lit(board, {column, row}) ? 1 : 0;
    return count;
}

int lit_in_row(const Board& board, int row) {
    int count = 0;
    for (int column = 0; column < board.size; ++column)
        count += lit(board, {column, row}) ? 1 : 0;
    return count;
}

Board with_column_changed(Board board, int column) {
    for (int row = 0; row < board.size; ++row)
        board.rows.at(static_cast<std::size_t>(row)) ^= std::uint32_t{1} << static_cast<unsigned>(column);
    return board;
}

class XorkaView final : public TypedView<Seen> {
  public:
    // The smallest field fits as it is, larger ones scroll.
    Size minimum() const override { return {30, 8}; }

    Help help() const override {
        return {tr("Put out all the lights of the field."),
                {{tr("arrows, hjkl"), tr("move the cursor")},
                 {"Home, End", tr("to the first, the last column")},
                 {"PgUp, PgDn", tr("to the first, the last row")},
                 {tr("Enter, space"), tr("draw the cross")},
                 {tr("click"), tr("draw the cross there")},
                 {"g", tr("go to a cell by name, such as c7")},
                 {"H", tr("how many presses, and one of them")}},
                {tr("A press draws a cross through a cell: all cells of its row and of its column change, "
                    "lit to dark and dark to lit."),
                 tr("The cell itself changes too; with crossing=kept it stays as it is."),
                 tr("SUM counts the lit cells. The game is won when a press brings it to 0."),
                 tr("The field was made by a few crosses: the same crosses take it away, in any order.")}};
    }

    // A press is shown as the two lines that it is: first the column, then the row.
    std::optional<std::chrono::milliseconds> picture_time() const override {
        return halfway_ ? std::optional(std::chrono::milliseconds(120)) : std::nullopt;
    }
    void next_picture() override { halfway_.reset(); }
    void rest() override { halfway_.reset(); }

    bool takes_letters() const override { return entering_; }

  protected:
    void paint_seen(const Seen& seen, Canvas& canvas) const override {
        const Board& board = halfway_ ? *halfway_ : seen.position.board;
        const Cell cursor = clamped(board.size);
        const bool pressable = by_keys() && !dark(board);
        const Grid grid = layout(canvas.size(), board.size, cursor);
        paint_labels(canvas, grid, board.size, cursor);
        const Point first = grid.first();
        for (int row = first.y; row < first.y + grid.visible().height; ++row)
            for (int column = first.x; column < first.x + grid.visible().width; ++column)
                paint_cell(canvas, grid, board, {column, row},
                           pressable ? std::optional(cursor) : std::nullopt);
        if (pressable) mark_cursor(canvas, grid, cursor, lit(board, cursor));
        if (panel_beside(canvas.size())) paint_panel(canvas, grid.right() + panel_gap, seen.position);
        if (entering_) canvas.text(entry_place(canvas.size()), tr("Go to:") + " " + entry_.text(), Role::key);
    }

    std::optional<Point> cursor_seen(const Seen& seen, Size size) const override {
        if (entering_) {
            const Point place = entry_place(size);
            return Point{place.x + text_width(tr("Go to:")) + 1 + text_width(entry_.text()), place.y};
        }
        if (dark(seen.position.board)) return std::nullopt;
        const Cell cursor = clamped(seen.position.board.size);
        return layout(size, seen.position.board.size, cursor).place(cell_point(cursor));
    }

    Reaction on_key_seen(const Key& key, const Seen& seen) override {
        const int size = seen.position.board.size;
        cursor_ = clamped(size);
        if (entering_) return on_entry_key(key, seen);
        if (const auto step = key_direction(key)) {
            const Cell target{std::clamp(cursor_.column + step->x, 0, size - 1),
                              std::clamp(cursor_.row + step->y, 0, size - 1)};
            if (target == cursor_) return Reaction::no_effect();
            cursor_ = target;
            return Reaction::redraw();
        }
        if (key.name == Key::Name::home || key.name == Key::Name::end) {
            cursor_.column = key.name == Key::Name::home ? 0 : size - 1;
            return Reaction::redraw();
        }
        if (key.name == Key::Name::page_up || key.name == Key::Name::page_down) {
            cursor_.row = key.name == Key::Name::page_up ? 0 : size - 1;
            return Reaction::redraw();
        }
        if (key.name == Key::Name::enter || key == character_key(U' '))
            return Reaction::play(cell_text(cursor_));
        if (key == character_key(U'g')) {
            entering_ = true;
            entry_.clear();
            hint_.clear();
            return Reaction::redraw();
        }
        if (key == character_key(U'H')) {
            show_hint(seen.position);
            return Reaction::redraw();
        }
        return Reaction::unused();
    }

    Reaction on_mouse_seen(const Mouse& mouse, Size size, const Seen& seen) override {
        if (mouse.action != Mouse::Action::press || sum(seen.position.board) == 0) return Reaction::unused();
        const int board_size = seen.position.board.size;
        const auto cell = layout(size, board_size, clamped(board_size)).cell_at(mouse.at);
        if (!cell) return Reaction::unused();
        entering_ = false;
        cursor_ = {cell->x, cell->y};
        return Reaction::play(cell_text(cursor_));
    }

    void changed_seen(const Seen* before, const Seen& now) override {
        entering_ = false;
        hint_.clear();
        if (now.position.board.size != size_) {
            size_ = now.position.board.size;
            cursor_ = {size_ / 2, size_ / 2};
        }
        change_.reset();
        halfway_.reset();
        if (!before) return;
        change_ = sum(now.position.board) - sum(before->position.board);
        if (now.position.presses == before->position.presses + 1)
            halfway_ = with_column_changed(before->position.board, cursor_.column);
    }

    std::string status_seen(const Seen& seen) const override {
        return tr("SUM {} · presses {}", sum(seen.position.board), seen.position.presses);
    }

    std::string message_seen(const Seen& seen) const override {
        const Board& board = seen.position.board;
        const int left = sum(board);
        if (left == 0) return translated(outcome(seen.position).sentence);
        if (!hint_.empty()) return hint_;
        if (entering_) return tr("Type a cell such as c7 and press Enter; Escape goes back to the arrows.");
        if (!change_)
            return by_keys() ? tr("Put out all the lights. Enter draws the cross that you see.")
                             : tr("Put out all the lights. A move is the name of a cell, such as b2.");
        if (*change_ < 0)
            return tr_count("{} light fewer; lit now: {}.", "{} lights fewer; lit now: {}.", -*change_, left);
        if (*change_ > 0)
            return tr_count("{} light more; lit now: {}.", "{} lights more; lit now: {}.", *change_, left);
        return tr("As many lights as before: {}.", left);
    }

    std::vector<Hint> hints_seen(const Seen& seen) const override {
        if (dark(seen.position.board)) return {};
        if (entering_) return {{"Enter", tr("go there")}, {"Esc", tr("back")}};
        return {{"Enter", tr("draw")}, {tr("arrows"), tr("move")}, {"H", tr("hint")}, {"g", tr("go to")}};
    }

  private:
    Cell clamped(int size) const {
        return {std::clamp(cursor_.column, 0, size - 1), std::clamp(cursor_.row, 0, size - 1)};
    }

    static Point entry_place(Size body) { return {1, body.height - 1}; }

    Reaction on_entry_key(const Key& key, const Seen& seen) {
        hint_.clear();
        if (entry_.edit(key)) return Reaction::redraw();
        if (key.name == Key::Name::enter) {
            const auto cell = parse_move(seen.position, entry_.text());
            if (!cell) {
                hint_ = translated(cell.error());
                entry_.clear();
            } else {
                cursor_ = *cell;
                entering_ = false;
            }
            return Reaction::redraw();
        }
        if (key.name == Key::Name::escape || key.name == Key::Name::backspace) {
            entering_ = false;
            return Reaction::redraw();
        }
        return key.name == Key::Name::character ? Reaction::no_effect() : Reaction::unused();
    }

    void show_hint(const Position& position) {
        if (dark(position.board)) return;
        const auto solution = shortest_solution(position.board, position.crossing);
        if (!solution) {
            hint_ = tr("No presses at all can put this field out.");
            return;
        }
        for (int row = 0; row < position.board.size; ++row)
            for (int column = 0; column < position.board.size; ++column)
                if (lit(*solution, {column, row})) cursor_ = {column, row};
        hint_ = tr_count("{} press is enough from here: {}.",
                         "{} presses are enough from here; one of them is {}.", sum(*solution),
                         cell_text(cursor_));
    }

    // The letters and numbers of what is in view, with a mark on each side where the field goes on.
    static void paint_labels(Canvas& canvas, const Grid& grid, int size, Cell cursor) {
        const Point first = grid.first();
        const Point last{first.x + grid.visible().width - 1, first.y + grid.visible().height - 1};
        if (first.y > 0) canvas.put({0, grid.middle(first).y}, U'▴');
        if (last.y < size - 1) canvas.put({0, grid.middle(last).y}, U'▾');
        if (first.x > 0) canvas.put({label_width - 1, label_height - 1}, U'◂');
        if (last.x < size - 1) canvas.put({grid.right(), label_height - 1}, U'▸');
        for (int i = 0; i < grid.visible().width; ++i) {
            const int column = grid.first().x + i;
            canvas.put({grid.middle({column, 0}).x, label_height - 1}, U'a' + static_cast<char32_t>(column),
                       column == cursor.column ? Role::key : Role::plain);
        }
        for (int i = 0; i < grid.visible().height; ++i) {
            const int row = grid.first().y + i;
            canvas.text_right({label_width, grid.middle({0, row}).y}, std::to_string(row + 1),
                              row == cursor.row ? Role::key : Role::plain);
        }
    }

    // The lines that a press on `pressed` would draw run through the dark cells, and behind the lit ones.
    static void paint_cell(Canvas& canvas, const Grid& grid, const Board& board, Cell cell,
                           std::optional<Cell> pressed) {
        const Point place = grid.place(cell_point(cell));
        const Point middle = grid.middle(cell_point(cell));
        const bool in_column = pressed && cell.column == pressed->column;
        const bool in_row = pressed && cell.row == pressed->row;
        if (lit(board, cell)) {
            canvas.fill({place, grid.face()}, U'█', Role::light);
            return;
        }
        if (in_row) canvas.fill({{place.x, middle.y}, {grid.face().width, 1}}, U'─');
        if (in_column) canvas.fill({{middle.x, place.y}, {1, grid.face().height}}, U'│');
        if (in_row == in_column) canvas.put(middle, in_row ? U'┼' : U'·');
    }

    void paint_panel(Canvas& canvas, int x, const Position& position) const {
        const Cell cursor = clamped(position.board.size);
        Board pressed = position.board;
        press(pressed, cursor, position.crossing);
        int y = label_height;
        const auto line = [&](const std::string& name, int number, Role role) {
            canvas.text({x, y}, name, Role::dim);
            canvas.text_right({x + panel_width, y++}, std::to_string(number), role);
        };
        line(tr("SUM"), sum(position.board), Role::light);
        line(tr("presses"), position.presses, Role::plain);
        ++y;
        if (by_keys()) {
            canvas.text({x, y++}, cell_text(cursor));
            line(tr("lit in row"), lit_in_row(position.board, cursor.row), Role::plain);
            line(tr("in column"), lit_in_column(position.board, cursor.column), Role::plain);
            line(tr("after press"), sum(pressed), Role::plain);
        }
        if (position.crossing == Crossing::kept)
            canvas.paragraph({{x, y + 1}, {panel_width, 2}}, tr("the crossing is kept"), Role::dim);
    }

    Cell cursor_;
    int size_ = 0;
    bool entering_ = false;
    Entry entry_{"abcdefghijklmnopqrstABCDEFGHIJKLMNOPQRST0123456789", 3};
    std::string hint_;
    std::optional<int> change_;
    std::optional<Board> halfway_; // shown while the second line of a press is not drawn yet
};

} // namespace

std::unique_ptr<View> make_view() {
    return std::make_unique<XorkaView>();
}

} // namespace pmk::xorka
