#include "terminal/styles.hpp"

namespace pmk {

Style style_of(Role role) {
    // Colours that can be read on a light and on a dark background: no yellow, no white, no blue.
    constexpr short red = 1;
    constexpr short green = 2;
    constexpr short magenta = 5;
    constexpr short cyan = 6;

    switch (role) {
    case Role::plain:
        return {};
    case Role::title:
        return {.bold = true};
    case Role::dim:
    case Role::board:
        return {.faint = true};
    case Role::wall:
        return {};
    case Role::own:
        return {.color = cyan, .bold = true};
    case Role::foe:
        return {.color = red, .bold = true};
    case Role::light:
        return {.color = cyan};
    case Role::good:
        return {.color = green};
    case Role::bad:
        return {.color = red};
    case Role::key:
        return {.bold = true};
    case Role::indicator:
        return {.color = green, .bold = true};
    case Role::cursor:
        return {.reverse = true};
    case Role::last:
        return {.color = magenta, .underlined = true};
    }
    return {};
}

} // namespace pmk
