#include "games/common/calculator_line.hpp"

#include "pmkgames/text.hpp"

namespace pmk {

Size calculator_line_size(IndicatorForm form) {
    const Size size = indicator_size(form);
    return {size.width, size.height + 1};
}

void paint_calculator_line(Canvas& canvas, Point corner, IndicatorForm form, std::string_view display) {
    paint_indicator(canvas, corner, form, indicator_places(display));
    const std::string caption = tr("on the calculator");
    const Size size = indicator_size(form);
    canvas.text({corner.x + (size.width - text_width(caption)) / 2, corner.y + size.height}, caption,
                Role::dim);
}

std::string calculator_row(std::string_view display) {
    return tr("on the calculator") + ": " + std::string(display);
}

} // namespace pmk
