// Where the seed of a new game comes from when nobody has named one.
#pragma once

#include <cstdint>

namespace pmk {

// By chance, below 1,000,000,000: short enough to be copied by hand.
std::uint64_t drawn_seed();

} // namespace pmk
