// Addresses: two digits 0-F for 105 steps.
#pragma once

#include <array>
#include <cstdint>

#include "mk61/state.hpp"

namespace mk61 {

// The step that an address means. Addresses from A5 on fold back: A5-B1 to the steps 0-6 and so on, B2-FF to
// 0-53.
inline constexpr auto step_at = [] {
    std::array<std::uint8_t, 256> steps{};
    for (unsigned address = 0; address < 256; ++address) {
        const unsigned value = 10 * (address >> 4) + (address & 15);
        steps[address] = static_cast<std::uint8_t>(value < 105   ? value
                                                   : value < 112 ? value - 105
                                                                 : value - 112);
    }
    return steps;
}();

// The counter after a step: the low digit is decimal again from here on.
inline constexpr auto address_after = [] {
    std::array<std::uint8_t, 256> next{};
    for (unsigned address = 0; address < 256; ++address) {
        const unsigned low = (address & 15) + 1;
        const unsigned high = address >> 4;
        next[address] =
            static_cast<std::uint8_t>(low < 10 ? high << 4 | low : ((high + 1) & 15) << 4 | (low - 10));
    }
    return next;
}();

inline constexpr auto address_before = [] {
    std::array<std::uint8_t, 256> previous{};
    for (unsigned address = 0; address < 256; ++address) {
        const unsigned low = address & 15;
        const unsigned high = address >> 4;
        previous[address] = static_cast<std::uint8_t>(low > 0 ? address - 1 : ((high + 15) & 15) << 4 | 9);
    }
    return previous;
}();

} // namespace mk61
