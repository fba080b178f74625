#include "games/tom_jerry/solver.hpp"

#include <doctest/doctest.h>

#include <map>

using namespace pmk::tom_jerry;

TEST_CASE("Jerry can escape from each of the 81 starts, in 14 turns at the least") {
    const EscapeTable table;
    for (int tom = 1; tom <= 9; ++tom)
        for (int jerry = 1; jerry <= 9; ++jerry)
            CHECK(table.turns({.tom = 10 * tom + 3, .jerry = 10 * jerry + 7}) == 14);
}

TEST_CASE("of the 23,436 legal positions 1,588 are lost") {
    const EscapeTable table;
    const auto positions = EscapeTable::positions();
    CHECK(positions.size() == 23'436);
    std::map<int, int> lost;
    for (const Position& position : positions)
        lost[position.jump_counter] += table.turns(position) ? 0 : 1;
    CHECK(lost == std::map<int, int>{{11, 378}, {9, 378}, {7, 368}, {5, 320}, {3, 144}, {1, 0}});
}

TEST_CASE("the best commands lead to the escape on the turn foretold") {
    const EscapeTable table;
    Position position{.tom = 53, .jerry = 37};
    for (int left = 14; left > 0; --left) {
        REQUIRE(table.turns(position) == left);
        const Turn turn = play(position, table.best(position).value());
        CHECK((turn.end == End::escaped) == (left == 1));
    }
}
