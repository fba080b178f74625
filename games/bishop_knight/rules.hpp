// Mate with bishop and knight: White has king, bishop and knight, Black the lone king, which the program
// moves.
//
// A square is the number 10 * file + rank, both 1..8 (e8 is 58). White moves; then the black king looks
// for a square in a fixed order, takes the first one that no white piece covers, and never thinks further.
// There are two such orders, mirrored left to right; which one comes next depends on how far the last
// search went. The game ends with mate, with stalemate, when the king takes a piece, or when White's moves
// are used up.
//
// Source: "Мат конём и слоном", a program for the MK-61 (listing of 105 steps), "Техника - молодёжи",
// 1986, No. 12. What is here answers as that listing does, for every placement of the four pieces on the
// board, pieces on top of each other included. The laws of chess are in chess_laws.hpp.
//
// Deviations: none in `reply`. `chess_reply` goes by the laws of chess where the listing is blind.
#pragma once

#include <array>

namespace pmk::bishop_knight {

// 10 * file + rank.
using Square = int;

constexpr int file(Square square) {
    return square / 10;
}
constexpr int rank(Square square) {
    return square % 10;
}
constexpr bool on_board(Square square) {
    return square >= 11 && file(square) <= 8 && rank(square) >= 1 && rank(square) <= 8;
}

// White's pieces, numbered as on the calculator.
enum class Piece { king = 4, knight = 5, bishop = 6 };

// Which way the king's search begins: with the lower file or the higher one.
constexpr int left_first = -10;
constexpr int right_first = 10;

struct Position {
    Square black_king = 0;
    Square white_king = 0;
    Square knight = 0;
    Square bishop = 0;
    int order = left_first;
    int move_counter = 50; // White's moves left, the one that is due included
    Square shown = 0;      // where the black king was shown last
    friend bool operator==(const Position&, const Position&) = default;
};

Square square_of(const Position& position, Piece piece);

struct Move {
    Piece piece = Piece::king;
    Square to = 0;
    friend bool operator==(const Move&, const Move&) = default;
};

// White's move, unchecked: the piece goes to the square.
void place(Position& position, const Move& move);

// The squares that the black king on `king` tries, in their order, off the board or not: the eight around
// him and at last his own.
std::array<Square, 9> search_order(Square king, int order);

// What the black king's search comes to.
struct Search {
    enum class Found {
        square,       // one that no piece covers; it can be the one he stands on, which is tried last
        nothing,      // every square is covered, his own as well
        king_beside,  // the white king stands on a square that he tries
        bishop_taken, // the bishop stands on a square that he tries, and nobody protects it
    };
    Found found = Found::nothing;
    Square square = 0; // the last one tried
    int order = 0;     // for the next search
};

Search search(const Position& position);

// How the black king answers.
enum class Reply {
    moved,
    mate,
    stalemate,
    king_beside,   // only where White's moves are not checked
    piece_taken,   // the rest cannot mate
    moves_used_up, // after White's last move the king could still move
    error,         // only by a calculator that gives up where the rules here go on
};

// The answer of the listing. Where it is the listing's error (every other than `moved` and `mate`), the
// position is what the listing had reached: the king on the square that he tried last.
Reply reply(Position& position);

// The answer by the laws of chess, for a position in which White has just made a legal move: the king goes
// where the listing sends him, but mate and stalemate are what the laws say.
Reply chess_reply(Position& position);

} // namespace pmk::bishop_knight
