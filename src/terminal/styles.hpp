// How each role looks on a terminal: the one table of colours.
#pragma once

#include "pmkgames/canvas.hpp"

#include <cstdint>

namespace pmk {

// The sixteen colours by their usual numbers; the terminal's own foreground where none is given.
struct Style {
    static constexpr short own_foreground = -1;

    short color = own_foreground;
    bool bold = false;
    bool faint = false;
    bool underlined = false;
    bool reverse = false;
};

constexpr int role_count = static_cast<int>(Role::last) + 1;

Style style_of(Role role);

} // namespace pmk
