#include "games/bishop_knight/chess_laws.hpp"
#include "games/bishop_knight/notation.hpp"

#include <doctest/doctest.h>

using namespace pmk::bishop_knight;

namespace {

std::size_t moves_of(const Position& position, Piece piece) {
    std::size_t count = 0;
    for (const Move& move : white_moves(position))
        count += move.piece == piece ? 1 : 0;
    return count;
}

} // namespace

TEST_CASE("White's moves are counted by hand") {
    // Ka1, Nb1, Bc1 against Kh8: the king may go to a2 and b2, the knight to a3, c3 and d2, the bishop to
    // b2, a3 and to d2 e3 f4 g5 h6.
    const Position corner{.black_king = 88, .white_king = 11, .knight = 21, .bishop = 31};
    CHECK(moves_of(corner, Piece::king) == 2);
    CHECK(moves_of(corner, Piece::knight) == 3);
    CHECK(moves_of(corner, Piece::bishop) == 7);
    // Kd4, Nd5, Bd3 against Kd6: c5, e5 are next to the black king, d5 and d3 taken.
    const Position middle{.black_king = 46, .white_king = 44, .knight = 45, .bishop = 43};
    CHECK(moves_of(middle, Piece::king) == 4);
    CHECK(moves_of(middle, Piece::knight) == 8);
    CHECK(moves_of(middle, Piece::bishop) == 11);
}

TEST_CASE("check comes from the knight and along free diagonals") {
    CHECK(in_check({.black_king = 58, .white_king = 31, .knight = 46, .bishop = 71}));
    CHECK(in_check({.black_king = 58, .white_king = 31, .knight = 51, .bishop = 14}));
    CHECK_FALSE(in_check({.black_king = 58, .white_king = 25, .knight = 51, .bishop = 14}));
    CHECK_FALSE(in_check({.black_king = 58, .white_king = 31, .knight = 47, .bishop = 14}));
}

TEST_CASE("the king cannot hide behind himself") {
    // The bishop on e4 looks through d5 and c6 to b7: the king on c6 may not go on along the diagonal.
    const Position position{.black_king = 36, .white_king = 88, .knight = 81, .bishop = 54};
    CHECK(covers(position, Piece::bishop, 27));
    CHECK(covers(position, Piece::bishop, 45));
}

TEST_CASE("a protected piece cannot be taken, a lonely one can") {
    // Kf7 leaves the king on h8 nothing but the knight on h7; a bishop on e4 protects it.
    const Position lonely{.black_king = 88, .white_king = 67, .knight = 87, .bishop = 86};
    CHECK(black_can_move(lonely));
    const Position guarded{.black_king = 88, .white_king = 67, .knight = 87, .bishop = 54};
    CHECK_FALSE(black_can_move(guarded));
    CHECK_FALSE(in_check(guarded));
}

TEST_CASE("moves are read in both notations") {
    CHECK(parse_move_text("Ne5") == Move{Piece::knight, 55});
    for (const char* text : {"5 55", "555", "5   55", "ne5", "Nxe5", "N-e5", "Ne5+", "Ne5#", "Ne5!?"})
        CHECK_MESSAGE((parse_move_text(text) == Move{Piece::knight, 55}), text);
    CHECK(parse_move_text("Kd2") == Move{Piece::king, 42});
    CHECK(parse_move_text("4 42") == Move{Piece::king, 42});
    CHECK(parse_move_text("Bg4") == Move{Piece::bishop, 74});
    CHECK(parse_move_text("6 74") == Move{Piece::bishop, 74});
    for (const char* text : {"", "N", "e5", "Ne9", "Ni5", "NE5", "Qe5", "5 59", "5 05", "5 5", "5 555", "N55",
                             "5 e5", "Ne5 ", " Ne5", "+", "N+", "7 55", "Nxxe5"})
        CHECK_MESSAGE(!parse_move_text(text), text);
}
