#include "pmkgames/random_games.hpp"

#include "lockstep/lockstep.hpp"

#include "pmkgames/check.hpp"

#include <algorithm>

namespace pmk {

RandomGames::RandomGames(const OriginalKind& kind, const Game& game, const RandomPlay& play,
                         std::uint64_t games, std::uint64_t seed, const mk61::Listing* listing)
    : kind_(kind), game_(game), play_(play), games_(games), seed_(seed), listing_(listing) {}

ChunkResult RandomGames::compare_chunk(std::uint64_t chunk, StopFlag stop) const {
    ChunkResult result;
    const std::uint64_t first = chunk * games_in_chunk;
    for (std::uint64_t number = first; number < std::min(first + games_in_chunk, games_); ++number) {
        if (is_set(stop)) {
            result.complete = false;
            break;
        }
        compare_game(number, result);
    }
    return result;
}

void RandomGames::compare_game(std::uint64_t number, ChunkResult& result) const {
    // Neighbouring seeds must not give the same games, shifted by one.
    Random random(Random(seed_).next() + number);
    const std::uint64_t game_seed = random.next();
    const Settings settings = play_.settings(random);
    auto lockstep = Lockstep::start(kind_, game_, settings, game_seed, listing_);
    PMK_CHECK(lockstep.has_value()); // random play draws what the original can play
    auto session = Session::start(game_, lockstep->settings(), game_seed);
    if (!session) {
        result.add_difference(
            {.field = drawn_squares, .session = Session::id(game_, settings, game_seed), .moves = {}});
        return;
    }
    const auto compared = [&] {
        lockstep->follow(*session);
        lockstep->settle(*session);
        ++result.counts.positions;
        result.counts.instructions += lockstep->original().instructions();
        return !lockstep->difference();
    };
    bool agree = compared();
    while (agree && session->match().turn() && session->moves().size() < play_.most_moves) {
        const auto played = session->play(play_.move(session->match(), random));
        PMK_CHECK(played.has_value());
        ++result.counts.moves;
        agree = compared();
    }
    if (!agree) {
        // The squares that the original has drawn it draws again.
        result.add_difference({.field = lockstep->difference()->field,
                               .session = Session::id(game_, settings, game_seed),
                               .moves = session->moves()});
    }
}

} // namespace pmk
