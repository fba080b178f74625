#include "games/data_file.hpp"
#include "support/run_program.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::test;

namespace {

std::vector<Json> answers(const std::string& game, const std::vector<Json>& questions, int status = 0) {
    std::string input;
    for (const Json& question : questions)
        input += question.dump() + "\n";
    const Finished batch = run({"batch", game}, input);
    CHECK(batch.status == status);
    CHECK(batch.err.empty());
    auto all = json_lines(batch.out);
    REQUIRE(all.size() == questions.size());
    return all;
}

} // namespace

TEST_CASE("batch reproduces every measured turn of Tom & Jerry") {
    const auto measured = records("tom-jerry-turns.jsonl");
    REQUIRE(measured.size() == 1300);
    std::vector<Json> questions;
    for (const Json& turn : measured)
        questions.push_back({{"set", turn["set"]}, {"moves", {turn["move"]}}});
    const auto replies = answers("tom-jerry", questions);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        const Json& state = replies[i].at("states").at(1);
        CHECK(state.at("display") == measured[i].at("display"));
        for (const auto& [name, value] : measured[i].at("position").items())
            CHECK_MESSAGE(state.at("position").at(name) == value, measured[i].dump());
        const std::string outcome = measured[i].at("outcome");
        CHECK((outcome == "running" ? state.at("outcome") : state.at("reason")) == outcome);
    }
}

TEST_CASE("batch reproduces every measured game of Tom & Jerry") {
    const auto measured = records("tom-jerry-games.jsonl");
    REQUIRE(measured.size() == 80);
    std::vector<Json> questions;
    for (const Json& game : measured) {
        Json question{{"set", {{"generator", game["generator"]}}}, {"moves", Json::array()}};
        for (const Json& turn : game["turns"])
            question["moves"].push_back(turn[0]);
        questions.push_back(question);
    }
    const auto replies = answers("tom-jerry", questions);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        const Json& states = replies[i].at("states");
        REQUIRE(states.size() == measured[i].at("turns").size() + 1);
        CHECK(states[0].at("display") == measured[i].at("start"));
        for (std::size_t turn = 1; turn < states.size(); ++turn)
            CHECK(states[turn].at("display") == measured[i]["turns"][turn - 1][1]);
    }
}
