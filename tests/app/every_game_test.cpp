// Every game under keys that nobody would press in that order, at sizes that nobody would choose.
#include "app/playing.hpp"
#include "pmkgames/random.hpp"

#include <array>
#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

constexpr std::array sizes{Size{80, 24}, Size{120, 40}, Size{40, 12}, Size{20, 5},
                           Size{2, 2},   Size{1, 1},    Size{200, 3}, Size{3, 100}};

constexpr std::array keys{
    "<up>",  "<down>", "<left>", "<right>",  "<enter>",     "<enter>",  "<space>",
    "<tab>", "<home>", "<end>",  "<pageup>", "<backspace>", "<delete>", "<escape><enter>",
    "<c-l>", "<c-z>",  "<c-r>",  "0",        "1",           "2",        "3",
    "4",     "5",      "6",      "7",        "8",           "9",        "a",
    "b",     "c",      "d",      "e",        "f",           "g",        "h",
    "i",     "j",      "k",      "l",        "n",           "r",        "u",
    "U",     "x",      "y",      "?",        "K",           "N",        "B",
    "H",     "o",      ".",      ",",        "-",           "+",        " ",
    "ф",     "я",      "€"};

// Keys at random; Esc is followed by a way back in, as it may lead to the menu.
void press_at_random(ScriptedTerminal& terminal, Random& random, int count) {
    for (int pressed = 0; pressed < count; ++pressed) {
        if (random.below(40) == 0)
            terminal.resize(sizes[random.below(sizes.size())]);
        else if (random.below(10) == 0)
            terminal.burst(keys[random.below(keys.size())]);
        else
            terminal.type(keys[random.below(keys.size())]);
    }
}

} // namespace

TEST_CASE("no key and no size brings any game down") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        std::size_t frames = 0;
        for (std::uint64_t seed = 1; seed <= 8; ++seed) {
            CAPTURE(std::string(entry.game.info().id));
            CAPTURE(seed);
            const TemporaryDirectory state;
            Random random(seed);
            ScriptedTerminal terminal(sizes[random.below(sizes.size())],
                                      seed % 2 == 0 ? Charset::ascii : Charset::unicode);
            terminal.type(keys_to(entry.game.info().id) + "<enter>");
            press_at_random(terminal, random, 400);
            run_app(terminal, options_for_tests(state.path()));
            frames += terminal.frames().size();
        }
        CHECK(frames > 1000);
    }
}

TEST_CASE("an ASCII terminal is shown nothing but ASCII") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        CAPTURE(std::string(entry.game.info().id));
        const TemporaryDirectory state;
        Random random(5);
        ScriptedTerminal terminal({80, 24}, Charset::ascii);
        terminal.type(keys_to(entry.game.info().id) + "<enter>?<escape>");
        press_at_random(terminal, random, 100);
        run_app(terminal, options_for_tests(state.path()));
        for (const auto& frame : terminal.frames())
            for (const char byte : frame.canvas.to_text())
                REQUIRE((byte == '\n' || (byte >= ' ' && byte <= '~')));
    }
}

TEST_CASE("every game can be played on 80x24: no screen of it says that it needs more") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        CAPTURE(std::string(entry.game.info().id));
        const TemporaryDirectory state;
        const Run run(state.path(), keys_to(entry.game.info().id) + "<enter><enter>");
        for (const auto& frame : run.terminal.frames())
            CHECK_FALSE(contains(frame.canvas.to_text(), "needs a window"));
    }
}

TEST_CASE("the help of every game fits 80x24") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        CAPTURE(std::string(entry.game.info().id));
        const TemporaryDirectory state;
        // A curtain may stand before the game; Enter draws it aside and does nothing elsewhere that ? would
        // mind.
        const bool curtain = entry.game.info().hidden_information;
        const Run run(state.path(), keys_to(entry.game.info().id) + "<enter>" + (curtain ? "<enter>?" : "?"));
        CHECK(contains(run.screen(), "Help: "));
        CHECK_FALSE(contains(run.screen(), "More below."));
    }
}
