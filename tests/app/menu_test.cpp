#include "app/playing.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

TEST_CASE("the menu shows every game with its line") {
    const TemporaryDirectory state;
    const Run run(state.path(), "");
    for (const CatalogueEntry& entry : full_catalogue()) {
        CHECK(contains(run.screen(), translated(entry.game.info().title)));
        CHECK(contains(run.screen(), translated(entry.game.info().blurb)));
    }
}

TEST_CASE("q leaves the menu, Esc does nothing there") {
    const TemporaryDirectory state;
    for (const char* keys : {"qj", "йj"}) {
        const Run run(state.path(), keys);
        CHECK_FALSE(run.terminal.finished());
        CHECK(run.farewell.line.empty());
    }
    const Run escaped(state.path(), "<escape><escape>");
    CHECK(escaped.terminal.finished());
    CHECK(escaped.screen() == Run(state.path(), "").screen());
}

TEST_CASE("Enter plays the selected game, q comes back to the menu and leaves one line") {
    const TemporaryDirectory state;
    const Run run(state.path(), keys_to("template") + "<enter>q");
    CHECK(contains(run.screen(), "games of the MK-61"));
    CHECK(contains(run.farewell.line, "Template"));
    CHECK(contains(run.farewell.line, "pmkgames play template --seed 7"));
}

TEST_CASE("a preset starts the game with its settings") {
    const TemporaryDirectory state;
    const Run list(state.path(), keys_to("template") + "p");
    CHECK(contains(list.screen(), "a heap of seven"));
    const Run run(state.path(), keys_to("template") + "p<enter>q");
    CHECK(contains(run.farewell.line, "--set stones=7"));
    CHECK(contains(run.screen(), "games of the MK-61"));
}

TEST_CASE("a summary that the list of presets cuts stands in the message line") {
    const TemporaryDirectory state;
    const std::string keys = keys_to("tom-jerry") + "p";
    const std::string summary = "as the original shows it: Tom 53, Jerry 37";
    const auto times = [&](Size size) {
        const std::string screen = Run(state.path(), keys, size).screen();
        std::size_t count = 0;
        for (std::size_t at = 0; (at = screen.find(summary, at)) != std::string::npos; ++at)
            ++count;
        return count;
    };
    CHECK(times({80, 24}) == 1);
    CHECK(times({50, 20}) == 1);
    CHECK(contains(Run(state.path(), keys + "<down><down>", {40, 12}).screen(),
                   "\n Jerry starts far from every hole\n"));
}

TEST_CASE("the menu shows the selected game, and a kept one as it stands") {
    const TemporaryDirectory state;
    const std::string settings = keys_to("tom-jerry");
    CHECK(contains(Run(state.path(), settings).screen(), "◂ ·  ▒▒▒"));
    CHECK(contains(Run(state.path(), settings).screen(), "You are Jerry."));
    const std::string game = Play(state.path(), "tom-jerry", "64", {{"tom", "13"}, {"jerry", "97"}}).screen();
    const std::string menu = Run(state.path(), "<end>").screen();
    CHECK(contains(game, "8 │ ·   ·   ·  ▒▒▒  ·   ·   ·  ▒▒▒  ·  │"));
    for (const char* const part : {"9 ◂ ·  ▒▒▒  ·   ·   ·  ▒▒▒  J   j   ·  │", "turn 3"}) {
        CHECK(contains(game, part));
        CHECK(contains(menu, part));
    }
}

TEST_CASE("nothing of a kept battle is shown in the menu") {
    std::vector<std::string> menus;
    for (const char* const x : {"3", "8"}) {
        const TemporaryDirectory state;
        const Play play(state.path(), "night-battle", "<enter>0 0<enter>q",
                        {{"x1", x}, {"y1", "6"}, {"x2", x}});
        menus.push_back(Run(state.path(), "<end>").screen());
        CHECK(contains(menus.back(), "Press Enter to go on"));
        CHECK_FALSE(contains(menus.back(), "▲"));
    }
    CHECK(menus[0] == menus[1]);
}

TEST_CASE("a list that is longer than its room shows where it goes on") {
    const TemporaryDirectory state;
    for (int game = 0; game < 8; ++game)
        const Play play(state.path(), "template", "2q", {{"stones", "7"}});
    const auto has_marks = [&](std::string_view keys, bool above, bool below) {
        const std::string screen = Run(state.path(), keys, {40, 12}).screen();
        CHECK(contains(screen, "▴") == above);
        CHECK(contains(screen, "▾") == below);
    };
    has_marks("", false, true);
    has_marks("jjjjjj", true, true);
    has_marks("<end>", true, false);
    CHECK_FALSE(contains(Run(state.path(), "", {80, 40}).screen(), "▾"));
    CHECK(contains(Run(state.path(), keys_to("xorka") + "p", {40, 10}).screen(), "▾"));
}

TEST_CASE("a game with an unfinished one says that Enter starts another") {
    const TemporaryDirectory state;
    CHECK(contains(Run(state.path(), keys_to("template")).screen(), "Enter play"));
    { const Play play(state.path(), "template", "2q"); }
    const std::string screen = Run(state.path(), keys_to("template")).screen();
    CHECK(contains(screen, "Enter new game"));
    CHECK(contains(screen, "Enter starts a new game;"));
    CHECK(contains(Run(state.path(), keys_to("xorka")).screen(), "Enter play"));
}

TEST_CASE("where only the list has room the message line tells what the selected game is about") {
    const TemporaryDirectory state;
    CHECK(contains(Run(state.path(), keys_to("xorka"), {40, 12}).screen(), "Put out all the lights"));
}

TEST_CASE("the menu has help, and Esc comes back from it") {
    const TemporaryDirectory state;
    CHECK(contains(Run(state.path(), "?").screen(), "Help: the menu"));
    CHECK(contains(Run(state.path(), "?<escape>").screen(), "games of the MK-61"));
}

TEST_CASE("Ctrl-L draws anew, Ctrl-Z suspends, Ctrl-C leaves when nothing is lost") {
    const TemporaryDirectory state;
    const Run run(state.path(), "<c-l><c-z><c-z><c-c>j");
    CHECK(run.terminal.redrawn() == 1);
    CHECK(run.terminal.suspended() == 2);
    CHECK_FALSE(run.terminal.finished());
}

TEST_CASE("the selection of a list stops at both ends") {
    const TemporaryDirectory state;
    const Run up(state.path(), "kkk");
    const Run plain(state.path(), "");
    CHECK(up.screen() == plain.screen());
    const Run down(state.path(), "jjjjjjjjjjjjjj");
    const Run end(state.path(), "<end>");
    CHECK(down.screen() == end.screen());
    CHECK(down.screen() != plain.screen());
}
