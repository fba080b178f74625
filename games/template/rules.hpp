// The template: the smallest whole game, to be copied when a new one is written (CONTRIBUTING.md).
//
// Two players take one, two or three stones from a heap in turn; who takes the last stone wins.
// Source: the game of Nim with one heap. Deviations: none.
//
// The file of the rules has no terminal, no clock, no locale, no globals: a position, a move, and free
// functions on them.
#pragma once

#include "pmkgames/match.hpp"
#include "pmkgames/random.hpp"

namespace pmk::template_game {

constexpr int most_stones = 50;
constexpr int most_taken = 3;

struct Position {
    int stones = 0; // 0..most_stones
    Seat seat = 1;  // who takes next; when no stone is left, who would have to
    friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
    int stones = 0; // 1..most_taken
};

// A heap of 10 to 30 stones.
Position drawn_position(Random random);

std::vector<Move> legal_moves(const Position& position);
Result<Move> parse_move(const Position& position, std::string_view text);
void apply(Position& position, const Move& move);
Outcome outcome(const Position& position);

} // namespace pmk::template_game
