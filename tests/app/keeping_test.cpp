// Unfinished games: kept after every move, offered in the menu, never lost.
#include "app/playing.hpp"

#include "app/kept_game.hpp"
#include "session/store.hpp"

#include <doctest/doctest.h>
#include <fstream>
#include <functional>

using namespace pmk;
using namespace pmk::testing;

namespace fs = std::filesystem;

namespace {

const Settings seven{{"stones", "7"}};

std::vector<Store::Entry> kept(const TemporaryDirectory& state) {
    return Store(state.path()).entries();
}

// The last screen of a menu at which the last line was selected before the deed, and the keys typed after it.
std::string menu_around(const TemporaryDirectory& state, const std::function<void()>& deed,
                        std::string_view keys) {
    ScriptedTerminal terminal({80, 24});
    terminal.type("<end>").meanwhile(deed).type(keys);
    run_app(terminal, options_for_tests(state.path()));
    return terminal.screen();
}

// Whether the selected line of the menu's list is of that game, with those details.
bool selects(const Run& run, std::string_view title, std::string_view details) {
    const std::string screen = run.screen();
    const Point at = place_of(screen, "▸ ");
    const std::size_t start = screen.find("▸ ");
    const std::string line = screen.substr(start, screen.find('\n', start) - start);
    return at.x == 2 && contains(line, title) && contains(line, details);
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
    for (const char* const keys : {"<end>x<escape>", "<end>x<enter>", "<end>xn", "<end>xq"}) {
        const Run asked(state.path(), keys);
        CHECK(kept(state).size() == 1);
    }
    { const Run forgotten(state.path(), "<end>xy"); }
    CHECK(kept(state).empty());
}

TEST_CASE("the question names the game and leaves its line in sight") {
    const TemporaryDirectory state;
    const Settings small{{"size", "6"}, {"crosses", "4"}};
    for (int game = 0; game < 6; ++game)
        const Play play(state.path(), "xorka", "<enter>q", small);
    for (int line = 0; line < 6; ++line) {
        std::string keys = "<end>";
        for (int up = 0; up < line; ++up)
            keys += "<up>";
        const Run asked(state.path(), keys + "x");
        CHECK(contains(asked.screen(), "Xorka (six by six"));
        CHECK(contains(asked.screen(), "▸ Xorka"));
    }
}

TEST_CASE("the selection follows the game that was left") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "tom-jerry", "5q", {{"tom", "13"}, {"jerry", "97"}}); }
    { const Play play(state.path(), "xorka", "<enter>q"); }
    // The chase is the older one, the last line; with a move it comes first.
    const fs::path chase = state.path() / "unfinished-1.save";
    fs::last_write_time(chase, fs::last_write_time(chase) - std::chrono::minutes(1));
    CHECK(selects(Run(state.path(), "<end>"), "Tom & Jerry", "move 1,"));
    const Run left(state.path(), "<end><enter>5q");
    CHECK(selects(left, "Tom & Jerry", "move 2, today"));
    CHECK(contains(left.screen(), "Enter go on"));
    // A new game, too.
    const Run fresh(state.path(), keys_to("template") + "<enter>2q");
    CHECK(selects(fresh, "Template", "move 1, today"));
    // A game that is finished is not kept: the selection comes to its name, where x does no harm.
    const Run over(state.path(), keys_to("template") + "p<enter>2q<enter>32q");
    CHECK(selects(over, "Template", ""));
    CHECK_FALSE(selects(over, "Template", "today"));
}

TEST_CASE("settings that are not the usual ones tell kept games apart") {
    const GameInfo& info = entry_called("xorka").game.info();
    CHECK(settings_words(info, {}).empty());
    CHECK(settings_words(info, {{"crosses", "8"}, {"size", "10"}}).empty());
    CHECK(settings_words(info, {{"crosses", "3"}, {"size", "10"}}) == "three crosses");
    CHECK(settings_words(info, {{"crosses", "5"}, {"size", "7"}}) == "crosses=5, size=7");
    // The squares of a battle are what the seats hide from each other.
    CHECK(settings_words(entry_called("night-battle").game.info(), {{"x1", "3"}}).empty());
}

TEST_CASE("of the details of a kept game the most important ones stay") {
    const KeptGame kept{.details = {"today 14:05", "move 12", "three crosses"}};
    CHECK(details_within(kept, 80) == "three crosses, move 12, today 14:05");
    CHECK(details_within(kept, 34) == "move 12, today 14:05");
    CHECK(details_within(kept, 19) == "today 14:05");
    CHECK(details_within(kept, 3) == "today 14:05");
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

TEST_CASE("a menu that stands open overwrites and forgets nothing newer") {
    const auto go_on = [](const TemporaryDirectory& state) { const Run run(state.path(), "<end><enter>2q"); };
    const auto another_game = [](const TemporaryDirectory& state) {
        { const Run run(state.path(), "<end>xy"); }
        const Play play(state.path(), "xorka", "<enter>q");
    };
    const std::vector<std::pair<std::function<void(const TemporaryDirectory&)>, const char*>> deeds{
        {go_on, "move 2, today"}, {another_game, "Xorka"}};
    for (const auto& deed : deeds) {
        for (const char* const keys : {"<enter>", "<enter>2", "xy", "xyx"}) {
            CAPTURE(std::string(keys));
            const TemporaryDirectory state;
            { const Play play(state.path(), "template", "2q", seven); }
            std::string newer;
            const std::string screen = menu_around(
                state,
                [&] {
                    deed.first(state);
                    REQUIRE(kept(state).size() == 1);
                    newer = kept(state).front().text;
                },
                keys);
            REQUIRE(kept(state).size() == 1);
            CHECK(kept(state).front().slot == 1);
            CHECK(kept(state).front().text == newer);
            CHECK(contains(screen, deed.second));
            const bool just_told = std::string_view(keys) == "<enter>" || std::string_view(keys) == "xy";
            CHECK(contains(screen, "this is how it stands now.") == just_told);
        }
    }
}

TEST_CASE("a menu that stands open brings nothing back that was forgotten") {
    for (const char* const keys : {"<enter>", "xy"}) {
        const TemporaryDirectory state;
        { const Play play(state.path(), "template", "2q", seven); }
        const std::string screen = menu_around(
            state, [&] { const Run run(state.path(), "<end>xy"); }, keys);
        CHECK(contains(screen, "This game was finished or forgotten in another window."));
        CHECK_FALSE(contains(screen, "Go on with"));
        CHECK(kept(state).empty());
    }
}

TEST_CASE("a game that is opened elsewhere after the menu was shown is not played twice") {
    for (const char* const keys : {"<enter>", "xy"}) {
        const TemporaryDirectory state;
        { const Play play(state.path(), "template", "2q", seven); }
        std::vector<Store::Claim> claims;
        const std::string screen = menu_around(
            state, [&] { claims.push_back(*Store(state.path()).claim(1)); }, keys);
        CHECK(contains(screen, "This game is being played in another window."));
        CHECK(contains(screen, "in another window"));
        CHECK(kept(state).size() == 1);
    }
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
    CHECK_FALSE(Play(blocked / "below", "template", "2qyj", seven).terminal.finished());
}
