#include "session/store.hpp"

#include <cstdlib>
#include <doctest/doctest.h>
#include <optional>
#include <sys/stat.h>

using namespace pmk;

namespace fs = std::filesystem;

namespace {

struct Directory {
    Directory() {
        std::string pattern = (fs::temp_directory_path() / "pmkgames-test-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()) != nullptr);
        path = pattern;
    }
    ~Directory() {
        std::error_code error;
        fs::remove_all(path, error);
    }
    Directory(const Directory&) = delete;
    Directory& operator=(const Directory&) = delete;

    fs::path path;
};

// Sets a variable of the environment for one test; null: unset.
class Environment {
  public:
    Environment(const char* name, const char* value) : name_(name) {
        if (const char* before = std::getenv(name)) before_ = before;
        if (value)
            setenv(name, value, 1);
        else
            unsetenv(name);
    }
    ~Environment() {
        if (before_)
            setenv(name_, before_->c_str(), 1);
        else
            unsetenv(name_);
    }
    Environment(const Environment&) = delete;
    Environment& operator=(const Environment&) = delete;

  private:
    const char* name_;
    std::optional<std::string> before_;
};

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
    const Directory home;
    const Store store(home.path / "a" / "b");
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
    const Directory home;
    const Store store(home.path / "a" / "b");
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("one")));
    CHECK(mode_of(home.path / "a") == 0700);
    CHECK(mode_of(home.path / "a" / "b") == 0700);
    CHECK(mode_of(home.path / "a" / "b" / "unfinished-1.save") == 0600);
    CHECK_FALSE(fs::exists(home.path / "a" / "b" / "unfinished-1.save.new"));
}

TEST_CASE("two copies of the program never have the same place") {
    const Directory home;
    const Store one(home.path);
    const Store other(home.path);
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
    const Directory home;
    const Store store(home.path);
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    // A directory stands where the temporary file would be.
    fs::create_directory(home.path / "unfinished-1.save.new");
    const auto written = write(*claim, save("new"));
    CHECK_FALSE(written);
    CHECK(store.entries().front().text == save("old"));
}

TEST_CASE("the state directory follows the XDG rules") {
    const Environment home("HOME", "/home/somebody");
    {
        const Environment xdg("XDG_STATE_HOME", "/elsewhere");
        CHECK(state_directory() == fs::path("/elsewhere/pmkgames"));
    }
    {
        const Environment xdg("XDG_STATE_HOME", "relative");
        CHECK(state_directory() == fs::path("/home/somebody/.local/state/pmkgames"));
    }
    {
        const Environment xdg("XDG_STATE_HOME", nullptr);
        CHECK(state_directory() == fs::path("/home/somebody/.local/state/pmkgames"));
    }
}

TEST_CASE("without HOME there is a sentence instead of a directory") {
    const Environment home("HOME", nullptr);
    const Environment xdg("XDG_STATE_HOME", nullptr);
    CHECK_FALSE(state_directory());
}

TEST_CASE("what was staged counts when the program had no time to settle it") {
    const Directory home;
    const Store store(home.path);
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    REQUIRE(claim->stage(save("new")));
    REQUIRE(store.entries().size() == 1);
    CHECK(store.entries().front().text == save("new"));
}

TEST_CASE("a staged save that is not whole does not hide the old one") {
    const Directory home;
    const Store store(home.path);
    auto claim = store.claim_free();
    REQUIRE(claim);
    REQUIRE(write(*claim, save("old")));
    for (const char* torn : {"", "new", "new\nend 0", "\n"}) {
        REQUIRE(claim->stage(torn));
        CHECK(store.entries().front().text == save("old"));
    }
}
