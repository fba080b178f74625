// The hall of Tom & Jerry on a canvas: where things stand for a given size, and how they are painted.
#pragma once

#include "games/common/indicator.hpp"
#include "games/tom_jerry/game.hpp"
#include "pmkgames/canvas.hpp"

namespace pmk::tom_jerry {

struct HallLayout {
    Size cell;               // one square, the gap to the next one included
    Point frame;             // top left corner of the frame
    Rect panel;              // what is beside the hall; its width is 0 where there is no room
    IndicatorForm indicator; // of the panel
};

// The room that the hall takes at its smallest.
extern const Size smallest_hall;

// The largest hall that leaves room for the panel.
HallLayout hall_layout(Size canvas);

// Where the square's letter stands; also for the squares just outside the hall.
Point square_point(const HallLayout& layout, Square square);

void paint_hall(Canvas& canvas, const HallLayout& layout, const Seen& seen);

} // namespace pmk::tom_jerry
