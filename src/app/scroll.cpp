#include "app/scroll.hpp"

#include <algorithm>

namespace pmk {

int Scroll::first(int rows, int shown) const {
    return std::clamp(first_, 0, std::max(0, rows - shown));
}

bool Scroll::on_key(const Key& key, int rows, int shown) {
    const int page = std::max(1, shown - 1);
    first_ = first(rows, shown);
    if (key == named_key(Key::Name::up) || key == character_key(U'k'))
        --first_;
    else if (key == named_key(Key::Name::down) || key == character_key(U'j'))
        ++first_;
    else if (key == named_key(Key::Name::page_up))
        first_ -= page;
    else if (key == named_key(Key::Name::page_down) || key == character_key(U' '))
        first_ += page;
    else if (key == named_key(Key::Name::home))
        first_ = 0;
    else if (key == named_key(Key::Name::end))
        first_ = rows;
    else
        return false;
    first_ = first(rows, shown);
    return true;
}

void Scroll::on_mouse(const Mouse& mouse, int rows, int shown) {
    if (mouse.action == Mouse::Action::wheel_up) on_key(named_key(Key::Name::up), rows, shown);
    if (mouse.action == Mouse::Action::wheel_down) on_key(named_key(Key::Name::down), rows, shown);
}

} // namespace pmk
