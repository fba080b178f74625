#include "games/common/grid.hpp"

#include "games/common/keys.hpp"

#include <algorithm>

namespace pmk {
namespace {

Size best_pitch(Size room, Size cells, std::span<const Size> pitches) {
    for (const Size pitch : pitches) {
        const bool wide_enough = cells.width * pitch.width <= room.width;
        if (wide_enough && (pitch.height == 1 || cells.height * pitch.height <= room.height)) return pitch;
    }
    return pitches.back();
}

} // namespace

Grid::Grid(Rect room, Size cells, Point selected, std::span<const Size> pitches)
    : corner_(room.corner),
      pitch_(best_pitch(room.size, cells, pitches)), visible_{std::clamp(room.size.width / pitch_.width, 1,
                                                                         cells.width),
                                                              std::clamp(room.size.height / pitch_.height, 1,
                                                                         cells.height)},
      first_{first_visible(selected.x, visible_.width, cells.width),
             first_visible(selected.y, visible_.height, cells.height)} {}

bool Grid::in_view(Point cell) const {
    return cell.x >= first_.x && cell.x < first_.x + visible_.width && cell.y >= first_.y &&
           cell.y < first_.y + visible_.height;
}

std::optional<Point> Grid::cell_at(Point point) const {
    const Point offset{point.x - corner_.x, point.y - corner_.y};
    if (offset.x < 0 || offset.y < 0) return {};
    const Point cell{first_.x + offset.x / pitch_.width, first_.y + offset.y / pitch_.height};
    return in_view(cell) ? std::optional(cell) : std::nullopt;
}

Point Grid::place(Point cell) const {
    return {corner_.x + (cell.x - first_.x) * pitch_.width, corner_.y + (cell.y - first_.y) * pitch_.height};
}

Size Grid::face() const {
    return {pitch_.width > 2 ? pitch_.width - 1 : pitch_.width, std::max(pitch_.height - 1, 1)};
}

Point Grid::middle(Point cell) const {
    const Point corner = place(cell);
    return {corner.x + (face().width - 1) / 2, corner.y + (face().height - 1) / 2};
}

} // namespace pmk
