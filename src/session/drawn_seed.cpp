#include "session/drawn_seed.hpp"

#include <random>

namespace pmk {

std::uint64_t drawn_seed() {
    constexpr std::uint64_t last = 999'999'999;
    std::random_device chance;
    return std::uniform_int_distribution<std::uint64_t>(0, last)(chance);
}

} // namespace pmk
