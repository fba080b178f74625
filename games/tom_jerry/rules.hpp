// Tom & Jerry 3: a mouse runs from a cat through a hall with pillars.
//
// The hall has 9 x 9 squares; a square is the number 10 * row + column, both 1..9, row 1 at the bottom.
// Where that number is divisible by 4 stands a pillar. The left wall has a hole beside the squares 11, 31,
// 51, 71 and 91. Each turn the player moves Jerry one square, or bumps into something and stays; then Tom
// moves towards him: first along the columns (up or down), and where that is not possible or not needed
// along the row. Tom knows no detours and so can stand still behind a pillar. In each of his first five
// turns he jumps: two steps. A jump counter that starts at 11 and goes down by one a step keeps count of
// that; an even number means one step more, and at 1 it stays. Jerry has won when he steps left into a
// hole, and is lost when Tom stands on his square at the end of Tom's turn.
//
// Source: "Том и Джерри 3", a game for the MK-61 (listing of 105 steps and its explanation).
//
// Deviation: with the seed numbers from 0.078037032 to 0.07803704 the listing starts Jerry at 07, below
// the hall. From there it lets him run down to negative squares; here he stays.
#pragma once

#include <array>

namespace pmk::tom_jerry {

// 10 * row + column.
using Square = int;

constexpr int row(Square square) {
    return square / 10;
}
constexpr int column(Square square) {
    return square % 10;
}

// Whether a pillar of the hall stands on the square.
constexpr bool blocked(Square square) {
    return square % 4 == 0;
}

// In the hall and free.
constexpr bool can_stand(Square square) {
    return row(square) >= 1 && row(square) <= 9 && column(square) >= 1 && !blocked(square);
}

// Whether the left wall has a hole beside the row.
constexpr bool has_hole(int row) {
    return row % 2 == 1;
}

constexpr int first_jump_counter = 11;

// How many turns with two steps Tom still has.
constexpr int jumps_left(int jump_counter) {
    return jump_counter / 2;
}

enum class Command {
    down,
    left,
    pass, // the turn is counted and nobody moves
    right,
    up,
};

enum class End { none, escaped, caught };

struct Position {
    Square tom = 0;
    Square jerry = 0;
    int jump_counter = first_jump_counter; // 11 9 7 5 3 1 before Jerry moves
    int turn = 1;                          // the number of the turn that is due
    int moves = 0;                         // the squares that Jerry has moved
    friend bool operator==(const Position&, const Position&) = default;
};

// What happened in one turn.
struct Turn {
    Command command = Command::pass;
    Square jerry_from = 0;
    Square jerry_to = 0; // the same square where he stayed or escaped
    Square tom_from = 0;
    int tom_steps = 0;              // how many steps Tom had: 0, 1 or 2
    std::array<Square, 2> tom_to{}; // where he was after each
    End end = End::none;
    friend bool operator==(const Turn&, const Turn&) = default;
};

// Plays a turn. Every command is allowed in every position. Where the turn ends the game, the position
// keeps the number of that turn.
Turn play(Position& position, Command command);

} // namespace pmk::tom_jerry
