#include "cli/command.hpp"
#include "cli/new_session.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace pmk::cli {
namespace {

constexpr std::array terminal_options{
    Option{"ascii", nullptr, mark("draw with ASCII characters only")},
    Option{"color", "WHEN", mark("use colours: auto, always or never; auto minds NO_COLOR")},
    Option{"no-animation", nullptr, mark("show the outcome of a move at once")},
    Option{"no-mouse", nullptr, mark("leave the mouse to the terminal")},
    Option{"plain", nullptr, mark("play line by line, for screen readers and pipes")},
};

constexpr std::array version_option{Option{"version", nullptr, mark("show the version")}};
constexpr std::array list_options{Option{"json", nullptr, mark("write JSON for tools")}};
constexpr std::array seat_option{
    Option{"seat", "N", mark("tell what this seat may know instead of the whole position")}};

std::vector<Option> joined(std::initializer_list<std::span<const Option>> groups) {
    std::vector<Option> options;
    for (const auto& group : groups)
        options.insert(options.end(), group.begin(), group.end());
    return options;
}

std::vector<Command> all_commands() {
    return {
        {"",
         {},
         joined({terminal_options, version_option}),
         mark("Games of the MK-61 programmable calculator. Without a command the menu opens."),
         {},
         run_menu},
            {"list", {},      joined({list_options}), mark("Show the games, their parameters and presets."),
             {},     run_list},
            {"play",
             {"GAME"},
             joined({start_options(), terminal_options}),
             mark("Play a game on the terminal."),
             {mark("pmkgames list shows the games with their parameters and presets. What is not set is "
                   "drawn from "
                   "the seed. In the game ? shows the keys.")},
             run_play},
            {"script",
             {"GAME", "[FILE]"},
             joined({start_options(), seat_option}),
             mark("Play a game without a terminal: moves in, states out."),
             {mark(
                 "Reads one move a line from FILE, or from standard input where FILE is absent or -. Writes "
                 "one JSON "
                 "object a line: the start, then the state after each move. A refused move is answered by "
                 "{\"error\":\"...\"}, changes nothing and makes the exit status 2 at the end.")},
             run_script},
            {"batch",
             {"GAME", "[FILE]"},
             {},
             mark("Play many matches: JSON lines in, JSON lines out."),
             {mark(
                 "Reads lines such as "
                 "{\"seed\":7,\"preset\":\"..\",\"set\":{\"NAME\":VALUE},\"moves\":[\"..\"],"
                 "\"seat\":1} from FILE, or from standard input where FILE is absent or -; every part may be "
                 "absent. Answers each line by {\"states\":[..]}, the start and the state after each move, "
                 "or by "
                 "{\"error\":\"..\"} where the match cannot start. A refused move has {\"error\":\"..\"} "
                 "among "
                 "the "
                 "states and the line goes on. The exit status is 2 if anything was refused.")},
             run_batch},
#if PMK_MK61
            {"mk61", {"COMMAND"}, {}, mark("Run, convert and read programs of the calculator."), {}, nullptr},
#endif
    };
}

} // namespace

std::span<const Command> commands() {
    static const std::vector<Command> all = all_commands();
    return all;
}

const Command* find_command(std::string_view name) {
    const auto all = commands();
    const auto found =
        std::find_if(all.begin(), all.end(), [&](const Command& command) { return command.name == name; });
    return found == all.end() ? nullptr : &*found;
}

} // namespace pmk::cli
