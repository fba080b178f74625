#include "support/run_program.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::test;

namespace {

Json answer(const std::string& game, const std::string& line, int status) {
    const Finished batch = run({"batch", game}, line + "\n");
    CHECK_MESSAGE(batch.status == status, line);
    const auto all = json_lines(batch.out);
    REQUIRE(all.size() == 1);
    return all[0];
}

} // namespace

TEST_CASE("a batch line gives the states that a script gives") {
    const auto script =
        json_lines(run({"script", "xorka", "--seed", "7", "--set", "size=4"}, "a1\nb2\n").out);
    const Json batch = answer("xorka", R"({"seed":7,"set":{"size":4},"moves":["a1","b2"]})", 0);
    CHECK(batch["states"] == Json(script));
}

TEST_CASE("a refused move has an error among the states and the line goes on") {
    const Json states = answer("xorka", R"({"seed":7,"moves":["a1","nonsense","a1"]})", 2).at("states");
    REQUIRE(states.size() == 4);
    CHECK(states[2].contains("error"));
    CHECK(states[3]["position"]["rows"] == states[0]["position"]["rows"]);
    CHECK(states[3]["position"]["presses"] == 2);
}

TEST_CASE("a line that cannot start is answered by an error alone, and the next line is played") {
    const Finished batch = run({"batch", "xorka"}, "{\"set\":{\"size\":1}}\n{\"seed\":7}\n");
    CHECK(batch.status == 2);
    const auto all = json_lines(batch.out);
    REQUIRE(all.size() == 2);
    CHECK(all[0].size() == 1);
    CHECK(all[0].contains("error"));
    CHECK(all[1]["states"].size() == 1);
}

TEST_CASE("numbers keep the digits that were written") {
    for (const char* number : {"0.43742380", "\"0.43742380\"", "4.3742380e-1", "43742.38E-5"}) {
        const Json states =
            answer("tom-jerry", std::string(R"({"set":{"generator":)") + number + "}}", 0).at("states");
        const Json same = answer("tom-jerry", R"({"set":{"generator":"0.4374238"}})", 0).at("states");
        CHECK(states[0]["display"] == same[0]["display"]);
    }
    // Nine digits: one more than allowed, although a double would round it to eight.
    const Json refused = answer("tom-jerry", R"({"set":{"generator":0.437423801}})", 2);
    CHECK(refused["error"].get<std::string>().find("0.437423801") != std::string::npos);
}

TEST_CASE("the seed of a batch line goes from 0 to 2^64-1") {
    CHECK(answer("xorka", R"({"seed":18446744073709551615})", 0).contains("states"));
    CHECK(answer("xorka", R"({"seed":"18446744073709551615"})", 0).contains("states"));
    CHECK(answer("xorka", R"({"seed":18446744073709551616})", 2).contains("error"));
    CHECK(answer("xorka", R"({"seed":-1})", 2).contains("error"));
    CHECK(answer("xorka", R"({"seed":7.0})", 2).contains("error"));
}

TEST_CASE("a seat sees its observation in place of the position") {
    const std::string line = R"({"seed":7,"seat":2,"moves":["fire 0 0"]})";
    const Json states = answer("night-battle", line, 0).at("states");
    REQUIRE(states.size() == 2);
    for (const Json& state : states) {
        CHECK(state.contains("observation"));
        CHECK(state.contains("position") == false);
    }
    CHECK(answer("night-battle", R"({"seat":3})", 2).contains("error"));
    CHECK(answer("night-battle", R"({"seat":"1"})", 2).contains("error"));
}

TEST_CASE("a seat is not told what the other has played, nor a seed that was drawn") {
    const std::string line = R"(,"moves":["fire 0 0","fire 0 1","fire 0 2","stay","fire 9 9"]})";
    const Json own = answer("night-battle", R"({"seed":7,"seat":1)" + line, 0).at("states");
    const Json other = answer("night-battle", R"({"seed":7,"seat":2)" + line, 0).at("states");
    REQUIRE(own.size() == 6);
    CHECK(own[1]["move"] == "fire 0 0");
    CHECK(own[5]["move"].is_null());
    CHECK(other[1]["move"].is_null());
    CHECK(other[5]["move"] == "fire 9 9");
    CHECK(answer("night-battle", R"({"seat":1})", 0)["states"][0].contains("seed") == false);
}

TEST_CASE("lines that are no such object are answered by one sentence") {
    const std::string deep(200'000, '[');
    for (const std::string& line : {std::string(),
                                    std::string("nonsense"),
                                    std::string("[]"),
                                    std::string("7"),
                                    std::string("null"),
                                    std::string("{"),
                                    std::string("{} {}"),
                                    std::string(R"({"seed":1,"seed":1})"),
                                    std::string(R"({"set":{"size":4,"size":4}})"),
                                    std::string(R"({"sead":1})"),
                                    std::string(R"({"seed":null})"),
                                    std::string(R"({"seed":[1]})"),
                                    std::string(R"({"preset":1})"),
                                    std::string(R"({"preset":""})"),
                                    std::string(R"({"preset":"nope"})"),
                                    std::string(R"({"set":[]})"),
                                    std::string(R"({"set":{"size":null}})"),
                                    std::string(R"({"set":{"size":[4]}})"),
                                    std::string(R"({"set":{"size":"4x"}})"),
                                    std::string(R"({"set":{"nope":1}})"),
                                    std::string(R"({"moves":"a1"})"),
                                    std::string(R"({"moves":{}})"),
                                    std::string(R"({"moves":[1]})"),
                                    std::string(R"({"moves":[["a1"]]})"),
                                    std::string("{\"preset\":\"\xFF\"}"),
                                    std::string("{\"preset\":\"a\0b\"}", 16),
                                    std::string(R"({"preset":"a\u0000b"})"),
                                    std::string(R"({"set":{"size":1e999}})"),
                                    std::string(R"({"moves":["a\u001b[2Jb"]})"),
                                    deep,
                                    "{\"set\":" + deep,
                                    std::string(3'000'000, ' ')}) {
        const Json reply = answer("xorka", line, 2);
        CHECK_MESSAGE(reply.size() == 1, line.substr(0, 100));
        REQUIRE_MESSAGE(reply.contains("error"), line.substr(0, 100));
        CHECK(reply["error"].get<std::string>().size() < 300);
        CHECK(reply["error"].get<std::string>().ends_with('.'));
    }
}

TEST_CASE("no lines, no answers") {
    const Finished batch = run({"batch", "xorka"});
    CHECK(batch.status == 0);
    CHECK(batch.out.empty());
}
