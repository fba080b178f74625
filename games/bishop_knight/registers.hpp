// Where the listing keeps things.
#pragma once

namespace pmk::bishop_knight {

constexpr int counter_register = 0;
constexpr int black_king_register = 1;
constexpr int shown_register = 3;
constexpr int white_king_register = 4;
constexpr int knight_register = 5;
constexpr int bishop_register = 6;
constexpr int order_register = 8;

} // namespace pmk::bishop_knight
