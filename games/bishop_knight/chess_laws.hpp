// The laws of chess for king, bishop and knight against king.
#pragma once

#include "games/bishop_knight/rules.hpp"
#include "pmkgames/result.hpp"

#include <vector>

namespace pmk::bishop_knight {

// Whether the position can stand with White to move: four different squares, the kings apart, the black
// king not in check.
Result<void> check_position(const Position& position);

// Whether White may make the move in a legal position.
Result<void> check_move(const Position& position, const Move& move);

// All of White's moves: king, knight, bishop, each in the order of the squares. The position is legal.
std::vector<Move> white_moves(const Position& position);

// The white piece reaches the square if nothing else is looked at than the pieces in its way; the black
// king counts as no obstacle, since he cannot hide behind himself.
bool covers(const Position& position, Piece piece, Square square);

bool in_check(const Position& position);

// Whether the lone king has a legal move, taking a piece included.
bool black_can_move(const Position& position);

} // namespace pmk::bishop_knight
