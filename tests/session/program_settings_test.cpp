#include "session/program_settings.hpp"

#include "support/files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

std::string refusal(const std::string& content) {
    const TemporaryDirectory config;
    write_file(config.path() / "settings.json", content);
    const SettingsFile file(config.path());
    const auto settings = file.read();
    REQUIRE_FALSE(settings);
    // What the player cannot use is not thrown away either.
    CHECK_FALSE(file.keep("mouse", "false"));
    CHECK(content_of(config.path() / "settings.json") == content);
    const std::string sentence = settings.error().english();
    return sentence.substr(sentence.find("settings.json") + 14);
}

} // namespace

TEST_CASE("nothing is set at first, and the defaults are those of the options") {
    const TemporaryDirectory config;
    CHECK(SettingsFile(config.path()).read() == Settings{});
    const TerminalOptions options = terminal_options({});
    CHECK(options.color == ColorMode::automatic);
    CHECK_FALSE(options.ascii);
    CHECK(options.mouse);
    CHECK(is_on({}, "animation"));
    CHECK_FALSE(is_on({}, "side_by_side"));
}

TEST_CASE("every setting and every value of it is kept, the others staying as they are") {
    const TemporaryDirectory config;
    const SettingsFile file(config.path());
    Settings expected;
    for (const Parameter& parameter : program_parameters()) {
        for (const char* value : parameter.choices) {
            REQUIRE(file.keep(parameter.name, value));
            expected.insert_or_assign(parameter.name, value);
            CHECK(file.read() == expected);
        }
    }
}

TEST_CASE("the file can be written by hand") {
    const TemporaryDirectory config;
    write_file(config.path() / "settings.json",
               R"({"version":1,"color":"never","mouse":false,"ascii":"true"})");
    const auto settings = SettingsFile(config.path()).read();
    REQUIRE(settings);
    const TerminalOptions options = terminal_options(*settings);
    CHECK(options.color == ColorMode::never);
    CHECK(options.ascii);
    CHECK_FALSE(options.mouse);
}

TEST_CASE("what is wrong in the settings is named") {
    CHECK(refusal(R"({"version":1,"color":"blue"})") ==
          "is not used: color must be one of auto, always, never, not \"blue\".");
    CHECK(refusal(R"({"version":1,"mouse":1})") ==
          "is not used: mouse must be one of true, false, not \"1\".");
    CHECK(refusal(R"({"version":1,"mouse":null})") ==
          "is not used: mouse must be one of true, false, not \"null\".");
    CHECK(refusal(R"({"version":1,"colour":"auto"})") ==
          "is not used: There is no parameter \"colour\"; there are: color, ascii, mouse, animation, "
          "side_by_side.");
    CHECK(refusal(R"({"version":2})") == "is not used: a later version of the program has written it.");
    CHECK(refusal(R"({"version":1,"color":"ne)") == "is not used: it is damaged or not whole.");
}
