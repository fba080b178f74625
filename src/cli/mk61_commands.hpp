// `pmkgames mk61 ...`: the calculator without the games.
#pragma once

#include <istream>
#include <ostream>
#include <span>
#include <string>

#include "cli/command.hpp"

namespace pmk::cli {

// Runs `pmkgames mk61 WORDS`. Returns the exit status; what is wrong is told in one line on `err`, and then
// `out` has got nothing. A file that cannot be read is status 1.
int run_mk61(std::span<const std::string> words, std::istream& in, std::ostream& out, std::ostream& err);

// The sub-commands, named "mk61 run" and so on.
std::span<const Command> mk61_commands();

// One of them: a listing is run as a person would, see mk61_run.cpp.
Result<Status> run_mk61_listing(const Arguments& arguments, Console& console);

} // namespace pmk::cli
