#include "games/night_battle/panel.hpp"

#include "games/common/calculator_line.hpp"
#include "games/night_battle/game.hpp"
#include "games/night_battle/words.hpp"

#include <algorithm>

namespace pmk::night_battle {
namespace {

// Where the columns of the ships' table stand: the numbers end there.
constexpr int square_x = 6;
constexpr int lives_x = 15;
constexpr int shots_end = 26;
constexpr int speed_end = panel_width;

constexpr int ships_rows = 4;        // with the blank row below, as below
constexpr int legend_rows = 2;       // of the chart, or of the sailing
constexpr std::size_t own_lines = 4; // the shots that must be seen before the indicator finds room

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

// Heading and lines between `place` and `end`, the last ones where not all fit; returns the row behind the
// blank one below.
int section(Canvas& canvas, Point place, int end, const std::string& heading, std::vector<Line> lines) {
    const int room = end - place.y - 1;
    if (lines.empty() || room < 1) return place.y;
    canvas.text(place, heading, Role::dim);
    const auto rows = static_cast<std::size_t>(room);
    if (lines.size() > rows) {
        lines.erase(lines.begin(), lines.end() - static_cast<std::ptrdiff_t>(rows));
        lines.front() = {"…", Role::dim};
    }
    for (const Line& line : lines) {
        ++place.y;
        canvas.put(place, line.mark, line.role);
        canvas.text({place.x + 2, place.y}, line.text, line.role);
    }
    return place.y + 2;
}

void paint_ships(Canvas& canvas, Point corner, const Seen& seen) {
    canvas.text({corner.x + lives_x, corner.y}, tr("lives"), Role::dim);
    canvas.text_right({corner.x + shots_end, corner.y}, tr("shots"), Role::dim);
    canvas.text_right({corner.x + speed_end, corner.y}, tr("speed"), Role::dim);
    const std::size_t own = place_of_seat(seen.seat);
    int y = corner.y;
    for (const std::size_t ship : {own, 1 - own}) {
        ++y;
        const ShipClass& ship_class = seen.setup.classes[ship];
        const Role role = ship == own ? Role::own : Role::foe;
        canvas.text({corner.x + 2, y}, ship == own ? tr("You") : tr("Enemy"), role);
        canvas.text({corner.x + lives_x, y}, hearts(seen.lives[ship], ship_class.lives), role);
        canvas.text_right({corner.x + shots_end, y}, std::to_string(ship_class.shots), Role::plain);
        canvas.text_right({corner.x + speed_end, y}, std::to_string(ship_class.speed), Role::plain);
    }
    canvas.put({corner.x, corner.y + 1}, ship_glyph, Role::own);
    canvas.text({corner.x + square_x, corner.y + 1}, square_text(seen.ship), Role::plain);
}

// The calculator's line in so many rows, as far as it fits; returns the rows it takes, a blank one included.
int paint_calculator(Canvas& canvas, Point corner, Size room, const Seen& seen) {
    const IndicatorForm form = indicator_form({room.width, room.height - 2});
    const Size size = calculator_line_size(form);
    if (size.height < room.height && size.width <= room.width) {
        paint_calculator_line(canvas, corner, form, display(seen));
        return size.height + 1;
    }
    if (room.height < 2) return 0;
    canvas.text(corner, calculator_row(display(seen)), Role::dim);
    return 2;
}

void paint_legend(Canvas& canvas, Point place, bool sailing, const Chart* chart) {
    if (sailing) {
        canvas.put(place, U'○', Role::own);
        canvas.text({place.x + 2, place.y}, tr("where you can sail"));
    } else if (!chart) {
        canvas.text(place, tr("The chart is hidden; c shows it."), Role::dim);
    } else if (chart->whole()) {
        canvas.text(place, tr("Chart: he can be anywhere."), Role::dim);
    } else {
        canvas.text(place, "+", Role::foe);
        canvas.text({place.x + 2, place.y},
                    tr_count("where he can be: {} square", "where he can be: {} squares", chart->count()));
    }
}

} // namespace

void paint_panel(Canvas& canvas, Rect room, const Seen& seen, const Chart* chart) {
    const int x = room.corner.x;
    int y = room.corner.y;
    const int end = y + room.size.height;
    const bool own_turn = seat_of_turn(seen.turn) == seen.seat;
    const ShipClass& enemy = seen.setup.classes[1 - place_of_seat(seen.seat)];

    paint_ships(canvas, {x, y}, seen);
    y += ships_rows;
    // What the enemy's shots and the own ones can take is kept free, so that nothing moves in the course of a
    // turn.
    const int answers = legend_rows + enemy.shots + 2 + static_cast<int>(own_lines) + 1;
    y += paint_calculator(canvas, {x, y}, {room.size.width, end - y - answers}, seen);
    if (y < end && seen.phase != Phase::over) {
        paint_legend(canvas, {x, y}, own_turn && seen.phase == Phase::sail, chart);
        y += legend_rows;
    }
    std::vector<Line> told;
    for (const Told& answer : seen.enemy_shots)
        if (answer.turn + 1 >= seen.turn)
            told.push_back({advice_text(answer.advice), answer.advice.hit() ? Role::bad : Role::plain});
    // Where not everything fits, both share the rows.
    const int told_end = seen.own_shots.empty() ? end : std::max(y + 2, (y + end) / 2);
    y = section(canvas, {x, y}, told_end, tr("The enemy's shots told him"), told);
    std::vector<Line> shots;
    for (const Shot& shot : seen.own_shots) {
        const bool on_field = own_turn && shot.turn == seen.turn;
        shots.push_back({square_text(shot.at) + "  " + advice_with_arrows(shot.advice),
                         shot.advice.hit() ? Role::good : Role::plain, on_field ? shot_glyph(shot) : U' '});
    }
    section(canvas, {x, y}, end, tr("Your shots"), shots);
}

} // namespace pmk::night_battle
