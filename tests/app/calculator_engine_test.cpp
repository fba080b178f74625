// Games on the screen whose moves the original answers too, or alone.
#include "app/playing.hpp"
#include "games/originals.hpp"
#include "lockstep/original_engine.hpp"

#include <doctest/doctest.h>

using namespace pmk;
using namespace pmk::testing;

namespace {

// 38 subtracts 5 from the command; with 6 a 6 is none.
mk61::Listing shifted_commands() {
    auto listing = mk61::read_listing(find_original("tom-jerry")->listing_text, "tom-jerry");
    REQUIRE(listing);
    listing->program.at(38).code = 0x06;
    return *std::move(listing);
}

// Night Battle's ship 2 has a life more than the game says: it lives on after its last.
mk61::Listing more_lives() {
    auto listing = mk61::read_listing(find_original("night-battle")->listing_text, "night-battle");
    REQUIRE(listing);
    listing->program.at(103).code = 0x07;
    return *std::move(listing);
}

struct EnginePlay {
    EnginePlay(std::string_view game, bool compares, std::string_view keys, const Settings& settings = {},
               const std::optional<mk61::Listing>& listing = std::nullopt, Size size = {80, 24})
        : terminal(size), engine(*find_original(game), compares, listing) {
        const CatalogueEntry& entry = entry_called(game);
        auto session = Session::start(entry.game, settings, 8);
        REQUIRE(session);
        REQUIRE(engine.begin(*session));
        AppOptions options = options_for_tests(state.path());
        options.engine = &engine;
        options.listing = listing ? &*listing : nullptr;
        terminal.type(keys);
        farewell = play_session(terminal, *std::move(session), entry.make_view(), options);
    }

    TemporaryDirectory state;
    ScriptedTerminal terminal;
    OriginalEngine engine;
    Farewell farewell;
    std::string screen() const { return terminal.screen(); }
    std::string first_screen() const { return terminal.frames().front().canvas.to_text(); }
};

const Settings usual{{"tom", "53"}, {"jerry", "37"}};

std::string without(std::string text, const std::string& part) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.erase(at, part.size());
}

} // namespace

TEST_CASE("the title line tells who answers, whether or not the calculator is in sight") {
    for (const char* const keys : {"46", "o46"}) {
        CHECK(contains(EnginePlay("tom-jerry", true, keys).screen(), "· ✓ both agree"));
        CHECK(contains(EnginePlay("tom-jerry", false, keys).screen(), "· the calculator answers"));
    }
    CHECK_FALSE(contains(EnginePlay("tom-jerry", true, "46").screen(), "▸ 37"));
    // Where the line is short the mark is all that stands there.
    const EnginePlay narrow("bishop-knight", true, "", {}, {}, {60, 20});
    CHECK(contains(narrow.screen(), "Bishop & Knight                               ✓ both agree"));
}

TEST_CASE("the first difference stops the game: only help, ID, calculator and leaving are left") {
    const mk61::Listing listing = shifted_commands();
    const EnginePlay stopped("tom-jerry", true, "6", usual, listing);
    CHECK(stopped.engine.stopped());
    CHECK(contains(stopped.screen(), "They differ in display: the game has stopped."));
    CHECK(contains(stopped.screen(), "✗ stopped"));
    CHECK(contains(stopped.screen(), "turn 2"));
    for (const char* const keys : {"64", "6u", "6U", "6<c-r>", "6r", "6n", "6<up>"}) {
        CAPTURE(keys);
        CHECK(EnginePlay("tom-jerry", true, keys, usual, listing).screen() == stopped.screen());
    }
    CHECK(contains(EnginePlay("tom-jerry", true, "6o", usual, listing).screen(), "✗ They differ: display."));
    CHECK(contains(EnginePlay("tom-jerry", true, "6i", usual, listing).screen(), "tom-jerry --seed 8"));
    CHECK(contains(EnginePlay("tom-jerry", true, "6q", usual, listing).farewell.line, "not finished"));
}

TEST_CASE("where the calculator alone answers, its squares stand on the board") {
    const EnginePlay shifted("tom-jerry", false, "6", usual, shifted_commands());
    CHECK(contains(shifted.screen(), "turn 2 · Tom has 5 jumps"));
    CHECK(contains(shifted.screen(), "Jerry stays on 37. Tom stays on 53."));
    CHECK_FALSE(shifted.engine.stopped());
    // With its own listing the screen is the usual one.
    const std::string mark = " · the calculator answers";
    const TemporaryDirectory state;
    const std::string native = Play(state.path(), "tom-jerry", "64", usual).screen();
    const std::string answered = EnginePlay("tom-jerry", false, "64", usual).screen();
    const std::size_t title = native.find('\n');
    CHECK(answered.substr(answered.find('\n')) == native.substr(title));
    CHECK(contains(native.substr(0, title), "turn 3"));
    CHECK(contains(without(answered.substr(0, answered.find('\n')), mark), "turn 3"));
}

TEST_CASE("undo, redo, restart and new games are answered too") {
    const mk61::Listing listing = shifted_commands();
    const std::string one = EnginePlay("tom-jerry", false, "6", usual, listing).screen();
    CHECK(
        contains(EnginePlay("tom-jerry", false, "66u", usual, listing).screen(), "turn 2 · Tom has 5 jumps"));
    CHECK(contains(EnginePlay("tom-jerry", false, "66uU", usual, listing).screen(),
                   "turn 3 · Tom has 5 jumps"));
    CHECK(EnginePlay("tom-jerry", false, "66r6", usual, listing).screen() == one);
    CHECK(EnginePlay("tom-jerry", false, "66r<c-r>", usual, listing).screen() != one);
    for (const char* const game : {"tom-jerry", "bishop-knight"}) {
        const EnginePlay fresh(game, true, "n");
        CHECK(contains(fresh.screen(), "✓ both agree"));
        CHECK(fresh.screen() != fresh.first_screen());
    }
}

TEST_CASE("a new Night Battle is fought on newly drawn squares, in a game from a save too") {
    // The battle is over within the nine shots of a field of three by three.
    const std::string shots = "<enter>0 0<enter>0 1<enter>0 2<enter>1 0<enter>1 1<enter>1 2<enter>2 0<enter>"
                              "2 1<enter>2 2<enter>";
    const Settings small{{"size", "3"}, {"lives2", "1"}, {"shots1", "9"}, {"speed2", "1"}};
    const CatalogueEntry& entry = entry_called("night-battle");
    OriginalEngine engine(*find_original("night-battle"), true, {});
    const auto drawn = [&](std::uint64_t seed) {
        auto session = Session::start(entry.game, small, seed);
        REQUIRE(session);
        REQUIRE(engine.begin(*session));
        return *std::move(session);
    };
    const std::string expected = drawn(7).id(); // every new game of these tests has the seed 7
    const std::string save = drawn(8).save();
    REQUIRE(drawn(8).settings() != drawn(7).settings());
    for (const bool with_engine : {true, false}) {
        const TemporaryDirectory state;
        AppOptions options = options_for_tests(state.path());
        auto session = Session::load(save, [&](std::string_view) { return &entry.game; });
        REQUIRE(session);
        options.engine = with_engine ? &engine : nullptr;
        if (!with_engine) options.settings = {{"side_by_side", "true"}};
        if (with_engine) REQUIRE(engine.begin(*session));
        ScriptedTerminal terminal({80, 24});
        terminal.type(shots + "n" + shots);
        const Farewell farewell = play_session(terminal, *std::move(session), entry.make_view(), options);
        CHECK(contains(farewell.line, expected));
    }
}

TEST_CASE("a difference between two seats needs no curtain, for the battle is over") {
    const Settings settings{{"x1", "1"}, {"y1", "1"}, {"x2", "2"}, {"y2", "2"}, {"lives2", "1"}};
    const EnginePlay stopped("night-battle", true, "<enter>2 2<enter>", settings, more_lives());
    CHECK(contains(stopped.screen(), "They differ in"));
    CHECK(stopped.engine.stopped());
}

TEST_CASE("a difference that shows when the turn passes does not show the other seat's ship") {
    const Settings squares{{"x1", "3"}, {"y1", "6"}, {"x2", "8"}, {"y2", "4"}};
    const auto original = mk61::read_listing(find_original("night-battle")->listing_text, "night-battle");
    REQUIRE(original);
    int stopped_by_passing = 0;
    for (std::size_t step = 0; step < original->program.size(); ++step) {
        CAPTURE(step);
        mk61::Listing listing = *original;
        listing.program[step].code = static_cast<std::uint8_t>(listing.program[step].code + 1);
        const auto stops = [&](std::string_view keys) {
            const CatalogueEntry& entry = entry_called("night-battle");
            const TemporaryDirectory state;
            OriginalEngine engine(*find_original("night-battle"), true, listing);
            auto session = Session::start(entry.game, squares, 8);
            REQUIRE(session);
            if (!engine.begin(*session)) return false;
            AppOptions options = options_for_tests(state.path());
            options.engine = &engine;
            ScriptedTerminal terminal({80, 24});
            terminal.type(keys);
            play_session(terminal, *std::move(session), entry.make_view(), options);
            for (const auto& frame : terminal.frames()) {
                CHECK_FALSE(contains(frame.canvas.to_text(), "player 2 "));
                CHECK_FALSE(contains(frame.canvas.to_text(), "(8, 4)"));
            }
            return engine.stopped();
        };
        const std::string shots = "<enter>1 2<enter>1 2<enter>1 2<enter>";
        if (!stops(shots) && stops(shots + "s<space>i")) ++stopped_by_passing;
    }
    CHECK(stopped_by_passing > 0);
}
