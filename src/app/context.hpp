// What the screens of one run share.
#pragma once

#include "app/app.hpp"
#include "app/screen.hpp"
#include "session/store.hpp"

namespace pmk {

struct Context {
    Context(Terminal& terminal, const AppOptions& options);

    Terminal& terminal;
    const AppOptions& options;
    ScreenStack screens{};
    // Where games are kept, or why they cannot be.
    Result<Store> store;
    Farewell farewell{};

    std::uint64_t new_seed() const;

    // A save of one of the games of the menu.
    Result<Session> load(const std::string& save) const;
    // The entry of a game of the menu; it must be one.
    const CatalogueEntry& entry_of(const Game& game) const;

    // Opens a new match; the sentence where the settings do not fit.
    std::optional<Text> start(const CatalogueEntry& game, const Settings& settings);
};

} // namespace pmk
