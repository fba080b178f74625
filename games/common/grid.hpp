// Where the cells of a board lie on a canvas, and which part of a large one is in view.
#pragma once

#include "pmkgames/canvas.hpp"

#include <optional>
#include <span>

namespace pmk {

// Cells are counted from (0, 0) at the top left, screen points likewise. One cell and the gap to the next
// together take `pitch`.
class Grid {
  public:
    // Lays `cells` out in `room` with the first of `pitches` that lets all of them be seen; when none does,
    // with the first that lets all columns be seen in single rows, or else the last. What does not fit
    // scrolls around `selected`. The pitches go from large to small.
    Grid(Rect room, Size cells, Point selected, std::span<const Size> pitches);

    Size pitch() const { return pitch_; }
    Point first() const { return first_; }
    Size visible() const { return visible_; }
    bool in_view(Point cell) const;
    // The cell in view at a point of the screen; the gap behind a cell belongs to it.
    std::optional<Point> cell_at(Point point) const;

    // Where the cell's top left corner is, and how much of the pitch it fills: from a pitch of 3 on a
    // column is left free on its right, and from a height of 2 a row below it.
    Point place(Point cell) const;
    Size face() const;
    Point middle(Point cell) const; // of the face
    bool has_gap() const { return pitch_.width > face().width; }

    // The first column and row behind the cells in view.
    int right() const { return corner_.x + visible_.width * pitch_.width; }
    int bottom() const { return corner_.y + visible_.height * pitch_.height; }

  private:
    Point corner_;
    Size pitch_;
    Size visible_; // in cells, at least one each way
    Point first_;
};

} // namespace pmk
