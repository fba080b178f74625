// The calculator's line in the panel of a game: the indicator and under it what it is, for players who do not
// know the calculator.
#pragma once

#include "games/common/indicator.hpp"

namespace pmk {

Size calculator_line_size(IndicatorForm form);

// `display` is what Match::display gives.
void paint_calculator_line(Canvas& canvas, Point corner, IndicatorForm form, std::string_view display);

// The same in one row of text, where there is no room for more.
std::string calculator_row(std::string_view display);

} // namespace pmk
