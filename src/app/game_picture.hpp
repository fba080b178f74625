// A small picture of a match, for lists: what its view shows of it where there is room for the board only.
#pragma once

#include "pmkgames/catalogue.hpp"

#include <memory>
#include <string>

namespace pmk {

class GamePicture {
  public:
    static constexpr Size size{42, 12};

    // Through the eyes of the seat whose turn it is, or of the first.
    GamePicture(const CatalogueEntry& game, const Match& match);

    // On a canvas of any size.
    void paint(Canvas& canvas) const { view_->paint(*seen_, canvas); }

    // What the match is about, and how it stands.
    std::string goal() const { return view_->help().goal; }
    std::string status() const { return view_->status(*seen_); }

  private:
    std::unique_ptr<View> view_;
    std::unique_ptr<const Observation> seen_;
};

} // namespace pmk
