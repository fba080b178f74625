#include "games/night_battle/view.hpp"

#include "games/common/grid.hpp"
#include "games/common/keys.hpp"
#include "games/night_battle/command.hpp"
#include "games/night_battle/panel.hpp"
#include "games/night_battle/splash.hpp"
#include "games/night_battle/words.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pmk::night_battle {
namespace {

constexpr std::array pitches{Size{6, 3}, Size{4, 2}, Size{3, 1}, Size{2, 1}, Size{1, 1}};
constexpr int label_width = 4; // a row's number, with a blank on both sides
constexpr int panel_gap = 3;
constexpr Size smallest_body{60, 14};

// Where there is less room it is no game but a picture of one.
bool panel_beside(Size body) {
    return body.width >= smallest_body.width;
}

// The row of a coordinate on the screen, and back: y grows upwards on the sea.
Point cell_of(const Seen& seen, Square square) {
    return {square.x, seen.setup.size - 1 - square.y};
}
Square square_of(const Seen& seen, Point cell) {
    return {cell.x, seen.setup.size - 1 - cell.y};
}

const ShipClass& own_class(const Seen& seen) {
    return seen.setup.classes[place_of_seat(seen.seat)];
}

bool may_act(const Seen& seen) {
    return seen.phase != Phase::over && seat_of_turn(seen.turn) == seen.seat;
}

// In reverse, and where there is room between the cells also in brackets.
void mark_cursor(Canvas& canvas, const Grid& grid, Point cell) {
    const Point middle = grid.middle(cell);
    canvas.set_role(middle, Role::cursor);
    if (grid.pitch().width < 2) return;
    canvas.put({middle.x - 1, middle.y}, U'[', Role::key);
    canvas.put({middle.x + 1, middle.y}, U']', Role::key);
}

bool is_separator(const Key& key) {
    constexpr std::u32string_view separators = U",.; ";
    return key.name == Key::Name::character && separators.find(key.character) != separators.npos;
}

// What the enemy was told in his last turn.
std::vector<Told> last_told(const Seen& seen) {
    std::vector<Told> told = seen.enemy_shots;
    std::erase_if(told, [&](const Told& answer) { return answer.turn + 1 < seen.turn; });
    return told;
}

class NightBattleView final : public TypedView<Seen> {
  public:
    Size minimum() const override { return smallest_body; }

    Help help() const override {
        return {tr("Sink the enemy's ship, which you cannot see."),
                {{tr("arrows, hjkl"), tr("move the cursor")},
                 {tr("Enter, space"), tr("fire at the cursor, or sail to it")},
                 {tr("digits"), tr("type X and Y, then Enter: 7 4")},
                 {tr("click"), tr("aim; again there: fire or sail")},
                 {"s", tr("stay, after the firing")},
                 {"c", tr("where the enemy can be, on or off")}},
                {tr("First you fire. Each shot is answered for X (to the right) and for Y (up): short, so "
                    "he is further on; over, so he is less far; or level. Level on both is a hit: it takes "
                    "a life and ends the firing."),
                 tr("Then you may sail: on each axis at most as far as your speed, and not off the field; an "
                    "axis "
                    "that would break this stays."),
                 tr("The enemy sails too, after each of his turns. Who loses the last life has lost. No move "
                    "can be taken back.")}};
    }

    std::optional<std::chrono::milliseconds> picture_time() const override {
        return splash_ ? std::optional(splash_picture_time) : std::nullopt;
    }
    void next_picture() override {
        if (splash_ && ++splash_->picture == splash_pictures) splash_.reset();
    }
    void rest() override { splash_.reset(); }

  protected:
    void paint_seen(const Seen& seen, Canvas& canvas) const override {
        const Grid grid = layout(seen, canvas.size());
        const Chart chart = enemy_chart(seen);
        const bool charted = chart_on_ && seen.phase == Phase::fire;
        const auto cursor = by_keys() && may_act(seen) ? std::optional(cursor_square(seen)) : std::nullopt;
        paint_labels(canvas, grid, seen, cursor);
        paint_sea(canvas, grid, seen, charted && !chart.whole() ? &chart : nullptr);
        if (cursor) mark_cursor(canvas, grid, cell_of(seen, *cursor));
        if (splash_ && splash_->seat == seen.seat && splash_->shots == seen.own_shots.size()) {
            const Shot& shot = seen.own_shots.back();
            const Point cell = cell_of(seen, shot.at);
            if (grid.in_view(cell)) paint_splash(canvas, grid, cell, shot.advice.hit(), splash_->picture);
        }
        if (!panel_beside(canvas.size())) return;
        const int x = grid.right() + panel_gap;
        paint_panel(canvas, {{x, 0}, {canvas.size().width - x, canvas.size().height - 1}}, seen,
                    charted ? &chart : nullptr);
        if (cursor) paint_entry(canvas, seen);
    }

    std::optional<Point> cursor_seen(const Seen& seen, Size size) const override {
        if (!may_act(seen)) return std::nullopt;
        if (typing(seen)) {
            const int width = text_width(entry_label(seen)) + 1 + text_width(entry_.text());
            return Point{1 + width, size.height - 1};
        }
        return layout(seen, size).middle(cell_of(seen, cursor_square(seen)));
    }

    Reaction on_key_seen(const Key& key, const Seen& seen) override {
        if (key == character_key(U'c')) {
            chart_on_ = !chart_on_;
            return Reaction::redraw();
        }
        if (!may_act(seen)) return Reaction::unused();
        follow(seen);
        if (const auto step = key_direction(key)) {
            entry_.clear();
            const int last = seen.setup.size - 1;
            const Square target{std::clamp(aim_.at.x + step->x, 0, last),
                                std::clamp(aim_.at.y - step->y, 0, last)};
            if (target == aim_.at) return Reaction::no_effect();
            aim_.at = target;
            return Reaction::redraw();
        }
        const bool typed = !entry_.empty();
        if (key.name == Key::Name::enter || (key == character_key(U' ') && !typed)) {
            if (!typed) return Reaction::play(move_text({move_kind(seen), aim_.at}));
            // As it is typed: the rules refuse what is not a square of the field.
            const std::string numbers = entry_.text();
            entry_.clear();
            return Reaction::play(numbers);
        }
        // What separates the numbers does not begin them: alone it can be a key of the screen.
        if ((typed || !is_separator(key)) && entry_.edit(key)) return Reaction::redraw();
        if (key.name == Key::Name::escape && typed) {
            entry_.clear();
            return Reaction::redraw();
        }
        if (key == character_key(U's') && seen.phase == Phase::sail) return Reaction::play("stay");
        return Reaction::unused();
    }

    // The first click aims, the second on the same square fires or sails: nothing can be taken back.
    Reaction on_mouse_seen(const Mouse& mouse, Size size, const Seen& seen) override {
        if (mouse.action != Mouse::Action::press || !may_act(seen)) return Reaction::unused();
        const auto cell = layout(seen, size).cell_at(mouse.at);
        if (!cell) return Reaction::unused();
        follow(seen);
        entry_.clear();
        const Square square = square_of(seen, *cell);
        if (square == aim_.at) return Reaction::play(move_text({move_kind(seen), square}));
        aim_.at = square;
        return Reaction::redraw();
    }

    void changed_seen(const Seen* before, const Seen& now) override {
        if (!before) aim_ = {};
        splash_.reset();
        if (before && now.own_shots.size() == before->own_shots.size() + 1)
            splash_ = Splash{now.seat, now.own_shots.size()};
        follow(now);
        entry_.clear();
        // A second Enter must not be a shot at a square where he cannot be.
        const Chart chart = enemy_chart(now);
        if (now.phase == Phase::fire && !chart.has(aim_.at)) aim_.at = chart.nearest(aim_.at);
    }

    std::string status_seen(const Seen& seen) const override {
        if (seen.phase == Phase::over) return tr("turn {}", seen.turn);
        if (seat_of_turn(seen.turn) != seen.seat)
            return tr("player {} · turn {} · done", seen.seat, seen.turn - 1);
        if (seen.phase == Phase::sail) return tr("player {} · turn {} · sailing", seen.seat, seen.turn);
        return tr("player {} · turn {} · shots left {}", seen.seat, seen.turn, seen.shots_left);
    }

    std::string message_seen(const Seen& seen) const override {
        const bool own_turn = seat_of_turn(seen.turn) == seen.seat;
        if (seen.phase == Phase::over)
            return own_turn ? tr("The enemy's ship is sunk: you have won.")
                            : tr("Your ship is sunk: the enemy has won.");
        if (!own_turn) return sailed_message(seen);
        const bool fired = !seen.own_shots.empty() && seen.own_shots.back().turn == seen.turn;
        if (!fired) return start_message(seen);
        const Shot& shot = seen.own_shots.back();
        std::string told = square_text(shot.at) + ": " + advice_text(shot.advice);
        if (!shot.advice.hit()) told += "; " + whereabouts(shot.advice);
        told += ".";
        if (seen.phase == Phase::fire) return told + " " + tr("Shots left: {}.", seen.shots_left);
        if (shot.advice.hit())
            return told + " " +
                   tr("The enemy's lives left: {}. Where do you sail?",
                      seen.lives[1 - place_of_seat(seen.seat)]);
        return told + " " + tr("Where do you sail?");
    }

    std::vector<Hint> hints_seen(const Seen& seen) const override {
        if (!may_act(seen)) return {};
        if (seen.phase == Phase::sail)
            return {{"Enter", tr("sail")},
                    {tr("arrows"), tr("steer")},
                    {"s", tr("stay")},
                    {"0-9", typing_hint(seen)}};
        return {{"Enter", tr("fire")},
                {tr("arrows"), tr("aim")},
                {"0-9", typing_hint(seen)},
                {"c", chart_on_ ? tr("hide chart") : tr("chart")}};
    }

  private:
    // A cursor belongs to one seat in one phase of one turn, so that it tells nothing to the other seat.
    struct Aim {
        Seat seat = 0;
        int turn = 0;
        Phase phase = Phase::over;
        Square at{};
    };

    // The last of so many shots of that seat is being shown.
    struct Splash {
        Seat seat = 0;
        std::size_t shots = 0;
        int picture = 0;
    };

    bool followed(const Seen& seen) const {
        return aim_.seat == seen.seat && aim_.turn == seen.turn && aim_.phase == seen.phase;
    }

    Square cursor_square(const Seen& seen) const {
        if (followed(seen)) {
            const int last = seen.setup.size - 1;
            return {std::min(aim_.at.x, last), std::min(aim_.at.y, last)};
        }
        return seen.phase == Phase::sail ? seen.ship : enemy_chart(seen).middle();
    }

    bool typing(const Seen& seen) const { return followed(seen) && !entry_.empty(); }

    void follow(const Seen& seen) {
        if (!followed(seen)) entry_.clear();
        aim_ = {seen.seat, seen.turn, seen.phase, cursor_square(seen)};
    }

    static std::string typing_hint(const Seen& seen) {
        return tr("type {}", example_square(seen.setup.size));
    }

    static Move::Kind move_kind(const Seen& seen) {
        return seen.phase == Phase::fire ? Move::Kind::fire : Move::Kind::sail;
    }

    static int label_height(const Seen& seen) { return seen.setup.size > 10 ? 2 : 1; }

    Grid layout(const Seen& seen, Size body) const {
        const int beside = panel_beside(body) ? panel_gap + panel_width : 0;
        const Size room{body.width - label_width - 1 - beside, body.height - label_height(seen) - 1};
        const int size = seen.setup.size;
        return Grid({{label_width + 1, 0}, room}, {size, size}, cell_of(seen, cursor_square(seen)), pitches);
    }

    // The names of the axes stand where each begins; the numbers of the cursor's row and column stand out.
    static void paint_labels(Canvas& canvas, const Grid& grid, const Seen& seen,
                             std::optional<Square> cursor) {
        const auto role = [](bool at_cursor) { return at_cursor ? Role::key : Role::dim; };
        canvas.put({0, grid.middle(grid.first()).y}, U'Y', Role::dim);
        canvas.put({label_width - 2, grid.bottom() + label_height(seen) - 1}, U'X', Role::dim);
        for (int i = 0; i < grid.visible().height; ++i) {
            const int row = grid.first().y + i;
            const int y = square_of(seen, {0, row}).y;
            canvas.text_right({label_width - 1, grid.middle({0, row}).y}, std::to_string(y),
                              role(cursor && cursor->y == y));
        }
        for (int i = 0; i < grid.visible().width; ++i) {
            const int column = grid.first().x + i;
            const Point place{grid.middle({column, 0}).x, grid.bottom()};
            const auto digit = [](int number) { return U'0' + static_cast<char32_t>(number); };
            // The tens stand above the ones, as there may be only one cell of room.
            const Role of_column = role(cursor && cursor->x == column);
            if (column >= 10) canvas.put(place, digit(column / 10), of_column);
            canvas.put({place.x, place.y + label_height(seen) - 1}, digit(column % 10), of_column);
        }
    }

    // `chart` is null where it is not shown.
    static void paint_sea(Canvas& canvas, const Grid& grid, const Seen& seen, const Chart* chart) {
        const int speed = own_class(seen).speed;
        const auto put = [&](Square square, char32_t glyph, Role role) {
            canvas.put(grid.middle(cell_of(seen, square)), glyph, role);
        };
        const auto in_view = [&](Square square) { return grid.in_view(cell_of(seen, square)); };
        const auto reachable = [&](Square square) {
            return std::abs(square.x - seen.ship.x) <= speed && std::abs(square.y - seen.ship.y) <= speed;
        };
        for (int y = 0; y < seen.setup.size; ++y)
            for (int x = 0; x < seen.setup.size; ++x) {
                const Square square{x, y};
                if (!in_view(square)) continue;
                if (seen.phase == Phase::sail && may_act(seen) && reachable(square))
                    put(square, U'○', Role::own);
                else if (chart && chart->has(square))
                    put(square, U'+', Role::foe);
                else
                    put(square, U'·', Role::dim);
            }
        if (in_view(seen.ship)) put(seen.ship, ship_glyph, Role::own);
        for (const Shot& shot : seen.own_shots)
            if (shot.turn == seen.turn && in_view(shot.at))
                put(shot.at, shot_glyph(shot), shot.advice.hit() ? Role::good : Role::last);
    }

    static std::string entry_label(const Seen& seen) {
        return seen.phase == Phase::fire ? tr("Fire at:") : tr("Sail to:");
    }

    // What Enter would do, on the last row.
    void paint_entry(Canvas& canvas, const Seen& seen) const {
        const int row = canvas.size().height - 1;
        const int x = 2 + canvas.text({1, row}, entry_label(seen), Role::key);
        if (typing(seen)) {
            canvas.text({x, row}, entry_.text(), Role::plain);
            return;
        }
        const Square target = cursor_square(seen);
        const int end = x + canvas.text({x, row}, square_text(target), Role::plain);
        if (seen.phase != Phase::sail) {
            canvas.text({end + 2, row}, tr("or type X and Y, such as {}", example_square(seen.setup.size)),
                        Role::dim);
            return;
        }
        const int speed = own_class(seen).speed;
        const Square to = sailed(seen.setup, speed, seen.ship, target);
        if (to == target)
            canvas.text({end + 2, row}, tr("speed {}", speed), Role::dim);
        else
            canvas.text({end + 2, row}, tr("too far: you would come to {}", square_text(to)), Role::bad);
    }

    static std::string sailed_message(const Seen& seen) {
        if (!seen.own_sailing) return tr("It is the enemy's turn.");
        const auto& [from, target, to] = *seen.own_sailing;
        if (to != target) return tr("You lie at {}, not at {}.", square_text(to), square_text(target));
        return to == from ? tr("You stay at {}.", square_text(to)) : tr("You sail to {}.", square_text(to));
    }

    static std::string start_message(const Seen& seen) {
        std::string text;
        if (seen.own_sailing && seen.own_sailing->to != seen.own_sailing->target)
            text = tr("You lie at {}, not at {}.", square_text(seen.own_sailing->to),
                      square_text(seen.own_sailing->target)) +
                   " ";
        const auto told = last_told(seen);
        if (told.empty()) return tr("Somewhere in the dark lies the enemy. Fire.");
        if (told.back().advice.hit())
            return text + tr("You were hit; lives left: {}. Fire.", seen.lives[place_of_seat(seen.seat)]);
        return text + tr("The enemy has missed. Fire.");
    }

    Aim aim_;
    std::optional<Splash> splash_;
    Entry entry_{"0123456789-,.; ", 20};
    bool chart_on_ = true;
};

} // namespace

std::unique_ptr<View> make_view() {
    return std::make_unique<NightBattleView>();
}

} // namespace pmk::night_battle
