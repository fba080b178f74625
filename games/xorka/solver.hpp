// Xorka solved: the least presses that put all lights out.
//
// Presses commute, and two on the same cell cancel out, so a solution is a set of cells, written as a Board
// whose lit cells are to be pressed. With R and C the parities of presses in a row and in a column, a cell
// changes by R + C + (whether it is pressed itself) under Crossing::flipped, and by R + C under
// Crossing::kept; all that follows is arithmetic modulo 2 on these parities.
#pragma once

#include "games/xorka/rules.hpp"

#include <optional>

namespace pmk::xorka {

// What pressing each lit cell of `presses` once does to a dark board.
Board effect(const Board& presses, Crossing crossing);

// A smallest set of cells to press; nothing where the board cannot be solved.
//   flipped, even size: every board has exactly one set that solves it.
//   flipped, odd size: solvable where the parities of all rows and columns are equal; there are many
//     solutions, and the smallest is looked for among 2^size choices (some 0.1 s at size 19).
//   kept: solvable where every row is the first one or its complement, and the parities fit.
std::optional<Board> shortest_solution(const Board& board, Crossing crossing);

} // namespace pmk::xorka
