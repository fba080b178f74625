#include "games/tom_jerry/rules.hpp"

#include <doctest/doctest.h>

using namespace pmk::tom_jerry;

namespace {

Position after(Position position, Command command) {
    play(position, command);
    return position;
}

} // namespace

TEST_CASE("the hall has 18 columns and 63 free squares") {
    int free_squares = 0;
    for (Square square = 11; square <= 99; ++square)
        free_squares += can_stand(square) ? 1 : 0;
    CHECK(free_squares == 63);
    CHECK_FALSE(can_stand(52));
    CHECK_FALSE(can_stand(20));
    CHECK_FALSE(can_stand(103));
    CHECK_FALSE(can_stand(7));
}

TEST_CASE("Jerry runs a square and Tom jumps two towards him, along the columns first") {
    Position position{.tom = 53, .jerry = 37};
    const Turn turn = play(position, Command::left);
    // Up or down first: 43; then 33.
    CHECK(position == Position{.tom = 33, .jerry = 36 + 1, .jump_counter = 9, .turn = 2, .moves = 0});
    CHECK(turn.jerry_to == 37); // a column stands on 36
    CHECK(turn.tom_steps == 2);
    CHECK(turn.tom_to[0] == 43);
    CHECK(turn.tom_to[1] == 33);
}

TEST_CASE("Tom turns aside where a column is above or below him and Jerry is not in his column") {
    // From 62 down is the column on 52; Jerry is to the right.
    CHECK(after({.tom = 62, .jerry = 35, .jump_counter = 1}, Command::up).tom == 63);
}

TEST_CASE("Tom stands still behind a column in Jerry's own row or column") {
    CHECK(after({.tom = 62, .jerry = 42, .jump_counter = 1}, Command::up).tom == 62);
    CHECK(after({.tom = 43, .jerry = 46, .jump_counter = 5}, Command::right) ==
          Position{.tom = 43, .jerry = 47, .jump_counter = 3, .turn = 2, .moves = 1});
}

TEST_CASE("Tom has five jumps and then single steps") {
    Position position{.tom = 53, .jerry = 37};
    for (const int counter : {9, 7, 5, 3, 1, 1, 1}) {
        position.tom = 91;
        position.jerry = 19;
        const Turn turn = play(position, Command::right); // into the wall
        CHECK(position.jump_counter == counter);
        CHECK(turn.tom_steps == (position.turn <= 6 ? 2 : 1));
    }
}

TEST_CASE("Jerry escapes to the left of 11, 31, 51, 71 and 91, and Tom does not move then") {
    for (const Square square : {11, 31, 51, 71, 91}) {
        Position position{.tom = 99, .jerry = square, .turn = 14, .moves = 12};
        const Position before = position;
        CHECK(play(position, Command::left).end == End::escaped);
        CHECK(position == before);
    }
}

TEST_CASE("the wall holds elsewhere") {
    CHECK(after({.tom = 99, .jerry = 21, .jump_counter = 1}, Command::left).jerry == 21);
    CHECK(after({.tom = 15, .jerry = 99, .jump_counter = 1}, Command::right).jerry == 99);
    CHECK(after({.tom = 15, .jerry = 99, .jump_counter = 1}, Command::up).jerry == 99);
    CHECK(after({.tom = 99, .jerry = 11, .jump_counter = 1}, Command::down).jerry == 11);
    CHECK(after({.tom = 15, .jerry = 91, .jump_counter = 1}, Command::up).jerry == 91);
    CHECK(after({.tom = 15, .jerry = 89, .jump_counter = 1}, Command::right).moves == 0);
}

TEST_CASE("looking takes a turn in which nobody moves") {
    CHECK(after({.tom = 53, .jerry = 37}, Command::pass) == Position{.tom = 53, .jerry = 37, .turn = 2});
}

TEST_CASE("Tom catches on either step of a jump, and the turn is not counted") {
    Position first{.tom = 22, .jerry = 23, .jump_counter = 11, .turn = 55, .moves = 20};
    CHECK(play(first, Command::left).end == End::caught); // into Tom's arms, where both steps stay
    CHECK(first == Position{.tom = 22, .jerry = 22, .jump_counter = 9, .turn = 55, .moves = 21});
    Position second{.tom = 57, .jerry = 47, .jump_counter = 11, .turn = 18, .moves = 4};
    CHECK(play(second, Command::down).end == End::caught);
    CHECK(second == Position{.tom = 37, .jerry = 37, .jump_counter = 9, .turn = 18, .moves = 5});
}

TEST_CASE("below the hall, where nine seed numbers start Jerry, left is an escape") {
    Position position{.tom = 53, .jerry = 7};
    CHECK(play(position, Command::left).end == End::escaped);
    CHECK(after({.tom = 74, .jerry = 7, .jump_counter = 5}, Command::up) ==
          Position{.tom = 65, .jerry = 17, .jump_counter = 3, .turn = 2, .moves = 1});
    CHECK(after({.tom = 53, .jerry = 7, .jump_counter = 1}, Command::right).tom == 63);
    CHECK(after({.tom = 53, .jerry = 7, .jump_counter = 1}, Command::down).jerry == 7);
}
