// The selected line of a list.
#pragma once

#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"

namespace pmk {

class Selection {
  public:
    explicit Selection(int count = 0) : count_(count) {}

    int index() const { return index_; }
    // Another number of lines; the selection stays where it can.
    void set_count(int count);
    void select(int index);

    // Arrows, j and k, Home and End, the page keys. False: not a key of a list.
    bool on_key(const Key& key);
    // The wheel.
    bool on_mouse(const Mouse& mouse);

    // The first line to show where only `height` lines of the list have room.
    int first_shown(int height) const;

  private:
    int count_;
    int index_ = 0;
};

} // namespace pmk
