#include "session/store.hpp"
#include "support/environment_variable.hpp"
#include "support/temporary_directory.hpp"

#include <doctest/doctest.h>
#include <sys/stat.h>

using namespace pmk;
using namespace pmk::testing;

namespace fs = std::filesystem;

namespace {

// A save as far as the store knows one.
std::string save(const std::string& text) {
    return text + "\nend 0\n";
}

Result<void> write(Store::Claim& claim, const std::string& text) {
    if (auto staged = claim.stage(text); !staged) return staged;
    return claim.settle();
}

int mode_of(const fs::path& path) {
    struct stat status {};
    REQUIRE(stat(path.c_str(), &status) == 0);
    return status.st_mode & 0777;
}

} // namespace

TEST_CASE("what is written is kept, and the next text takes its place") {
    const TemporaryDirectory home;
    const Store store(home.path() / "a" / "b");
    auto claim = store.claim_free();
    REQUIRE(claim);
    CHECK(write(*claim, save("one")));
    CHECK(write(*claim, save("two")));
    REQUIRE(store.entries().size() == 1);
    CHECK(store.entries().front().text == save("two"));
    claim->remove();
    CHECK(store.entries().empty());
}

TEST_CASE("the directory is for the user alone, and no temporary file stays") {
    const TemporaryDirectory home;
    const Store store(home.path() / "a" / "b");
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("one")));
    CHECK(mode_of(home.path() / "a") == 0700);
    CHECK(mode_of(home.path() / "a" / "b") == 0700);
    CHECK(mode_of(home.path() / "a" / "b" / "unfinished-1.save") == 0600);
    CHECK_FALSE(fs::exists(home.path() / "a" / "b" / "unfinished-1.save.new"));
}

TEST_CASE("two copies of the program never have the same place") {
    const TemporaryDirectory home;
    const Store one(home.path());
    const Store other(home.path());
    auto first = one.claim_free();
    auto second = other.claim_free();
    REQUIRE(first);
    REQUIRE(second);
    CHECK(write(*first, save("first")));
    CHECK(write(*second, save("second")));
    CHECK(one.entries().size() == 2);
    CHECK_FALSE(other.claim(1));
    CHECK(other.entries().front().claimed);
    first = tl::unexpected<Text>(Text());
    CHECK(other.claim(1));
}

TEST_CASE("a failed write leaves the old text whole") {
    const TemporaryDirectory home;
    const Store store(home.path());
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    // A directory stands where the temporary file would be.
    fs::create_directory(home.path() / "unfinished-1.save.new");
    const auto written = write(*claim, save("new"));
    CHECK_FALSE(written);
    CHECK(store.entries().front().text == save("old"));
}

TEST_CASE("the state directory follows the XDG rules") {
    const EnvironmentVariable home("HOME", "/home/somebody");
    {
        const EnvironmentVariable xdg("XDG_STATE_HOME", "/elsewhere");
        CHECK(state_directory() == fs::path("/elsewhere/pmkgames"));
    }
    {
        const EnvironmentVariable xdg("XDG_STATE_HOME", "relative");
        CHECK(state_directory() == fs::path("/home/somebody/.local/state/pmkgames"));
    }
    {
        const EnvironmentVariable xdg("XDG_STATE_HOME", nullptr);
        CHECK(state_directory() == fs::path("/home/somebody/.local/state/pmkgames"));
    }
}

TEST_CASE("without HOME there is a sentence instead of a directory") {
    const EnvironmentVariable home("HOME", nullptr);
    const EnvironmentVariable xdg("XDG_STATE_HOME", nullptr);
    CHECK_FALSE(state_directory());
}

TEST_CASE("what was staged counts when the program had no time to settle it") {
    const TemporaryDirectory home;
    const Store store(home.path());
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    REQUIRE(claim->stage(save("new")));
    REQUIRE(store.entries().size() == 1);
    CHECK(store.entries().front().text == save("new"));
}

TEST_CASE("a staged save that is not whole does not hide the old one") {
    const TemporaryDirectory home;
    const Store store(home.path());
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    for (const char* torn : {"", "new", "new\nend 0", "\n"}) {
        REQUIRE(claim->stage(torn));
        CHECK(store.entries().front().text == save("old"));
    }
}
