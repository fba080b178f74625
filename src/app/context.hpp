// What the screens of one run share.
#pragma once

#include "app/collection.hpp"
#include "app/screen.hpp"

namespace pmk {

struct Context : Collection {
    Context(Terminal& used_terminal, const AppOptions& used_options);

    Terminal& terminal;
    ScreenStack screens{};
    Farewell farewell{};
    // Where the game that was left last is kept, for the menu to find it again; nothing when it has.
    std::optional<int> left_slot{};
    // Those of the program, in force now.
    Settings settings;
    // Something that the first screen with a message line has to tell; empty when it has been told.
    std::string news;

    // From now on, and kept. A sentence where it cannot be kept; it is in force all the same.
    Result<void> change_setting(const std::string& name, const std::string& value);
};

} // namespace pmk
