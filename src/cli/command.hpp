// A command of the program: what it takes, as data, and what it does.
#pragma once

#include "cli/arguments.hpp"

#include <istream>
#include <ostream>
#include <span>
#include <vector>

namespace pmk::cli {

// Exit statuses. A lost game is fine.
enum class Status {
    fine = 0,
    cannot_run = 1,  // no terminal, an unreadable file, a full disk
    wrong_input = 2, // wrong usage or input; a refused move
    differ = 3,      // native and original do not agree
    interrupted = 130,
};

struct Console {
    std::istream& in;
    std::ostream& out;
    std::ostream& err;
};

// What a command does: its status, or a sentence for wrong input, in which case it has printed nothing.
using Action = Result<Status> (*)(const Arguments& arguments, Console& console);

struct Command {
    const char* name; // empty: the program without a command
    std::vector<const char*> operands;
    std::vector<Option> options; // `--help` is there for every command
    const char* summary;         // a pattern for `translated`, as are the paragraphs of details
    std::vector<const char*> details;
    Action run; // nullptr: the command takes its words apart itself
};

// All commands, the one without a name first.
std::span<const Command> commands();

// The command, or nullptr.
const Command* find_command(std::string_view name);

// The text of `--help`, at most 80 columns wide: of the whole program for the command without a name.
std::string help(const Command& command);

Result<Status> run_menu(const Arguments& arguments, Console& console);
Result<Status> run_list(const Arguments& arguments, Console& console);
Result<Status> run_play(const Arguments& arguments, Console& console);
Result<Status> run_script(const Arguments& arguments, Console& console);
Result<Status> run_batch(const Arguments& arguments, Console& console);
Result<Status> run_statistics(const Arguments& arguments, Console& console);
Result<Status> run_compare(const Arguments& arguments, Console& console);

} // namespace pmk::cli
