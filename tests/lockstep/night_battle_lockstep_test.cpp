#include "games/night_battle/game.hpp"
#include "lockstep/support.hpp"

using namespace pmk;
using namespace pmk::test;
using night_battle::game;

namespace {

// Random parameters over their whole ranges; small fields, so that shots hit.
Settings drawn_settings(Random& random) {
    const auto size = 3 + random.below(random.below(4) == 0 ? 28 : 4);
    Settings settings{{"size", std::to_string(size)}};
    for (const char* ship : {"1", "2"}) {
        settings[std::string("shots") + ship] = std::to_string(1 + random.below(9));
        settings[std::string("lives") + ship] = std::to_string(1 + random.below(9));
        settings[std::string("speed") + ship] = std::to_string(random.below(size));
    }
    return settings;
}

} // namespace

TEST_CASE("random battles with random parameters agree move by move") {
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Random random(seed);
        require_agreement_in_random_game(game(), drawn_settings(random), seed, 120);
    }
}

TEST_CASE("the start squares come from the program") {
    Lockstep lockstep = beside(game(), {}, 1);
    CHECK(lockstep.settings().size() == 4);
    CHECK(lockstep.settings().contains("x1"));
}

TEST_CASE("squares that are set are typed in") {
    const Settings settings{{"x1", "9"}, {"y1", "0"}, {"x2", "3"}, {"y2", "4"}};
    Lockstep lockstep = beside(game(), settings, 1);
    Session session = started(game(), settings, 1);
    for (const char* move : {"fire 3 4", "sail 8 1", "fire 8 1", "stay", "fire -1 99"}) {
        REQUIRE(session.play(move).has_value());
        require_agreement(lockstep, session);
    }
}

TEST_CASE("the fault of the program that circulates is played beside another listing only") {
    const auto own = mk61::read_listing(kind_of(game()).listing_text, "night-battle");
    REQUIRE(own.has_value());
    const Settings faulty{{"rules", "original"}, {"size", "15"}};
    for (const mk61::Listing* const listing : {static_cast<const mk61::Listing*>(nullptr), &*own}) {
        const auto refused = Lockstep::start(kind_of(game()), game(), faulty, 1, listing);
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().english() ==
              "rules=original needs --listing with the program that circulates.");
    }
    // Step 02 holds the speed of ship 1.
    mk61::Listing other = *own;
    other.program.at(2).code = 0x03;
    Lockstep lockstep = beside(game(), faulty, 1, &other);
    require_agreement(lockstep, started(game(), lockstep.settings(), 1));
}
