#include "games/bishop_knight/view.hpp"

#include "games/bishop_knight/board_painter.hpp"
#include "games/bishop_knight/chess_laws.hpp"
#include "games/bishop_knight/notation.hpp"
#include "games/common/calculator_line.hpp"
#include "games/common/keys.hpp"
#include "pmkgames/text.hpp"

#include <algorithm>
#include <array>

namespace pmk::bishop_knight {

namespace {

constexpr std::array pieces{Piece::king, Piece::knight, Piece::bishop};

std::string piece_name(Piece piece) {
    switch (piece) {
    case Piece::king:
        return tr("king");
    case Piece::knight:
        return tr("knight");
    case Piece::bishop:
        break;
    }
    return tr("bishop");
}

std::optional<Piece> piece_on(const Position& position, Square square) {
    const auto found = std::find_if(pieces.begin(), pieces.end(),
                                    [&](Piece piece) { return square_of(position, piece) == square; });
    return found == pieces.end() ? std::nullopt : std::optional(*found);
}

std::vector<Square> targets_of(const Seen& seen, Piece piece) {
    std::vector<Square> targets;
    for (const Move& move : legal_moves(seen))
        if (move.piece == piece) targets.push_back(move.to);
    return targets;
}

std::vector<Square> covered_squares(const Position& position) {
    std::vector<Square> squares;
    for (Square square = 11; square <= 88; ++square)
        if (on_board(square) && std::any_of(pieces.begin(), pieces.end(),
                                            [&](Piece piece) { return covers(position, piece, square); }))
            squares.push_back(square);
    return squares;
}

// A key that begins a typed move: the letter or the number of a piece.
bool begins_move(const Key& key) {
    constexpr std::u32string_view beginnings = U"KNB456";
    return key.name == Key::Name::character && beginnings.find(key.character) != std::u32string_view::npos;
}

std::string moves_text(const Seen& seen) {
    return over(seen) ? tr_count("{} move made", "{} moves made", seen.moves_made)
                      : tr_count("{} move left", "{} moves left", seen.position.move_counter);
}

// The numbers stand as their squares do around the king, in whose place he stands himself.
void paint_order(Canvas& canvas, Point corner, const Position& position) {
    const auto tries = search_order(position.black_king, position.order);
    for (std::size_t i = 0; i < tries.size(); ++i) {
        const int files = file(tries.at(i)) - file(position.black_king);
        const int ranks = rank(tries.at(i)) - rank(position.black_king);
        canvas.put({corner.x + 2 + 2 * files, corner.y + 1 - ranks}, U'1' + static_cast<char32_t>(i),
                   Role::dim);
    }
    const bool ascii = canvas.charset() == Charset::ascii;
    canvas.put({corner.x + 2, corner.y + 1}, ascii ? U'k' : U'♚', Role::foe);
}

// `keys`: what they do is told too.
void paint_panel(Canvas& canvas, const BoardLayout& layout, const Seen& seen, bool keys) {
    const Point corner = layout.panel.corner;
    const auto row = [&](int y) { return Point{corner.x, corner.y + y}; };
    if (layout.form == PanelForm::order) {
        canvas.text(corner, tr("He tries"), Role::dim);
        paint_order(canvas, {corner.x + 1, corner.y + 1}, seen.position);
        return;
    }
    canvas.text(row(0), tr("Black king   {}", square_name(seen.position.black_king)), Role::foe);
    canvas.text(row(1), tr("White        {}", moves_text(seen)));
    const bool full = layout.form == PanelForm::full;
    if (full) paint_calculator_line(canvas, row(3), layout.indicator, display(seen));

    const int below = 3 + (full ? calculator_line_size(layout.indicator).height : 0);
    constexpr int order_x = 2;
    constexpr int beside_order = 10;
    canvas.text(row(below), tr("The king tries in this order:"));
    paint_order(canvas, {corner.x + order_x, corner.y + below + 1}, seen.position);
    canvas.paragraph(
        {{corner.x + beside_order, corner.y + below + 1}, {layout.panel.size.width - beside_order, 3}},
        tr("Unless he takes 1, the order is mirrored next."), Role::dim);
    if (!full) return;
    canvas.text(row(below + 5), tr("[ ]  the last moves"), Role::dim);
    if (!keys) return;
    canvas.text(row(below + 6), tr("●    where the piece can go"), Role::dim);
    canvas.text(row(below + 7), tr("+    covered by White (key c)"), Role::dim);
}

class BishopKnightView final : public TypedView<Seen> {
  public:
    Size minimum() const override { return smallest_board; }

    Help help() const override {
        return {
            tr("You have White. Mate the black king before your moves are used up."),
            {{tr("arrows, hjkl"), tr("move the cursor")},
             {"Tab", tr("to the next white piece")},
             {tr("Enter, space"), tr("pick up, put down")},
             {tr("click, drag"), tr("the same with the mouse")},
             {"Ne5, 5 55", tr("type a move, then Enter")},
             {"Esc", tr("let go, or forget what is typed")},
             {"c", tr("squares that White covers")}},
            {tr("The king takes the first square in his order (beside the board) that nobody covers. Unless "
                "it is number 1, the order is then mirrored."),
             tr("Drive him towards a corner of the bishop's colour: elsewhere there is hardly a mate."),
             tr("It is a draw if he takes a piece, if he cannot move and is not attacked, or if your moves "
                "are used up. Mate with the last move counts."),
             tr("In digits: 4 is the king, 5 the knight, 6 the bishop; e5 is 55."),
             tr("With rules=original nothing is checked, and he may overlook a piece.")}};
    }

    bool takes_letters() const override { return !typed_.empty(); }

  protected:
    void paint_seen(const Seen& seen, Canvas& canvas) const override {
        const BoardLayout layout = board_layout(canvas.size());
        Marks marks;
        if (!over(seen) && by_keys()) {
            marks.cursor = cursor_at(seen);
            marks.picked = picked_;
            if (picked_) marks.targets = targets_of(seen, *picked_);
        }
        if (show_covered_) marks.covered = covered_squares(seen.position);
        paint_board(canvas, layout, seen, marks);
        // A picture of a game is of its board.
        if (layout.form != PanelForm::none && (by_keys() || layout.form == PanelForm::full))
            paint_panel(canvas, layout, seen, by_keys());
        if (typed_.empty()) return;
        canvas.fill({layout.entry, {layout.panel.corner.x - layout.entry.x, 1}}, U' ');
        canvas.text(layout.entry, entry_label() + typed_.text(), Role::plain);
    }

    std::optional<Point> cursor_seen(const Seen& seen, Size size) const override {
        const BoardLayout layout = board_layout(size);
        if (typed_.empty()) return square_point(layout, cursor_at(seen));
        return Point{layout.entry.x + text_width(entry_label() + typed_.text()), layout.entry.y};
    }

    Reaction on_key_seen(const Key& key, const Seen& seen) override {
        if (over(seen)) return Reaction::unused();
        // What still stands there after Enter was refused.
        if (offered_ && key.name == Key::Name::character) typed_.clear();
        offered_ = false;
        if (!typed_.empty() || begins_move(key)) {
            Reaction reaction = on_typing_key(key);
            if (reaction.kind != Reaction::Kind::unused) return reaction;
        }
        return on_board_key(key, seen);
    }

    // Click a piece and a square, or drag the piece there.
    Reaction on_mouse_seen(const Mouse& mouse, Size size, const Seen& seen) override {
        const auto square = square_at(board_layout(size), mouse.at);
        if (!square || over(seen)) return Reaction::unused();
        if (mouse.action == Mouse::Action::press) {
            typed_.clear();
            cursor_ = square;
            return choose(seen);
        }
        const bool dragged = mouse.action == Mouse::Action::release && picked_ &&
                             *square != square_of(seen.position, *picked_);
        if (!dragged) return Reaction::unused();
        cursor_ = square;
        return choose(seen);
    }

    void changed_seen(const Seen* before, const Seen&) override {
        typed_.clear();
        offered_ = false;
        picked_.reset();
        if (!before) cursor_.reset();
    }

    std::string status_seen(const Seen& seen) const override {
        const std::string rules = seen.rules == RuleSet::chess ? tr("rules of chess") : tr("original rules");
        return rules + " · " + moves_text(seen);
    }

    std::string message_seen(const Seen& seen) const override {
        if (picked_)
            return tr("Where does the {} go from {}?", piece_name(*picked_),
                      square_name(square_of(seen.position, *picked_)));
        if (!seen.last)
            return by_keys() ? tr("Mate the black king. Pick a piece, or type a move such as Ne5.")
                             : tr("Mate the black king. A move is a piece and a square, such as Ne5.");
        return tr("{}. The king goes from {} to {}. Your move?", move_text(seen.last->move),
                  square_name(seen.last->king_from), square_name(seen.last->king_to));
    }

    std::vector<Hint> hints_seen(const Seen& seen) const override {
        if (!typed_.empty()) return {{"Enter", tr("play")}, {"Esc", tr("forget it")}};
        if (picked_) return {{"Enter", tr("put down")}, {"←↓↑→", tr("aim")}, {"Esc", tr("let go")}};
        if (over(seen)) return {};
        return {{"Enter", tr("pick up")}, {"←↓↑→", tr("cursor")}, {"Ne5", tr("type")}, {"c", tr("covered")}};
    }

  private:
    static std::string entry_label() { return tr("Your move: "); }

    // Before the player has moved it, the cursor stands on the white king.
    Square cursor_at(const Seen& seen) const { return cursor_.value_or(seen.position.white_king); }

    Reaction on_typing_key(const Key& key) {
        switch (key.name) {
        case Key::Name::enter:
            offered_ = true;
            return Reaction::play(typed_.text());
        case Key::Name::escape:
            typed_.clear();
            return Reaction::redraw();
        default:
            break;
        }
        if (typed_.edit(key)) {
            picked_.reset();
            return Reaction::redraw();
        }
        // A stray letter must not do something else in the middle of a move.
        return key.name == Key::Name::character ? Reaction::no_effect() : Reaction::unused();
    }

    Reaction on_board_key(const Key& key, const Seen& seen) {
        if (const auto direction = key_direction(key)) return move_cursor(*direction, seen);
        switch (key.name) {
        case Key::Name::enter:
            return choose(seen);
        case Key::Name::escape:
            if (!picked_) return Reaction::unused();
            picked_.reset();
            return Reaction::redraw();
        case Key::Name::tab:
            return next_piece(seen);
        case Key::Name::character:
            break;
        default:
            return Reaction::unused();
        }
        if (key.character == U' ') return choose(seen);
        if (key.character != U'c') return Reaction::unused();
        show_covered_ = !show_covered_;
        return Reaction::redraw();
    }

    Reaction move_cursor(Point direction, const Seen& seen) {
        const Square target = cursor_at(seen) + 10 * direction.x - direction.y;
        if (!on_board(target)) return Reaction::no_effect();
        cursor_ = target;
        return Reaction::redraw();
    }

    Reaction next_piece(const Seen& seen) {
        const auto piece = piece_on(seen.position, cursor_at(seen));
        const std::size_t next = piece ? (static_cast<std::size_t>(*piece) - 3) % pieces.size() : 0;
        cursor_ = square_of(seen.position, pieces.at(next));
        return Reaction::redraw();
    }

    // Picks up the piece under the cursor, or puts the picked one down there.
    Reaction choose(const Seen& seen) {
        const Square square = cursor_at(seen);
        cursor_ = square;
        const auto piece = piece_on(seen.position, square);
        if (piece && picked_ != piece) {
            picked_ = piece;
            return Reaction::redraw();
        }
        if (!picked_) return Reaction::no_effect();
        if (piece) {
            picked_.reset();
            return Reaction::redraw();
        }
        return Reaction::play(move_text({*picked_, square}));
    }

    std::optional<Square> cursor_;
    std::optional<Piece> picked_;
    Entry typed_{"KNBknbabcdefgh0123456789x+#- ", 8};
    bool offered_ = false; // what is typed, to be played
    bool show_covered_ = false;
};

} // namespace

std::unique_ptr<View> make_view() {
    return std::make_unique<BishopKnightView>();
}

} // namespace pmk::bishop_knight
