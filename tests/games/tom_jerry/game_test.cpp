#include "games/tom_jerry/command.hpp"
#include "games/tom_jerry/game.hpp"
#include "pmkgames/json.hpp"
#include "tests/games/data_file.hpp"

#include <doctest/doctest.h>

using namespace pmk;

namespace {

std::unique_ptr<Match> started(const Settings& settings, std::uint64_t seed = 0) {
    auto match = tom_jerry::game().start(settings, seed);
    REQUIRE(match);
    return std::move(*match);
}

std::string refusal(const Settings& settings) {
    const auto match = tom_jerry::game().start(settings, 0);
    REQUIRE_FALSE(match);
    return match.error().english();
}

} // namespace

TEST_CASE("every measured turn of the listing is a turn of the game") {
    const auto turns = test::records("tom-jerry-turns.jsonl");
    CHECK(turns.size() == 1300);
    for (const Json& turn : turns) {
        CAPTURE(turn.dump());
        const auto match = started(test::settings_of(turn["set"]));
        REQUIRE(match->play(turn["move"].get<std::string>()));
        CHECK(match->display() == turn["display"]);
        const Outcome outcome = match->outcome();
        CHECK((outcome.running() ? "running" : outcome.reason) == turn["outcome"]);
        const Json position = match->position();
        for (const auto& [name, value] : turn["position"].items())
            CHECK(position[name] == value);
    }
}

TEST_CASE("every measured game of the listing is a game of ours, from its seed number on") {
    const auto games = test::records("tom-jerry-games.jsonl");
    CHECK(games.size() == 80);
    for (const Json& game : games) {
        CAPTURE(game["generator"].dump());
        const auto match = started({{"generator", game["generator"]}});
        CHECK(match->display() == game["start"]);
        for (const Json& turn : game["turns"]) {
            REQUIRE(match->play(turn[0].get<std::string>()));
            CHECK(match->display() == turn[1]);
        }
        const Outcome outcome = match->outcome();
        CHECK((outcome.running() ? "none" : outcome.reason) == game["end"]);
    }
}

TEST_CASE("any number is a command by its integer part") {
    using tom_jerry::Command;
    using tom_jerry::parse_command;
    for (const char* text : {"2", "0", "-4", "3.9999999", "1e-30", "-1e20", "5e-1", ",5", "-0.5", "6e-1"})
        CHECK_MESSAGE(parse_command(text) == Command::down, text);
    for (const char* text : {"4", "4.9", "4,9", "40e-1", "00000004", "4.", "0.4e1", "4e0"})
        CHECK_MESSAGE(parse_command(text) == Command::left, text);
    CHECK(parse_command("5.9999999") == Command::pass);
    for (const char* text : {"6", "6.99", "0.06e2"})
        CHECK_MESSAGE(parse_command(text) == Command::right, text);
    for (const char* text : {"7", "12", "99999999", "1e50", "4e99", "0.0007e4"})
        CHECK_MESSAGE(parse_command(text) == Command::up, text);
    for (const char* text : {"", "-", ".", "x", "4x", "4 ", " 4", "+4", "e5", "5e", "5e-", "5e100",
                             "123456789", "1.2.3", "--4", "nan", "inf", "0x4"})
        CHECK_MESSAGE(!parse_command(text), text);
}

TEST_CASE("set squares and counters win over the drawn ones") {
    const Json position = started({{"generator", "0"},
                                   {"tom", "53"},
                                   {"jerry", "37"},
                                   {"jump_counter", "3"},
                                   {"turn", "7"},
                                   {"moves", "4"}})
                              ->position();
    CHECK(position.dump() ==
          R"({"tom":53,"jerry":37,"jump_counter":3,"turn":7,"moves":4,"generator":"0.831816"})");
    CHECK(started({{"jerry", "99"}}, 5)->position()["jerry"] == 99);
}

TEST_CASE("starts that no game has are refused in a sentence") {
    CHECK(refusal({{"tom", "52"}}) ==
          "tom must be a free square of the hall, row and column from 1 to 9, not 52.");
    CHECK(refusal({{"jerry", "30"}}) ==
          "jerry must be a free square of the hall, row and column from 1 to 9, not 30.");
    CHECK(refusal({{"tom", "37"}, {"jerry", "37"}}) ==
          "Tom and Jerry must start on different squares, not both on 37.");
    CHECK_FALSE(tom_jerry::game().start({{"jump_counter", "4"}}, 0));
    CHECK_FALSE(tom_jerry::game().start({{"generator", "1"}}, 0));
}

TEST_CASE("the end says who has won") {
    const auto escape = started({{"tom", "99"}, {"jerry", "31"}, {"turn", "14"}, {"moves", "12"}});
    REQUIRE(escape->play("4"));
    CHECK(escape->outcome().kind == Outcome::Kind::won);
    CHECK(escape->outcome().winner == 1);
    CHECK(escape->outcome().sentence.english() == "You have escaped on turn 14.");
    CHECK_FALSE(escape->turn());
    CHECK_FALSE(escape->play("4"));

    const auto caught = started({{"tom", "22"}, {"jerry", "23"}});
    REQUIRE(caught->play("4"));
    CHECK(caught->outcome().kind == Outcome::Kind::lost);
    CHECK(caught->display() == "ЕГГ0Г");
}
