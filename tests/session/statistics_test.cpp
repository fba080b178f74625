#include "session/statistics.hpp"

#include "games/template/game.hpp"
#include "pmkgames/json.hpp"
#include "support/files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>
#include <thread>

using namespace pmk;
using namespace pmk::testing;

namespace {

GameInfo chase() {
    return {.id = "chase",
            .title = "Chase",
            .blurb = "",
            .presets = {{"short", "", {{"size", "3"}}}, {"anything", "", {}}}};
}

const GameInfo& duel() {
    return template_game::game().info();
}

const Outcome won{Outcome::Kind::won, 1, "won"};
const Outcome lost{Outcome::Kind::lost, 0, "lost"};
const Outcome drawn{Outcome::Kind::draw, 0, "drawn"};

} // namespace

TEST_CASE("nothing is counted at first") {
    const TemporaryDirectory state;
    CHECK(StatisticsFile(state.path() / "nowhere").read() == Statistics{});
}

TEST_CASE("games are counted by their end, and the best win has the fewest moves") {
    const TemporaryDirectory state;
    const StatisticsFile file(state.path());
    const auto before = std::chrono::system_clock::now() - std::chrono::seconds(1);
    for (const int moves : {20, 14, 16})
        REQUIRE(file.count(chase(), {}, won, moves));
    REQUIRE(file.count(chase(), {}, lost, 3));
    REQUIRE(file.count(chase(), {}, lost, 4));
    REQUIRE(file.count(chase(), {}, drawn, 5));
    const auto statistics = file.read();
    REQUIRE(statistics);
    const Tally tally = statistics->at("chase").at("default");
    CHECK(tally.won == std::vector{3});
    CHECK(tally.lost == 2);
    CHECK(tally.drawn == 1);
    CHECK(tally.ended() == 6);
    REQUIRE(tally.best);
    CHECK(tally.best->moves == 14);
    CHECK(tally.best->time >= before);
    CHECK(tally.best->time <= std::chrono::system_clock::now());
}

TEST_CASE("with two players the wins of each are counted") {
    const TemporaryDirectory state;
    const StatisticsFile file(state.path());
    for (const Seat winner : {2, 1, 2})
        REQUIRE(file.count(duel(), {}, {Outcome::Kind::won, winner, "won"}, 9));
    CHECK(file.read()->at(duel().id).at("default").won == std::vector{1, 2});
}

TEST_CASE("each way of playing has its own counts: the default, a preset, anything else") {
    CHECK(way_of(chase(), {}) == "default");
    CHECK(way_of(chase(), {{"size", "3"}}) == "short");
    CHECK(way_of(chase(), {{"size", "4"}}) == "other");

    const TemporaryDirectory state;
    const StatisticsFile file(state.path());
    REQUIRE(file.count(chase(), {}, won, 20));
    REQUIRE(file.count(chase(), {{"size", "3"}}, won, 5));
    REQUIRE(file.count(chase(), {{"size", "3"}}, lost, 5));
    REQUIRE(file.count(chase(), {{"size", "4"}}, drawn, 5));
    const auto statistics = file.read();
    REQUIRE(statistics);
    const GameStatistics& ways = statistics->at("chase");
    CHECK(ways.size() == 3);
    CHECK(ways.at("short").ended() == 2);
    const Tally all = total(ways);
    CHECK(all.won == std::vector{2});
    CHECK(all.lost == 1);
    CHECK(all.drawn == 1);
    CHECK(all.best->moves == 5);
}

TEST_CASE("two copies of the program at once lose no count") {
    const TemporaryDirectory state;
    constexpr int games = 25;
    const auto play = [&](const Outcome& outcome) {
        for (int game = 0; game < games; ++game)
            (void)StatisticsFile(state.path()).count(chase(), {}, outcome, 10);
    };
    std::thread one(play, won);
    std::thread other(play, lost);
    one.join();
    other.join();
    const auto statistics = StatisticsFile(state.path()).read();
    REQUIRE(statistics);
    CHECK(statistics->at("chase").at("default").won == std::vector{games});
    CHECK(statistics->at("chase").at("default").lost == games);
}

TEST_CASE("statistics that are wrong are one sentence, and no game is counted over them") {
    const TemporaryDirectory state;
    const StatisticsFile file(state.path());
    REQUIRE(file.count(chase(), {}, won, 20));
    const std::string whole = content_of(state.path() / "statistics.json");
    std::vector<std::string> wrong{
        R"({"version":2,"games":{}})",
        R"({"version":1,"games":[]})",
        R"({"version":1,"games":{"chase":7}})",
        R"({"version":1,"games":{"chase":{"default":7}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[1],"lost":0}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":1,"lost":0,"drawn":0}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[1],"lost":-1,"drawn":0}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[1.5],"lost":0,"drawn":0}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[9999999999],"lost":0,"drawn":0}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[1],"lost":0,"drawn":0,"best":3}}}})",
        R"({"version":1,"games":{"chase":{"default":{"won":[1],"lost":0,"drawn":0,"best":{"moves":3}}}}})"};
    for (std::size_t length = 0; length < whole.size() - 1; ++length)
        wrong.push_back(whole.substr(0, length));
    for (const std::string& text : wrong) {
        CAPTURE(text);
        write_file(state.path() / "statistics.json", text);
        const auto read = file.read();
        REQUIRE_FALSE(read);
        CHECK(read.error().english().find("statistics.json is not used: ") != std::string::npos);
        CHECK_FALSE(file.count(chase(), {}, won, 20));
        CHECK(content_of(state.path() / "statistics.json") == text);
    }
}

TEST_CASE("what the file holds of other games and other keys stays") {
    const TemporaryDirectory state;
    write_file(state.path() / "statistics.json",
               R"({"version":1,"note":"mine","games":{"chess":{"blitz":{"won":[1,2],"lost":0,"drawn":4}}}})");
    REQUIRE(StatisticsFile(state.path()).count(chase(), {}, won, 20));
    const Json json = Json::parse(content_of(state.path() / "statistics.json"));
    CHECK(json.at("note") == "mine");
    CHECK(json.at("games").at("chess").at("blitz").at("won") == Json{1, 2});
    CHECK(json.at("games").at("chase").at("default").at("won") == Json{1});
}

TEST_CASE("tools get every count") {
    Statistics statistics;
    statistics["chase"]["default"] = {
        {3}, 2, 1, Tally::Best{14, std::chrono::system_clock::from_time_t(1000)}};
    CHECK(
        statistics_json(statistics).dump() ==
        R"({"chase":{"default":{"ended":6,"won":[3],"lost":2,"drawn":1,"best":{"moves":14,"time":1000}}}})");
    CHECK(statistics_json({}).dump() == "{}");
}
