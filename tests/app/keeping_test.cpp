// Unfinished games: kept after every move, offered in the menu, never lost.
#include "app/playing.hpp"

#include "session/store.hpp"

#include <doctest/doctest.h>
#include <fstream>

using namespace pmk;
using namespace pmk::testing;

namespace fs = std::filesystem;

namespace {

const Settings seven{{"stones", "7"}};

std::vector<Store::Entry> kept(const TemporaryDirectory& state) {
    return Store(state.path()).entries();
}

} // namespace

TEST_CASE("nothing is kept of a game that was not begun") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "q", seven);
    CHECK(kept(state).empty());
}

TEST_CASE("a game is kept after each move, even when the terminal goes away") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "22", seven);
    REQUIRE(kept(state).size() == 1);
    CHECK(contains(kept(state).front().text, "move 2\nmove 2\n"));
}

TEST_CASE("the menu offers the unfinished game and goes on with it, undo history included") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "2q", seven); }
    const Run menu(state.path(), "");
    CHECK(contains(menu.screen(), "Go on with"));
    CHECK(contains(menu.screen(), "move 1, today"));
    const Run on(state.path(), "<end><enter>");
    CHECK(contains(on.screen(), "player 2"));
    const Run undone(state.path(), "<end><enter>u");
    CHECK(contains(undone.screen(), "player 1"));
}

TEST_CASE("a finished game is kept no longer, until undo makes it unfinished again") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "331", seven); }
    CHECK(kept(state).empty());
    { const Play play(state.path(), "template", "331u", seven); }
    CHECK(kept(state).size() == 1);
}

TEST_CASE("two unfinished games have a place each") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "1q", seven); }
    { const Play play(state.path(), "template", "2q", seven); }
    CHECK(kept(state).size() == 2);
}

TEST_CASE("x forgets an unfinished game, after a question") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "1q", seven); }
    { const Run asked(state.path(), "<end>x<escape>"); }
    CHECK(kept(state).size() == 1);
    { const Run forgotten(state.path(), "<end>x<enter>"); }
    CHECK(kept(state).empty());
}

TEST_CASE("a damaged save is one sentence and stays as it is") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "22q", seven); }
    const fs::path file = state.path() / "unfinished-1.save";
    REQUIRE(fs::exists(file));
    const std::string whole = kept(state).front().text;
    for (const std::string& text : {whole.substr(0, whole.size() / 2), std::string(),
                                    std::string("pmkgames save 99\n"), std::string("\x00\xFF\x1B[2J", 6)}) {
        std::ofstream(file, std::ios::binary) << text;
        const Run run(state.path(), "<end><enter>");
        CHECK(contains(run.screen(), "A damaged save"));
        CHECK(contains(run.screen(), "save"));
        REQUIRE(kept(state).size() == 1);
        CHECK(kept(state).front().text == text);
    }
}

TEST_CASE("a game that is played elsewhere is not opened") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "2q", seven); }
    const Store other(state.path());
    const auto claim = other.claim(1);
    REQUIRE(claim);
    const Run run(state.path(), "<end><enter>");
    CHECK(contains(run.screen(), "in another window"));
    CHECK(contains(run.screen(), "This game is being played in another window."));
}

TEST_CASE("a game that cannot be kept goes on with a warning, and leaving it asks once") {
    const TemporaryDirectory state;
    // A file stands where the directory should be.
    const fs::path blocked = state.path() / "file";
    std::ofstream(blocked) << "x";
    const Play warned(blocked / "below", "template", "2", seven);
    CHECK(contains(warned.screen(), "cannot be kept"));
    CHECK(contains(warned.screen(), "player 2"));
    CHECK(contains(Play(blocked / "below", "template", "21", seven).screen(), "player 1"));
    CHECK(contains(Play(blocked / "below", "template", "2q", seven).screen(), "will be lost"));
    CHECK(contains(Play(blocked / "below", "template", "2<c-c>", seven).screen(), "will be lost"));
    CHECK_FALSE(Play(blocked / "below", "template", "2<c-c><c-c>j", seven).terminal.finished());
    CHECK_FALSE(Play(blocked / "below", "template", "2q<enter>j", seven).terminal.finished());
}
