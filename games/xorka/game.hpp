// Xorka behind the common interface.
#pragma once

#include "games/xorka/rules.hpp"
#include "pmkgames/game.hpp"

namespace pmk::xorka {

// Nothing is hidden, so the seat sees the position.
struct Seen {
    Position position;
    friend bool operator==(const Seen&, const Seen&) = default;
};

void to_json(Json& json, const Seen& seen);

const Game& game();

} // namespace pmk::xorka
