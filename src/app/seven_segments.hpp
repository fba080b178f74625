// The calculator's indicator as it glows: twelve places of seven segments, drawn with lines.
#pragma once

#include "mk61/display.hpp"
#include "pmkgames/canvas.hpp"

namespace pmk {

enum class SegmentWidth {
    line,   // no segments: the text in a frame
    narrow, // a place takes three cells; a rule below instead of a frame
    wide,   // a place takes four; framed
};

// All of it. Narrow ASCII segments need four cells too: an exponent has no room and the text stands
// there.
Size indicator_size_of(SegmentWidth width);

// The widest form of the indicator that fits into so many columns.
SegmentWidth segments_for(int columns);

// `display` null: a dark indicator.
void paint_segments(Canvas& canvas, Point corner, SegmentWidth width, const mk61::Display* display);

} // namespace pmk
