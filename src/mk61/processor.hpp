// The execution of operation codes.
#pragma once

#include <cstdint>

#include "mk61/state.hpp"

namespace mk61 {

enum class Outcome : std::uint8_t {
    done,
    stopped, // the state says how
    failed,  // an error of the arithmetic: a running program loses its next step
};

// Executes `code`, whose address was just before the program counter; takes its address from there if it has
// one.
Outcome execute(State& state, std::uint8_t code, std::uint8_t address);

// The code at the program counter, which moves on.
std::uint8_t fetch(State& state);

} // namespace mk61
