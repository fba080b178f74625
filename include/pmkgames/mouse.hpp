// What the player did with the mouse.
#pragma once

#include "pmkgames/canvas.hpp"

namespace pmk {

struct Mouse {
    enum class Action {
        press, // the left button went down
        release,
        wheel_up,
        wheel_down,
    };

    Action action = Action::press;
    Point at{}; // in cells of the screen, or of what the receiver paints on

    friend bool operator==(const Mouse&, const Mouse&) = default;
};

} // namespace pmk
