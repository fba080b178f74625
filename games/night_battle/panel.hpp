// What stands beside the field of Night Battle: both ships, the indicator, the chart's legend, and the
// answers in words.
#pragma once

#include "games/night_battle/chart.hpp"
#include "pmkgames/canvas.hpp"

namespace pmk::night_battle {

constexpr int panel_width = 32; // at the least

// What stands on the field for the own ship and for a shot of this turn.
constexpr char32_t ship_glyph = U'▲';
inline char32_t shot_glyph(const Shot& shot) {
    return shot.advice.hit() ? U'*' : U'×';
}

// In the rectangle; what does not fit is left out, the oldest answers first. `chart` is null where it is
// hidden.
void paint_panel(Canvas& canvas, Rect room, const Seen& seen, const Chart* chart);

} // namespace pmk::night_battle
