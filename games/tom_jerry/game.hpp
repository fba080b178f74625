// Tom & Jerry behind the common interface.
//
// Moves: the digits 2 4 5 6 8, or any other number (see command.hpp). Set-up: the seed number `generator`
// draws the start; squares and counters that are set win over it.
#pragma once

#include "games/tom_jerry/generator.hpp"
#include "games/tom_jerry/rules.hpp"
#include "pmkgames/game.hpp"

#include <optional>
#include <string>

namespace pmk::tom_jerry {

constexpr int most_counted = 9999; // turns, and moves, that a match can be set up with

// Nothing is hidden: the state of a match is what the seat sees.
struct Seen {
    Position position;
    Fraction generator;
    End end = End::none;
    std::optional<Turn> last; // the turn just played
    friend bool operator==(const Seen&, const Seen&) = default;
};

void to_json(Json& json, const Seen& seen);

// The indicator: both squares as TT0000JJ, the error when Jerry is caught, his moves when he has escaped.
std::string display(const Seen& seen);

// The number that draws the start: the one set, or one drawn from the seed.
Fraction seed_number(const CheckedSettings& settings, std::uint64_t seed);

// Where the match starts; what is set wins over what is drawn. A sentence where the two do not fit.
Result<Start> start_position(const CheckedSettings& settings, std::uint64_t seed);

// A match in that state.
std::unique_ptr<Match> match_at(const Seen& state);

const Game& game();

} // namespace pmk::tom_jerry
