// Random games on native and original at once.
#pragma once

#include "lockstep/lockstep.hpp"
#include "pmkgames/random.hpp"

#include <doctest/doctest.h>

namespace pmk::test {

inline const OriginalKind& kind_of(const Game& game) {
    const OriginalKind* const found = find_original(game.info().id);
    REQUIRE(found != nullptr);
    return *found;
}

inline Lockstep beside(const Game& game, const Settings& settings, std::uint64_t seed,
                       const mk61::Listing* listing = nullptr) {
    auto lockstep = Lockstep::start(kind_of(game), game, settings, seed, listing);
    REQUIRE_MESSAGE(lockstep.has_value(), (lockstep ? "" : lockstep.error().english()));
    return *std::move(lockstep);
}

inline Session started(const Game& game, const Settings& settings, std::uint64_t seed) {
    auto session = Session::start(game, settings, seed);
    REQUIRE_MESSAGE(session.has_value(), (session ? "" : session.error().english()));
    return *std::move(session);
}

inline void require_agreement(Lockstep& lockstep, const Session& session) {
    lockstep.follow(session);
    lockstep.settle(session);
    INFO(session.id());
    INFO((lockstep.difference() ? lockstep.difference()->report : ""));
    REQUIRE(!lockstep.difference().has_value());
}

// Plays a random game to its end or to `most` moves.
inline void require_agreement_in_random_game(const Game& game, const Settings& settings, std::uint64_t seed,
                                             std::size_t most) {
    Random random(seed);
    Lockstep lockstep = beside(game, settings, seed);
    Session session = started(game, lockstep.settings(), seed);
    require_agreement(lockstep, session);
    while (session.match().turn() && session.moves().size() < most) {
        const auto moves = session.match().legal_moves();
        REQUIRE(session.play(moves[random.below(moves.size())]).has_value());
        require_agreement(lockstep, session);
    }
}

} // namespace pmk::test
