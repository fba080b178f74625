#include "games/bishop_knight/chess_laws.hpp"

#include "games/bishop_knight/notation.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace pmk::bishop_knight {

namespace {

constexpr std::array pieces{Piece::king, Piece::knight, Piece::bishop};
constexpr std::array king_steps{-11, -10, -9, -1, 1, 9, 10, 11};

int files_between(Square one, Square other) {
    return std::abs(file(one) - file(other));
}

int ranks_between(Square one, Square other) {
    return std::abs(rank(one) - rank(other));
}

bool kings_touch(Square one, Square other) {
    return std::max(files_between(one, other), ranks_between(one, other)) <= 1;
}

bool geometry_allows(Piece piece, Square from, Square to) {
    const int files = files_between(from, to);
    const int ranks = ranks_between(from, to);
    switch (piece) {
    case Piece::king:
        return std::max(files, ranks) == 1;
    case Piece::knight:
        return files * ranks == 2;
    case Piece::bishop:
        break;
    }
    return files == ranks && files != 0;
}

// The first occupied square strictly between the two on a diagonal, or 0.
template <class Occupied> Square obstacle(Square from, Square to, Occupied occupied) {
    const int step = (file(to) > file(from) ? 10 : -10) + (rank(to) > rank(from) ? 1 : -1);
    for (Square square = from + step; square != to; square += step)
        if (occupied(square)) return square;
    return 0;
}

bool black_may_go(const Position& position, Square square) {
    if (!on_board(square)) return false;
    return std::none_of(pieces.begin(), pieces.end(),
                        [&](Piece piece) { return covers(position, piece, square); });
}

tl::unexpected<Text> wrong_geometry(Piece piece, Square from, Square to) {
    switch (piece) {
    case Piece::king:
        return refuse("A king goes one square, in any direction: not from {} to {}.", square_name(from),
                      square_name(to));
    case Piece::knight:
        return refuse("A knight goes two squares straight and one aside: not from {} to {}.",
                      square_name(from), square_name(to));
    case Piece::bishop:
        break;
    }
    return refuse("A bishop goes along a diagonal: not from {} to {}.", square_name(from), square_name(to));
}

} // namespace

bool covers(const Position& position, Piece piece, Square square) {
    const Square from = square_of(position, piece);
    if (!geometry_allows(piece, from, square)) return false;
    if (piece != Piece::bishop) return true;
    return obstacle(from, square, [&](Square between) {
               return between == position.white_king || between == position.knight;
           }) == 0;
}

bool in_check(const Position& position) {
    return covers(position, Piece::knight, position.black_king) ||
           covers(position, Piece::bishop, position.black_king);
}

bool black_can_move(const Position& position) {
    return std::any_of(king_steps.begin(), king_steps.end(),
                       [&](int step) { return black_may_go(position, position.black_king + step); });
}

Result<void> check_position(const Position& position) {
    const std::array squares{position.black_king, position.white_king, position.knight, position.bishop};
    for (std::size_t i = 0; i < squares.size(); ++i)
        for (std::size_t j = i + 1; j < squares.size(); ++j)
            if (squares.at(i) == squares.at(j))
                return refuse("Two pieces cannot stand on the same square, {}.", square_name(squares.at(i)));
    if (kings_touch(position.black_king, position.white_king))
        return refuse("The kings on {} and {} cannot stand side by side.", square_name(position.black_king),
                      square_name(position.white_king));
    if (in_check(position))
        return refuse("The black king on {} cannot be in check while White is to move.",
                      square_name(position.black_king));
    return {};
}

Result<void> check_move(const Position& position, const Move& move) {
    const Square from = square_of(position, move.piece);
    if (!geometry_allows(move.piece, from, move.to)) return wrong_geometry(move.piece, from, move.to);
    if (move.to == position.black_king)
        return refuse("The black king stands on {}; a king is never taken.", square_name(move.to));
    for (const Piece piece : pieces)
        if (move.to == square_of(position, piece))
            return refuse("Your own piece stands on {}.", square_name(move.to));
    if (move.piece == Piece::king && kings_touch(move.to, position.black_king))
        return refuse("On {} your king would stand next to the black king on {}.", square_name(move.to),
                      square_name(position.black_king));
    if (move.piece != Piece::bishop) return {};
    const Square between = obstacle(from, move.to, [&](Square square) {
        return square == position.white_king || square == position.knight || square == position.black_king;
    });
    if (between != 0)
        return refuse("A piece on {} is in the bishop's way from {} to {}.", square_name(between),
                      square_name(from), square_name(move.to));
    return {};
}

std::vector<Move> white_moves(const Position& position) {
    std::vector<Move> moves;
    for (const Piece piece : pieces)
        for (Square square = 11; square <= 88; ++square)
            if (on_board(square) && check_move(position, {piece, square})) moves.push_back({piece, square});
    return moves;
}

} // namespace pmk::bishop_knight
