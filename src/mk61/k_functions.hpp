// The functions of the К prefix: parts of numbers, logic, angles, the random number.
#pragma once

#include <cstdint>

#include "arithmetic.hpp"
#include "mk61/number.hpp"
#include "mk61/opcodes.hpp"

namespace mk61 {

// The new X. The К-function chip keeps eight digits of what it worked on: the seed of the next random number.
Result k_function(Operation op, Number y, Number x, std::uint32_t& seed);

} // namespace mk61
