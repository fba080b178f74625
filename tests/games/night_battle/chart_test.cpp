#include "games/night_battle/chart.hpp"

#include <doctest/doctest.h>

#include <set>

namespace {

using namespace pmk;
using namespace pmk::night_battle;

using Squares = std::set<std::pair<int, int>>;

Squares squares_of(const Chart& chart, int size) {
    Squares squares;
    for (int x = -1; x <= size; ++x)
        for (int y = -1; y <= size; ++y)
            if (chart.has({x, y})) squares.insert({x, y});
    return squares;
}

// Every square that the enemy's ship can be on, found by playing out all its sailings with the rules.
Squares possible_squares(const Position& position, Seat seat) {
    const int size = position.setup.size;
    const int speed = position.setup.classes[1 - place_of_seat(seat)].speed;
    Squares squares;
    for (int place = 0; place < size * size; ++place)
        squares.insert({place % size, place / size});
    for (int turn = 1; turn <= position.turn; ++turn) {
        if (seat_of_turn(turn) == seat) {
            for (const Shot& shot : position.shots)
                if (shot.turn == turn)
                    std::erase_if(squares, [&](const auto& square) {
                        return advice(shot.at, {square.first, square.second}) != shot.advice;
                    });
        } else if (turn < position.turn) {
            Squares reached;
            for (const auto& [x, y] : squares)
                for (int place = 0; place < size * size; ++place) {
                    const Square to = sailed(position.setup, speed, {x, y}, {place % size, place / size});
                    reached.insert({to.x, to.y});
                }
            squares = reached;
        }
    }
    return squares;
}

} // namespace

TEST_CASE("before any answer the enemy can be anywhere") {
    const Position position = start_position({10, RuleSet::document, {{{3, 3, 1}, {2, 2, 2}}}}, {});
    CHECK(enemy_chart(observe(position, 1)).whole());
    CHECK(enemy_chart(observe(position, 2)).whole());
}

TEST_CASE("an answer keeps its quarter or line, a hit one square, and sailing widens it") {
    Chart chart(10);
    chart.keep({4, 6}, {1, -1});
    CHECK(chart.count() == 4 * 3);
    CHECK(chart.has({3, 7}));
    CHECK(!chart.has({4, 7}));
    CHECK(!chart.has({3, 6}));
    chart.keep({0, 8}, {0, 0});
    CHECK(squares_of(chart, 10) == Squares{{0, 8}});
    chart.spread(2);
    CHECK(chart.count() == 3 * 4);
    CHECK(chart.has({2, 9}));
    CHECK(!chart.has({3, 9}));
}

TEST_CASE("shots far off the field say nothing or all that they must") {
    Chart chart(30);
    chart.keep({99999999, -99999999}, {1, -1});
    CHECK(chart.whole());
    chart.keep({30, 5}, {1, 0});
    CHECK(chart.count() == 30);
}

TEST_CASE("the middle of a chart is one of its squares") {
    Chart chart(10);
    CHECK(chart.has(chart.middle()));
    chart.keep({9, 3}, {0, 1});
    CHECK(chart.middle() == Square{9, 1});
}

TEST_CASE("the chart holds exactly the squares that playing out all sailings leaves") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Random random(seed);
        const auto below = [&](int bound) {
            return static_cast<int>(random.below(static_cast<std::uint64_t>(bound)));
        };
        const int size = least_size + below(6);
        const RuleSet rules = below(2) == 0 ? RuleSet::document : RuleSet::original;
        const auto ship = [&] { return ShipClass{1 + below(2), 5, below(std::min(size, 4))}; };
        Position position = start_position({size, rules, {{ship(), ship()}}}, drawn_squares(size, random));
        for (int move = 0; move < 24 && position.phase != Phase::over; ++move) {
            const auto moves = legal_moves(position);
            apply(position, moves[random.below(moves.size())]);
            for (const Seat seat : {1, 2}) {
                const Chart chart = enemy_chart(observe(position, seat));
                CAPTURE(seed);
                CAPTURE(move);
                CHECK(squares_of(chart, size) == possible_squares(position, seat));
                const Square enemy = position.ships[1 - place_of_seat(seat)].at;
                CHECK(chart.has(enemy));
            }
        }
    }
}

TEST_CASE("the nearest square of a chart is itself, or the next one over") {
    Chart chart(10);
    CHECK(chart.nearest({3, 8}) == Square{3, 8});
    chart.keep({4, 4}, {-1, 1});
    CHECK(chart.nearest({4, 4}) == Square{5, 3});
    CHECK(chart.nearest({9, 9}) == Square{9, 3});
    CHECK(chart.nearest({0, 1}) == Square{5, 1});
}
