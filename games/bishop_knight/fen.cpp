#include "games/bishop_knight/fen.hpp"

#include "pmkgames/parameter.hpp"

#include <algorithm>
#include <vector>

namespace pmk::bishop_knight {

namespace {

constexpr int most_halfmoves = 100; // the clock at which the 50-move rule ends a game

std::vector<std::string_view> split(std::string_view text, char separator) {
    std::vector<std::string_view> parts;
    while (true) {
        const std::size_t end = text.find(separator);
        parts.push_back(text.substr(0, end));
        if (end == std::string_view::npos) return parts;
        text.remove_prefix(end + 1);
    }
}

Square* place_of(Position& position, char letter) {
    switch (letter) {
    case 'k':
        return &position.black_king;
    case 'K':
        return &position.white_king;
    case 'N':
        return &position.knight;
    case 'B':
        return &position.bishop;
    default:
        return nullptr;
    }
}

Result<void> read_rank(Position& position, std::string_view text, int rank) {
    int file = 1;
    for (const char letter : text) {
        if (letter >= '1' && letter <= '8') {
            file += letter - '0';
            continue;
        }
        Square* const place = place_of(position, letter);
        if (!place)
            return refuse(
                "The FEN may hold the pieces k, K, N and B and the digits 1 to 8 for empty squares; "
                "rank {} holds something else.",
                rank);
        if (*place != 0)
            return refuse("The FEN must hold one black king k and one white K, N and B each, not two of {}.",
                          letter);
        *place = 10 * file + rank;
        ++file;
    }
    if (file != 9) return refuse("Rank {} of the FEN must make up 8 squares.", rank);
    return {};
}

Result<void> read_board(Position& position, std::string_view text) {
    const auto ranks = split(text, '/');
    if (ranks.size() != 8)
        return refuse("The FEN must give 8 ranks with / between them, not {}.", ranks.size());
    for (std::size_t i = 0; i < ranks.size(); ++i)
        if (const auto read = read_rank(position, ranks[i], 8 - static_cast<int>(i)); !read)
            return refuse(read.error());
    for (const char letter : {'k', 'K', 'N', 'B'})
        if (*place_of(position, letter) == 0)
            return refuse("The FEN must hold one black king k and one white K, N and B each; {} is missing.",
                          letter);
    return {};
}

Result<void> read_clock(Position& position, std::string_view text) {
    const auto halfmoves = parse_whole(text);
    if (!halfmoves || *halfmoves < 0 || *halfmoves >= most_halfmoves)
        return refuse("The FEN's clock of half-moves must be a number from 0 to {}.", most_halfmoves - 1);
    position.move_counter = (most_halfmoves + 1 - static_cast<int>(*halfmoves)) / 2;
    return {};
}

} // namespace

Result<Position> parse_fen(std::string_view text) {
    const auto fields = split(text, ' ');
    if (fields.size() < 2 || fields.size() > 6)
        return refuse("A FEN has 2 to 6 fields with a blank between: the board, w for White, and so on.");
    Position position;
    if (const auto read = read_board(position, fields[0]); !read) return refuse(read.error());
    if (fields[1] != "w") return refuse("White is to move: the second field of the FEN must be w.");
    for (std::size_t i = 2; i < std::min<std::size_t>(fields.size(), 4); ++i)
        if (fields[i] != "-")
            return refuse("Nothing can be castled or taken in passing: field {} of the FEN must be -.",
                          i + 1);
    if (fields.size() > 4)
        if (const auto read = read_clock(position, fields[4]); !read) return refuse(read.error());
    if (fields.size() > 5) {
        const auto number = parse_whole(fields[5]);
        if (!number || *number < 1) return refuse("The FEN's move number must be a number from 1 on.");
    }
    position.shown = position.black_king;
    return position;
}

} // namespace pmk::bishop_knight
