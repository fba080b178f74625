// The calculator's indicator on a canvas: a small frame around one line.
#pragma once

#include "pmkgames/canvas.hpp"

#include <string_view>

namespace pmk {

// A sign, eight digits with the point behind one of them, and an exponent of a sign and two digits.
constexpr Size indicator_size{17, 3};

// `display` is the text that Match::display gives, such as `53000037`, `1.1111111-01` or `ЕГГ0Г`. A whole
// number gets the point that the calculator puts behind it.
void paint_indicator(Canvas& canvas, Point corner, std::string_view display);

} // namespace pmk
