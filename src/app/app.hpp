// The program on a terminal: the menu and everything that opens from it. The command line calls this.
#pragma once

#include "pmkgames/catalogue.hpp"
#include "pmkgames/session.hpp"
#include "pmkgames/terminal.hpp"
#include "pmkgames/view.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace mk61 {
struct Listing;
}

namespace pmk {

class Engine;

struct AppOptions {
    // The games of the menu.
    std::span<const CatalogueEntry> games = catalogue();
    // Where unfinished games and where settings are kept; nothing: the directories of the XDG rules
    // (session/files.hpp).
    std::optional<std::filesystem::path> state_directory{};
    std::optional<std::filesystem::path> config_directory{};
    // Of the program (session/program_settings.hpp), checked: those in force at the start.
    Settings settings{};
    // What was wrong with them; told once.
    Text warning{};
    // For one game that is begun with it (session/engine.hpp), not for the menu; null: the native rules
    // alone.
    Engine* engine = nullptr;
    // What the calculator beside the game runs; null: the game's own listing.
    const mk61::Listing* listing = nullptr;
    // Where the seed of each new game comes from; empty: the system's source of chance.
    std::function<std::uint64_t()> new_seed{};
};

// How the player left.
struct Farewell {
    // One line in the player's language for standard output, without a newline: game, result and ID of the
    // game played last; empty when none was played. UTF-8 (see ascii_text for other terminals).
    std::string line{};
};

// The menu, until the player leaves or the terminal is closed. Unfinished games are saved.
Farewell run_app(Terminal& terminal, const AppOptions& options);

// Straight into a game, until the player leaves it.
Farewell play_session(Terminal& terminal, Session session, std::unique_ptr<View> view,
                      const AppOptions& options);

} // namespace pmk
