#include "games/night_battle/words.hpp"

namespace pmk::night_battle {
namespace {

std::string axis_text(int answer) {
    return answer > 0 ? tr("over") : answer < 0 ? tr("short") : tr("level");
}

std::string with_arrow(int answer, const char* short_of, const char* beyond) {
    return axis_text(answer) + (answer > 0 ? beyond : answer < 0 ? short_of : "");
}

} // namespace

std::string square_text(Square square) {
    return fmt::format("({}, {})", square.x, square.y);
}

std::string advice_text(Advice advice) {
    if (advice.hit()) return tr("a hit");
    return tr("X {}, Y {}", axis_text(advice.x), axis_text(advice.y));
}

std::string advice_with_arrows(Advice advice) {
    if (advice.hit()) return tr("a hit");
    return tr("X {}, Y {}", with_arrow(advice.x, " →", " ←"), with_arrow(advice.y, " ↑", " ↓"));
}

std::string whereabouts(Advice advice) {
    if (advice.x < 0)
        return advice.y < 0   ? tr("he is further right and up")
               : advice.y > 0 ? tr("he is further right and down")
                              : tr("he is further right");
    if (advice.x > 0)
        return advice.y < 0   ? tr("he is further left and up")
               : advice.y > 0 ? tr("he is further left and down")
                              : tr("he is further left");
    return advice.y < 0 ? tr("he is further up") : tr("he is further down");
}

} // namespace pmk::night_battle
