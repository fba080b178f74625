// What a number typed by the player commands.
//
// As on the calculator any number will do, and its integer part (towards zero) counts: below 4 is down, 4
// left, 5 passes, 6 right, above 6 up.
#pragma once

#include "games/tom_jerry/rules.hpp"

#include <optional>
#include <string_view>

namespace pmk::tom_jerry {

// The digit on the key that stands for the command: 2, 4, 5, 6, 8.
char command_digit(Command command);

// A number as the calculator's keys can enter it: a sign, at most eight digits with a point or comma among
// them, and an exponent of at most two digits behind an `e`. Nothing for any other text.
std::optional<Command> parse_command(std::string_view text);

} // namespace pmk::tom_jerry
