#include "games/originals.hpp"

#include "games/bishop_knight/original.hpp"
#include "games/listings.hpp"
#include "games/night_battle/original.hpp"
#include "games/tom_jerry/original.hpp"

#include <array>

namespace pmk {
namespace {

// A new original is one line here.
const std::array kinds{
    OriginalKind{"tom-jerry", listings::tom_jerry, tom_jerry::make_original},
    OriginalKind{"night-battle", listings::night_battle, night_battle::make_original,
                 night_battle::settings_of_start},
    OriginalKind{"bishop-knight", listings::bishop_knight, bishop_knight::make_original},
};

} // namespace

std::span<const OriginalKind> originals() {
    return kinds;
}

const OriginalKind* find_original(std::string_view game_id) {
    for (const OriginalKind& kind : kinds)
        if (kind.game == game_id) return &kind;
    return nullptr;
}

} // namespace pmk
