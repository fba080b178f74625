// What the views of the games have in common on the keyboard.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/key.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace pmk {

// One step of arrows or hjkl on the screen: y downwards.
std::optional<Point> key_direction(const Key& key);

// A short line that the player types.
class Entry {
  public:
    // Takes only these ASCII characters; what comes after `longest` is dropped.
    Entry(std::string_view alphabet, std::size_t longest) : alphabet_(alphabet), longest_(longest) {}

    const std::string& text() const { return text_; }
    bool empty() const { return text_.empty(); }
    void clear() { text_.clear(); }

    // True where the key belongs to the line: a character of the alphabet, or Backspace when there is
    // something to take back.
    bool edit(const Key& key);

  private:
    std::string_view alphabet_;
    std::size_t longest_;
    std::string text_;
};

// The first of `total` lines of which `visible` are shown, so that `selected` is in view, in the middle
// where possible.
int first_visible(int selected, int visible, int total);

} // namespace pmk
