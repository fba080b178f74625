// How far a text that is higher than its place is scrolled.
#pragma once

#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"

namespace pmk {

class Scroll {
  public:
    // The first row to show of `rows`, where `shown` have room.
    int first(int rows, int shown) const;
    // Rows follow below those that are shown.
    bool more_below(int rows, int shown) const { return first(rows, shown) + shown < rows; }

    // Arrows, j and k, Home and End, space and the page keys. False: no key for scrolling.
    bool on_key(const Key& key, int rows, int shown);
    // The wheel.
    void on_mouse(const Mouse& mouse, int rows, int shown);

  private:
    int first_ = 0;
};

} // namespace pmk
