// Random games on native and original at once.
#pragma once

#include "pmkgames/comparison.hpp"
#include "pmkgames/original.hpp"
#include "pmkgames/random.hpp"

namespace pmk {

// How a game is played at random so that all its corners come up.
struct RandomPlay {
    Settings (*settings)(Random& random);
    std::string (*move)(const Match& match, Random& random); // one that the match takes
    std::size_t most_moves;
};

// `games` games, numbered from 0; the number and the seed decide a game. A game that differs ends there.
class RandomGames final : public Comparison {
  public:
    // `listing` in place of the game's own; it may be absent.
    RandomGames(const OriginalKind& kind, const Game& game, const RandomPlay& play, std::uint64_t games,
                std::uint64_t seed, const mk61::Listing* listing);

    static constexpr std::uint64_t games_in_chunk = 10;
    std::uint64_t chunks() const override { return (games_ + games_in_chunk - 1) / games_in_chunk; }
    ChunkResult compare_chunk(std::uint64_t chunk, StopFlag stop) const override;

  private:
    void compare_game(std::uint64_t number, ChunkResult& result) const;

    const OriginalKind& kind_;
    const Game& game_;
    const RandomPlay& play_;
    std::uint64_t games_;
    std::uint64_t seed_;
    const mk61::Listing* listing_;
};

} // namespace pmk
