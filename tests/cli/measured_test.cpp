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

Json with_original_rules(Json settings) {
    settings["rules"] = "original";
    return settings;
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

TEST_CASE("batch reproduces every measured reply of the lone king") {
    const auto measured = records("bishop-knight-replies.jsonl");
    REQUIRE(measured.size() == 1100);
    std::vector<Json> questions;
    for (const Json& reply : measured)
        questions.push_back({{"set", with_original_rules(reply["set"])}, {"moves", {reply["move"]}}});
    const auto replies = answers("bishop-knight", questions);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        const Json& state = replies[i].at("states").at(1);
        CHECK_MESSAGE(state.at("display") == measured[i].at("display"), measured[i].dump());
        // After an error the registers hold what the search had reached.
        if (measured[i].at("class") == "error") continue;
        for (const auto& [name, value] : measured[i].at("position").items())
            CHECK_MESSAGE(state.at("position").at(name) == value, measured[i].dump());
    }
}

TEST_CASE("batch reproduces every measured game against the lone king") {
    const auto measured = records("bishop-knight-games.jsonl");
    REQUIRE(measured.size() == 16);
    const std::vector<std::pair<std::string, std::string>> names{
        {"r0", "move_counter"}, {"r1", "black_king"}, {"r3", "shown"}, {"r4", "white_king"},
        {"r5", "knight"},       {"r6", "bishop"},     {"r8", "order"}};
    std::vector<Json> questions;
    for (const Json& game : measured) {
        Json set;
        for (const auto& [register_name, name] : names)
            set[name] = game["registers"].at(register_name);
        Json question{{"set", with_original_rules(set)}, {"moves", Json::array()}};
        for (const Json& move : game["moves"])
            question["moves"].push_back(move[0].dump() + " " + move[1].dump());
        questions.push_back(question);
    }
    const auto replies = answers("bishop-knight", questions);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        const Json& states = replies[i].at("states");
        REQUIRE(states.size() == measured[i].at("moves").size() + 1);
        CHECK(states[0].at("display") == measured[i].at("start"));
        for (std::size_t move = 1; move < states.size(); ++move)
            CHECK(states[move].at("display") == measured[i]["moves"][move - 1][2]);
    }
}
