// The template behind the common interface, and what a seat sees of it.
#pragma once

#include "games/template/rules.hpp"
#include "pmkgames/game.hpp"

namespace pmk::template_game {

// Nothing is hidden here, so a seat sees the position.
struct Seen {
    Position position;
    friend bool operator==(const Seen&, const Seen&) = default;
};

void to_json(Json& json, const Seen& seen);

const Game& game();

} // namespace pmk::template_game
