#include "games/tom_jerry/hall_painter.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace pmk::tom_jerry {

namespace {

constexpr int side = 9;
constexpr int row_label_width = 2;
// The panel with everything but the indicator, which lies among its rows.
constexpr Size panel_text{26, 7};
constexpr int panel_gap = 2;
constexpr std::array cells{Size{8, 3}, Size{6, 2}, Size{4, 1}};

using Picture = std::array<std::string_view, 3>;
constexpr Picture tom_picture{"/\\_/\\", "(o.o)", "> T <"};
constexpr Picture jerry_picture{"()_()", "(o.o)", "' J '"};

constexpr Size hall_size(Size cell) {
    // The labels of the columns stand above the frame; the last square needs no gap.
    return {row_label_width + 2 + side * cell.width, 1 + 2 + side * cell.height};
}

Point cell_corner(const HallLayout& layout, Square square) {
    return {layout.frame.x + 1 + (column(square) - 1) * layout.cell.width,
            layout.frame.y + 1 + (side - row(square)) * layout.cell.height};
}

void paint_frame(Canvas& canvas, const HallLayout& layout) {
    const Size size{2 + side * layout.cell.width, 2 + side * layout.cell.height};
    canvas.frame({layout.frame, size});
    for (int number = 1; number <= side; ++number) {
        const Point point = square_point(layout, 10 * number + number);
        const auto label = U'0' + static_cast<char32_t>(number);
        canvas.put({point.x, layout.frame.y - 1}, label, Role::dim);
        canvas.put({layout.frame.x - row_label_width, point.y}, label, Role::dim);
        if (has_hole(number)) canvas.put({layout.frame.x, point.y}, U'◂', Role::good);
    }
}

void paint_floor(Canvas& canvas, const HallLayout& layout) {
    for (int number = 1; number <= side; ++number) {
        for (int place = 1; place <= side; ++place) {
            const Square square = 10 * number + place;
            if (blocked(square))
                canvas.fill({cell_corner(layout, square), {layout.cell.width - 1, layout.cell.height}}, U'▒',
                            Role::wall);
            else
                canvas.put(square_point(layout, square), U'·', Role::board);
        }
    }
}

// Where they came from in the last turn.
void paint_trail(Canvas& canvas, const HallLayout& layout, const Turn& last) {
    canvas.put(square_point(layout, last.tom_from), U't', Role::last);
    if (last.tom_steps == 2) canvas.put(square_point(layout, last.tom_to[0]), U't', Role::last);
    canvas.put(square_point(layout, last.jerry_from), U'j', Role::last);
}

void paint_animal(Canvas& canvas, const HallLayout& layout, Square square, char32_t letter,
                  const Picture& picture, Role role) {
    const Point point = square_point(layout, square);
    if (layout.cell.height < static_cast<int>(picture.size())) {
        canvas.put(point, letter, role);
        return;
    }
    for (std::size_t i = 0; i < picture.size(); ++i)
        canvas.text({point.x - 2, point.y - 1 + static_cast<int>(i)}, picture.at(i), role);
}

} // namespace

const Size smallest_hall = hall_size(cells.back());

HallLayout hall_layout(Size canvas) {
    const auto fits = [&](Size cell) {
        const Size hall = hall_size(cell);
        return hall.width + panel_gap + panel_text.width <= canvas.width && hall.height <= canvas.height;
    };
    const auto found = std::find_if(cells.begin(), cells.end(), fits);
    const bool has_panel = found != cells.end();
    const Size cell = has_panel ? *found : cells.back();
    const Size hall = hall_size(cell);
    const IndicatorForm form =
        indicator_form({canvas.width - hall.width - panel_gap, hall.height - panel_text.height});
    const Size indicator = indicator_size(form);
    const Size panel{std::max(panel_text.width, indicator.width), panel_text.height + indicator.height};
    const int width = hall.width + (has_panel ? panel_gap + panel.width : 0);
    const Point corner{std::max(0, (canvas.width - width + 1) / 2),
                       std::max(0, (canvas.height - hall.height) / 2)};
    const int panel_x = corner.x + hall.width + panel_gap;
    return {cell,
            {corner.x + row_label_width, corner.y + 1},
            {{panel_x, corner.y + std::max(0, (hall.height - panel.height) / 2)}, has_panel ? panel : Size{}},
            form};
}

Point square_point(const HallLayout& layout, Square square) {
    const Point corner = cell_corner(layout, square);
    return {corner.x + (layout.cell.width - 1) / 2, corner.y + layout.cell.height / 2};
}

void paint_hall(Canvas& canvas, const HallLayout& layout, const Seen& seen) {
    paint_frame(canvas, layout);
    paint_floor(canvas, layout);
    if (seen.last) paint_trail(canvas, layout, *seen.last);
    if (seen.end == End::escaped) {
        const Point hole = square_point(layout, seen.position.jerry);
        canvas.put({layout.frame.x, hole.y}, U'J', Role::own);
    } else {
        paint_animal(canvas, layout, seen.position.jerry, U'J', jerry_picture, Role::own);
    }
    paint_animal(canvas, layout, seen.position.tom, U'T', tom_picture, Role::foe);
}

} // namespace pmk::tom_jerry
