#include "games/night_battle/game.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

#include <set>

namespace {

using namespace pmk;
using namespace pmk::night_battle;

using Lines = std::vector<std::string>;

std::unique_ptr<Match> started(const Settings& settings, std::uint64_t seed = 1) {
    auto match = night_battle::game().start(settings, seed);
    REQUIRE_MESSAGE(match.has_value(), (match ? "" : match.error().english()));
    return *std::move(match);
}

std::string refusal(const Settings& settings) {
    const auto match = night_battle::game().start(settings, 1);
    return match ? "" : match.error().english();
}

// Ship 1 at (3, 4), ship 2 at (12, 7), on the field of the circulating program.
Settings placed(Settings more = {}) {
    more.insert({{"size", "15"}, {"x1", "3"}, {"y1", "4"}, {"x2", "12"}, {"y2", "7"}});
    return more;
}

void play(Match& match, const Lines& moves) {
    for (const std::string& move : moves) {
        const auto played = match.play(move);
        REQUIRE_MESSAGE(played.has_value(), move, ": ", (played ? "" : played.error().english()));
    }
}

// The display after each move.
Lines displays(Match& match, const Lines& moves) {
    Lines shown;
    for (const std::string& move : moves) {
        play(match, {move});
        shown.push_back(match.display());
    }
    return shown;
}

std::string refused(Match& match, std::string_view move) {
    const std::string before = match.position().dump();
    const auto played = match.play(move);
    REQUIRE_MESSAGE(!played.has_value(), move);
    CHECK(match.position().dump() == before);
    return played.error().english();
}

Square square_of(const Match& match, std::size_t ship) {
    const Json position = match.position();
    return {position["ships"][ship]["x"].get<int>(), position["ships"][ship]["y"].get<int>()};
}

// Where ship 2 comes from (12, 7) when told to sail to the target.
Square sailed_from_12_7(const Settings& settings, const std::string& target) {
    const auto match = started(placed(settings));
    play(*match, {"fire 0 0", "fire 0 0", "fire 0 0", "stay", "fire 0 0", "fire 0 0", "sail " + target});
    return square_of(*match, 1);
}

} // namespace

TEST_CASE("a shot is answered over, short or level on each axis") {
    CHECK(advice({9, 9}, {5, 5}) == Advice{1, 1});
    CHECK(advice({9, 1}, {5, 5}) == Advice{1, -1});
    CHECK(advice({5, 1}, {5, 5}) == Advice{0, -1});
    CHECK(advice({0, 5}, {5, 5}) == Advice{-1, 0});
    CHECK(advice({5, 5}, {5, 5}).hit());
    CHECK(advice({-99999999, 99999999}, {29, 0}) == Advice{-1, 1});
}

TEST_CASE("the first position: ship 1 fires, with the shots of its class") {
    const auto match = started(placed());
    CHECK(
        match->position().dump() ==
        R"({"ships":[{"x":3,"y":4,"lives":3},{"x":12,"y":7,"lives":2}],"seat":1,"phase":"fire","shots_left":3})");
    CHECK(match->display() == "1");
    CHECK(match->turn() == 1);
}

TEST_CASE("the indicator shows the shots left and a ninth, and at the turn's start the seat") {
    const auto match = started(placed());
    CHECK(displays(*match,
                   {"fire 7 7", "fire 0 9", "fire 14 0", "sail 3 5", "fire 0 0", "fire 14 14", "stay"}) ==
          Lines{"2.1111111", "1.1111111", "1.1111111-01", "2", "1.1111111", "1.1111111-01", "1"});
}

TEST_CASE("a hit shows pi, takes a life and ends the firing though shots are left") {
    const auto match = started(placed());
    CHECK(displays(*match, {"fire 7 7", "fire 12 7"}) == Lines{"2.1111111", "3.1415926"});
    CHECK(
        match->position().dump() ==
        R"({"ships":[{"x":3,"y":4,"lives":3},{"x":12,"y":7,"lives":1}],"seat":1,"phase":"sail","shots_left":0})");
    CHECK(refused(*match, "fire 12 7") == "The firing is over for this turn; sail or stay.");
    play(*match, {"stay"});
    CHECK(match->turn() == 2);
}

TEST_CASE("the last life ends the game with the error message and the shooter as winner") {
    const auto match = started(placed({{"lives2", "1"}}));
    CHECK(displays(*match, {"fire 12 7"}) == Lines{"ЕГГ0Г"});
    CHECK(
        match->position().dump() ==
        R"({"ships":[{"x":3,"y":4,"lives":3},{"x":12,"y":7,"lives":0}],"seat":1,"phase":"over","shots_left":0})");
    CHECK(!match->turn());
    CHECK(match->legal_moves().empty());
    const Outcome outcome = match->outcome();
    CHECK(outcome_word(outcome) == "seat 1");
    CHECK(std::string(outcome.reason) == "sunk");
    CHECK(outcome.sentence.english() == "Player 1 has sunk the enemy's ship.");
    CHECK(refused(*match, "stay") == "The game is over; nothing can be played any more.");
}

TEST_CASE("ship 2 wins with the last life of ship 1") {
    const auto match = started(placed({{"lives1", "1"}, {"shots1", "1"}}));
    play(*match, {"fire 0 0", "stay", "fire 3 4"});
    CHECK(outcome_word(match->outcome()) == "seat 2");
    CHECK(match->display() == "ЕГГ0Г");
}

TEST_CASE("a shot may fall off the field and is answered all the same") {
    const auto match = started(placed());
    play(*match, {"fire -3 40", "fire 15 7"});
    const Json seen = match->observe(1)->to_json();
    CHECK(seen["own_shots"].dump() ==
          R"([{"turn":1,"x":-3,"y":40,"advice":[-1,1]},{"turn":1,"x":15,"y":7,"advice":[1,0]}])");
}

TEST_CASE("sailing takes each axis on its own: farther than the speed or off the field it stays") {
    // Ship 2 of the classic setup has speed 2 and lies at (12, 7).
    CHECK(sailed_from_12_7({}, "14 5") == Square{14, 5});
    CHECK(sailed_from_12_7({}, "12 7") == Square{12, 7});
    CHECK(sailed_from_12_7({}, "15 8") == Square{12, 8});
    CHECK(sailed_from_12_7({}, "10 10") == Square{10, 7});
    CHECK(sailed_from_12_7({}, "9 4") == Square{12, 7});
    CHECK(sailed_from_12_7({}, "-1 -1") == Square{12, 7});
    CHECK(sailed_from_12_7({}, "99999999 6") == Square{12, 6});
    // Far enough, but off the field on either side.
    CHECK(sailed_from_12_7({{"speed2", "9"}}, "15 -2") == Square{12, 7});
    CHECK(sailed_from_12_7({{"speed2", "9"}}, "14 0") == Square{14, 0});
    CHECK(sailed_from_12_7({{"speed2", "9"}}, "12 14") == Square{12, 14});
    CHECK(sailed_from_12_7({{"speed2", "9"}}, "12 15") == Square{12, 7});
    CHECK(sailed_from_12_7({{"speed2", "0"}}, "13 6") == Square{12, 7});
}

TEST_CASE("the original's fault: with X refused, Y is tried on the X axis and the Y axis stays") {
    const Settings original{{"rules", "original"}, {"speed2", "1"}};
    CHECK(sailed_from_12_7(original, "17 13") == Square{13, 7});
    CHECK(sailed_from_12_7(original, "17 6") == Square{12, 7});
    CHECK(sailed_from_12_7(original, "14 11") == Square{11, 7});
    CHECK(sailed_from_12_7(original, "-1 12") == Square{12, 7});
    CHECK(sailed_from_12_7(original, "13 8") == Square{13, 8});
    CHECK(sailed_from_12_7(original, "11 9") == Square{11, 7});
    CHECK(sailed_from_12_7(original, "12 6") == Square{12, 6});
    const Settings document{{"speed2", "1"}};
    CHECK(sailed_from_12_7(document, "17 13") == Square{12, 7});
    CHECK(sailed_from_12_7(document, "17 6") == Square{12, 6});
}

TEST_CASE("to stay leaves the ship where it is under both rules") {
    for (const char* rules : {"document", "original"}) {
        const auto match = started(placed({{"rules", rules}}));
        play(*match, {"fire 12 7", "stay"});
        CHECK(square_of(*match, 0) == Square{3, 4});
        CHECK(match->turn() == 2);
    }
}

TEST_CASE("moves at the wrong time or of the wrong form are refused in a sentence") {
    const auto match = started(placed());
    CHECK(refused(*match, "sail 3 5") == "Fire first, your shots left: 3; then you may sail.");
    CHECK(refused(*match, "stay") == "Fire first, your shots left: 3; then you may stay.");
    for (const std::string wrong :
         {"", "fire", "fire 3", "fire 3 4 5", "fire 3.5 4", "fire x y", "Fire 3 4", "fire3 4", "fire 34",
          "fire 100000000 0", "fire 0 -100000000", "fire +3 4", "stay 3", "34", "15 0", "0 15", "-1 4"})
        CHECK(refused(*match, wrong) ==
              "`" + wrong + "` is no square here: X and Y go from 0 to 14, such as 10 6.");
    play(*match, {"fire  3   4 ", "fire -99999999 99999999", "fire 0 0"});
    for (const std::string wrong :
         {"", "sail", "sail 3", "sail 3 4 5", "sail 1e0 0", "stay here", "fire", "15 3"})
        CHECK(refused(*match, wrong) ==
              "`" + wrong + "` is no square here: X and Y go from 0 to 14, such as 10 6; or stay.");
    CHECK(refused(*match, "fire 3 4") == "The firing is over for this turn; sail or stay.");
}

TEST_CASE("the numbers alone are the move that is due, with any separator between them") {
    for (const char* text : {"7 4", " 7  4 ", "7,4", "7.4", "7;4", "7, 4", "74", "fire 7,4", "fire 74"}) {
        CAPTURE(text);
        const auto match = started({{"size", "10"}, {"x2", "0"}, {"y2", "0"}});
        play(*match, {text});
        CHECK(match->observe(1)->to_json()["own_shots"].dump() ==
              R"([{"turn":1,"x":7,"y":4,"advice":[1,1]}])");
    }
    const auto match = started({{"size", "10"}, {"x1", "7"}, {"y1", "3"}, {"x2", "0"}, {"y2", "0"}});
    play(*match, {"fire 1 1", "fire 1 1", "fire 1 1", "74"});
    CHECK(square_of(*match, 0) == Square{7, 4});
}

TEST_CASE("legal moves: every square to fire at, then every effect of sailing once") {
    const auto match = started({{"size", "4"}, {"x1", "0"}, {"y1", "1"}, {"x2", "3"}, {"y2", "3"}});
    const auto shots = match->legal_moves();
    CHECK(shots.size() == 16);
    CHECK(shots.front() == "fire 0 0");
    CHECK(shots[1] == "fire 1 0");
    CHECK(shots.back() == "fire 3 3");
    play(*match, {"fire 0 0", "fire 1 1", "fire 2 2"});
    CHECK(match->legal_moves() == Lines{"sail 0 0", "sail 1 0", "sail 1 1", "sail 0 2", "sail 1 2", "stay"});
}

TEST_CASE("whatever is typed, sailing has one of the effects that are listed, under both rules") {
    for (const RuleSet rules : {RuleSet::document, RuleSet::original})
        for (const int speed : {0, 1, 2, 6}) {
            const Setup setup{7, rules, {{{1, 1, speed}, {1, 1, speed}}}};
            for (int place = 0; place < 49; ++place) {
                const Square ship{place % 7, place / 7};
                Position position = start_position(setup, {ship, Square{0, 0}});
                position.phase = Phase::sail;
                std::set<std::pair<int, int>> listed;
                for (const Move& move : legal_moves(position)) {
                    Position after = position;
                    apply(after, move);
                    CHECK(listed.insert({after.ships[0].at.x, after.ships[0].at.y}).second);
                }
                std::set<std::pair<int, int>> reached;
                for (int x = -2; x < 9; ++x)
                    for (int y = -2; y < 9; ++y) {
                        const Square to = sailed(setup, speed, ship, {x, y});
                        reached.insert({to.x, to.y});
                    }
                CHECK(listed == reached);
            }
        }
}

TEST_CASE("the classic preset is the default: battleship against cruiser") {
    const auto classic = with_preset(night_battle::game().info(), "classic", {});
    REQUIRE(classic.has_value());
    CHECK(started(*classic, 7)->position() == started({}, 7)->position());
    const auto equal = with_preset(night_battle::game().info(), "equal", {});
    REQUIRE(equal.has_value());
    const Json ships = started(*equal, 7)->position()["ships"];
    CHECK(ships[0]["lives"] == ships[1]["lives"]);
}

TEST_CASE("a seed gives the squares that an independent computation of the generator gives") {
    const auto squares = [](std::uint64_t seed, int size) {
        const auto drawn = drawn_squares(size, Random(seed));
        return std::array{drawn[0].x, drawn[0].y, drawn[1].x, drawn[1].y};
    };
    CHECK(squares(0, 10) == std::array{5, 0, 9, 4});
    CHECK(squares(1, 10) == std::array{5, 9, 0, 5});
    CHECK(squares(7, 10) == std::array{7, 4, 6, 3});
    CHECK(squares(UINT64_MAX, 10) == std::array{6, 9, 1, 2});
    CHECK(squares(3, 30) == std::array{3, 21, 9, 17});
    CHECK(squares(4, 15) == std::array{13, 4, 12, 12});
}

TEST_CASE("what is set wins over the seed, the rest stays as drawn") {
    const auto match = started({{"y1", "9"}, {"x2", "0"}}, 7);
    CHECK(square_of(*match, 0) == Square{7, 9});
    CHECK(square_of(*match, 1) == Square{0, 3});
}

TEST_CASE("squares and speeds must fit the field") {
    CHECK(refusal({{"x1", "10"}}) == "x1 must be a whole number from 0 to 9 on this field, not 10.");
    CHECK(refusal({{"size", "3"}, {"y2", "3"}}) ==
          "y2 must be a whole number from 0 to 2 on this field, not 3.");
    CHECK(refusal({{"size", "5"}, {"speed2", "5"}}) ==
          "speed2 must be a whole number from 0 to 4 on this field, not 5.");
    CHECK(refusal({{"size", "3"}, {"speed1", "2"}, {"x1", "2"}}).empty());
}
