// The menu and `pmkgames play`: the program on a terminal.
#include "app/app.hpp"
#include "cli/command.hpp"
#include "cli/new_session.hpp"
#include "terminal/curses_terminal.hpp"

namespace pmk::cli {
namespace {

struct ScreenOptions {
    TerminalOptions terminal;
    AppOptions app;
};

Result<ScreenOptions> screen_options(const Arguments& arguments) {
    ScreenOptions options;
    options.terminal.ascii = arguments.has("ascii");
    options.terminal.mouse = !arguments.has("no-mouse");
    options.app.animation = !arguments.has("no-animation");
    options.app.new_seed = drawn_seed;
    if (const std::string* const when = arguments.value("color")) {
        if (*when == "always")
            options.terminal.color = ColorMode::always;
        else if (*when == "never")
            options.terminal.color = ColorMode::never;
        else if (*when != "auto")
            return refuse("--color must be one of auto, always, never, not {}.", quote(*when));
    }
    return options;
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
    {
        const auto terminal = open_terminal(options->terminal);
        farewell = run_app(*terminal, options->app);
    }
    say_farewell(farewell, console);
    return Status::fine;
}

Result<Status> run_play(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    const auto options = screen_options(arguments);
    if (!options) return refuse(options.error());
    auto started = new_session(**entry, arguments, console.in, console.out);
    if (!started) return refuse(started.error());
    Farewell farewell;
    {
        const auto terminal = open_terminal(options->terminal);
        farewell = play_session(*terminal, std::move(started->session), (*entry)->make_view(), options->app);
    }
    say_farewell(farewell, console);
    return Status::fine;
}

} // namespace pmk::cli
