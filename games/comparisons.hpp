// How each game with an original is compared with it.
#pragma once

#include "pmkgames/random_games.hpp"

#include <memory>
#include <string_view>

namespace pmk {

struct ComparisonKind {
    const char* game; // the game's id
    const RandomPlay* random_play;
    // Every position there is; nullptr where there are too many.
    std::unique_ptr<Comparison> (*everything)(const mk61::Listing& listing);
};

// The comparison of a game, or nullptr.
const ComparisonKind* find_comparison(std::string_view game_id);

} // namespace pmk
