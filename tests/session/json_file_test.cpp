// What holds for every JSON file of the player.
#include "pmkgames/json.hpp"
#include "session/files.hpp"
#include "session/json_file.hpp"
#include "support/environment_variable.hpp"
#include "support/files.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>
#include <thread>
#include <vector>

using namespace pmk;
using namespace pmk::testing;

namespace fs = std::filesystem;

namespace {

JsonFile file_in(const fs::path& directory) {
    return JsonFile(directory / "kept.json", 3);
}

Result<void> count_one(const JsonFile& file) {
    return file.change([](Json& json) -> Result<void> {
        json["count"] = json.value("count", 0) + 1;
        return {};
    });
}

} // namespace

TEST_CASE("no file is an empty object") {
    const TemporaryDirectory home;
    const auto json = file_in(home.path() / "nowhere").read();
    REQUIRE(json);
    CHECK(*json == Json::object());
}

TEST_CASE("what was changed is read again, and nothing else lies beside it") {
    const TemporaryDirectory home;
    const JsonFile file = file_in(home.path() / "a");
    REQUIRE(count_one(file));
    REQUIRE(count_one(file));
    CHECK(*file.read() == Json{{"count", 2}});
    CHECK(content_of(home.path() / "a" / "kept.json") == "{\n  \"version\": 3,\n  \"count\": 2\n}\n");
    CHECK_FALSE(fs::exists(home.path() / "a" / "kept.json.new"));
    CHECK(fs::status(home.path() / "a").permissions() == fs::perms::owner_all);
    CHECK(fs::status(home.path() / "a" / "kept.json").permissions() ==
          (fs::perms::owner_read | fs::perms::owner_write));
}

TEST_CASE("of changes by many copies of the program none is lost") {
    const TemporaryDirectory home;
    constexpr int copies = 4;
    constexpr int changes = 25;
    std::vector<std::thread> threads;
    for (int copy = 0; copy < copies; ++copy) {
        threads.emplace_back([&home] {
            for (int change = 0; change < changes; ++change)
                (void)count_one(file_in(home.path()));
        });
    }
    for (std::thread& thread : threads)
        thread.join();
    CHECK(*file_in(home.path()).read() == Json{{"count", copies * changes}});
}

TEST_CASE("a file that is wrong is one sentence, and no change overwrites it") {
    const TemporaryDirectory home;
    const JsonFile file = file_in(home.path());
    REQUIRE(count_one(file));
    const std::string whole = content_of(home.path() / "kept.json");
    std::vector<std::string> wrong{"[]",
                                   "7",
                                   "{}",
                                   R"({"version":"3"})",
                                   R"({"version":2})",
                                   R"({"version":4})",
                                   R"({"version":3.5})",
                                   "{\"version\":3,\"\xFF\":1}",
                                   std::string(2U << 20U, ' '),
                                   std::string(100'000, '['),
                                   std::string("\0", 1)};
    // The last byte is the newline: without it the object is whole all the same.
    for (std::size_t length = 0; length < whole.size() - 1; ++length)
        wrong.push_back(whole.substr(0, length));
    for (const std::string& text : wrong) {
        CAPTURE(text.substr(0, 60));
        write_file(home.path() / "kept.json", text);
        const auto read = file.read();
        REQUIRE_FALSE(read);
        CHECK(read.error().english().ends_with("."));
        const auto changed = count_one(file);
        REQUIRE_FALSE(changed);
        CHECK(changed.error() == read.error());
        CHECK(content_of(home.path() / "kept.json") == text);
    }
}

TEST_CASE("a later version is told apart from damage") {
    const TemporaryDirectory home;
    write_file(home.path() / "kept.json", R"({"version":4,"count":1})");
    CHECK(file_in(home.path())
              .read()
              .error()
              .english()
              .ends_with("is not used: a later version of the program has written it."));
}

TEST_CASE("where nothing can be written there is a sentence, and the old file is as it was") {
    const TemporaryDirectory home;
    REQUIRE(count_one(file_in(home.path())));
    const std::string old = content_of(home.path() / "kept.json");
    // A directory stands where the new text would be staged.
    fs::create_directory(home.path() / "kept.json.new");
    const auto changed = count_one(file_in(home.path()));
    REQUIRE_FALSE(changed);
    CHECK(changed.error().english().find("cannot be written (") != std::string::npos);
    CHECK(content_of(home.path() / "kept.json") == old);
    // A file stands where the directory should be.
    CHECK_FALSE(count_one(file_in(home.path() / "kept.json")));
}

TEST_CASE("a change that refuses leaves the file as it was") {
    const TemporaryDirectory home;
    const JsonFile file = file_in(home.path());
    REQUIRE(count_one(file));
    CHECK_FALSE(file.change([](Json& json) -> Result<void> {
        json["count"] = 9;
        return refuse("No.");
    }));
    CHECK(*file.read() == Json{{"count", 1}});
}

TEST_CASE("a link to a file elsewhere stays a link") {
    const TemporaryDirectory home;
    write_file(home.path() / "elsewhere" / "mine.json", R"({"version":3,"count":5})");
    fs::create_directory(home.path() / "config");
    fs::create_symlink(home.path() / "elsewhere" / "mine.json", home.path() / "config" / "kept.json");
    REQUIRE(count_one(file_in(home.path() / "config")));
    CHECK(fs::is_symlink(home.path() / "config" / "kept.json"));
    CHECK(*JsonFile(home.path() / "elsewhere" / "mine.json", 3).read() == Json{{"count", 6}});
}

TEST_CASE("sentences name the file with ~ for HOME, and nothing that a terminal would obey") {
    const EnvironmentVariable home("HOME", "/home/somebody");
    CHECK(JsonFile("/home/somebody/.config/a.json", 1).shown_path() == "~/.config/a.json");
    CHECK(JsonFile("/home/somebody else/a.json", 1).shown_path() == "/home/somebody else/a.json");
    CHECK(JsonFile("/home/\x1B[2J/a.json", 1).shown_path() == "/home/?[2J/a.json");
}

TEST_CASE("the directory for settings follows the XDG rules") {
    const EnvironmentVariable home("HOME", "/home/somebody");
    for (const auto& [value, directory] :
         {std::pair<const char*, const char*>{"/elsewhere", "/elsewhere/pmkgames"},
          {"relative", "/home/somebody/.config/pmkgames"},
          {"", "/home/somebody/.config/pmkgames"},
          {nullptr, "/home/somebody/.config/pmkgames"}}) {
        const EnvironmentVariable xdg("XDG_CONFIG_HOME", value);
        CHECK(config_directory() == fs::path(directory));
    }
    const EnvironmentVariable no_home("HOME", nullptr);
    const EnvironmentVariable xdg("XDG_CONFIG_HOME", "relative");
    CHECK_FALSE(config_directory());
}
