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

TEST_CASE("q and Esc leave the menu") {
    const TemporaryDirectory state;
    for (const char* keys : {"qj", "<escape>j", "йj"}) {
        const Run run(state.path(), keys);
        CHECK_FALSE(run.terminal.finished());
        CHECK(run.farewell.line.empty());
    }
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
