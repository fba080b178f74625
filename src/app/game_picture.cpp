#include "app/game_picture.hpp"

namespace pmk {

GamePicture::GamePicture(const CatalogueEntry& game, const Match& match)
    : view_(game.make_view()), seen_(match.observe(match.turn().value_or(1))) {
    view_->set_input(View::Input::lines);
    view_->changed(nullptr, *seen_);
}

} // namespace pmk
