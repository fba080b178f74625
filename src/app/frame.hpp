// What every screen has around its body: the title line, rules, the message line and the footer.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/view.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

// Five lines of the screen belong to the frame, three where the body would be too low otherwise.
struct FrameLayout {
    Rect body;
    int message_row = 0;
    int footer_row = 0;
    bool ruled = true;
};

FrameLayout frame_layout(Size screen, int wanted_body_height);

// Whether a body of that size fits on the screen.
bool body_fits(Size screen, Size body);

struct Frame {
    std::string title;
    std::string status; // the right end of the title line
    std::string message;
    Role message_role = Role::plain;
    std::vector<Hint> hints; // the first are the most important; the last two are always shown
};

// How wide a status can be beside the title on a screen of that width.
int status_room(int width, std::string_view title);

void paint_frame(Canvas& canvas, const FrameLayout& layout, const Frame& frame);

// The footer alone. Hints that find no place are left out, but not the last two.
void paint_hints(Canvas& canvas, int row, const std::vector<Hint>& hints);
// Whether none has to be left out.
bool hints_fit(int width, const std::vector<Hint>& hints);

// The key that a click on a footer so wide means: that of the hint in this column. Nothing beside the hints,
// and on one whose key is not a single key ("arrows", "0-9").
std::optional<Key> clicked_key(int width, const std::vector<Hint>& hints, int column);

// At the left edge of a list: that it goes on above its first row or below its last one.
void paint_more(Canvas& canvas, int first_row, int last_row, bool above, bool below);

// The whole canvas says that `what` needs a larger window.
void paint_too_small(Canvas& canvas, const std::string& what, Size needed_body);

} // namespace pmk
