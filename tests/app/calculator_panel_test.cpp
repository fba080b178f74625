#include "app/calculator_panel.hpp"
#include "app/playing.hpp"
#include "games/originals.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;
using std::chrono::milliseconds;

namespace {

using Time = SidePanel::Time;

constexpr Size wide{120, 40};
constexpr Size usual{80, 24};
constexpr Size narrow{60, 20};

Session session_of(std::string_view game, const Settings& settings = {},
                   const std::vector<std::string>& moves = {}) {
    auto session = Session::start(entry_called(game).game, settings, 7);
    REQUIRE(session);
    for (const std::string& move : moves)
        REQUIRE_MESSAGE(session->play(move), move);
    return *std::move(session);
}

std::unique_ptr<CalculatorPanel> panel_of(const Session& session, const mk61::Listing* listing = nullptr) {
    auto panel = CalculatorPanel::make(session, listing);
    REQUIRE(panel);
    return *std::move(panel);
}

std::string text_of(const SidePanel& panel, Size size = {50, 34}) {
    Canvas canvas(size, Charset::unicode);
    panel.paint(canvas);
    return canvas.to_text();
}

// What the one-line indicator of a narrow panel shows, as Match::display() writes it.
std::string indicator_of(const SidePanel& panel) {
    const std::string text = text_of(panel, {17, 20});
    const std::size_t row = text.find('\n') + 1;
    std::string shown = text.substr(row, text.find('\n', row) - row);
    for (const std::string part : {"│", " "})
        for (std::size_t at = 0; (at = shown.find(part)) != std::string::npos;)
            shown.erase(at, part.size());
    if (shown.ends_with('.')) shown.pop_back();
    return shown;
}

// A listing in which one step is another one.
mk61::Listing changed_listing(std::string_view game, std::size_t step, std::uint8_t code) {
    auto listing = mk61::read_listing(find_original(game)->listing_text, game);
    REQUIRE(listing);
    REQUIRE(listing->program.at(step).code != code);
    listing->program[step].code = code;
    return *std::move(listing);
}

// All that is seen while the calculator answers, one picture for each step.
std::vector<std::string> watched(CalculatorPanel& panel, const Session& session, Size size) {
    std::vector<std::string> pictures{text_of(panel, size)};
    Time now{};
    while (const auto patience = panel.patience(now)) {
        now += *patience;
        panel.tick(session, now);
        pictures.push_back(text_of(panel, size));
    }
    return pictures;
}

std::string played(Size size, std::string_view keys, std::string_view game = "tom-jerry") {
    const TemporaryDirectory state;
    return Play(state.path(), game, keys, {}, size).screen();
}

} // namespace

TEST_CASE("the key o brings the calculator beside the board, or instead of it where the screen is narrow") {
    for (const Size size : {wide, usual, narrow}) {
        CAPTURE(size.width);
        const std::string screen = played(size, "o4");
        CHECK(contains(screen, "✓ both agree"));
        for (const char* const name : {"X ", "Y ", "Z ", "T ", "X1 ", "R0 ", "R9 ", "Re ", "▸ 37"})
            CHECK_MESSAGE(contains(screen, name), name);
        CHECK(contains(screen, "◂ ·") == (size != narrow));
        CHECK(played(size, "o4o") == played(size, "4"));
    }
}

TEST_CASE("all registers are seen, whether or not the step is explained or both differ") {
    const std::vector<std::string> names{"X ",  "Y ",  "Z ",  "T ",  "X1 ", "R0 ", "R1 ",
                                         "R2 ", "R3 ", "R4 ", "R5 ", "R6 ", "R7 ", "R8 ",
                                         "R9 ", "Ra ", "Rb ", "Rc ", "Rd ", "Re "};
    const mk61::Listing wrong = changed_listing("tom-jerry", 38, 0x06);
    for (const mk61::Listing* const listing : {static_cast<const mk61::Listing*>(nullptr), &wrong}) {
        const Session session = session_of("tom-jerry", {}, {"6"});
        const auto panel = panel_of(session, listing);
        panel->follow(session, 1, false, {});
        for (const bool words : {false, true}) {
            if (words) panel->on_key(character_key(U'w'), session, {});
            // The least that stands beside a board, and in place of it at 60x20, 80x24 and 120x40.
            for (const Size size : {panel->minimum(), Size{58, 15}, Size{78, 19}, Size{78, 35}}) {
                const std::string text = text_of(*panel, size);
                CAPTURE(size.width);
                CAPTURE(size.height);
                for (const std::string& name : names)
                    CHECK_MESSAGE(contains(text, " " + name), name);
                if (!listing) CHECK(contains(text, "Keeps the whole part of X.") == words);
            }
        }
    }
    // That stands beside the board at 80x24.
    CHECK(panel_of(session_of("tom-jerry"))->minimum().height <= 19);
    CHECK(contains(played(usual, "o4w"), "◂ ·"));
}

TEST_CASE("every size of the terminal can be had with the panel") {
    for (const Size size :
         {Size{1, 1}, Size{20, 5}, Size{44, 14}, Size{60, 15}, Size{81, 18}, Size{300, 90}}) {
        const TemporaryDirectory state;
        Play play(state.path(), "bishop-knight", "owt.p", {}, size);
        CHECK(play.terminal.finished());
    }
    const TemporaryDirectory state;
    ScriptedTerminal terminal(wide);
    terminal.type("o4").resize(narrow).type("6").resize({1, 1}).resize(usual).type("4");
    const CatalogueEntry& entry = entry_called("tom-jerry");
    play_session(terminal, session_of("tom-jerry"), entry.make_view(), options_for_tests(state.path()));
    CHECK(contains(terminal.screen(), "✓ both agree"));
}

TEST_CASE("side by side from the start, and in new games") {
    for (const char* const game : {"tom-jerry", "bishop-knight"}) {
        const TemporaryDirectory state;
        AppOptions options = options_for_tests(state.path());
        options.settings = {{"side_by_side", "true"}};
        ScriptedTerminal terminal(usual);
        terminal.type("n");
        const CatalogueEntry& entry = entry_called(game);
        play_session(terminal, session_of(game), entry.make_view(), options);
        CHECK(contains(terminal.frames().front().canvas.to_text(), "✓ both agree"));
        CHECK(contains(terminal.screen(), "✓ both agree"));
    }
}

TEST_CASE("games without an original have no panel") {
    CHECK(played(usual, "o", "xorka") == played(usual, "", "xorka"));
    CHECK_FALSE(CalculatorPanel::make(session_of("xorka")));
}

TEST_CASE("the indicator shows what the game says after every move") {
    const std::vector<std::pair<std::string, std::vector<std::string>>> games{
        {"tom-jerry", {"4", "5", "2", "6"}},
        {"bishop-knight", {}},
        {"night-battle", {"fire 0 0", "fire 9 9", "fire 0 9", "stay", "fire 3 3"}}};
    for (const auto& [game, moves] : games) {
        Session session = session_of(game);
        const auto panel = panel_of(session);
        panel->follow(session, 1, false, {});
        CHECK(indicator_of(*panel) == session.match().display());
        for (std::size_t turn = 0; turn < 4 && session.match().turn(); ++turn) {
            const std::string move = moves.empty() ? session.match().legal_moves().front() : moves[turn];
            REQUIRE(session.play(move));
            panel->follow(session, 1, false, {});
            CHECK_MESSAGE(indicator_of(*panel) == session.match().display(), session.id(), " ", move);
        }
    }
}

TEST_CASE("undo, redo and restart are followed") {
    Session session = session_of("tom-jerry");
    const auto panel = panel_of(session);
    panel->follow(session, 1, false, {});
    const std::string start = text_of(*panel);
    REQUIRE(session.play("4"));
    panel->follow(session, 1, false, {});
    const std::string after_one = text_of(*panel);
    REQUIRE(session.play("2"));
    panel->follow(session, 1, false, {});
    const std::string after_two = text_of(*panel);
    CHECK(after_two != after_one);
    REQUIRE(session.undo());
    panel->follow(session, 1, false, {});
    CHECK(text_of(*panel) == after_one);
    REQUIRE(session.redo());
    panel->follow(session, 1, false, {});
    CHECK(text_of(*panel) == after_two);
    session.restart();
    panel->follow(session, 1, false, {});
    CHECK(text_of(*panel) == start);
}

TEST_CASE("a panel turned on late replays the moves") {
    CHECK(played(usual, "42o") == played(usual, "o42"));
    CHECK(contains(played(usual, "o42"), "✓ both agree"));
}

TEST_CASE("a wrong listing is found and said") {
    // 94 divides by 4 to find columns; with 5 Jerry meets others.
    const mk61::Listing wrong = changed_listing("tom-jerry", 93, 0x05);
    Session session = session_of("tom-jerry");
    const auto panel = panel_of(session, &wrong);
    for (const char* const move : {"4", "4", "2", "6", "8"}) {
        if (session.match().turn()) REQUIRE(session.play(move));
        panel->follow(session, 1, false, {});
    }
    CHECK(contains(text_of(*panel), "✗ They differ"));
    CHECK_FALSE(contains(text_of(*panel), "agree"));
}

TEST_CASE("an answer that is being watched ends when the next move comes, and is compared") {
    const mk61::Listing wrong = changed_listing("tom-jerry", 93, 0x05);
    for (const mk61::Listing* const listing : {static_cast<const mk61::Listing*>(nullptr), &wrong}) {
        Session session = session_of("tom-jerry");
        const auto panel = panel_of(session, listing);
        panel->on_key(character_key(U'p'), session, {});
        panel->follow(session, 1, false, {});
        for (const char* const move : {"4", "4", "2", "6", "8", "5"}) {
            if (session.match().turn()) REQUIRE(session.play(move));
            panel->follow(session, 1, false, {});
        }
        panel->on_key(character_key(U'p'), session, {});
        CHECK(contains(text_of(*panel), "✓ both agree") == (listing == nullptr));
        CHECK(contains(text_of(*panel), "✗ They differ") == (listing != nullptr));
    }
}

TEST_CASE("the real pace takes a third of a second for each step, slow ones are quicker, and both come to "
          "the end") {
    const Session session = session_of("tom-jerry", {}, {"4"});
    std::vector<Time::duration> took;
    std::vector<std::size_t> steps;
    for (const int presses : {1, 2}) {
        const auto panel = panel_of(session);
        for (int press = 0; press < presses; ++press)
            panel->on_key(character_key(U't'), session, {});
        panel->follow(session, 1, false, {});
        CHECK(contains(text_of(*panel), "running"));
        Time now{};
        steps.push_back(0);
        while (const auto patience = panel->patience(now)) {
            now += *patience;
            panel->tick(session, now);
            ++steps.back();
        }
        took.push_back(now - Time{});
        CHECK(contains(text_of(*panel), "✓ both agree"));
        CHECK(contains(text_of(*panel), "steps done: " + std::to_string(steps.back())));
    }
    CHECK(steps[0] == steps[1]);
    CHECK(took[0] < took[1] / 3);
    const auto each = took[1] / static_cast<int>(steps[1]);
    CHECK(each >= milliseconds(300));
    CHECK(each <= milliseconds(350));
}

TEST_CASE("the game goes on while the calculator runs at its own pace") {
    const TemporaryDirectory state;
    ScriptedTerminal terminal(usual);
    terminal.type("ott4").pause(milliseconds(2000)).type("4");
    const CatalogueEntry& entry = entry_called("tom-jerry");
    play_session(terminal, session_of("tom-jerry"), entry.make_view(), options_for_tests(state.path()));
    const auto& frames = terminal.frames();
    const auto turn_passes = [&](int turn, const char* state_text) {
        return std::any_of(frames.begin(), frames.end(), [&](const auto& frame) {
            const std::string text = frame.canvas.to_text();
            return contains(text, "turn " + std::to_string(turn) + " ") && contains(text, state_text);
        });
    };
    CHECK(turn_passes(2, "running"));
    CHECK(turn_passes(3, "running"));
    CHECK_FALSE(turn_passes(2, "differ"));
    CHECK(contains(terminal.screen(), "✓ both agree"));
}

TEST_CASE("halted, the calculator goes step by step") {
    CHECK(contains(played(usual, "op4"), "steps done: 0"));
    CHECK(contains(played(usual, "op4"), "▸ 37"));
    CHECK(contains(played(usual, "op4."), "steps done: 1"));
    CHECK(contains(played(usual, "op4."), "▸ 38"));
    CHECK(contains(played(usual, "op4.p"), "✓ both agree"));
    CHECK(contains(played(usual, "op4w"), "Keeps the whole part of X."));
}

TEST_CASE("the help names the panel's keys while it is in sight") {
    for (const char* const key : {"halt, go on", "one step", "the next step in words", "the board alone"}) {
        CHECK(contains(played(wide, "o?"), key));
        CHECK_FALSE(contains(played(wide, "?"), key));
    }
}

TEST_CASE("the panel's keys can be clicked, beside the board and instead of it") {
    // Beside Night Battle's board at 80x24 they stand in two rows.
    const std::vector<std::pair<std::string, std::string>> games{{"tom-jerry", "o4"},
                                                                 {"night-battle", "<enter>o0 0<enter>"}};
    for (const auto& [game, keys] : games) {
        for (const Size size : {wide, usual, narrow}) {
            CAPTURE(size.width);
            for (const std::string hint : {"t pace", "p halt", ". step", "w words"}) {
                CAPTURE(hint);
                const TemporaryDirectory state;
                ScriptedTerminal terminal(size);
                terminal.type(keys).mouse(Mouse::Action::press, place_of(played(size, keys, game), hint));
                play_session(terminal, session_of(game), entry_called(game).make_view(),
                             options_for_tests(state.path()));
                CHECK(terminal.screen() == played(size, keys + hint.substr(0, 1), game));
                CHECK(terminal.screen() != played(size, keys, game));
            }
        }
    }
}

TEST_CASE("Night Battle's panel shows the same whatever squares are hidden") {
    // Both hidden squares lie beyond every shot, so that the shooter is told the same.
    const auto battle = [](const char* x, const char* y) {
        return session_of("night-battle", {{"x1", "1"}, {"y1", "1"}, {"x2", x}, {"y2", y}});
    };
    for (const Size size : {Size{17, 19}, Size{50, 34}}) {
        std::vector<std::vector<std::string>> pictures;
        for (const auto& [x, y] : {std::pair{"6", "7"}, std::pair{"8", "9"}}) {
            Session session = battle(x, y);
            const auto panel = panel_of(session);
            panel->on_key(character_key(U't'), session, {});
            panel->on_key(character_key(U'w'), session, {});
            panel->follow(session, 1, true, {});
            auto& seen = pictures.emplace_back(watched(*panel, session, size));
            for (const char* const move : {"fire 0 0", "fire 5 3", "fire 2 2"}) {
                REQUIRE(session.play(move));
                panel->follow(session, 1, true, {});
                const auto more = watched(*panel, session, size);
                CHECK(more.size() > 10);
                seen.insert(seen.end(), more.begin(), more.end());
            }
        }
        CHECK(pictures[0] == pictures[1]);
        CHECK(contains(pictures[0].back(), "betray") == (size.width > 17)); // the words take its place
        CHECK_FALSE(contains(pictures[0].back(), "R4"));
    }
}

TEST_CASE("how the enemy has sailed is not seen in Night Battle's panel") {
    std::vector<std::vector<std::string>> pictures;
    // One sails, one stays, one is refused on both axes.
    for (const char* const sailing : {"sail 2 1", "stay", "sail 9 9"}) {
        Session session = session_of("night-battle", {{"x1", "1"}, {"y1", "1"}, {"x2", "6"}, {"y2", "7"}},
                                     {"fire 0 0", "fire 0 1", "fire 0 2"});
        const auto panel = panel_of(session);
        panel->on_key(character_key(U't'), session, {});
        panel->follow(session, 1, true, {});
        REQUIRE(session.play(sailing));
        REQUIRE(session.match().turn() == 2);
        panel->follow(session, 1, true, {});
        panel->follow(session, 2, true, {});
        pictures.push_back(watched(*panel, session, {50, 34}));
    }
    CHECK(pictures[0] == pictures[1]);
    CHECK(pictures[0] == pictures[2]);
}

TEST_CASE("after the battle the registers are shown") {
    Session session = session_of("night-battle", {{"x2", "6"}, {"y2", "7"}, {"lives2", "1"}}, {"fire 6 7"});
    REQUIRE_FALSE(session.match().turn());
    const auto panel = panel_of(session);
    panel->follow(session, 1, false, {});
    CHECK(contains(text_of(*panel), "R4 6"));
    CHECK(contains(text_of(*panel), "R5 7"));
    CHECK(contains(text_of(*panel), "✓ both agree"));
}

TEST_CASE("no frame of a battle tells the hidden square, and a battle turned on late agrees") {
    std::vector<std::string> screens;
    for (const char* const x : {"6", "8"}) {
        const TemporaryDirectory state;
        const Play play(state.path(), "night-battle", "<enter>00<enter>o",
                        {{"x1", "1"}, {"y1", "1"}, {"x2", x}, {"y2", "7"}}, wide);
        screens.push_back(play.screen());
        CHECK(contains(play.screen(), "✓ both agree"));
    }
    CHECK(screens[0] == screens[1]);
}

TEST_CASE("side by side Night Battle is fought on the squares that the program draws") {
    const Session plain = session_of("night-battle");
    const auto drawn = drawn_by_original(plain, nullptr);
    REQUIRE(drawn);
    CHECK(drawn->settings().contains("x1"));
    CHECK(drawn->seed() == plain.seed());
    const auto panel = panel_of(*drawn);
    panel->follow(*drawn, 1, false, {});
    CHECK(contains(text_of(*panel), "✓ both agree"));
    CHECK(contains(text_of(*panel), "R7 " + drawn->settings().at("x1")));
}
