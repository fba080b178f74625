#include "games/tom_jerry/game.hpp"
#include "lockstep/support.hpp"

using namespace pmk;
using namespace pmk::test;
using tom_jerry::game;

TEST_CASE("200 random games of Tom & Jerry agree move by move with the listing") {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        require_agreement_in_random_game(game(), {}, seed, 60);
}

TEST_CASE("games that start at any turn agree from the start to the end") {
    for (const char* turn : {"1", "2", "9", "10", "99", "100", "999", "1000", "9998", "9999"})
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            require_agreement_in_random_game(game(), {{"turn", turn}, {"moves", turn}}, seed, 60);
}

TEST_CASE("Y shows the turn that is set, and counts on from it") {
    const Settings settings{{"tom", "53"}, {"jerry", "31"}, {"turn", "9999"}};
    Lockstep lockstep = beside(game(), settings, 1);
    Session session = started(game(), settings, 1);
    const auto y = [&] { return lockstep.original().machine().state().y.to_double(); };
    require_agreement(lockstep, session);
    CHECK(y() == 9999);
    REQUIRE(session.play("5").has_value());
    require_agreement(lockstep, session);
    CHECK(y() == 10000);
    REQUIRE(session.play("4").has_value());
    require_agreement(lockstep, session);
    CHECK(session.match().outcome().kind == Outcome::Kind::won);
    CHECK(y() == 10000);
}

TEST_CASE("a game of more than a hundred turns agrees in every one") {
    Lockstep lockstep = beside(game(), {}, 1);
    Session session = started(game(), {}, 1);
    for (int turn = 1; turn <= 120; ++turn) {
        require_agreement(lockstep, session);
        REQUIRE(session.play("5").has_value());
    }
}

TEST_CASE("any number typed is the same command on both") {
    const Settings settings{{"tom", "53"}, {"jerry", "37"}};
    for (const char* move : {"3.7", "0.5", "-4", "12", "4.9", "5.9", "6.99", "0", "99999999"}) {
        CAPTURE(move);
        Lockstep lockstep = beside(game(), settings, 1);
        Session session = started(game(), settings, 1);
        REQUIRE(session.play(move).has_value());
        require_agreement(lockstep, session);
    }
}

TEST_CASE("the original follows undo, redo and restart") {
    Lockstep lockstep = beside(game(), {}, 5);
    Session session = started(game(), {}, 5);
    for (const char* move : {"2", "4", "8"})
        REQUIRE(session.play(move).has_value());
    require_agreement(lockstep, session);
    REQUIRE(session.undo().has_value());
    require_agreement(lockstep, session);
    REQUIRE(session.redo().has_value());
    require_agreement(lockstep, session);
    session.restart();
    require_agreement(lockstep, session);
}

TEST_CASE("a listing with one changed step is found out, and the report tells where") {
    const auto listing = mk61::read_listing(kind_of(game()).listing_text, "tom-jerry");
    REQUIRE(listing.has_value());
    mk61::Listing changed = *listing;
    changed.program.at(38).code = 0x06; // 6 in place of 5: the commands are shifted by one
    Lockstep lockstep = beside(game(), {}, 5, &changed);
    Session session = started(game(), {}, 5);
    REQUIRE(session.play("6").has_value());
    lockstep.follow(session);
    lockstep.settle(session);
    REQUIRE(lockstep.difference().has_value());
    CHECK(lockstep.difference()->report.find("after the move 6") != std::string::npos);
}
