// Settings in a real terminal: what is kept holds at the next start, and the command line wins over it.
#include "state_directory.hpp"
#include "support/files.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace pmk::testing;

namespace {

bool has_byte_beyond_ascii(const std::string& bytes) {
    return std::any_of(bytes.begin(), bytes.end(), [](char byte) { return (byte & 0x80) != 0; });
}

// The foreground that own things have.
bool has_colour(const std::string& bytes) {
    return bytes.find("[36m") != std::string::npos || bytes.find(";36m") != std::string::npos;
}

std::vector<std::string> program_with(const std::vector<std::string>& words) {
    std::vector<std::string> command{PMK_PROGRAM};
    command.insert(command.end(), words.begin(), words.end());
    return command;
}

struct Started {
    Started(const std::string& settings, const std::vector<std::string>& words)
        : program((write_file(state.settings_file(), settings), program_with(words)), state.options()) {
        REQUIRE(program.shows("games of the MK-61"));
        program.settle();
    }

    StateDirectory state;
    PtyProgram program;
};

} // namespace

TEST_CASE("kept settings hold at the start, and the command line wins over them") {
    const std::string none = R"({"version":1})";
    CHECK(has_colour(Started(none, {}).program.bytes()));
    CHECK(has_byte_beyond_ascii(Started(none, {}).program.bytes()));
    CHECK(Started(none, {}).program.mouse_on());

    const std::string all = R"({"version":1,"color":"never","ascii":true,"mouse":false})";
    const Started kept(all, {});
    CHECK_FALSE(has_colour(kept.program.bytes()));
    CHECK_FALSE(has_byte_beyond_ascii(kept.program.bytes()));
    CHECK_FALSE(kept.program.mouse_on());

    CHECK(has_colour(Started(all, {"--color", "auto"}).program.bytes()));
    CHECK_FALSE(
        has_colour(Started(R"({"version":1,"color":"always"})", {"--color", "never"}).program.bytes()));
    CHECK_FALSE(
        has_byte_beyond_ascii(Started(R"({"version":1,"ascii":false})", {"--ascii"}).program.bytes()));
    CHECK_FALSE(Started(R"({"version":1,"mouse":true})", {"--no-mouse"}).program.mouse_on());
}

TEST_CASE("a setting that is changed holds at once, and when the program ends the terminal is as before") {
    const StateDirectory state;
    PtyProgram program({PMK_PROGRAM}, state.options());
    REQUIRE(program.shows("games of the MK-61"));
    CHECK(program.mouse_on());
    program.send(",jj\r");
    REQUIRE(program.shows("Kept."));
    CHECK_FALSE(program.mouse_on());
    program.send("\r");
    program.settle();
    CHECK(program.mouse_on());
    program.send("k\r");
    REQUIRE(program.shows("ASCII only"));
    program.settle();
    CHECK_FALSE(has_byte_beyond_ascii(program.screen()));
    program.send("\r");
    program.settle();
    CHECK(has_byte_beyond_ascii(program.screen()));
    program.signal(SIGTERM);
    CHECK(program.exit_status() == 0);
    CHECK(program.settings_restored());
    CHECK_FALSE(program.mouse_on());
    CHECK(content_of(state.settings_file()) ==
          "{\n  \"version\": 1,\n  \"mouse\": true,\n  \"ascii\": false\n}\n");
}

TEST_CASE("settings that cannot be used are one sentence, on the screen and line by line") {
    const std::string wrong = R"({"version":1,"color":"bl)";
    for (const bool plain : {false, true}) {
        Started started(wrong, plain ? std::vector<std::string>{"--plain"} : std::vector<std::string>{});
        CHECK(started.program.shows("or not whole."));
        CHECK(content_of(started.state.settings_file()) == wrong);
    }
}

TEST_CASE("on a full disk the settings and the statistics stay as they were, with a sentence") {
    const StateDirectory state;
    const std::string settings = R"({"version":1,"mouse":false})";
    const std::string statistics = R"({"version":1,"games":{}})";
    const auto statistics_file = state.path() / "pmkgames" / "statistics.json";
    write_file(state.settings_file(), settings);
    write_file(statistics_file, statistics);
    const std::string full = "ulimit -f 0; exec " + std::string(PMK_PROGRAM);
    PtyProgram menu({"sh", "-c", full}, state.options());
    REQUIRE(menu.shows("games of the MK-61"));
    menu.send(",\r");
    CHECK(menu.shows("Not kept: "));
    CHECK(menu.shows("always"));
    CHECK(content_of(state.settings_file()) == settings);

    // Jerry stands before a hole and runs in.
    PtyProgram game({"sh", "-c", full + " play tom-jerry --set tom=99 --set jerry=31"}, state.options());
    REQUIRE(game.shows("turn 1"));
    game.send("4");
    CHECK(game.shows("cannot be written"));
    CHECK(game.shows("You have escaped"));
    CHECK(content_of(statistics_file) == statistics);
}

TEST_CASE("without HOME a setting holds, and a sentence says that it is not kept") {
    PtyOptions options;
    options.environment["HOME"] = "";
    PtyProgram program({PMK_PROGRAM}, options);
    REQUIRE(program.shows("games of the MK-61"));
    program.send(",\r");
    CHECK(program.shows("Not kept: HOME is not set"));
    CHECK(program.shows("always"));
}
