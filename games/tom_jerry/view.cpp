#include "games/tom_jerry/view.hpp"

#include "games/common/calculator_line.hpp"
#include "games/common/keys.hpp"
#include "games/tom_jerry/command.hpp"
#include "games/tom_jerry/hall_painter.hpp"
#include "games/tom_jerry/solver.hpp"
#include "pmkgames/text.hpp"

#include <cstdlib>

namespace pmk::tom_jerry {

namespace {

// What the key types on the calculator; nothing where it is none of its digits.
std::optional<char> digit_of(const Key& key) {
    if (const auto direction = key_direction(key)) {
        if (direction->x != 0) return direction->x < 0 ? '4' : '6';
        return direction->y < 0 ? '8' : '2';
    }
    const bool digit = key.name == Key::Name::character && key.character >= U'0' && key.character <= U'9';
    return digit ? std::optional(static_cast<char>(key.character)) : std::nullopt;
}

std::string jerry_sentence(const Turn& turn) {
    if (turn.command == Command::pass) return tr("A turn has passed; nobody has moved.");
    if (turn.end == End::escaped) return tr("Jerry slips through the hole!");
    if (turn.jerry_to == turn.jerry_from)
        return tr("Something is in the way: Jerry stays on {}.", turn.jerry_to);
    return tr("Jerry runs to {}.", turn.jerry_to);
}

// `halfway`: only the first of two steps is told.
std::string tom_sentence(const Turn& turn, bool halfway) {
    if (turn.tom_steps == 0) return {};
    if (halfway) return turn.tom_to[0] == turn.tom_from ? "" : tr("Tom jumps to {}…", turn.tom_to[0]);
    const Square end = turn.tom_to.at(static_cast<std::size_t>(turn.tom_steps - 1));
    if (turn.end == End::caught) return tr("Tom comes to {} and has him.", end);
    if (end == turn.tom_from) return tr("Tom stays on {}.", end);
    const bool jump =
        turn.tom_steps == 2 && turn.tom_to[0] != turn.tom_from && turn.tom_to[1] != turn.tom_to[0];
    if (jump) return tr("Tom jumps to {}, then to {}.", turn.tom_to[0], turn.tom_to[1]);
    return tr("Tom comes to {}.", end);
}

const char* direction_word(Command command) {
    switch (command) {
    case Command::down:
        return mark("down");
    case Command::left:
        return mark("left");
    case Command::right:
        return mark("right");
    case Command::up:
        return mark("up");
    case Command::pass:
        break;
    }
    return "";
}

// The first command of a quickest escape.
std::string hint_sentence(const Position& position) {
    // The table takes longer to make than to read, and not every game asks for it.
    static const EscapeTable table;
    const auto command = table.best(position);
    if (!command) return tr("Tom will have you now, whatever you do. Take back moves with u.");
    Position next = position;
    const Turn turn = play(next, *command);
    const std::string way =
        fmt::format("{} ({})", translated(direction_word(*command)), command_digit(*command));
    const int turns = table.turns(position).value_or(0);
    if (turn.end == End::escaped) return tr("Hint: {}, through the hole.", way);
    if (turn.jerry_to == turn.jerry_from)
        return tr("Hint: {}, to bump and stay. Turns to the hole from here: {}.", way, turns);
    return tr("Hint: {}. Turns to the hole from here: {}.", way, turns);
}

std::string jumps_picture(int jumps) {
    std::string picture;
    for (int jump = 0; jump < jumps_left(first_jump_counter); ++jump)
        picture += jump < jumps ? "●" : "○";
    return picture;
}

void paint_panel(Canvas& canvas, const HallLayout& layout, const Seen& seen) {
    constexpr int square_x = 8;
    constexpr int note_x = 12;
    const Point corner = layout.panel.corner;
    const Position& position = seen.position;
    const int jumps = jumps_left(position.jump_counter);

    canvas.text(corner, tr("Jerry"), Role::own);
    canvas.text({corner.x + square_x, corner.y}, std::to_string(position.jerry));
    canvas.text({corner.x + note_x, corner.y}, tr_count("{} square run", "{} squares run", position.moves));
    canvas.text({corner.x, corner.y + 1}, tr("Tom"), Role::foe);
    canvas.text({corner.x + square_x, corner.y + 1}, std::to_string(position.tom));
    canvas.text({corner.x + note_x, corner.y + 1},
                jumps > 0 ? tr("jumps {}", jumps_picture(jumps)) : tr("tired"));

    paint_calculator_line(canvas, {corner.x, corner.y + 3}, layout.indicator, display(seen));

    const int y = corner.y + 3 + calculator_line_size(layout.indicator).height;
    canvas.text({corner.x + 5, y}, "8", Role::key);
    canvas.text({corner.x + 2, y + 1}, "4     6", Role::key);
    canvas.text({corner.x + 5, y + 1}, "J", Role::own);
    canvas.text({corner.x + 5, y + 2}, "2", Role::key);
    canvas.text({corner.x + 12, y}, tr("◂    hole"), Role::dim);
    canvas.text({corner.x + 12, y + 1}, tr("▒▒▒  pillar"), Role::dim);
    canvas.text({corner.x + 12, y + 2}, tr("t j  came from"), Role::dim);
}

// The hall between Tom's two steps.
Seen after_first_step(Seen seen) {
    seen.position.tom = seen.last->tom_to[0];
    seen.end = End::none;
    seen.last->tom_steps = 1;
    return seen;
}

class TomJerryView final : public TypedView<Seen> {
  public:
    Size minimum() const override { return smallest_hall; }

    Help help() const override {
        return {
            tr("You are Jerry. Step into a hole in the left wall before Tom has you."),
            {{tr("arrows, hjkl"), tr("run one square")},
             {tr("click"), tr("run that way; on Jerry: pass")},
             {"2 4 6 8", tr("down, left, right, up")},
             {"5", tr("pass: a turn without a move")},
             {"H", tr("hint: the quickest way out")}},
            {tr("Holes (◂) are left of the squares 11, 31, 51, 71 and 91: step left there."),
             tr("Nobody gets through a pillar. If Jerry bumps into one or into a wall he stays, and it is "
                "Tom's "
                "turn: that can be just what you want."),
             tr("Tom comes nearer up or down first; only if he cannot or need not he comes left or right. "
                "He knows no detours, so a pillar between you can hold him."),
             tr("In his first five turns Tom takes two steps, then he is tired and takes one."),
             tr("Every start can be won. Squares are row and column: 53 is row 5, column 3.")}};
    }

    // A jump is shown as the two steps that it is.
    std::optional<std::chrono::milliseconds> picture_time() const override {
        return halfway_ ? std::optional(std::chrono::milliseconds(150)) : std::nullopt;
    }
    void next_picture() override { halfway_ = false; }
    void rest() override { halfway_ = false; }

  protected:
    void paint_seen(const Seen& seen, Canvas& canvas) const override {
        const HallLayout layout = hall_layout(canvas.size());
        const Seen shown = halfway_ ? after_first_step(seen) : seen;
        paint_hall(canvas, layout, shown);
        if (layout.panel.size.width > 0) paint_panel(canvas, layout, shown);
    }

    std::optional<Point> cursor_seen(const Seen& seen, Size size) const override {
        return square_point(hall_layout(size), seen.position.jerry);
    }

    Reaction on_key_seen(const Key& key, const Seen& seen) override {
        if (key == character_key(U'H') && seen.end == End::none) {
            hint_ = hint_sentence(seen.position);
            return Reaction::redraw();
        }
        const auto digit = digit_of(key);
        if (!digit) return Reaction::unused();
        if (seen.end != End::none) return Reaction::no_effect();
        return Reaction::play(std::string(1, *digit));
    }

    // A click runs one square towards it; on Jerry himself it lets the turn pass.
    Reaction on_mouse_seen(const Mouse& mouse, Size size, const Seen& seen) override {
        if (mouse.action != Mouse::Action::press || seen.end != End::none) return Reaction::unused();
        const HallLayout layout = hall_layout(size);
        const Point jerry = square_point(layout, seen.position.jerry);
        // In squares: a square is wider than it is high.
        const int right = (mouse.at.x - jerry.x) * layout.cell.height;
        const int down = (mouse.at.y - jerry.y) * layout.cell.width;
        const int least = layout.cell.width * layout.cell.height / 2;
        if (std::abs(right) <= least && std::abs(down) <= least) return Reaction::play("5");
        if (std::abs(right) >= std::abs(down)) return Reaction::play(right < 0 ? "4" : "6");
        return Reaction::play(down < 0 ? "8" : "2");
    }

    void changed_seen(const Seen* before, const Seen& now) override {
        hint_.clear();
        halfway_ = before && now.last && now.last->tom_steps == 2;
    }

    std::string status_seen(const Seen& seen) const override {
        const int turn = seen.position.turn;
        if (seen.end == End::escaped) return tr("turn {} · escaped", turn);
        if (seen.end == End::caught && !halfway_) return tr("turn {} · caught", turn);
        const int jumps = jumps_left(seen.position.jump_counter);
        if (jumps == 0) return tr("turn {} · Tom is tired", turn);
        return jumps == 1 ? tr("turn {} · Tom has 1 jump", turn)
                          : tr("turn {} · Tom has {} jumps", turn, jumps);
    }

    std::string message_seen(const Seen& seen) const override {
        if (!hint_.empty()) return hint_;
        if (!seen.last) return tr("You are Jerry. Run for a hole (◂) in the left wall before Tom has you!");
        const std::string tom = tom_sentence(*seen.last, halfway_);
        return tom.empty() ? jerry_sentence(*seen.last) : jerry_sentence(*seen.last) + " " + tom;
    }

    std::vector<Hint> hints_seen(const Seen& seen) const override {
        if (seen.end != End::none) return {};
        return {{"←↓↑→", tr("run")}, {"H", tr("hint")}, {"5", tr("pass")}};
    }

  private:
    bool halfway_ = false; // Tom's second step is not shown yet
    std::string hint_;     // until the position changes
};

} // namespace

std::unique_ptr<View> make_view() {
    return std::make_unique<TomJerryView>();
}

} // namespace pmk::tom_jerry
