// Mate with bishop and knight on the calculator: piece ПП square С/П; the black king's square is read off the
// indicator, the rest from R0 R1 R3 R4 R5 R6 R8.
#pragma once

#include "pmkgames/original.hpp"

namespace pmk::bishop_knight {

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing);

} // namespace pmk::bishop_knight
