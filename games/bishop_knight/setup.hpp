// From settings to the first position.
#pragma once

#include "games/bishop_knight/game.hpp"

#include <cstdint>

namespace pmk::bishop_knight {

const std::vector<Parameter>& setup_parameters();
const std::vector<Preset>& setup_presets();

Result<Seen> set_up(const CheckedSettings& settings, std::uint64_t seed);

} // namespace pmk::bishop_knight
