// Night Battle: two ships on a dark square sea, each firing at an enemy that it cannot see.
//
// The squares have coordinates 0..size-1 on both axes, (0, 0) at the bottom left. Each ship has its own
// number of shots a turn, lives, and speed. In a turn a ship first fires, up to its number of shots. A shot
// is answered for each axis: over (it fell beyond the enemy), short (before him), or level. Level on both is
// a hit: it takes a life and ends the firing; the last life ends the game. After the firing the ship may
// sail: a new coordinate is taken on an axis if it lies on the sea and differs from the old one by no more
// than the speed, else that axis stays; each axis on its own. Then it is the other ship's turn. Ship 1
// begins. Nothing keeps the ships from lying on the same square: neither would know.
//
// Source: the MK-61 program "Night Battle" after its published description. RuleSet::original plays as the
// program that circulates, whose sailing has a fault: when X is refused, the Y typed is tried on the X axis,
// and the Y axis stays.
// Deviations: coordinates are whole numbers of at most 8 digits; the start squares come from a seed of our
// own; nothing else can be typed where a move is expected.
#pragma once

#include "pmkgames/match.hpp"
#include "pmkgames/random.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace pmk::night_battle {

constexpr int least_size = 3;
constexpr int most_size = 30;
constexpr int most_shots = 9;
constexpr int most_lives = 9;

enum class RuleSet { document, original };
enum class Phase { fire, sail, over };

// A ship's square, or where a shot falls: this can be off the field.
struct Square {
    int x = 0;
    int y = 0;
    friend bool operator==(const Square&, const Square&) = default;
};

struct ShipClass {
    int shots = 1; // a turn, 1..most_shots
    int lives = 1; // 1..most_lives
    int speed = 0; // 0..size-1
    friend bool operator==(const ShipClass&, const ShipClass&) = default;
};

// What both players know before they start.
struct Setup {
    int size = 10; // least_size..most_size
    RuleSet rules = RuleSet::document;
    std::array<ShipClass, 2> classes{};
    friend bool operator==(const Setup&, const Setup&) = default;
};

// The answer to a shot: for each axis 1 over, -1 short, 0 level.
struct Advice {
    std::int8_t x = 0;
    std::int8_t y = 0;
    bool hit() const { return x == 0 && y == 0; }
    friend bool operator==(const Advice&, const Advice&) = default;
};

// Turns are numbered from 1; the odd ones are ship 1's.
struct Shot {
    int turn = 0;
    Square at;
    Advice advice;
    friend bool operator==(const Shot&, const Shot&) = default;
};

struct Ship {
    Square at;
    int lives = 0; // 0 when it is sunk
    friend bool operator==(const Ship&, const Ship&) = default;
};

// Where a ship was told to sail, and what came of it.
struct Sailing {
    Square from;
    Square target;
    Square to;
    friend bool operator==(const Sailing&, const Sailing&) = default;
};

struct Position {
    Setup setup;
    std::array<Ship, 2> ships{};
    int turn = 1;
    Phase phase = Phase::fire;
    int shots_left = 0;                               // 0 outside Phase::fire
    std::vector<Shot> shots;                          // all of both ships, in order
    std::array<std::optional<Sailing>, 2> sailings{}; // each ship's last
    friend bool operator==(const Position&, const Position&) = default;
};

struct Move {
    enum class Kind { fire, sail, stay };
    Kind kind = Kind::stay;
    Square at{};
    friend bool operator==(const Move&, const Move&) = default;
};

// Whose turn has this number.
constexpr Seat seat_of_turn(int turn) {
    return turn % 2 != 0 ? 1 : 2;
}

constexpr std::size_t place_of_seat(Seat seat) {
    return static_cast<std::size_t>(seat - 1);
}

// Who must act; at the end, who has won.
inline Seat active_seat(const Position& position) {
    return seat_of_turn(position.turn);
}

Position start_position(const Setup& setup, const std::array<Square, 2>& squares);

// The start squares of ship 1 and ship 2: four numbers below `size` from the generator, in the order x1 y1
// x2 y2.
std::array<Square, 2> drawn_squares(int size, Random random);

Advice advice(Square shot, Square ship);

// Where the ship comes when it is told to sail to `target`.
Square sailed(const Setup& setup, int speed, Square ship, Square target);

// Fire on every square of the field; or sail to every square that can be reached, and stay. The bottom row
// comes first, each from the left.
std::vector<Move> legal_moves(const Position& position);

void apply(Position& position, const Move& move);
Outcome outcome(const Position& position);

// What the enemy's shots told the enemy: the answers, not the squares.
struct Told {
    int turn = 0;
    Advice advice;
    friend bool operator==(const Told&, const Told&) = default;
};

// What a seat may know: nothing here depends on the enemy's square but through the answers to shots.
struct Seen {
    Setup setup;
    Seat seat = 1;
    Square ship;
    std::array<int, 2> lives{}; // of ship 1 and ship 2
    int turn = 1;
    Phase phase = Phase::fire;
    int shots_left = 0;
    std::vector<Shot> own_shots;
    std::vector<Told> enemy_shots;
    std::optional<Sailing> own_sailing; // the last one
    friend bool operator==(const Seen&, const Seen&) = default;
};

Seen observe(const Position& position, Seat seat);

} // namespace pmk::night_battle
