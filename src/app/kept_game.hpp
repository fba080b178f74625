// An unfinished game as a list shows it.
#pragma once

#include "pmkgames/catalogue.hpp"
#include "session/store.hpp"

#include <string>

namespace pmk {

class Session;

struct KeptGame {
    int slot = 0;
    std::string text{}; // the save
    std::string title{};
    const CatalogueEntry* game = nullptr; // null for a save that cannot be read

    // What tells it from others, the most important first: "today 14:05", "move 12", "three crosses".
    std::vector<std::string> details{};
};

// As many of the details as fit into that many cells, but at least the first: "move 12, today 14:05".
std::string details_within(const KeptGame& kept, int width);

// The settings that are not the usual ones, in a few words: of a preset its summary, of others their names
// and values; empty where there are none. Of a game with something to hide presets alone are named.
std::string settings_words(const GameInfo& info, const Settings& settings);

} // namespace pmk
