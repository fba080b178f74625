#include "games/night_battle/panel.hpp"

#include "games/common/indicator.hpp"
#include "games/night_battle/game.hpp"

#include <algorithm>

namespace pmk::night_battle {
namespace {

// The panel without the indicator: where the answers of some turns have room, and the fewest.
constexpr int rows_for_all = 14;
constexpr int fewest_rows = 9;

std::string axis_text(int answer) {
    return answer > 0 ? tr("over") : answer < 0 ? tr("short") : tr("level");
}

std::string hearts(int lives, int of) {
    std::string text;
    for (int life = 0; life < of; ++life)
        text += life < lives ? "♥" : "♡";
    return text;
}

struct Line {
    std::string text;
    Role role = Role::plain;
    char32_t mark = U' '; // what stands for it on the field
};

// Paints the heading and the last of the lines that fit between `y` and `end`; returns the row behind them.
int section(Canvas& canvas, Point place, int end, const std::string& heading,
            const std::vector<Line>& lines) {
    const int room = end - place.y - 1;
    if (lines.empty() || room < 1) return place.y;
    canvas.text(place, heading, Role::dim);
    const auto shown = std::min(lines.size(), static_cast<std::size_t>(room));
    for (std::size_t i = lines.size() - shown; i < lines.size(); ++i) {
        ++place.y;
        canvas.put(place, lines[i].mark, lines[i].role);
        canvas.text({place.x + 2, place.y}, lines[i].text, lines[i].role);
    }
    return place.y + 2;
}

Line shot_line(const Shot& shot) {
    return {square_text(shot.at) + "  " + advice_text(shot.advice),
            shot.advice.hit() ? Role::good : Role::plain};
}

void paint_ship(Canvas& canvas, Point place, const std::string& name, const std::string& where, int lives,
                int of, Role role) {
    canvas.text({place.x + 2, place.y}, name, role);
    canvas.text({place.x + 9, place.y}, where, Role::plain);
    canvas.text({place.x + 19, place.y}, hearts(lives, of), role);
}

} // namespace

std::string square_text(Square square) {
    return fmt::format("({}, {})", square.x, square.y);
}

std::string advice_text(Advice advice) {
    if (advice.hit()) return tr("a hit");
    return tr("X {}, Y {}", axis_text(advice.x), axis_text(advice.y));
}

void paint_panel(Canvas& canvas, Rect room, const Seen& seen, const Chart* chart) {
    const int x = room.corner.x;
    int y = room.corner.y;
    const int end = y + room.size.height;
    const std::size_t own = place_of_seat(seen.seat);
    const std::size_t enemy = 1 - own;
    const auto& classes = seen.setup.classes;
    canvas.put({x, y}, ship_glyph, Role::own);
    paint_ship(canvas, {x, y++}, tr("You"), square_text(seen.ship), seen.lives[own], classes[own].lives,
               Role::own);
    paint_ship(canvas, {x, y++}, tr("Enemy"), "", seen.lives[enemy], classes[enemy].lives, Role::foe);
    const IndicatorForm form = indicator_form({room.size.width, room.size.height - rows_for_all});
    const int indicator_height = indicator_size(form).height;
    if (room.size.height >= fewest_rows + indicator_height) {
        paint_indicator(canvas, {x, y + 1}, form, indicator_places(display(seen)));
        y += 1 + indicator_height;
    }
    ++y;

    const bool own_turn = seat_of_turn(seen.turn) == seen.seat;
    std::vector<Line> now;
    std::vector<Line> before;
    for (const Shot& shot : seen.own_shots) {
        const bool on_field = own_turn && shot.turn == seen.turn;
        (on_field ? now : before).push_back(shot_line(shot));
        if (on_field) now.back().mark = shot_glyph(shot);
    }
    std::vector<Line> told;
    for (const Told& answer : seen.enemy_shots)
        if (answer.turn + 1 >= seen.turn)
            told.push_back({advice_text(answer.advice), answer.advice.hit() ? Role::bad : Role::plain});

    const bool sailing = own_turn && seen.phase == Phase::sail;
    const int legend_rows = chart || sailing ? 2 : 0;
    const int told_rows = told.empty() ? 0 : static_cast<int>(told.size()) + 2;
    const int answers_end = end - legend_rows;
    // When not everything fits, this turn and the enemy's share the rows.
    const int now_end = std::max(answers_end - told_rows, (y + answers_end) / 2);
    y = section(canvas, {x, y}, now_end, tr("This turn"), now);
    y = section(canvas, {x, y}, answers_end, tr("The enemy's shots told him"), told);
    if (legend_rows > 0 && y < end) {
        if (sailing) {
            canvas.put({x, y}, U'○', Role::own);
            canvas.text({x + 2, y}, tr("where you can sail"));
        } else if (chart->whole()) {
            canvas.text({x, y}, tr("He can be anywhere."), Role::dim);
        } else {
            canvas.text({x, y}, "+", Role::foe);
            canvas.text({x + 2, y}, tr("where he can be: {} squares", chart->count()), Role::plain);
        }
        y += 2;
    }
    section(canvas, {x, y}, end, tr("Your shots before"), before);
}

} // namespace pmk::night_battle
