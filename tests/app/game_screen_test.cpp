#include "app/id_screen.hpp"
#include "app/playing.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

const Settings seven{{"stones", "7"}};

// The status of the template's title line: whose turn it is.
bool turn_of(const Play& play, int seat) {
    return contains(play.screen(), "player " + std::to_string(seat));
}

} // namespace

TEST_CASE("a move passes the turn, undo and redo go back and forth") {
    const TemporaryDirectory state;
    CHECK(turn_of(Play(state.path(), "template", "", seven), 1));
    CHECK(turn_of(Play(state.path(), "template", "2", seven), 2));
    CHECK(turn_of(Play(state.path(), "template", "2u", seven), 1));
    CHECK(turn_of(Play(state.path(), "template", "2uU", seven), 2));
    CHECK(turn_of(Play(state.path(), "template", "2u<c-r>", seven), 2));
}

TEST_CASE("undo at the start says so and changes nothing") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "u", seven);
    CHECK(turn_of(play, 1));
    CHECK(contains(play.screen(), "take back"));
}

TEST_CASE("the help names undo and redo where the game has them") {
    const TemporaryDirectory state;
    const std::string chase = Play(state.path(), "tom-jerry", "?").screen();
    CHECK(contains(chase, "undo"));
    CHECK(contains(chase, "redo"));
    const std::string battle = Play(state.path(), "night-battle", "<enter>?").screen();
    CHECK(contains(battle, "No move can be taken back."));
    CHECK_FALSE(contains(battle, "undo"));
}

TEST_CASE("restart goes to the start, and redo brings the moves back") {
    const TemporaryDirectory state;
    CHECK(turn_of(Play(state.path(), "template", "2r", seven), 1));
    CHECK(turn_of(Play(state.path(), "template", "2rU", seven), 2));
    CHECK(contains(Play(state.path(), "template", "2r", seven).screen(), "U plays the moves again."));
    CHECK_FALSE(contains(Play(state.path(), "template", "r", seven).screen(), "U plays"));
}

TEST_CASE("new asks once when a game is running, and not otherwise") {
    const TemporaryDirectory state;
    const Play question(state.path(), "template", "2n", seven);
    CHECK(contains(question.screen(), "Give up this game"));
    CHECK(turn_of(Play(state.path(), "template", "2n<escape>", seven), 2));
    CHECK(turn_of(Play(state.path(), "template", "2n<enter>", seven), 2));
    CHECK(turn_of(Play(state.path(), "template", "2ny", seven), 1));
    CHECK_FALSE(contains(Play(state.path(), "template", "n", seven).screen(), "Give up"));
}

TEST_CASE("a key typed ahead does not answer the question") {
    const TemporaryDirectory state;
    const CatalogueEntry& entry = entry_called("template");
    ScriptedTerminal terminal({80, 24});
    terminal.type("2n").burst("<enter>y");
    play_session(terminal, std::move(*Session::start(entry.game, seven, 7)), entry.make_view(),
                 options_for_tests(state.path()));
    CHECK(contains(terminal.screen(), "Give up this game"));
}

TEST_CASE("the ID gives the game again") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "i", seven);
    CHECK(contains(play.screen(), "\npmkgames play template --seed 7 --set stones=7\n"));
    CHECK_FALSE(contains(Play(state.path(), "template", "ij", seven).screen(), "--seed"));
}

TEST_CASE("a long command is broken so that the lines together are the command") {
    using Lines = std::vector<std::string>;
    CHECK(command_lines("pmkgames play xorka --seed 7", 40) == Lines{"pmkgames play xorka --seed 7"});
    CHECK(command_lines("pmkgames play xorka --seed 7", 20) == Lines{"pmkgames play \\", "xorka --seed 7"});
    // Blanks in quotes belong to the word.
    CHECK(command_lines("play --set 'fen=4k3 w - -'", 20) == Lines{"play --set \\", "'fen=4k3 w - -'"});
    CHECK(command_lines("ab rows=0123456789abcdef", 12) == Lines{"ab \\", "rows=01234\\", "56789abcdef"});
    CHECK(command_lines("'a b c d e f g h'", 12) == Lines{"'a b c d '\\", "'e f g h'"});
}

TEST_CASE("in a narrow window the footer keeps the main action") {
    const TemporaryDirectory state;
    for (const auto& [game, action] :
         {std::pair("xorka", "Enter draw"), std::pair("bishop-knight", "Enter pick up")}) {
        const std::string screen = Play(state.path(), game, "", {}, {40, 14}).screen();
        CHECK(contains(screen, action));
        CHECK(contains(screen, "q leave"));
    }
}

TEST_CASE("the end is told in a sentence, and the footer says what can be done now") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "331", seven);
    CHECK(contains(play.screen(), "Player 1 has taken the last stone."));
    CHECK(contains(play.screen(), "n new game"));
    CHECK(contains(play.farewell.line, "Player 1 has taken the last stone."));
    CHECK(turn_of(Play(state.path(), "template", "331n", seven), 1));
    CHECK(contains(Play(state.path(), "template", "331u", seven).screen(), "Taken back."));
}

TEST_CASE("while a line is typed the footer offers no letters, and none of them leads away") {
    for (const auto* const game : {"bishop-knight", "xorka"}) {
        const std::string first = std::string(game) == "xorka" ? "g" : "N";
        const TemporaryDirectory state;
        const std::string typing = Play(state.path(), game, first).screen();
        for (const char* const hint : {"? help", "q leave", "u undo", "o original"})
            CHECK_FALSE(contains(typing, hint));
        CHECK(contains(typing, "Esc "));
        const std::string footer = typing.substr(typing.rfind("\n ", typing.size() - 2));
        for (const char* const key : {"?", "q", "u", "o"})
            CHECK(Play(state.path(), game, first + key).screen().ends_with(footer));
        CHECK(contains(Play(state.path(), game, first + "<escape>").screen(), "? help"));
    }
}

TEST_CASE("shared keys work under a Russian layout") {
    const TemporaryDirectory state;
    CHECK(turn_of(Play(state.path(), "template", "2г", seven), 1));
    CHECK(turn_of(Play(state.path(), "template", "2гГ", seven), 2));
    CHECK_FALSE(Play(state.path(), "template", "йj", seven).terminal.finished());
}

TEST_CASE("a window that is too small says what it needs, and the game comes back when it grows") {
    const TemporaryDirectory state;
    const CatalogueEntry& entry = entry_called("template");
    ScriptedTerminal terminal({80, 24});
    terminal.type("2").resize({20, 5}).resize({80, 24});
    play_session(terminal, std::move(*Session::start(entry.game, seven, 7)), entry.make_view(),
                 options_for_tests(state.path()));
    const auto& frames = terminal.frames();
    REQUIRE(frames.size() >= 3);
    CHECK(contains(frames[frames.size() - 2].canvas.to_text(), "needs"));
    CHECK(frames.back().canvas == frames[frames.size() - 3].canvas);
}

TEST_CASE("a message that finds no room ends in dots") {
    const TemporaryDirectory state;
    const Settings blocked{{"tom", "99"}, {"jerry", "77"}};
    for (const auto& [charset, dots] :
         {std::pair(Charset::unicode, "stays…"), std::pair(Charset::ascii, "stay...")}) {
        ScriptedTerminal terminal({40, 15}, charset);
        terminal.type("4");
        const CatalogueEntry& entry = entry_called("tom-jerry");
        play_session(terminal, std::move(*Session::start(entry.game, blocked, 7)), entry.make_view(),
                     options_for_tests(state.path()));
        CHECK(contains(terminal.screen(), dots));
    }
    CHECK_FALSE(contains(Play(state.path(), "tom-jerry", "4", blocked).screen(), "…"));
}

TEST_CASE("the end is told when its pictures are over: good or bad, and after a defeat what to do") {
    const TemporaryDirectory state;
    const auto message_role = [](const Play& play) {
        return play.terminal.frames().back().canvas.at({1, 21}).role;
    };
    const Play won(state.path(), "tom-jerry", "4", {{"tom", "99"}, {"jerry", "31"}});
    CHECK(contains(won.screen(), "You have escaped on turn 1."));
    CHECK(message_role(won) == Role::good);

    const Play lost(state.path(), "tom-jerry", "4", {{"tom", "57"}, {"jerry", "37"}});
    const std::string end = "Tom has caught you on turn 1. u takes the last move back, r starts again.";
    CHECK(contains(lost.screen(), end));
    CHECK(message_role(lost) == Role::bad);
    const auto& frames = lost.terminal.frames();
    REQUIRE(frames.size() > 2);
    CHECK(contains(frames[frames.size() - 2].canvas.to_text(), "Tom jumps to 47…"));
    CHECK_FALSE(contains(frames[frames.size() - 2].canvas.to_text(), "caught"));
}

TEST_CASE("in a window that is too small nothing is played unseen, but q leaves") {
    const TemporaryDirectory state;
    const Play blind(state.path(), "template", "2q", seven, {20, 5});
    CHECK(contains(blind.farewell.line, "not begun"));
    CHECK_FALSE(Play(state.path(), "template", "qj", seven, {1, 1}).terminal.finished());
}
