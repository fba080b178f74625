// What a player types to make a move.
//
// `fire X Y` and `sail X Y` take any two whole numbers of at most 8 digits, on the field or off it. The two
// numbers alone are the move that is due, but only where they name a square of the field: a slip of the
// finger must not cost a shot. Between the numbers stand blanks, commas, points or semicolons; where every
// coordinate has one digit, `74` is 7 4. `stay` ends the turn.
#pragma once

#include "games/night_battle/rules.hpp"

#include <string>
#include <string_view>

namespace pmk::night_battle {

// The move, at the right time; else a sentence that says what can be typed on this field.
Result<Move> parse_move(const Position& position, std::string_view text);
std::string move_text(const Move& move);

// The square in the text of a shot or of sailing; nothing for `stay` and for what is no move.
std::optional<Square> named_square(std::string_view text, int size);

// A square of the field as a player can type it: "7 4".
std::string example_square(int size);

} // namespace pmk::night_battle
