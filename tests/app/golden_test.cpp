// What every screen looks like, kept as readable text under tests/golden.
//
// A screen that is meant to look otherwise now: run this program with PMK_UPDATE_GOLDEN=1 and look at the
// difference before committing it.
#include "app/playing.hpp"
#include "app/side_panel.hpp"
#include "session/statistics.hpp"

#include <array>
#include <cstdlib>
#include <doctest/doctest.h>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>

using namespace pmk;
using namespace pmk::testing;

namespace fs = std::filesystem;

namespace {

constexpr std::array sizes{Size{80, 24}, Size{120, 40}};

// Some moves into each game, from its start with seed 7.
const std::map<std::string, std::string, std::less<>> middle_of_game{
    {"tom-jerry", "<left><left><down>5"},
    {"night-battle", "4 5<enter>2 7<enter>9 0<enter>"},
    {"bishop-knight", "<tab><enter>"},
    {"xorka", "<enter><left><left><up><enter>"},
};

void check_golden(const std::string& name, const std::string& screen) {
    const fs::path file = fs::path(PMK_SOURCE_DIR) / "tests" / "golden" / (name + ".txt");
    if (std::getenv("PMK_UPDATE_GOLDEN")) {
        fs::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << screen;
        return;
    }
    std::ifstream in(file, std::ios::binary);
    std::ostringstream kept;
    kept << in.rdbuf();
    CHECK_MESSAGE(in.good(), "there is no golden screen ", file.string());
    CHECK(kept.str() == screen);
}

// The last screen after the keys, at every size and in both character sets.
void check_screens(const std::string& name, const std::string& keys,
                   const std::function<void(const fs::path& state)>& prepare = {}) {
    for (const Size size : sizes) {
        for (const Charset charset : {Charset::unicode, Charset::ascii}) {
            const TemporaryDirectory state;
            if (prepare) prepare(state.path());
            AppOptions options = options_for_tests(state.path());
            options.games = catalogue();
            ScriptedTerminal terminal(size, charset);
            terminal.type(keys);
            run_app(terminal, options);
            check_golden(name + "-" + std::to_string(size.width) + "x" + std::to_string(size.height) +
                             (charset == Charset::ascii ? "-ascii" : ""),
                         terminal.screen());
        }
    }
}

// The keys that open a game, past the curtain that may stand before it.
std::string keys_into(const GameInfo& info) {
    return keys_to(info.id) + "<enter>" + (info.hidden_information ? "<enter>" : "");
}

} // namespace

TEST_CASE("the menu looks as it did") {
    check_screens("menu-help", "?");
    // Without the calculator in the program nothing is told of the original.
    if (side_panel_keys().empty()) return;
    check_screens("menu", "");
}

TEST_CASE("the statistics look as they did, and the menu with them") {
    const auto play_all = [](const fs::path& state) {
        const StatisticsFile file(state);
        const Outcome won{Outcome::Kind::won, 1, "won"};
        const Outcome lost{Outcome::Kind::lost, 0, "lost"};
        const Outcome drawn{Outcome::Kind::draw, 0, "drawn"};
        const GameInfo& chase = entry_called("tom-jerry").game.info();
        for (const int moves : {21, 14})
            CHECK(file.count(chase, {}, won, moves));
        CHECK(file.count(chase, {}, lost, 4));
        const GameInfo& battle = entry_called("night-battle").game.info();
        for (const Seat winner : {1, 2, 1})
            CHECK(file.count(battle, {}, {Outcome::Kind::won, winner, "sunk"}, 30));
        const GameInfo& mate = entry_called("bishop-knight").game.info();
        CHECK(file.count(mate, mate.presets.front().settings, won, 33));
        CHECK(file.count(mate, {}, drawn, 12));
        CHECK(file.count(mate, {{"order", "2"}}, drawn, 12));
    };
    check_screens("statistics", "s", play_all);
    check_screens("statistics-empty", "s");
    if (side_panel_keys().empty()) return;
    check_screens("menu-best", "", play_all);
    check_screens("menu-battles", "j", play_all);
}

TEST_CASE("the settings look as they did") {
    // Without the calculator in the program one of them is missing.
    if (side_panel_keys().empty()) return;
    check_screens("settings", ",");
    check_screens("settings-changed", ",jj<enter>");
}

TEST_CASE("every game looks as it did: at its start, in the middle, and its help") {
    for (const CatalogueEntry& entry : catalogue()) {
        const GameInfo& info = entry.game.info();
        const std::string id = info.id;
        CAPTURE(id);
        // Without the calculator in the program the footer does not offer the original.
        if (info.has_original && !has_side_panel(info)) continue;
        check_screens(id, keys_into(info));
        check_screens(id + "-help", keys_into(info) + "?");
        const auto keys = middle_of_game.find(id);
        REQUIRE_MESSAGE(keys != middle_of_game.end(), "no keys for the middle of the game ", id);
        check_screens(id + "-middle", keys_into(info) + keys->second);
    }
}

TEST_CASE("the curtain looks as it did") {
    check_screens("curtain", keys_to("night-battle") + "<enter>");
}
