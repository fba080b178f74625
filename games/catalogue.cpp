#include "pmkgames/catalogue.hpp"

#include "games/bishop_knight/game.hpp"
#include "games/bishop_knight/view.hpp"
#include "games/night_battle/game.hpp"
#include "games/night_battle/view.hpp"
#include "games/template/game.hpp"
#include "games/template/view.hpp"
#include "games/tom_jerry/game.hpp"
#include "games/tom_jerry/view.hpp"
#include "games/xorka/game.hpp"
#include "games/xorka/view.hpp"

#include <array>

namespace pmk {
namespace {

// A new game is one line here, before the template, which is built and tested but never shown.
const std::array entries{
    CatalogueEntry{tom_jerry::game(), tom_jerry::make_view},
    CatalogueEntry{night_battle::game(), night_battle::make_view},
    CatalogueEntry{bishop_knight::game(), bishop_knight::make_view},
    CatalogueEntry{xorka::game(), xorka::make_view},
    CatalogueEntry{template_game::game(), template_game::make_view},
};

constexpr std::size_t hidden_entries = 1;

} // namespace

std::span<const CatalogueEntry> catalogue() {
    return full_catalogue().first(entries.size() - hidden_entries);
}

std::span<const CatalogueEntry> full_catalogue() {
    return entries;
}

const CatalogueEntry* find_game(std::string_view id) {
    for (const CatalogueEntry& entry : catalogue())
        if (entry.game.info().id == id) return &entry;
    return nullptr;
}

} // namespace pmk
