// Night Battle on the calculator: a shot or a square to sail to is typed X ↑ Y С/П; indicator and registers
// tell what came of it.
//
// The squares are drawn by the program from the time of day, which the seed stands for. Size, shots, lives
// and speeds stand in the program's text and are changed there before the start. Another listing is run as it
// is; its size and lives are read, and its shots and speeds must be those set.
#pragma once

#include "pmkgames/original.hpp"

namespace pmk::night_battle {

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing);

// The start squares of both ships.
Settings settings_of_start(const Match& start);

} // namespace pmk::night_battle
