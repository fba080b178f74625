// A run of the program on a scripted terminal, with a directory of its own for unfinished games.
#pragma once

#include "app/app.hpp"
#include "support/temporary_directory.hpp"
#include "terminal/scripted_terminal.hpp"

#include <filesystem>
#include <string>
#include <string_view>

namespace pmk::testing {

// Every new game has the seed 7; the games are all there are, the template included.
AppOptions options_for_tests(const std::filesystem::path& state);

// Types the keys at the menu; the terminal is closed at the end of them.
struct Run {
    explicit Run(const std::filesystem::path& state, std::string_view keys, Size size = {80, 24});

    ScriptedTerminal terminal;
    Farewell farewell;
    std::string screen() const { return terminal.screen(); }
};

// Types the keys into a new game of the entry.
struct Play {
    Play(const std::filesystem::path& state, std::string_view game, std::string_view keys,
         const Settings& settings = {}, Size size = {80, 24});

    ScriptedTerminal terminal;
    Farewell farewell;
    std::string screen() const { return terminal.screen(); }
};

const CatalogueEntry& entry_called(std::string_view id);

// The keys that select a game in the menu.
std::string keys_to(std::string_view id);

// Where a text stands on a screen of frames, the first time; it must be there.
Point place_of(const std::string& screen, std::string_view text);

bool contains(const std::string& text, std::string_view part);

} // namespace pmk::testing
