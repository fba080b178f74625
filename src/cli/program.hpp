// The command line of pmkgames.
#pragma once

#include <span>
#include <string>

namespace pmk::cli {

// Takes up the user's language and characters. Falls back quietly where the locale does not exist.
void take_up_locale();

// Runs the program with the words of its command line, without its own name, on the standard streams.
// Returns the exit status: 0 fine, 1 cannot run here, 2 wrong usage or input. What is wrong is told in one
// line on standard error; then nothing has been printed on standard output.
int run(std::span<const std::string> words);

} // namespace pmk::cli
