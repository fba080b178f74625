#include "app/collection.hpp"
#include "app/playing.hpp"
#include "app/side_panel.hpp"
#include "session/program_settings.hpp"
#include "support/files.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

// The settings that the runs of playing.hpp have kept.
Settings kept(const TemporaryDirectory& state) {
    const auto settings = SettingsFile(state.path() / "config").read();
    REQUIRE(settings);
    return *settings;
}

// The program as it starts with settings of that name and value.
std::string started_with(const TemporaryDirectory& state, const Settings& settings, std::string_view game,
                         std::string_view keys, int* frames = nullptr) {
    AppOptions options = options_for_tests(state.path());
    options.settings = settings;
    ScriptedTerminal terminal({80, 24});
    terminal.type(keys_to(game)).type("<enter>").type(keys);
    run_app(terminal, options);
    if (frames) *frames = static_cast<int>(terminal.frames().size());
    return terminal.screen();
}

} // namespace

TEST_CASE("the comma opens the settings, Esc and q lead back to the menu") {
    const TemporaryDirectory state;
    for (const char* keys : {",", "б"})
        CHECK(contains(Run(state.path(), keys).screen(), " Settings\n"));
    for (const char* keys : {",<escape>", ",q", ",й"})
        CHECK(contains(Run(state.path(), keys).screen(), "games of the MK-61"));
}

TEST_CASE("a change is kept and holds at once") {
    const TemporaryDirectory state;
    const Run colour(state.path(), ",<enter>");
    CHECK(contains(colour.screen(), "Colours         always"));
    CHECK(contains(colour.screen(), "Kept."));
    CHECK(colour.terminal.options().color == ColorMode::always);
    CHECK(kept(state) == Settings{{"color", "always"}});

    const Run ascii(state.path(), ",j ");
    CHECK(contains(ascii.screen(), "> Characters      ASCII only"));
    const Run mouse(state.path(), ",jjl");
    CHECK_FALSE(mouse.terminal.options().mouse);
    CHECK(kept(state) == Settings{{"ascii", "true"}, {"color", "always"}, {"mouse", "false"}});
}

TEST_CASE("the arrows go through the values of a setting in both directions, in a ring") {
    const TemporaryDirectory state;
    CHECK(contains(Run(state.path(), ",<left>").screen(), "Colours         never"));
    CHECK(contains(Run(state.path(), ",<right><right><right>").screen(), "Colours         automatic"));
    CHECK(kept(state) == Settings{{"color", "auto"}});
}

TEST_CASE("a click selects a setting, the next one changes it") {
    const TemporaryDirectory state;
    const Point mouse = place_of(Run(state.path(), ",").screen(), "Mouse");
    ScriptedTerminal terminal({80, 24});
    terminal.type(",").mouse(Mouse::Action::press, mouse).mouse(Mouse::Action::press, mouse);
    run_app(terminal, options_for_tests(state.path()));
    CHECK(kept(state) == Settings{{"mouse", "false"}});
}

TEST_CASE("without animation a move is one picture") {
    const TemporaryDirectory state;
    int moving = 0;
    int still = 0;
    const std::string with = started_with(state, {}, "xorka", "<enter>", &moving);
    const std::string without = started_with(state, {{"animation", "false"}}, "xorka", "<enter>", &still);
    CHECK(moving > still);
    CHECK(with == without);
}

TEST_CASE("the original stands beside every game that has one, if so set") {
    const TemporaryDirectory state;
    const Settings beside{{"side_by_side", "true"}};
    const bool can_stand = has_side_panel(entry_called("bishop-knight").game.info());
    CHECK(contains(started_with(state, beside, "bishop-knight", ""), "both agree") == can_stand);
    CHECK_FALSE(contains(started_with(state, beside, "xorka", ""), "both agree"));
    CHECK(contains(Run(state.path(), ",").screen(), "The original") == can_stand);
}

TEST_CASE("where settings cannot be kept a change holds all the same, and a sentence says why") {
    const TemporaryDirectory state;
    // A file stands where the directory should be.
    write_file(state.path() / "config", "x");
    const Run run(state.path(), ",<enter>");
    CHECK(contains(run.screen(), "Colours         always"));
    CHECK(contains(run.screen(), "Not kept: "));
    CHECK(contains(run.screen(), "cannot be written"));
    CHECK(run.terminal.options().color == ColorMode::always);
}

TEST_CASE("what was wrong with the settings is told once, in the menu or in the game") {
    const TemporaryDirectory state;
    AppOptions options = options_for_tests(state.path());
    options.warning = say("The settings are wrong.");
    ScriptedTerminal menu({80, 24});
    menu.type("<c-l>");
    run_app(menu, options);
    CHECK(contains(menu.screen(), "The settings are wrong."));
    ScriptedTerminal later({80, 24});
    later.type("j<enter>q");
    run_app(later, options);
    CHECK_FALSE(contains(later.screen(), "The settings are wrong."));

    for (const char* game : {"xorka", "night-battle"}) {
        const CatalogueEntry& entry = entry_called(game);
        auto session = Session::start(entry.game, {}, 7);
        REQUIRE(session);
        ScriptedTerminal terminal({80, 24});
        // Night Battle begins behind its curtain.
        if (hides_seats(entry.game.info())) terminal.type("<enter>");
        play_session(terminal, std::move(*session), entry.make_view(), options);
        CHECK(contains(terminal.screen(), "The settings are wrong."));
    }
}

TEST_CASE("the settings need a window of their size, and come back when it grows") {
    const TemporaryDirectory state;
    for (const Size size : {Size{1, 1}, Size{2, 2}, Size{20, 5}, Size{39, 24}}) {
        const Run run(state.path(), ",<enter>j", size);
        CHECK_FALSE(contains(run.screen(), "Colours"));
        CHECK(kept(state).empty());
    }
    CHECK(contains(Run(state.path(), ",", {39, 24}).screen(), "needs a window of 40"));
    CHECK(contains(Run(state.path(), ",", {40, 12}).screen(), "Colours         automatic"));
    ScriptedTerminal terminal({80, 24});
    terminal.type(",j").resize({1, 1}).type("<enter>").resize({80, 24});
    run_app(terminal, options_for_tests(state.path()));
    CHECK(contains(terminal.screen(), "▸ Characters"));
}
