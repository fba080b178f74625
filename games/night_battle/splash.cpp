#include "games/night_battle/splash.hpp"

#include <algorithm>

namespace pmk::night_battle {
namespace {

struct Spray {
    char32_t middle, left, right, above, below;
    Role role;
};

constexpr Spray water{U'o', U'(', U')', U'\'', U'.', Role::last};
constexpr Spray fire{U'*', U'<', U'>', U'|', U'|', Role::good};

} // namespace

void paint_splash(Canvas& canvas, const Grid& grid, Point cell, bool hit, int picture) {
    const Point middle = grid.middle(cell);
    if (picture == 0) {
        canvas.put(middle, U'●', Role::plain);
        return;
    }
    const Spray& spray = hit ? fire : water;
    canvas.put(middle, spray.middle, spray.role);
    // It must not cover what stands on the squares around.
    const int reach = std::min(picture, grid.pitch().width - 1);
    if (reach > 0) {
        canvas.put({middle.x - reach, middle.y}, spray.left, spray.role);
        canvas.put({middle.x + reach, middle.y}, spray.right, spray.role);
    }
    if (picture > 1 && grid.pitch().height > 1) {
        canvas.put({middle.x, middle.y - 1}, spray.above, spray.role);
        canvas.put({middle.x, middle.y + 1}, spray.below, spray.role);
    }
}

} // namespace pmk::night_battle
