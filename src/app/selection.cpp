#include "app/selection.hpp"

#include <algorithm>

namespace pmk {

void Selection::set_count(int count) {
    count_ = count;
    select(index_);
}

void Selection::select(int index) {
    index_ = std::clamp(index, 0, std::max(0, count_ - 1));
}

bool Selection::on_key(const Key& key) {
    constexpr int page = 5;
    if (key == named_key(Key::Name::up) || key == character_key(U'k'))
        select(index_ - 1);
    else if (key == named_key(Key::Name::down) || key == character_key(U'j'))
        select(index_ + 1);
    else if (key == named_key(Key::Name::page_up))
        select(index_ - page);
    else if (key == named_key(Key::Name::page_down))
        select(index_ + page);
    else if (key == named_key(Key::Name::home))
        select(0);
    else if (key == named_key(Key::Name::end))
        select(count_ - 1);
    else
        return false;
    return true;
}

bool Selection::on_mouse(const Mouse& mouse) {
    if (mouse.action == Mouse::Action::wheel_up)
        select(index_ - 1);
    else if (mouse.action == Mouse::Action::wheel_down)
        select(index_ + 1);
    else
        return false;
    return true;
}

int Selection::first_shown(int height) const {
    return std::clamp(index_ - height / 2, 0, std::max(0, count_ - height));
}

} // namespace pmk
