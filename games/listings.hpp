// The listings of games/*/listing.mk61, built into the program (see games/CMakeLists.txt).
#pragma once

namespace pmk::listings {

extern const char* const tom_jerry;
extern const char* const bishop_knight;
extern const char* const night_battle;

} // namespace pmk::listings
