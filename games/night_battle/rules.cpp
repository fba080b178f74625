#include "games/night_battle/rules.hpp"

#include <algorithm>
#include <cstdlib>

namespace pmk::night_battle {
namespace {

std::int8_t sign(int number) {
    return static_cast<std::int8_t>((number > 0) - (number < 0));
}

bool can_take(const Setup& setup, int speed, int from, int target) {
    return target >= 0 && target < setup.size && std::abs(target - from) <= speed;
}

const ShipClass& active_class(const Position& position) {
    return position.setup.classes[place_of_seat(active_seat(position))];
}

void fire(Position& position, Square at) {
    Ship& enemy = position.ships[1 - place_of_seat(active_seat(position))];
    const Advice answer = advice(at, enemy.at);
    position.shots.push_back({position.turn, at, answer});
    --position.shots_left;
    if (answer.hit()) {
        --enemy.lives;
        position.shots_left = 0;
    }
    if (enemy.lives == 0)
        position.phase = Phase::over;
    else if (position.shots_left == 0)
        position.phase = Phase::sail;
}

void sail(Position& position, Square target) {
    const std::size_t place = place_of_seat(active_seat(position));
    Ship& ship = position.ships[place];
    const Square to = sailed(position.setup, position.setup.classes[place].speed, ship.at, target);
    position.sailings[place] = Sailing{ship.at, target, to};
    ship.at = to;
    ++position.turn;
    position.phase = Phase::fire;
    position.shots_left = active_class(position).shots;
}

} // namespace

Position start_position(const Setup& setup, const std::array<Square, 2>& squares) {
    Position position;
    position.setup = setup;
    for (std::size_t ship = 0; ship < squares.size(); ++ship)
        position.ships[ship] = {squares[ship], setup.classes[ship].lives};
    position.shots_left = active_class(position).shots;
    return position;
}

std::array<Square, 2> drawn_squares(int size, Random random) {
    std::array<Square, 2> squares;
    for (Square& square : squares) {
        square.x = static_cast<int>(random.below(static_cast<std::uint64_t>(size)));
        square.y = static_cast<int>(random.below(static_cast<std::uint64_t>(size)));
    }
    return squares;
}

Advice advice(Square shot, Square ship) {
    return {sign(shot.x - ship.x), sign(shot.y - ship.y)};
}

Square sailed(const Setup& setup, int speed, Square ship, Square target) {
    const auto moved = [&](int from, int to) { return can_take(setup, speed, from, to) ? to : from; };
    if (setup.rules == RuleSet::original && !can_take(setup, speed, ship.x, target.x))
        return {moved(ship.x, target.y), ship.y};
    return {moved(ship.x, target.x), moved(ship.y, target.y)};
}

std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    const int last = position.setup.size - 1;
    if (position.phase == Phase::fire) {
        for (int y = 0; y <= last; ++y)
            for (int x = 0; x <= last; ++x)
                moves.push_back({Move::Kind::fire, {x, y}});
    } else if (position.phase == Phase::sail) {
        const Square ship = position.ships[place_of_seat(active_seat(position))].at;
        const int speed = active_class(position).speed;
        for (int y = std::max(ship.y - speed, 0); y <= std::min(ship.y + speed, last); ++y)
            for (int x = std::max(ship.x - speed, 0); x <= std::min(ship.x + speed, last); ++x)
                if (Square{x, y} != ship) moves.push_back({Move::Kind::sail, {x, y}});
        moves.push_back({Move::Kind::stay, {}});
    }
    return moves;
}

void apply(Position& position, const Move& move) {
    switch (move.kind) {
    case Move::Kind::fire:
        fire(position, move.at);
        break;
    case Move::Kind::sail:
        sail(position, move.at);
        break;
    case Move::Kind::stay:
        sail(position, position.ships[place_of_seat(active_seat(position))].at);
        break;
    }
}

Outcome outcome(const Position& position) {
    if (position.phase != Phase::over) return {};
    const Seat winner = active_seat(position);
    return {Outcome::Kind::won, winner, "sunk", say("Player {} has sunk the enemy's ship.", winner)};
}

Seen observe(const Position& position, Seat seat) {
    Seen seen;
    seen.setup = position.setup;
    seen.seat = seat;
    seen.ship = position.ships[place_of_seat(seat)].at;
    seen.lives = {position.ships[0].lives, position.ships[1].lives};
    seen.turn = position.turn;
    seen.phase = position.phase;
    seen.shots_left = position.shots_left;
    for (const Shot& shot : position.shots) {
        if (seat_of_turn(shot.turn) == seat)
            seen.own_shots.push_back(shot);
        else
            seen.enemy_shots.push_back({shot.turn, shot.advice});
    }
    seen.own_sailing = position.sailings[place_of_seat(seat)];
    return seen;
}

} // namespace pmk::night_battle
