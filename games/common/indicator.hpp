// The calculator's indicator on a canvas: twelve places of seven segments drawn with lines, or one line of
// text where there is less room.
#pragma once

#include "pmkgames/canvas.hpp"

#include <string>
#include <string_view>

namespace pmk {

enum class IndicatorForm {
    line,   // no segments: the text in a frame
    narrow, // a place takes three cells; a rule below instead of a frame
    wide,   // a place takes four; framed
};

// All of it. Narrow ASCII segments take four cells a place too, but three where an exponent needs the room.
Size indicator_size(IndicatorForm form);

// The largest form that fits; the line where none does.
IndicatorForm indicator_form(Size room);

// What Match::display gives, such as `53000037`, `1.1111111-01` or `ЕГГ0Г`, place by place: the sign, eight
// digits, the sign and the two digits of the exponent. A dark place is a blank, places dark to the end are
// left out, and "." stands behind the place that carries the point: a whole number gets it behind its last
// digit, as on the calculator.
std::string indicator_places(std::string_view display);

// `places` as above; empty for a dark indicator.
void paint_indicator(Canvas& canvas, Point corner, IndicatorForm form, std::string_view places);

} // namespace pmk
