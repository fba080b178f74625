#include "games/bishop_knight/notation.hpp"

#include <algorithm>

namespace pmk::bishop_knight {

namespace {

std::optional<Piece> piece_of(char letter) {
    switch (letter) {
    case 'K':
    case 'k':
    case '4':
        return Piece::king;
    case 'N':
    case 'n':
    case '5':
        return Piece::knight;
    case 'B':
    case 'b':
    case '6':
        return Piece::bishop;
    default:
        return std::nullopt;
    }
}

std::optional<Square> square_of(char file, char rank, char first_file) {
    if (file < first_file || file >= first_file + 8 || rank < '1' || rank > '8') return std::nullopt;
    return 10 * (file - first_file + 1) + (rank - '0');
}

} // namespace

std::string square_name(Square square) {
    return {static_cast<char>('a' + file(square) - 1), static_cast<char>('0' + rank(square))};
}

char piece_letter(Piece piece) {
    switch (piece) {
    case Piece::king:
        return 'K';
    case Piece::knight:
        return 'N';
    case Piece::bishop:
        break;
    }
    return 'B';
}

std::string move_text(const Move& move) {
    return piece_letter(move.piece) + square_name(move.to);
}

std::optional<Move> parse_move_text(std::string_view text) {
    if (text.empty()) return std::nullopt;
    const char first = text.front();
    const auto piece = piece_of(first);
    if (!piece) return std::nullopt;
    text.remove_prefix(1);

    const bool digits = first >= '0' && first <= '9';
    if (digits) {
        text.remove_prefix(std::min(text.find_first_not_of(' '), text.size()));
    } else {
        if (!text.empty() && (text.front() == 'x' || text.front() == '-')) text.remove_prefix(1);
        const std::size_t end = text.find_last_not_of("+#!?");
        text = text.substr(0, end == std::string_view::npos ? 0 : end + 1);
    }
    if (text.size() != 2) return std::nullopt;
    const auto square = square_of(text[0], text[1], digits ? '1' : 'a');
    if (!square) return std::nullopt;
    return Move{*piece, *square};
}

} // namespace pmk::bishop_knight
