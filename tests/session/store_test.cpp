#include "session/store.hpp"
#include "support/environment_variable.hpp"
#include "support/files.hpp"
#include "support/temporary_directory.hpp"

#include <csignal>
#include <doctest/doctest.h>
#include <sys/resource.h>
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

// While it lives no file of this process can grow: a full disk, as far as writing knows one.
class NoRoom {
  public:
    NoRoom() : handler_(std::signal(SIGXFSZ, SIG_IGN)) {
        getrlimit(RLIMIT_FSIZE, &limit_);
        const rlimit none{0, limit_.rlim_max};
        setrlimit(RLIMIT_FSIZE, &none);
    }
    ~NoRoom() {
        setrlimit(RLIMIT_FSIZE, &limit_);
        std::signal(SIGXFSZ, handler_);
    }
    NoRoom(const NoRoom&) = delete;
    NoRoom& operator=(const NoRoom&) = delete;

  private:
    void (*handler_)(int);
    rlimit limit_{};
};

std::string kept_text(const Store& store) {
    const auto entries = store.entries();
    return entries.size() == 1 ? entries.front().text : std::string();
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

TEST_CASE("on a full disk neither what was settled nor what was staged is lost") {
    const TemporaryDirectory home;
    const Store store(home.path());
    auto claim = store.claim_free();
    REQUIRE(claim);
    const auto stage_without_room = [&] {
        const NoRoom full;
        return claim->stage(save("more")).has_value();
    };
    // Killed before anything was settled: the staged text is all there is.
    REQUIRE(claim->stage(save("first")));
    CHECK_FALSE(stage_without_room());
    CHECK(kept_text(store) == save("first"));
    REQUIRE(claim->settle());
    CHECK_FALSE(stage_without_room());
    CHECK(kept_text(store) == save("first"));
    REQUIRE(claim->stage(save("second")));
    CHECK_FALSE(stage_without_room());
    CHECK(kept_text(store) == save("second"));
    CHECK(write(*claim, save("third")));
    CHECK(kept_text(store) == save("third"));
    claim->remove();
    for (const auto& file : fs::directory_iterator(home.path()))
        CHECK(file.path().filename() == "lock");
}

TEST_CASE("a pipe or a link in the place of a staged save is replaced, not written to") {
    const TemporaryDirectory home;
    const Store store(home.path());
    auto claim = store.claim_free();
    REQUIRE(claim);
    const fs::path staged = home.path() / "unfinished-1.save.new";
    const fs::path elsewhere = home.path() / "elsewhere";
    write_file(elsewhere, "of somebody else");

    REQUIRE(mkfifo(staged.c_str(), 0600) == 0);
    CHECK(store.entries().empty());
    CHECK_FALSE(claim->settle());
    CHECK(write(*claim, save("one")));
    CHECK(kept_text(store) == save("one"));

    // Also where the text is laid down before it is staged.
    for (const fs::path& place : {staged, fs::path(staged.string() + ".new")}) {
        fs::create_symlink(elsewhere, place);
        CHECK(write(*claim, save("two")));
        CHECK(content_of(elsewhere) == "of somebody else");
        CHECK(fs::is_regular_file(fs::symlink_status(home.path() / "unfinished-1.save")));
        REQUIRE(mkfifo(place.c_str(), 0600) == 0);
        CHECK(write(*claim, save("three")));
        CHECK(kept_text(store) == save("three"));
    }
}
