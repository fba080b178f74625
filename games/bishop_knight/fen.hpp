// Positions in Forsyth-Edwards notation, as chess programs exchange them.
#pragma once

#include "games/bishop_knight/rules.hpp"
#include "pmkgames/result.hpp"

#include <string_view>

namespace pmk::bishop_knight {

// Reads the four pieces and, where the clock of the 50-move rule is given, the moves that White has left.
// The position must hold exactly the two kings, one white knight and one white bishop, with White to move;
// whether it is legal is not looked at. `order` is the default, `shown` the black king's square.
Result<Position> parse_fen(std::string_view text);

} // namespace pmk::bishop_knight
