// Mate with bishop and knight behind the common interface.
//
// Moves: `Ne5` or `5 55` (see notation.hpp). Set-up: four squares or a FEN; squares that are not set are
// drawn from the seed so that the position is legal.
#pragma once

#include "games/bishop_knight/rules.hpp"
#include "pmkgames/game.hpp"

#include <optional>
#include <string>

namespace pmk::bishop_knight {

enum class RuleSet {
    chess,    // illegal moves are refused, the end is what the laws of chess say
    original, // as the calculator: nothing is checked
};

// What happened in one turn.
struct Turn {
    Move move;
    Square from = 0; // where the white piece came from
    Square king_from = 0;
    Square king_to = 0;
    friend bool operator==(const Turn&, const Turn&) = default;
};

// Nothing is hidden: the state of a match is what the seat sees.
struct Seen {
    RuleSet rules = RuleSet::chess;
    Position position;
    Reply reply = Reply::moved; // anything else than `moved` is the end
    int moves_made = 0;
    std::optional<Turn> last;
    friend bool operator==(const Seen&, const Seen&) = default;
};

inline bool over(const Seen& seen) {
    return seen.reply != Reply::moved;
}

void to_json(Json& json, const Seen& seen);

// The indicator: the black king's square, the mate, or the error that stands for every draw.
std::string display(const Seen& seen);

// White's moves as the rules allow them; none when the game is over.
std::vector<Move> legal_moves(const Seen& seen);

// A match in that state.
std::unique_ptr<Match> match_at(const Seen& state);

const Game& game();

} // namespace pmk::bishop_knight
