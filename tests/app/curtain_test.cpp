// Two players at one keyboard: what stands on the screen while it changes hands.
#include "app/playing.hpp"
#include "support/files.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;
using std::chrono::milliseconds;

namespace {

// Ship 1 at (3, 6), ship 2 at (8, 4): the tests fire at (1, 2) and so never hit.
Settings squares(const char* x1 = "3", const char* y1 = "6", const char* x2 = "8", const char* y2 = "4") {
    return {{"x1", x1}, {"y1", y1}, {"x2", x2}, {"y2", y2}};
}

const std::string three_misses = "1 2<enter>1 2<enter>1 2<enter>";

void play(ScriptedTerminal& terminal, const TemporaryDirectory& state, const Settings& settings = squares()) {
    const CatalogueEntry& entry = entry_called("night-battle");
    auto session = Session::start(entry.game, settings, 7);
    REQUIRE(session);
    play_session(terminal, std::move(*session), entry.make_view(), options_for_tests(state.path()));
}

bool is_curtain(const ScriptedTerminal::Frame& frame, int seat) {
    return contains(frame.canvas.to_text(), "Player " + std::to_string(seat) + ", it is your turn.");
}

bool is_board(const ScriptedTerminal::Frame& frame, int seat) {
    return contains(frame.canvas.to_text(), "player " + std::to_string(seat) + " ·");
}

// The keys for the second player's first look, the first player having fired, stayed and looked.
ScriptedTerminal& to_second_curtain(ScriptedTerminal& terminal) {
    return terminal.type("<enter>" + three_misses + "s<space>");
}

} // namespace

TEST_CASE("a battle starts behind the curtain, and Enter opens it") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    terminal.type("<enter>");
    play(terminal, state);
    CHECK(is_curtain(terminal.frames().front(), 1));
    CHECK(is_board(terminal.frames().back(), 1));
}

TEST_CASE("who has ended a turn sees where the ship lies; the next frame is the curtain of the other seat") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal).type("<enter>");
    play(terminal, state);
    const auto& frames = terminal.frames();
    CHECK(is_board(frames.back(), 2));
    CHECK(is_curtain(frames[frames.size() - 2], 2));
    CHECK(is_board(frames[frames.size() - 3], 1));
    CHECK(contains(frames[frames.size() - 3].canvas.to_text(),
                   "You stay at (3, 6). Press a key and hand over to player 2."));
}

TEST_CASE("a splash that is still shown when the turn ends is not shown again") {
    // The last shot and `stay` come before the splash could end.
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    terminal.type("<enter>1 2<enter>1 2<enter>1 2").burst("<enter>").pause(milliseconds(150)).burst("s");
    terminal.type("<space><enter>");
    play(terminal, state);
    const auto& frames = terminal.frames();
    const auto splash = [](const ScriptedTerminal::Frame& frame) {
        return contains(frame.canvas.to_text(), "(o)");
    };
    CHECK(is_board(frames.back(), 2));
    CHECK(is_curtain(frames[frames.size() - 2], 2));
    CHECK(splash(frames[frames.size() - 4]));
    CHECK_FALSE(splash(frames[frames.size() - 3]));
    CHECK_FALSE(splash(frames.back()));
    CHECK_FALSE(splash(frames[frames.size() - 2]));
}

TEST_CASE("any key shows the end of the splash, and without animation there is none") {
    for (const bool animation : {true, false}) {
        const TemporaryDirectory state;
        AppOptions options = options_for_tests(state.path());
        options.settings = {{"animation", animation ? "true" : "false"}};
        const CatalogueEntry& entry = entry_called("night-battle");
        ScriptedTerminal terminal({80, 24});
        terminal.type("<enter>1 2<enter>").pause(milliseconds(50)).burst("z");
        play_session(terminal, std::move(*Session::start(entry.game, squares(), 7)), entry.make_view(),
                     options);
        CHECK(contains(terminal.frames()[terminal.frames().size() - 2].canvas.to_text(), "●") == animation);
        CHECK(contains(terminal.screen(), "×"));
        CHECK(contains(terminal.screen(), "shots left 2"));
    }
}

TEST_CASE("the curtain is the same whatever the ships' squares and shots are") {
    std::vector<Canvas> curtains;
    for (const Settings& settings : {squares(), squares("0", "0", "9", "9"), squares("5", "5", "5", "6")}) {
        const TemporaryDirectory state;
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal);
        play(terminal, state, settings);
        REQUIRE(is_curtain(terminal.frames().back(), 2));
        curtains.push_back(terminal.frames().back().canvas);
    }
    CHECK(curtains[0] == curtains[1]);
    CHECK(curtains[0] == curtains[2]);
}

TEST_CASE("keys typed ahead do not open the curtain") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal).burst("<enter><enter>1 2<enter>");
    play(terminal, state);
    CHECK(terminal.finished());
    CHECK(is_curtain(terminal.frames().back(), 2));
}

TEST_CASE("Enter counts only when the curtain has been there for 300 ms") {
    for (const int wait : {250, 350}) {
        const bool opens = wait > 300;
        CAPTURE(wait);
        const TemporaryDirectory state;
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal).pause(milliseconds(wait)).burst("<enter>");
        play(terminal, state);
        CHECK(is_board(terminal.frames().back(), 2) == opens);
        CHECK(is_curtain(terminal.frames().back(), 2) != opens);
    }
}

TEST_CASE("a key that is held down does not open the curtain") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal);
    for (int repeat = 0; repeat < 40; ++repeat)
        terminal.pause(milliseconds(30)).burst("<enter>");
    play(terminal, state);
    CHECK(is_curtain(terminal.frames().back(), 2));
}

TEST_CASE("only Enter opens the curtain, and q leaves without a look") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal).type("<space>s123uUrni<up>");
    play(terminal, state);
    CHECK(is_curtain(terminal.frames().back(), 2));

    const TemporaryDirectory other;
    ScriptedTerminal left({80, 24});
    to_second_curtain(left).type("qj");
    play(left, other);
    CHECK_FALSE(left.finished());
    for (const auto& frame : left.frames())
        CHECK_FALSE(is_board(frame, 2));
}

TEST_CASE("the help of the curtain tells nothing of the battle, and closing it does not open the curtain") {
    std::vector<Canvas> helps;
    for (const Settings& settings : {squares(), squares("0", "0", "9", "9")}) {
        const TemporaryDirectory state;
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal).type("?");
        play(terminal, state, settings);
        CHECK(contains(terminal.screen(), "Sink the enemy's ship"));
        helps.push_back(terminal.frames().back().canvas);
    }
    CHECK(helps[0] == helps[1]);

    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal).type("?<enter>");
    for (int repeat = 0; repeat < 20; ++repeat)
        terminal.pause(milliseconds(30)).burst("<enter>");
    play(terminal, state);
    CHECK(is_curtain(terminal.frames().back(), 2));

    const TemporaryDirectory other;
    ScriptedTerminal opened({80, 24});
    to_second_curtain(opened).type("?<escape><enter>");
    play(opened, other);
    CHECK(is_board(opened.frames().back(), 2));
}

TEST_CASE("a resize shows the curtain again, nothing else") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    to_second_curtain(terminal);
    for (const Size size : {Size{120, 40}, Size{40, 12}, Size{20, 5}, Size{1, 1}, Size{80, 24}})
        terminal.resize(size);
    play(terminal, state);
    const auto& frames = terminal.frames();
    for (std::size_t index = frames.size() - 5; index < frames.size(); ++index) {
        CHECK_FALSE(is_board(frames[index], 1));
        CHECK_FALSE(is_board(frames[index], 2));
    }
    CHECK(is_curtain(frames.back(), 2));
}

TEST_CASE("an unfinished battle goes on behind the curtain of the seat whose turn it is") {
    const TemporaryDirectory state;
    {
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal).type("<enter>q");
        play(terminal, state);
    }
    const Run run(state.path(), "<end><enter>");
    CHECK(is_curtain(run.terminal.frames().back(), 2));
    for (const auto& frame : run.terminal.frames()) {
        CHECK_FALSE(is_board(frame, 1));
        CHECK_FALSE(is_board(frame, 2));
    }
}

TEST_CASE("the ID is not told while the battle runs, not by i and not on leaving") {
    const TemporaryDirectory state;
    const Play running(state.path(), "night-battle", "<enter>iq", squares());
    for (const auto& frame : running.terminal.frames())
        CHECK_FALSE(contains(frame.canvas.to_text(), "--seed"));
    CHECK_FALSE(contains(running.farewell.line, "--seed"));

    const Play over(state.path(), "night-battle", "<enter>8 4<enter>i", [] {
        Settings settings = squares();
        settings["lives2"] = "1";
        return settings;
    }());
    CHECK(contains(over.screen(), "pmkgames play night-battle"));
    CHECK(contains(over.farewell.line, "--seed 7"));
}

TEST_CASE("a battle that is started again or anew begins behind the first seat's curtain") {
    for (const char* keys : {"<enter>ry", "<enter>ny", "<enter>1 2<enter>1 2<enter>s<space><enter>ny"}) {
        const TemporaryDirectory state;
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal).type(keys);
        play(terminal, state);
        CHECK(is_curtain(terminal.frames().back(), 1));
    }
}

TEST_CASE("a battle that cannot be kept asks before it is left, and the curtain hangs on below") {
    for (const char* const answer : {"<escape>", "n", "<enter>", "y"}) {
        CAPTURE(answer);
        const bool leaves = *answer == 'y';
        const TemporaryDirectory state;
        write_file(state.path() / "file", "");
        ScriptedTerminal terminal({80, 24});
        to_second_curtain(terminal).type("q").type(answer).type("j");
        const CatalogueEntry& entry = entry_called("night-battle");
        play_session(terminal, std::move(*Session::start(entry.game, squares(), 7)), entry.make_view(),
                     options_for_tests(state.path() / "file"));
        CHECK(terminal.finished() != leaves);
        int asked = 0;
        for (const auto& frame : terminal.frames()) {
            CHECK_FALSE(is_board(frame, 2));
            asked += contains(frame.canvas.to_text(), "will be lost") ? 1 : 0;
        }
        CHECK(asked > 0);
        CHECK(is_curtain(terminal.frames().back(), 2));
    }
}
