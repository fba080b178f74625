// The whole numbers that a listing keeps in registers, for comparisons of very many positions. Only built
// with PMK_MK61.
#pragma once

#include "mk61/number.hpp"
#include "mk61/state.hpp"

#include <span>

namespace pmk {

// As the calculator writes it; those of one or two digits are at hand.
mk61::Number whole_number(int value);

struct KeptNumber {
    const char* field; // as in Match::position()
    int index;         // of the register
    int value;
};

// The field of the first number that its register does not hold, in any form; null: all are there.
const char* wrong_register(const mk61::State& state, std::span<const KeptNumber> kept);

} // namespace pmk
