// Resizes without end, and kills at any moment.
#include "pmkgames/catalogue.hpp"
#include "pmkgames/random.hpp"
#include "state_directory.hpp"

#include <doctest/doctest.h>
#include <thread>

using namespace pmk;
using namespace pmk::testing;
using std::chrono::milliseconds;

namespace {

std::vector<std::string> play(std::string_view game) {
    return {PMK_PROGRAM, "play", std::string(game), "--seed", "3", "--no-animation"};
}

// How many moves a save holds.
int moves_in(const std::string& save) {
    int count = 0;
    for (std::size_t place = save.find("\nmove "); place != std::string::npos;
         place = save.find("\nmove ", place + 1))
        ++count;
    return count;
}

} // namespace

TEST_CASE("after 500 sizes within five seconds every game shows the same board") {
    for (const CatalogueEntry& entry : catalogue()) {
        CAPTURE(std::string(entry.game.info().id));
        const StateDirectory state;
        PtyProgram program(play(entry.game.info().id), state.options());
        REQUIRE(program.shows(translated(entry.game.info().title)));
        // Past a curtain that may stand before the game.
        program.settle(milliseconds(500));
        program.send("\r");
        program.settle();
        const std::string before = program.screen();
        Random random(1);
        for (int storm = 0; storm < 500; ++storm) {
            program.resize(1 + static_cast<int>(random.below(150)), 1 + static_cast<int>(random.below(60)));
            program.settle(milliseconds(storm % 10 == 0 ? 5 : 0));
            std::this_thread::sleep_for(milliseconds(5));
        }
        program.resize(80, 24);
        program.settle(milliseconds(300));
        CHECK(program.screen() == before);
        program.send("q");
        CHECK(program.exit_status() == 0);
        CHECK(program.settings_restored());
    }
}

TEST_SUITE("slow") {
    TEST_CASE("killed at any moment the game goes on at the last key or the one before it") {
        Random random(2);
        const StateDirectory state;
        int kept = 0;
        for (int kills = 0; kills < 200; ++kills) {
            std::filesystem::remove_all(state.path() / "pmkgames");
            PtyProgram program(play("xorka"), state.options());
            REQUIRE(program.shows("presses 0"));
            const int keys = 1 + static_cast<int>(random.below(6));
            int seen = 0;
            for (int key = 1; key <= keys; ++key) {
                program.send("\r");
                if (key < keys && program.shows("presses " + std::to_string(key))) seen = key;
                if (key < keys) program.send(key % 2 == 0 ? "l" : "j");
            }
            std::this_thread::sleep_for(std::chrono::microseconds(random.below(3000)));
            program.signal(SIGKILL);
            CHECK(program.exit_status() == 128 + SIGKILL);
            const std::string save = state.kept_game();
            CHECK((save.empty() || save.ends_with("\nend " + std::to_string(moves_in(save)) + "\n")));
            // The last key may be lost; the one before it was on the screen, its save may just be under way.
            CHECK(moves_in(save) >= keys - 1);
            CHECK(moves_in(save) <= keys);
            CHECK(seen == keys - 1);
            kept += moves_in(save) == keys ? 1 : 0;
        }
        MESSAGE("kept up to the last key: ", kept, " of 200");
    }
}
