#include "games/common/keys.hpp"

#include <algorithm>

namespace pmk {

std::optional<Point> key_direction(const Key& key) {
    switch (key.name) {
    case Key::Name::up:
        return Point{0, -1};
    case Key::Name::down:
        return Point{0, 1};
    case Key::Name::left:
        return Point{-1, 0};
    case Key::Name::right:
        return Point{1, 0};
    case Key::Name::character:
        break;
    default:
        return std::nullopt;
    }
    switch (key.character) {
    case U'h':
        return Point{-1, 0};
    case U'j':
        return Point{0, 1};
    case U'k':
        return Point{0, -1};
    case U'l':
        return Point{1, 0};
    default:
        return std::nullopt;
    }
}

bool Entry::edit(const Key& key) {
    if (key.name == Key::Name::backspace && !text_.empty()) {
        text_.pop_back();
        return true;
    }
    if (key.name != Key::Name::character || key.character > U'~') return false;
    const char character = static_cast<char>(key.character);
    if (alphabet_.find(character) == std::string_view::npos) return false;
    if (text_.size() < longest_) text_ += character;
    return true;
}

int first_visible(int selected, int visible, int total) {
    return std::clamp(selected - visible / 2, 0, std::max(total - visible, 0));
}

} // namespace pmk
