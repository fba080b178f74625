#include "games/comparisons.hpp"

#include "games/bishop_knight/comparison.hpp"
#include "games/night_battle/comparison.hpp"
#include "games/tom_jerry/comparison.hpp"

#include <array>

namespace pmk {
namespace {

// A new comparison is one line here.
const std::array kinds{
    ComparisonKind{"tom-jerry", &tom_jerry::random_play,
                   [](const mk61::Listing& listing) { return tom_jerry::everything(listing); }},
    ComparisonKind{"night-battle", &night_battle::random_play, nullptr},
    ComparisonKind{"bishop-knight", &bishop_knight::random_play,
                   [](const mk61::Listing& listing) { return bishop_knight::everything(listing); }},
};

} // namespace

const ComparisonKind* find_comparison(std::string_view game_id) {
    for (const ComparisonKind& kind : kinds)
        if (kind.game == game_id) return &kind;
    return nullptr;
}

} // namespace pmk
