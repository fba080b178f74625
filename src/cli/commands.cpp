#include "cli/command.hpp"
#include "cli/engine.hpp"
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

constexpr std::array panel_option{
    Option{"side-by-side", nullptr,
           mark("show the original calculator beside the board; the key o does the same in the game")}};
constexpr std::array version_option{Option{"version", nullptr, mark("show the version")}};
constexpr std::array list_options{Option{"json", nullptr, mark("write JSON for tools")}};
constexpr std::array seat_option{
    Option{"seat", "N", mark("tell what this seat may know instead of the whole position")}};

constexpr std::array compare_options{
    Option{"games", "N", mark("play so many random games")},
    Option{"seed", "S", mark("which random games: a whole number, 1 if not given")},
    Option{"exhaustive", nullptr, mark("compare every position there is, where the game allows it")},
    Option{"jobs", "J", mark("so many threads, 1 to 256; all processors if not given")},
    Option{"shard", "I/N", mark("only part I of N; the counts of all parts add up")},
    Option{"json", nullptr, mark("write the counts as JSON for tools")},
    Option{"listing", "FILE", mark("another listing of the same game in place of the one built in")},
};

constexpr const char* play_details =
    mark("pmkgames list shows the games with their parameters and presets. What is not set is drawn from the "
         "seed. In the game ? shows the keys.");
constexpr const char* play_engines =
    mark("With --engine both every move goes to the calculator too; the first difference stops the game, and "
         "the report follows it with the exit status 3. With --engine original the calculator's answers are "
         "what counts. --listing needs one of these or --side-by-side.");
constexpr const char* script_details =
    mark("Reads one move a line from FILE, or from standard input where FILE is absent or -. Writes one JSON "
         "object a line: the start, then the state after each move. A refused move is answered by "
         "{\"error\":\"...\"}, changes nothing and makes the exit status 2 at the end.");
constexpr const char* script_engines =
    mark("With --engine both every state has \"agree\":true; the first difference ends the script with a "
         "report and the exit status 3. With --engine original the states tell what the calculator shows.");
constexpr const char* batch_details =
    mark("Reads lines such as {\"seed\":7,\"preset\":\"..\",\"set\":{\"NAME\":VALUE},\"moves\":[\"..\"],"
         "\"seat\":1} from FILE, or from standard input where FILE is absent or -; every part may be absent. "
         "Answers each line by {\"states\":[..]}, the start and the state after each move, or by "
         "{\"error\":\"..\"} where the match cannot start. A refused move has {\"error\":\"..\"} among the "
         "states and the line goes on. The exit status is 2 if anything was refused.");
constexpr const char* batch_engines = mark(
    "With --engine both every state has \"agree\":true; the first difference ends the line with an error, "
    "and the exit status is 3. With --engine original the states tell what the calculator shows.");
constexpr const char* compare_details =
    mark("Plays 1000 random games on both unless told otherwise. Differences are printed as commands that "
         "show them again; then the exit status is 3. Ctrl-C ends with what is done.");

std::vector<Option> joined(std::initializer_list<std::span<const Option>> groups) {
    std::vector<Option> options;
    for (const auto& group : groups)
        options.insert(options.end(), group.begin(), group.end());
    return options;
}

std::vector<Command> all_commands() {
    std::vector<Command> all{
        {"",
         {},
         joined({terminal_options, version_option}),
         mark("Games of the MK-61 programmable calculator. Without a command the menu opens."),
         {},
         run_menu},
        {"list",
         {"[GAME]"},
         joined({list_options}),
         mark("Show the games, their parameters and presets."),
         {mark("With GAME it shows that game alone.")},
         run_list},
        {"play",
         {"GAME"},
         joined({start_options(), engine_options(), panel_option, terminal_options}),
         mark("Play a game on the terminal."),
         {play_details, play_engines},
         run_play},
        {"script",
         {"GAME", "[FILE]"},
         joined({start_options(), seat_option, engine_options()}),
         mark("Play a game without a terminal: moves in, states out."),
         {script_details, script_engines},
         run_script},
        {"batch",
         {"GAME", "[FILE]"},
         joined({engine_options()}),
         mark("Play many matches: JSON lines in, JSON lines out."),
         {batch_details, batch_engines},
         run_batch},
        {"compare",
         {"GAME"},
         joined({compare_options}),
         mark("Compare a game with the original program."),
         {compare_details},
         run_compare},
        {"statistics",
         {},
         joined({list_options}),
         mark("Show how the games ended so far."),
         {},
         run_statistics},
    };
#if PMK_MK61
    all.push_back(
        {"mk61", {"COMMAND"}, {}, mark("Run, convert and read programs of the calculator."), {}, nullptr});
#endif
    return all;
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
