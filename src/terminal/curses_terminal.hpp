// The terminal on which the program was started, by way of curses. This header includes no curses.
//
// The screen is given back on every way out: by the destructor, when a check fails (check.hpp), and on
// signals: SIGTERM and SIGHUP arrive as `closed`, SIGINT as the key Ctrl-C, SIGTSTP suspends; signals that
// end the program (SIGSEGV, SIGABRT ...) restore the terminal first. Only one may exist at a time.
#pragma once

#include "pmkgames/cannot_run.hpp"
#include "pmkgames/terminal.hpp"

#include <memory>

namespace pmk {

// Call `setlocale(LC_ALL, "")` first. Throws CannotRun where standard input or output is no terminal, or
// TERM is unset, unknown or cannot place the cursor.
std::unique_ptr<Terminal> open_terminal(const TerminalOptions& options);

// Whether the locale's character encoding is UTF-8.
bool locale_is_utf8();

// Takes up the user's language where it can be shown: translations come as UTF-8, and only English can be
// written in ASCII.
void take_up_language(bool ascii);

} // namespace pmk
