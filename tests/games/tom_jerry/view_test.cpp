#include "games/tom_jerry/view.hpp"

#include "games/table.hpp"
#include "games/tom_jerry/game.hpp"
#include "games/tom_jerry/solver.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

#include <algorithm>

namespace {

using namespace pmk;
using namespace pmk::tom_jerry;

struct Table : test::Table {
    explicit Table(const Settings& settings)
        : test::Table(tom_jerry::game(), tom_jerry::make_view(), settings) {}
};

Settings settings_of(const Position& position) {
    return {{"tom", std::to_string(position.tom)},
            {"jerry", std::to_string(position.jerry)},
            {"jump_counter", std::to_string(position.jump_counter)}};
}

} // namespace

TEST_CASE("whoever follows the hints escapes on turn 14, the first that is possible") {
    Table table(Settings{{"tom", "53"}, {"jerry", "37"}});
    for (int left = 14; left > 0; --left) {
        table.press("H");
        const std::string hint = table.message();
        CAPTURE(hint);
        CHECK(hint.starts_with("Hint: "));
        if (left > 1) CHECK(hint.find(fmt::format("from here: {}.", left)) != std::string::npos);
        const std::size_t bracket = hint.find('(');
        REQUIRE(bracket != std::string::npos);
        CHECK(table.press(hint.substr(bracket + 1, 1)).empty());
        table.view->rest();
        CHECK(table.message() != hint);
    }
    CHECK(table.match->outcome().kind == Outcome::Kind::won);
    CHECK(table.status() == "turn 14 · escaped");
}

TEST_CASE("where Tom has Jerry whatever he does the hint says so") {
    const EscapeTable escapes;
    const auto positions = EscapeTable::positions();
    const auto lost = std::find_if(positions.begin(), positions.end(),
                                   [&](const Position& position) { return !escapes.turns(position); });
    REQUIRE(lost != positions.end());
    Table table(settings_of(*lost));
    table.press("H");
    CHECK(table.message() == "Tom will have you now, whatever you do. Take back moves with u.");
}

TEST_CASE("from a start below the hall the hint is the hole beside it") {
    Table table(Settings{{"generator", "0.078037036"}});
    REQUIRE(table.match->position()["jerry"] == 7);
    table.press("H");
    CHECK(table.message() == "Hint: left (4), through the hole.");
}

TEST_CASE("the message and the panel follow the pictures of a jump, up to the end of the game") {
    // 36 is a pillar, so Jerry stays; Tom comes down two rows.
    Table chase(Settings{{"tom", "53"}, {"jerry", "37"}});
    chase.press("4");
    REQUIRE(chase.view->picture_time());
    CHECK(chase.message() == "Something is in the way: Jerry stays on 37. Tom jumps to 43…");
    CHECK(chase.shows("Tom     43"));
    chase.view->next_picture();
    CHECK(chase.message() == "Something is in the way: Jerry stays on 37. Tom jumps to 43, then to 33.");
    CHECK(chase.shows("Tom     33"));

    Table caught(Settings{{"tom", "57"}, {"jerry", "37"}});
    caught.press("4");
    REQUIRE(caught.view->picture_time());
    CHECK(caught.message() == "Something is in the way: Jerry stays on 37. Tom jumps to 47…");
    CHECK(caught.status() == "turn 1 · Tom has 4 jumps");
    caught.view->next_picture();
    CHECK(caught.message() == "Something is in the way: Jerry stays on 37. Tom comes to 37 and has him.");
    CHECK(caught.status() == "turn 1 · caught");
}
