#include "app/playing.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

using Action = Mouse::Action;

void play(ScriptedTerminal& terminal, const TemporaryDirectory& state, std::string_view game,
          const Settings& settings = {}) {
    const CatalogueEntry& entry = entry_called(game);
    auto session = Session::start(entry.game, settings, 7);
    REQUIRE(session);
    play_session(terminal, std::move(*session), entry.make_view(), options_for_tests(state.path()));
}

// The screen after the keys, and after a click on that hint of the footer that they lead to.
std::string clicked(std::string_view keys, std::string_view hint, std::string_view keys_after = "") {
    const TemporaryDirectory scratch;
    const Point at = place_of(Run(scratch.path(), keys).screen(), hint);
    REQUIRE(at.y == 23);
    const TemporaryDirectory state;
    ScriptedTerminal terminal({80, 24});
    terminal.type(keys).mouse(Action::press, at).mouse(Action::release, at).type(keys_after);
    run_app(terminal, options_for_tests(state.path()));
    return terminal.screen();
}

std::string typed(std::string_view keys) {
    const TemporaryDirectory state;
    return Run(state.path(), keys).screen();
}

} // namespace

TEST_CASE("a click on a hint of the footer is the key that it names, on every screen") {
    const std::string chase = keys_to("tom-jerry") + "<enter>";
    const std::string mate = keys_to("bishop-knight") + "<enter>";
    const std::string battle = keys_to("night-battle") + "<enter>";
    struct Click {
        std::string keys;
        const char* hint;
        const char* key;
    };
    for (const Click& click : {
             Click{"", "Enter play", "<enter>"},
             Click{"", "? help", "?"},
             Click{"", "p presets", "p"},
             Click{"", "s statistics", "s"},
             Click{"s", "Esc back", "<escape>"},
             Click{"", ", settings", ","},
             Click{",", "Enter change", "<enter>"},
             Click{",", "Esc back", "<escape>"},
             Click{"p", "Enter play", "<enter>"},
             Click{"p", "Esc back", "<escape>"},
             Click{"?", "Esc back", "<escape>"},
             Click{chase, "5 pass", "5"},
             Click{chase + "4", "u undo", "u"},
             Click{chase + "4", "? help", "?"},
             Click{chase + "4", "q leave", "q"},
             Click{chase + "4?", "Esc back", "<escape>"},
             Click{chase + "4n", "y yes", "y"},
             Click{chase + "4n", "Esc no", "<escape>"},
             Click{chase + "i", "any key", "<escape>"},
             Click{mate + "<tab>", "Enter pick up", "<enter>"},
             Click{mate + "<tab><enter>", "Esc let go", "<escape>"},
             Click{battle, "Enter begin", "<enter>"},
             Click{battle, "? help", "?"},
             Click{battle, "Esc leave", "<escape>"},
         }) {
        CAPTURE(click.keys);
        CAPTURE(click.hint);
        CHECK(clicked(click.keys, click.hint) == typed(click.keys + click.key));
        CHECK(typed(click.keys) != typed(click.keys + click.key));
    }
}

TEST_CASE("a click between the hints, or on one of several keys, does nothing") {
    const std::string lights = keys_to("xorka") + "<enter>";
    CHECK(clicked(lights, "arrows move") == typed(lights));
    CHECK(clicked(keys_to("bishop-knight") + "<enter>", "Ne5 type") ==
          typed(keys_to("bishop-knight") + "<enter>"));
    CHECK(clicked("", " Enter play") == typed(""));
}

TEST_CASE("in the menu the first click selects, the second starts, and the wheel moves the selection") {
    const TemporaryDirectory state;
    const Point xorka = place_of(Run(state.path(), "").screen(), "Xorka");
    ScriptedTerminal once({80, 24});
    once.mouse(Action::press, xorka);
    run_app(once, options_for_tests(state.path()));
    CHECK(once.screen() == Run(state.path(), keys_to("xorka")).screen());

    ScriptedTerminal twice({80, 24});
    twice.mouse(Action::press, xorka).mouse(Action::release, xorka).mouse(Action::press, xorka);
    run_app(twice, options_for_tests(state.path()));
    CHECK(contains(twice.screen(), "presses 0"));

    ScriptedTerminal wheel({80, 24});
    wheel.mouse(Action::wheel_down, {0, 0}).mouse(Action::wheel_down, {0, 0}).mouse(Action::wheel_up, {0, 0});
    run_app(wheel, options_for_tests(state.path()));
    CHECK(wheel.screen() == Run(state.path(), "j").screen());
}

TEST_CASE("a click on a lamp draws the cross through it") {
    const TemporaryDirectory state;
    // The lit crossing of a board with a single cross: where both its lines are lit.
    const Settings settings{{"rows", "010/111/010"}};
    const Play start(state.path(), "xorka", "", settings);
    const auto cursor = start.terminal.frames().back().cursor;
    REQUIRE(cursor);
    ScriptedTerminal terminal({80, 24});
    terminal.type("<up><left>").mouse(Action::press, *cursor);
    play(terminal, state, "xorka", settings);
    CHECK(contains(terminal.screen(), "all the lights are out"));
}

TEST_CASE("in the battle the first click aims and the second fires") {
    const TemporaryDirectory state;
    ScriptedTerminal start({80, 24});
    start.type("<enter>");
    play(start, state, "night-battle");
    const auto aim = start.frames().back().cursor;
    REQUIRE(aim);
    const Point other{aim->x, aim->y - 1};

    ScriptedTerminal once({80, 24});
    once.type("<enter>").mouse(Action::press, other);
    play(once, state, "night-battle");
    CHECK(contains(once.screen(), "shots left 3"));
    CHECK(once.frames().back().cursor == other);

    ScriptedTerminal twice({80, 24});
    twice.type("<enter>").mouse(Action::press, other).mouse(Action::press, other);
    play(twice, state, "night-battle");
    CHECK_FALSE(contains(twice.screen(), "shots left 3"));
}

TEST_CASE("a piece is dragged to its square") {
    const TemporaryDirectory state;
    const Settings settings{{"fen", "8/8/8/4k3/8/8/8/KBN5 w - - 0 1"}};
    const Play corner(state.path(), "bishop-knight", "", settings);
    // The cursor stands on the white king, on a1; squares are four cells wide and two high.
    const auto king = corner.terminal.frames().back().cursor;
    REQUIRE(king);
    const Point knight{king->x + 2 * 4, king->y};
    const Point target{king->x + 3 * 4, king->y - 2 * 2};
    ScriptedTerminal dragged({80, 24});
    dragged.mouse(Action::press, knight).mouse(Action::release, target);
    play(dragged, state, "bishop-knight", settings);
    const Play typed(state.path(), "bishop-knight", "Nd3<enter>", settings);
    CHECK(contains(dragged.screen(), "Nd3"));
    CHECK(contains(typed.screen(), "Nd3"));
}

TEST_CASE("Jerry runs towards the click") {
    const TemporaryDirectory state;
    const Settings settings{{"tom", "13"}, {"jerry", "97"}};
    const auto jerry = Play(state.path(), "tom-jerry", "", settings).terminal.frames().back().cursor;
    REQUIRE(jerry);
    for (const auto& [step, keys] : {std::pair(Point{-8, 1}, "4"), std::pair(Point{9, 0}, "6"),
                                     std::pair(Point{1, 5}, "2"), std::pair(Point{0, 0}, "5")}) {
        ScriptedTerminal clicked({80, 24});
        clicked.mouse(Action::press, {jerry->x + step.x, jerry->y + step.y});
        play(clicked, state, "tom-jerry", settings);
        CHECK(clicked.screen() == Play(state.path(), "tom-jerry", keys, settings).screen());
    }
}

TEST_CASE("clicks anywhere above the footer, at any size, bring no game down, and none passes the curtain") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        const TemporaryDirectory state;
        ScriptedTerminal terminal({80, 24});
        for (const Size size : {Size{80, 24}, Size{40, 12}, Size{1, 1}, Size{150, 50}}) {
            terminal.resize(size);
            for (int y = -1; y < 26; y += 3) {
                if (y == size.height - 1) continue;
                for (int x = -1; x < 82; x += 9)
                    terminal.mouse(Action::press, {x, y}).mouse(Action::release, {x + 4, y});
            }
        }
        play(terminal, state, entry.game.info().id);
        CHECK(terminal.finished());
        if (entry.game.info().hidden_information)
            for (const auto& frame : terminal.frames())
                CHECK_FALSE(contains(frame.canvas.to_text(), "shots left"));
    }
}
