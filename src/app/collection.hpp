// The games at hand and what is kept of them: what the menu and the plain mode have in common.
#pragma once

#include "app/app.hpp"
#include "app/kept_game.hpp"
#include "session/statistics.hpp"
#include "session/store.hpp"

#include <vector>

namespace pmk {

struct Collection {
    explicit Collection(const AppOptions& options);

    const AppOptions& options;
    // Where games are kept, or why they cannot be.
    Result<Store> store;
    // Where their ends are counted, likewise.
    Result<StatisticsFile> statistics;

    std::uint64_t new_seed() const;

    // A save of one of the games.
    Result<Session> load(const std::string& save) const;
    // The entry of a game; it must be one of these.
    const CatalogueEntry& entry_of(const Game& game) const;

    // Newest first.
    std::vector<KeptGame> kept_games() const;

    // The right to go on with a kept game, or to forget it: nothing where it can be played but not kept (a
    // directory that cannot be written), a sentence where another copy of the program has it or has changed
    // it since it was read.
    Result<std::optional<Store::Claim>> claim(const KeptGame& kept) const;
};

// Whether the seats of the game must not see each other's screens.
bool hides_seats(const GameInfo& info);

} // namespace pmk
