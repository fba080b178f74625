// The menu and `pmkgames play`: the program on a terminal.
#include "app/app.hpp"
#include "app/plain.hpp"
#include "app/side_panel.hpp"
#include "cli/command.hpp"
#include "cli/engine.hpp"
#include "cli/new_session.hpp"
#include "session/program_settings.hpp"
#include "terminal/curses_terminal.hpp"

#include <cstdlib>
#include <string_view>
#include <termios.h>
#include <unistd.h>

namespace pmk::cli {
namespace {

// A terminal that says of itself that it can do nothing but print.
bool is_dumb_terminal() {
    const char* const name = std::getenv("TERM");
    return name != nullptr && std::string_view(name) == "dumb";
}

struct ScreenOptions {
    bool plain = false;
    TerminalOptions terminal;
    AppOptions app;
};

// Where there is no HOME, none are kept: that is told when one is to be kept.
void add_kept_settings(AppOptions& options) {
    const auto file = SettingsFile::of_player();
    if (!file) return;
    auto kept = file->read();
    if (kept)
        options.settings.merge(*kept);
    else
        options.warning = kept.error();
}

Result<ScreenOptions> screen_options(const Arguments& arguments) {
    ScreenOptions options;
    options.plain = arguments.has("plain") || is_dumb_terminal();
    // What the command line says wins over what is kept.
    if (const std::string* const when = arguments.value("color")) {
        if (*when != "auto" && *when != "always" && *when != "never")
            return refuse("--color must be one of auto, always, never, not {}.", quote(*when));
        options.app.settings.emplace("color", *when);
    }
    if (arguments.has("ascii")) options.app.settings.emplace("ascii", "true");
    if (arguments.has("no-mouse")) options.app.settings.emplace("mouse", "false");
    if (arguments.has("no-animation")) options.app.settings.emplace("animation", "false");
    if (arguments.has("side-by-side")) options.app.settings.emplace("side_by_side", "true");
    add_kept_settings(options.app);
    options.terminal = terminal_options(options.app.settings);
    take_up_language(options.terminal.ascii);
    return options;
}

PlainConsole plain_console(const ScreenOptions& options, Console& console) {
    const bool ascii = options.terminal.ascii || !locale_is_utf8();
    // What cannot be read is an error, not the end of the input.
    console.in.exceptions(std::ios::badbit);
    PlainConsole plain{console.in, console.out, ascii ? Charset::ascii : Charset::unicode, {}};
    if (isatty(STDIN_FILENO) != 0) plain.discard_input = [] { tcflush(STDIN_FILENO, TCIFLUSH); };
    return plain;
}

void say_farewell(const Farewell& farewell, Console& console) {
    if (farewell.line.empty()) return;
    console.out << (locale_is_utf8() ? farewell.line : ascii_text(farewell.line)) << '\n';
}

} // namespace

Result<Status> run_menu(const Arguments& arguments, Console& console) {
    const auto options = screen_options(arguments);
    if (!options) return refuse(options.error());
    Farewell farewell;
    if (options->plain) {
        farewell = run_plain(plain_console(*options, console), options->app);
    } else {
        const auto terminal = open_terminal(options->terminal);
        farewell = run_app(*terminal, options->app);
    }
    say_farewell(farewell, console);
    return Status::fine;
}

Result<Status> run_play(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    auto options = screen_options(arguments);
    if (!options) return refuse(options.error());
    const auto chosen = chosen_engine(**entry, arguments, console, true, arguments.has("side-by-side"));
    if (!chosen) return refuse(chosen.error());
    Engine* const engine = chosen->engine.get();
    options->app.engine = engine;
    options->app.listing = chosen->listing.get();
    auto started = new_session(**entry, arguments, console.in, console.out);
    if (!started) return refuse(started.error());
    if (engine)
        if (const auto begun = engine->begin(started->session); !begun) return refuse(begun.error());
    if (arguments.has("side-by-side")) {
        if (options->plain)
            return refuse("--side-by-side needs the whole screen; it cannot stand beside --plain.");
        const auto panel = make_side_panel(started->session, options->app.listing);
        if (!panel) return refuse(panel.error());
    }
    auto view = (*entry)->make_view();
    Farewell farewell;
    if (options->plain) {
        farewell = play_plain(plain_console(*options, console), std::move(started->session), std::move(view),
                              options->app);
    } else {
        const auto terminal = open_terminal(options->terminal);
        farewell = play_session(*terminal, std::move(started->session), std::move(view), options->app);
    }
    say_farewell(farewell, console);
    return told_stop(engine, Status::fine, console);
}

} // namespace pmk::cli
