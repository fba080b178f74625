// Night Battle behind the common interface.
#pragma once

#include "games/night_battle/rules.hpp"
#include "pmkgames/game.hpp"

namespace pmk::night_battle {

void to_json(Json& json, const Seen& seen);

// How the phase is called in JSON: fire, sail, over.
const char* phase_word(Phase phase);

// The calculator's indicator: the seat at the start of its turn, then the shots left and a ninth, pi after a
// hit, the error message at the end. All of it is known to both seats.
std::string display(const Position& position);
std::string display(const Seen& seen);

// From settings: what both players know. A sentence where a speed does not fit the field.
Result<Setup> set_up(const CheckedSettings& settings);

// A start square, as far as it is set.
struct SetSquare {
    std::optional<int> x;
    std::optional<int> y;
};

// The start squares of ship 1 and ship 2. A sentence where one does not lie on the field.
Result<std::array<SetSquare, 2>> set_squares(const CheckedSettings& settings, const Setup& setup);

// A match in that position, and the position of a match of this game.
std::unique_ptr<Match> match_at(const Position& position);
const Position& position_of(const Match& match);

const Game& game();

} // namespace pmk::night_battle
