#include "games/originals.hpp"
#include "games/tom_jerry/game.hpp"
#include "lockstep/lockstep.hpp"
#include "pmkgames/random.hpp"

#include <doctest/doctest.h>

namespace {

using namespace pmk;

const OriginalKind& kind() {
    const OriginalKind* const found = find_original("tom-jerry");
    REQUIRE(found != nullptr);
    return *found;
}

Lockstep beside(const Settings& settings, std::uint64_t seed) {
    auto lockstep = Lockstep::start(kind(), tom_jerry::game(), settings, seed, nullptr);
    REQUIRE(lockstep.has_value());
    return *std::move(lockstep);
}

void require_agreement(Lockstep& lockstep, const Session& session) {
    lockstep.follow(session);
    lockstep.settle(session);
    INFO((lockstep.difference() ? lockstep.difference()->report : ""));
    REQUIRE(!lockstep.difference().has_value());
}

} // namespace

TEST_CASE("200 random games agree move by move with the listing") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        auto session = Session::start(tom_jerry::game(), {}, seed);
        REQUIRE(session.has_value());
        Lockstep lockstep = beside({}, seed);
        require_agreement(lockstep, *session);
        while (session->match().turn() && session->moves().size() < 60) {
            const auto moves = session->match().legal_moves();
            REQUIRE(session->play(moves[random.below(moves.size())]).has_value());
            require_agreement(lockstep, *session);
        }
    }
}

TEST_CASE("any number typed is the same command on both") {
    const Settings settings{{"tom", "53"}, {"jerry", "37"}};
    for (const char* move : {"3.7", "0.5", "-4", "12", "4.9", "5.9", "6.99", "0", "99999999"}) {
        CAPTURE(move);
        auto session = Session::start(tom_jerry::game(), settings, 1);
        REQUIRE(session.has_value());
        Lockstep lockstep = beside(settings, 1);
        REQUIRE(session->play(move).has_value());
        require_agreement(lockstep, *session);
    }
}

TEST_CASE("the original follows undo, redo and restart") {
    auto session = Session::start(tom_jerry::game(), {}, 5);
    REQUIRE(session.has_value());
    Lockstep lockstep = beside({}, 5);
    for (const char* move : {"2", "4", "8"})
        REQUIRE(session->play(move).has_value());
    require_agreement(lockstep, *session);
    REQUIRE(session->undo().has_value());
    require_agreement(lockstep, *session);
    REQUIRE(session->redo().has_value());
    require_agreement(lockstep, *session);
    session->restart();
    require_agreement(lockstep, *session);
}

TEST_CASE("a listing with one changed step is found out, and the report tells where") {
    const auto listing = mk61::read_listing(kind().listing_text, "tom-jerry");
    REQUIRE(listing.has_value());
    mk61::Listing changed = *listing;
    changed.program.at(38).code = 0x06; // 6 in place of 5: the commands are shifted by one
    auto lockstep = Lockstep::start(kind(), tom_jerry::game(), {}, 5, &changed);
    REQUIRE(lockstep.has_value());
    auto session = Session::start(tom_jerry::game(), {}, 5);
    REQUIRE(session.has_value());
    REQUIRE(session->play("6").has_value());
    lockstep->follow(*session);
    lockstep->settle(*session);
    REQUIRE(lockstep->difference().has_value());
    CHECK(lockstep->difference()->report.find("after the move 6") != std::string::npos);
}
