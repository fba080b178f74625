#include "games/common/indicator.hpp"

#include <string>

namespace pmk {

namespace {

constexpr int sign_place = 2;
constexpr int exponent_place = 12;

} // namespace

void paint_indicator(Canvas& canvas, Point corner, std::string_view display) {
    canvas.frame({corner, indicator_size});
    const int row = corner.y + 1;
    for (int x = 1; x < indicator_size.width - 1; ++x)
        canvas.put({corner.x + x, row}, U' ', Role::indicator);

    const bool negative = !display.empty() && display.front() == '-';
    if (negative) display.remove_prefix(1);
    const std::size_t end = display.find('-');
    std::string mantissa(display.substr(0, end));
    const bool whole = !mantissa.empty() && mantissa.find_first_not_of("0123456789") == std::string::npos;
    if (whole) mantissa += '.';

    if (negative) canvas.put({corner.x + sign_place, row}, U'-', Role::indicator);
    canvas.text({corner.x + sign_place + 1, row}, mantissa, Role::indicator);
    if (end != std::string_view::npos)
        canvas.text({corner.x + exponent_place, row}, display.substr(end), Role::indicator);
}

} // namespace pmk
