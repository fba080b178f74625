#include "games/xorka/rules.hpp"

#include "pmkgames/parameter.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <utility>

namespace pmk::xorka {
namespace {

constexpr std::uint32_t column_bit(int column) {
    return std::uint32_t{1} << static_cast<unsigned>(column);
}

constexpr std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

} // namespace

bool lit(const Board& board, Cell cell) {
    return (board.rows[index(cell.row)] & column_bit(cell.column)) != 0;
}

int sum(const Board& board) {
    int count = 0;
    for (const std::uint32_t row : board.rows)
        count += std::popcount(row);
    return count;
}

bool dark(const Board& board) {
    return std::all_of(board.rows.begin(), board.rows.end(), [](std::uint32_t row) { return row == 0; });
}

void press(Board& board, Cell cell, Crossing crossing) {
    const std::uint32_t bit = column_bit(cell.column);
    for (int row = 0; row < board.size; ++row)
        board.rows[index(row)] ^= bit;
    board.rows[index(cell.row)] ^= column_bit(board.size) - 1;
    if (crossing == Crossing::flipped) board.rows[index(cell.row)] ^= bit;
}

int most_crosses(int size, Crossing crossing) {
    return crossing == Crossing::kept ? size * size - 1 : size * size;
}

Board drawn_board(int size, int crosses, Crossing crossing, Random random) {
    const std::size_t cell_count = index(size) * index(size);
    std::array<std::uint16_t, index(most_size) * index(most_size)> cells{};
    std::iota(cells.begin(), cells.begin() + cell_count, std::uint16_t{0});
    Board board{size};
    do {
        board = Board{size};
        // The first steps of a Fisher-Yates shuffle: different cells, every set of them equally likely.
        for (std::size_t i = 0; i < index(crosses); ++i) {
            std::swap(cells[i], cells[i + random.below(cell_count - i)]);
            press(board, {cells[i] % size, cells[i] / size}, crossing);
        }
    } while (dark(board));
    return board;
}

Result<Board> parse_board(std::string_view text) {
    const auto wrong = [] {
        return refuse(
            "rows must be {} to {} rows of 0 and 1 with a slash between them, each as long as there "
            "are rows, such as 010/111/010.",
            least_size, most_size);
    };
    const std::size_t size = text.substr(0, text.find('/')).size();
    if (size < index(least_size) || size > index(most_size) || text.size() != size * (size + 1) - 1)
        return wrong();
    Board board{static_cast<int>(size)};
    for (std::size_t i = 0; i < text.size(); ++i) {
        const std::size_t column = i % (size + 1);
        const char character = text[i];
        if (column == size ? character != '/' : character != '0' && character != '1') return wrong();
        if (character == '1') board.rows[i / (size + 1)] |= column_bit(static_cast<int>(column));
    }
    if (dark(board)) return refuse("rows must have at least one 1: a dark field is solved already.");
    return board;
}

std::string row_text(const Board& board, int row) {
    std::string text(index(board.size), '0');
    std::uint32_t rest = board.rows[index(row)];
    for (char& character : text) {
        character = (rest & 1U) != 0 ? '1' : '0';
        rest >>= 1U;
    }
    return text;
}

std::string cell_text(Cell cell) {
    return static_cast<char>('a' + cell.column) + std::to_string(cell.row + 1);
}

std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    if (dark(position.board)) return moves;
    moves.reserve(index(position.board.size * position.board.size));
    for (int row = 0; row < position.board.size; ++row)
        for (int column = 0; column < position.board.size; ++column)
            moves.push_back({column, row});
    return moves;
}

Result<Move> parse_move(const Position& position, std::string_view text) {
    const int size = position.board.size;
    if (!text.empty()) {
        const int column = text.front() - (text.front() < 'a' ? 'A' : 'a');
        const auto row = parse_whole(text.substr(1));
        if (column >= 0 && column < size && row && *row >= 1 && *row <= size)
            return Move{column, static_cast<int>(*row) - 1};
    }
    return refuse("A move is a cell from a1 to {}: a column's letter and a row's number.",
                  cell_text({size - 1, size - 1}));
}

void apply(Position& position, Move move) {
    press(position.board, move, position.crossing);
    ++position.presses;
}

Outcome outcome(const Position& position) {
    if (!dark(position.board)) return {};
    return {Outcome::Kind::won, 1, "cleared",
            say("Solved: all the lights are out. Presses: {}.", position.presses)};
}

} // namespace pmk::xorka
