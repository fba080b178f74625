// The list of games, in the order of the menu.
#pragma once

#include "pmkgames/game.hpp"
#include "pmkgames/view.hpp"

#include <memory>
#include <span>
#include <string_view>

namespace pmk {

struct CatalogueEntry {
    const Game& game;
    std::unique_ptr<View> (*make_view)();
};

// The games that are shown.
std::span<const CatalogueEntry> catalogue();

// All games, the template included: for tests of the contract.
std::span<const CatalogueEntry> full_catalogue();

// The entry among the games that are shown, or nullptr.
const CatalogueEntry* find_game(std::string_view id);

} // namespace pmk
