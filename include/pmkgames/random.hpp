// The generator behind every seed: SplitMix64 (Steele, Lea, Flood 2014), specified here bit for bit, so
// that a seed gives the same game on every platform and compiler.
#pragma once

#include <cstdint>

namespace pmk {

class Random {
  public:
    explicit Random(std::uint64_t seed) : state_(seed) {}

    // The next 64 bits.
    std::uint64_t next() {
        state_ += 0x9E3779B97F4A7C15U;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
        mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
        return mixed ^ (mixed >> 31U);
    }

    // A whole number from 0 to bound - 1, every one equally likely; bound must not be 0.
    // Values of the incomplete last block are drawn again, so that none is favoured.
    std::uint64_t below(std::uint64_t bound) {
        const std::uint64_t incomplete = (0 - bound) % bound;
        std::uint64_t value = next();
        while (value < incomplete)
            value = next();
        return value % bound;
    }

    friend bool operator==(const Random&, const Random&) = default;

  private:
    std::uint64_t state_;
};

} // namespace pmk
