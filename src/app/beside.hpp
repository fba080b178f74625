// Where the panel of a game screen stands: beside the board, or instead of it where the screen is narrow.
#pragma once

#include "app/side_panel.hpp"

namespace pmk {

class Beside {
  public:
    struct Places {
        std::optional<Rect> board; // within the body
        std::optional<Rect> panel;
    };

    // Takes the panel, which is out of sight at first.
    explicit Beside(std::unique_ptr<SidePanel> panel) : panel_(std::move(panel)) {}

    // Another panel in the same place, for another match.
    void replace(std::unique_ptr<SidePanel> panel) { panel_ = std::move(panel); }

    SidePanel& panel() { return *panel_; }
    const SidePanel& panel() const { return *panel_; }

    // Into sight, or out of it. What stands beside and no longer finds room comes instead of the board.
    void toggle(Size body, Size board_minimum);

    // In sight at least where there is room.
    bool is_on() const { return show_ != Show::off; }

    Places places(Size body, Size board_minimum) const;

    // The panel and the line before it, on a canvas of the body's size.
    void paint(Canvas& body, const Places& places) const;

  private:
    enum class Show { off, beside, instead };

    bool fits(Size body, Size board_minimum) const;

    std::unique_ptr<SidePanel> panel_;
    Show show_ = Show::off;
};

} // namespace pmk
