#include "app/screen.hpp"

#include <algorithm>

namespace pmk {

void ScreenStack::pop() {
    left_.push_back(std::move(screens_.back()));
    screens_.pop_back();
}

void ScreenStack::pop_all() {
    while (!screens_.empty())
        pop();
}

void ScreenStack::take_off(const Screen& screen) {
    bool found = false;
    while (!found) {
        found = screens_.back().get() == &screen;
        pop();
    }
}

void ScreenStack::paint(Canvas& canvas) const {
    const auto lowest =
        std::find_if(screens_.rbegin(), screens_.rend(), [](const auto& screen) { return screen->opaque(); });
    const auto begin = lowest == screens_.rend() ? screens_.begin() : lowest.base() - 1;
    for (auto screen = begin; screen != screens_.end(); ++screen)
        (*screen)->paint(canvas);
}

} // namespace pmk
