// Tom & Jerry on the calculator: a move is typed and С/П pressed; TT0000JJ is read off the indicator, the
// rest from R1 R3 R4 R5 R6 Rc.
#pragma once

#include "pmkgames/original.hpp"

namespace pmk::tom_jerry {

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing);

} // namespace pmk::tom_jerry
