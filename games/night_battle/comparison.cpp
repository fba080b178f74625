#include "games/night_battle/comparison.hpp"

#include "games/night_battle/rules.hpp"

#include <fmt/core.h>

namespace pmk::night_battle {
namespace {

// Mostly small fields, so that shots hit.
Settings random_settings(Random& random) {
    constexpr int small_fields = 4;
    const auto sizes = random.below(4) == 0 ? most_size - least_size + 1 : small_fields;
    const auto size = least_size + random.below(static_cast<std::uint64_t>(sizes));
    Settings settings{{"size", std::to_string(size)}};
    for (const char* ship : {"1", "2"}) {
        settings[std::string("shots") + ship] = std::to_string(1 + random.below(most_shots));
        settings[std::string("lives") + ship] = std::to_string(1 + random.below(most_lives));
        settings[std::string("speed") + ship] = std::to_string(random.below(size));
    }
    return settings;
}

int random_coordinate(Random& random) {
    constexpr int beyond = 5;
    return static_cast<int>(random.below(most_size + 2 * beyond)) - beyond;
}

std::string random_move(const Match& match, Random& random) {
    const auto moves = match.legal_moves();
    const bool fire = moves.front().starts_with("fire");
    if (random.below(4) == 0)
        return fmt::format("{} {} {}", fire ? "fire" : "sail", random_coordinate(random),
                           random_coordinate(random));
    return moves[random.below(moves.size())];
}

} // namespace

const RandomPlay random_play{random_settings, random_move, 400};

} // namespace pmk::night_battle
