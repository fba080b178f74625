#include "support/run_program.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::test;

TEST_CASE("a script answers the start and then each move") {
    // By hand: Tom at 53 sees Jerry at 36 in the row below, goes to 43 and, with five jumps left, to 33.
    const Finished script = run({"script", "tom-jerry", "--set", "tom=53", "--set", "jerry=37"}, "4\n");
    CHECK(script.status == 0);
    CHECK(script.err.empty());
    const auto states = json_lines(script.out);
    REQUIRE(states.size() == 2);
    CHECK(states[0]["move"].is_null());
    CHECK(states[0]["turn"] == 1);
    CHECK(states[0]["outcome"] == "running");
    CHECK(states[0]["display"] == "53000037");
    CHECK(states[1]["move"] == "4");
    CHECK(states[1]["position"]["tom"] == 33);
    CHECK(states[1]["position"]["moves"] == 0);
}

TEST_CASE("a state object has its keys in a fixed order") {
    const Finished script = run({"script", "tom-jerry", "--seed", "1"});
    const auto states = json_lines(script.out);
    REQUIRE(states.size() == 1);
    std::vector<std::string> keys;
    for (const auto& [key, value] : states[0].items())
        keys.push_back(key);
    CHECK(keys == std::vector<std::string>{"move", "turn", "outcome", "display", "position"});
}

TEST_CASE("a game that is over tells why and whose turn it is not") {
    const Finished script = run({"script", "xorka", "--set", "size=2", "--set", "rows=11/10"}, "a1\n");
    CHECK(script.status == 0);
    const auto states = json_lines(script.out);
    REQUIRE(states.size() == 2);
    CHECK(states[0].contains("reason") == false);
    CHECK(states[1]["turn"].is_null());
    CHECK(states[1]["outcome"] == "seat 1");
    CHECK(states[1]["reason"].get<std::string>().empty() == false);
}

TEST_CASE("a refused move changes nothing, the script goes on, and the exit status is 2") {
    const Finished script = run({"script", "xorka", "--seed", "7"}, "z9\na1\n\na1\n");
    CHECK(script.status == 2);
    CHECK(script.err.empty());
    const auto states = json_lines(script.out);
    REQUIRE(states.size() == 5);
    CHECK(states[1].size() == 1);
    CHECK(states[1].contains("error"));
    CHECK(states[2]["position"]["presses"] == 1);
    CHECK(states[3].contains("error"));
    CHECK(states[4]["position"]["rows"] == states[0]["position"]["rows"]);
}

TEST_CASE("moves that are no text, or far too long, are refused like any other") {
    const std::string nul("a\0b", 3);
    for (const std::string& move :
         {nul, std::string("\xFF\xFE"), std::string("a\x1B[2J"), std::string(3'000'000, '1')}) {
        const Finished script = run({"script", "xorka", "--seed", "7"}, move + "\na1\n");
        CHECK(script.status == 2);
        const auto states = json_lines(script.out);
        REQUIRE(states.size() == 3);
        CHECK(states[1].contains("error"));
        CHECK(states[1].dump().size() < 400);
        CHECK(states[2]["position"]["presses"] == 1);
    }
}

TEST_CASE("lines may end with CR LF, and the last one without any end") {
    const Finished script = run({"script", "xorka", "--seed", "7", "-"}, "a1\r\nb2");
    CHECK(script.status == 0);
    CHECK(json_lines(script.out).size() == 3);
}

TEST_CASE("the same seed gives the same game, and a drawn seed is told") {
    const Finished drawn = run({"script", "xorka"});
    const auto states = json_lines(drawn.out);
    REQUIRE(states.size() == 1);
    const std::string seed = states[0]["seed"].dump();
    const Finished again = run({"script", "xorka", "--seed", seed});
    const auto same = json_lines(again.out);
    REQUIRE(same.size() == 1);
    CHECK(same[0]["position"] == states[0]["position"]);
    CHECK(same[0].contains("seed") == false);
    CHECK(json_lines(run({"script", "xorka"}).out)[0]["position"] != states[0]["position"]);
}

TEST_CASE("what is set wins over the preset, and the preset over the default") {
    const auto small = json_lines(run({"script", "xorka", "--preset", "small"}).out);
    CHECK(small[0]["position"]["rows"].size() == 6);
    const auto set = json_lines(run({"script", "xorka", "--preset", "small", "--set", "size=5"}).out);
    CHECK(set[0]["position"]["rows"].size() == 5);
}

TEST_CASE("a program can converse with a script line by line") {
    Conversation talk({"script", "xorka", "--seed", "7"});
    CHECK(Json::parse(talk.hear())["move"].is_null());
    for (const char* move : {"c7", "a1", "d4"}) {
        talk.say(std::string(move) + "\n");
        CHECK(Json::parse(talk.hear())["move"] == move);
    }
    // Half a line does not hold back the answer to the line before it.
    talk.say("a1\nb");
    CHECK(Json::parse(talk.hear())["move"] == "a1");
    talk.say("2\n");
    CHECK(Json::parse(talk.hear())["move"] == "b2");
    CHECK(talk.hang_up() == 0);
}

TEST_CASE("a reader that stops early ends the program quietly") {
    Conversation talk({"script", "xorka", "--seed", "7"});
    talk.hear();
    talk.say("a1\na2\n");
    CHECK(talk.stop_listening() == 0);
}
