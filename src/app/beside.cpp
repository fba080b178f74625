#include "app/beside.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int gap = 3;    // with a line in its middle
constexpr int margin = 1; // of a panel instead of the board
constexpr int widest_instead = 78;

} // namespace

bool Beside::fits(Size body, Size board_minimum) const {
    const Size panel = panel_->minimum();
    return board_minimum.width + gap + panel.width <= body.width && panel.height <= body.height;
}

void Beside::toggle(Size body, Size board_minimum) {
    if (!is_on())
        show_ = fits(body, board_minimum) ? Show::beside : Show::instead;
    else if (show_ == Show::beside && !fits(body, board_minimum))
        show_ = Show::instead;
    else
        show_ = Show::off;
}

Beside::Places Beside::places(Size body, Size board_minimum) const {
    const Rect whole{{0, 0}, body};
    if (is_on() && fits(body, board_minimum)) {
        // Most of what the board can spare.
        const int spare = body.width - board_minimum.width - gap;
        const int width = std::clamp(std::max(panel_->minimum().width, spare * 2 / 3), 1,
                                     std::max(panel_->minimum().width, panel_->best_width()));
        const int board = body.width - width - gap;
        return {Rect{{0, 0}, {board, body.height}},
                Rect{{board + gap, 0}, {body.width - board - gap, body.height}}};
    }
    if (show_ == Show::instead)
        return {{}, Rect{{margin, 0}, {std::min(widest_instead, body.width - 2 * margin), body.height}}};
    return {whole, {}};
}

void Beside::paint(Canvas& body, const Places& places) const {
    if (!places.panel) return;
    Canvas canvas(places.panel->size, body.charset());
    panel_->paint(canvas);
    body.paste(places.panel->corner, canvas);
    if (!places.board) return;
    const int line = places.board->size.width + gap / 2;
    body.fill({{line, 0}, {1, body.size().height}}, U'│', Role::dim);
}

} // namespace pmk
