// The whole collection line by line: for screen readers, terminals that cannot place a cursor, and pipes.
// Nothing but text and newlines is written.
#pragma once

#include "app/app.hpp"

#include <iosfwd>

namespace pmk {

struct PlainConsole {
    std::istream& in;
    std::ostream& out;
    Charset charset = Charset::ascii;
    // Forgets what was typed ahead, where the input is a terminal.
    std::function<void()> discard_input{};
};

// Like run_app and play_session (app.hpp); the end of the input leaves too.
Farewell run_plain(const PlainConsole& console, const AppOptions& options);
Farewell play_plain(const PlainConsole& console, Session session, std::unique_ptr<View> view,
                    const AppOptions& options);

} // namespace pmk
