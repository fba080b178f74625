// What the screens of one run share.
#pragma once

#include "app/collection.hpp"
#include "app/screen.hpp"

namespace pmk {

struct Context : Collection {
    Context(Terminal& used_terminal, const AppOptions& used_options)
        : Collection(used_options), terminal(used_terminal) {}

    Terminal& terminal;
    ScreenStack screens{};
    Farewell farewell{};
};

} // namespace pmk
