// Moves as text: `Ne5` as chess players write, `5 55` as typed into the calculator.
#pragma once

#include "games/bishop_knight/rules.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace pmk::bishop_knight {

// "e8"
std::string square_name(Square square);

// 'K', 'N', 'B'
char piece_letter(Piece piece);

// "Ne5"
std::string move_text(const Move& move);

// Also with a small letter for the piece, with `x` or `-` before the square and `+`, `#`, `!`, `?` behind it;
// or the piece's number and the square's two digits, with a blank between or none. The square lies on the
// board. Nothing for any other text.
std::optional<Move> parse_move_text(std::string_view text);

} // namespace pmk::bishop_knight
