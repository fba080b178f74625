// Where the listing keeps things.
#pragma once

namespace pmk::tom_jerry {

constexpr int tom_register = 1;
constexpr int jump_register = 3;
constexpr int turn_register = 4;
constexpr int jerry_register = 5;
constexpr int moves_register = 6;
constexpr int generator_register = 12;

} // namespace pmk::tom_jerry
