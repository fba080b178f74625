// How games end is counted once each, and shown.
#include "app/plain.hpp"
#include "app/playing.hpp"
#include "app/statistics_table.hpp"
#include "support/files.hpp"

#include <doctest/doctest.h>
#include <sstream>

using namespace pmk;
using namespace pmk::testing;

namespace {

// Of the template game; "331" ends it, and player 1 takes the last stone.
const Settings seven{{"stones", "7"}};

Statistics counted(const TemporaryDirectory& state) {
    const auto statistics = StatisticsFile(state.path()).read();
    REQUIRE(statistics);
    return *statistics;
}

int games_counted(const TemporaryDirectory& state) {
    int count = 0;
    for (const auto& [game, ways] : counted(state))
        count += total(ways).ended();
    return count;
}

void count_win(const TemporaryDirectory& state, std::string_view game, const Settings& settings, int moves) {
    REQUIRE(StatisticsFile(state.path())
                .count(entry_called(game).game.info(), settings, {Outcome::Kind::won, 1, "won"}, moves));
}

} // namespace

TEST_CASE("a game is counted when it ends, with its winner and its moves") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "33", seven); }
    CHECK(games_counted(state) == 0);
    { const Play play(state.path(), "template", "331", seven); }
    const Tally tally = counted(state).at("template").at("short");
    CHECK(tally.won == std::vector{1, 0});
    CHECK(tally.best->moves == 3);
}

TEST_CASE("taken back and ended again, from the start too, a game counts once") {
    for (const char* keys : {"331u1", "331uu31", "331uUu1", "331r331", "331r<c-r><c-r><c-r>"}) {
        CAPTURE(std::string(keys));
        const TemporaryDirectory state;
        const Play play(state.path(), "template", keys, seven);
        CHECK(contains(play.farewell.line, "has taken the last stone"));
        CHECK(games_counted(state) == 1);
    }
}

TEST_CASE("a new game counts anew") {
    const TemporaryDirectory state;
    const Play play(state.path(), "template", "331n331", seven);
    CHECK(games_counted(state) == 2);
}

TEST_CASE("a game that was kept counts once, whether its end had been taken back before or not") {
    const TemporaryDirectory state;
    { const Play play(state.path(), "template", "33q", seven); }
    { const Run run(state.path(), "<end><enter>1"); }
    CHECK(games_counted(state) == 1);
    { const Play play(state.path(), "template", "331uq", seven); }
    CHECK(games_counted(state) == 2);
    const Run run(state.path(), "<end><enter>1");
    CHECK(contains(run.screen(), "has taken the last stone"));
    CHECK(games_counted(state) == 2);
}

TEST_CASE("line by line games are counted and shown, too") {
    const TemporaryDirectory state;
    const auto play = [&](const std::string& lines) {
        std::istringstream in(lines);
        std::ostringstream out;
        run_plain({in, out, Charset::ascii, {}}, options_for_tests(state.path()));
        return out.str();
    };
    CHECK(contains(play("statistics\n"), "No game has been played to its end yet."));
    const std::string number = std::to_string(full_catalogue().size());
    play(number + " short\n3\n3\n1\nundo\n1\nnew\n3\n3\n1\n");
    CHECK(games_counted(state) == 2);
    CHECK(contains(play("statistics\n"), "Template                      2"));
}

TEST_CASE("where a game cannot be counted a sentence says so beside its end") {
    const TemporaryDirectory state;
    // A file stands where the directory should be.
    write_file(state.path() / "file", "x");
    const Play blocked(state.path() / "file" / "below", "template", "3", {{"stones", "3"}});
    CHECK(contains(blocked.screen(), "Player 1 has taken the last stone."));
    CHECK(contains(blocked.screen(), "cannot be written"));

    write_file(state.path() / "statistics.json", "{");
    const Play damaged(state.path(), "template", "3", {{"stones", "3"}});
    CHECK(contains(damaged.screen(), "Player 1 has taken the last stone."));
    CHECK(contains(damaged.screen(), "is not used"));
    CHECK(content_of(state.path() / "statistics.json") == "{");
    const Run screen(state.path(), "s");
    CHECK(contains(screen.screen(), "is not used"));
}

TEST_CASE("the menu tells of each game how it went") {
    const TemporaryDirectory state;
    const std::string fresh = Run(state.path(), keys_to("tom-jerry")).screen();
    CHECK_FALSE(contains(fresh, "Games:"));
    count_win(state, "tom-jerry", {}, 14);
    count_win(state, "tom-jerry", {{"jump_counter", "1"}}, 9);
    const std::string chase = Run(state.path(), keys_to("tom-jerry")).screen();
    CHECK(contains(chase, "Games: 2, won 2."));
    // An easier start is no match for the usual one.
    CHECK(contains(chase, "Best: escaped on turn 14."));
    CHECK_FALSE(contains(Run(state.path(), keys_to("xorka")).screen(), "Games:"));
    count_win(state, "night-battle", {}, 30);
    CHECK(contains(Run(state.path(), keys_to("night-battle")).screen(),
                   "Games: 1, player 1 won 1, player 2 won 0."));
}

TEST_CASE("a game that ends is in the menu as soon as one is back there") {
    const TemporaryDirectory state;
    const Run run(state.path(), keys_to("template") + "p<enter>331q");
    CHECK(contains(run.screen(), "Games: 1, player 1 won 1, player 2 won 0."));
}

TEST_CASE("s opens the statistics, s, Esc and q lead back to the menu") {
    const TemporaryDirectory state;
    for (const char* keys : {"s", "ы"})
        CHECK(contains(Run(state.path(), keys).screen(), " Statistics\n"));
    CHECK(contains(Run(state.path(), "s").screen(), "No game has been played to its end yet."));
    for (const char* keys : {"ss", "s<escape>", "sq"})
        CHECK(contains(Run(state.path(), keys).screen(), "games of the MK-61"));
}

TEST_CASE(
    "the statistics have fewer columns on a narrow screen, scroll on a low one, and say what they need") {
    const TemporaryDirectory state;
    count_win(state, "xorka", {}, 123);
    count_win(state, "xorka", {{"crosses", "3"}}, 45);
    for (const int width : {80, 64, 40}) {
        const std::string screen = Run(state.path(), "s<end>", {width, 24}).screen();
        CAPTURE(screen);
        CHECK(contains(screen, "Xorka"));
        CHECK(contains(screen, "123"));
        CHECK(contains(screen, "45"));
        CHECK(contains(screen, "drawn") == (width >= 64));
        CHECK(contains(screen, "today") == (width >= 79));
    }
    const std::string top = Run(state.path(), "s", {80, 12}).screen();
    CHECK(contains(top, "Tom & Jerry"));
    CHECK(contains(top, "More below."));
    const std::string bottom = Run(state.path(), "sj<pagedown><end>", {80, 12}).screen();
    CHECK_FALSE(contains(bottom, "Tom & Jerry"));
    CHECK(contains(bottom, "Games for two"));
    CHECK(contains(Run(state.path(), "s", {39, 24}).screen(), "needs a window of 40"));
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{20, 5}})
        CHECK_FALSE(contains(Run(state.path(), "sjk<end>", size).screen(), "Xorka"));
}
