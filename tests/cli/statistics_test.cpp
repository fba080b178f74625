#include "support/files.hpp"
#include "support/run_program.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::test;

namespace {

Finished statistics_of(const testing::TemporaryDirectory& state,
                       const std::vector<std::string>& options = {}) {
    std::vector<std::string> words{"statistics"};
    words.insert(words.end(), options.begin(), options.end());
    return run(words, "", {{"XDG_STATE_HOME", state.path().string()}});
}

} // namespace

TEST_CASE("statistics tell how the games ended that were played on the terminal or line by line") {
    const testing::TemporaryDirectory state;
    CHECK(statistics_of(state).out == "No game has been played to its end yet.\n");
    CHECK(statistics_of(state, {"--json"}).out == "{}\n");
    // Jerry stands before a hole and runs in.
    const Finished game = run({"play", "tom-jerry", "--plain", "--set", "tom=99", "--set", "jerry=31"}, "4\n",
                              {{"XDG_STATE_HOME", state.path().string()}});
    CHECK(game.status == 0);
    const Json json = Json::parse(statistics_of(state, {"--json"}).out);
    const Json& counts = json.at("tom-jerry").at("other");
    CHECK(counts.at("ended") == 1);
    CHECK(counts.at("won") == Json{1});
    CHECK(counts.at("lost") == 0);
    CHECK(counts.at("drawn") == 0);
    CHECK(counts.at("best").at("moves") == 1);
    const std::string table = statistics_of(state).out;
    CHECK(table.find("Tom & Jerry") != std::string::npos);
    CHECK(table.find("other settings") != std::string::npos);
}

TEST_CASE("moves of a script are no games of the player") {
    const testing::TemporaryDirectory state;
    CHECK(run({"script", "tom-jerry", "--set", "tom=99", "--set", "jerry=31"}, "4\n",
              {{"XDG_STATE_HOME", state.path().string()}})
              .status == 0);
    CHECK(statistics_of(state, {"--json"}).out == "{}\n");
}

TEST_CASE("statistics that cannot be read are one sentence and exit status 1") {
    const testing::TemporaryDirectory state;
    testing::write_file(state.path() / "pmkgames" / "statistics.json", R"({"version":2})");
    const Finished later = statistics_of(state);
    CHECK(later.status == 1);
    CHECK(later.out.empty());
    CHECK(lines(later.err).size() == 1);
    CHECK(later.err.find("a later version of the program has written it.") != std::string::npos);
    const Finished homeless = run({"statistics"}, "", {{"HOME", ""}, {"XDG_STATE_HOME", "relative"}});
    CHECK(homeless.status == 1);
    CHECK(homeless.err == "pmkgames: HOME is not set, so nothing can be kept.\n");
}
