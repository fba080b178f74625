// Night Battle behind the common interface.
#pragma once

#include "games/night_battle/rules.hpp"
#include "pmkgames/game.hpp"

namespace pmk::night_battle {

void to_json(Json& json, const Seen& seen);

// The calculator's indicator: the seat at the start of its turn, then the shots left and a ninth, pi after a
// hit, the error message at the end. All of it is known to both seats.
std::string display(const Position& position);
std::string display(const Seen& seen);

const Game& game();

} // namespace pmk::night_battle
