#include "games/xorka/solver.hpp"

#include <algorithm>
#include <bit>
#include <limits>

namespace pmk::xorka {
namespace {

using Mask = std::uint32_t; // one bit a column or a row

constexpr std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

bool has(Mask mask, int bit) {
    return ((mask >> static_cast<unsigned>(bit)) & 1U) != 0;
}

Mask bit(int number) {
    return Mask{1} << static_cast<unsigned>(number);
}

Mask all(int size) {
    return bit(size) - 1;
}

bool odd(Mask mask) {
    return std::popcount(mask) % 2 != 0;
}

// Which rows and which columns hold an odd number of lit cells.
struct Parities {
    Mask rows = 0;
    Mask columns = 0;
};

Parities parities(const Board& board) {
    Parities result;
    for (int row = 0; row < board.size; ++row) {
        if (odd(board.rows[index(row)])) result.rows |= bit(row);
        result.columns ^= board.rows[index(row)];
    }
    return result;
}

// Every cell changed by its row's bit and its column's bit.
Board changed(Board board, const Parities& by) {
    for (int row = 0; row < board.size; ++row)
        board.rows[index(row)] ^= by.columns ^ (has(by.rows, row) ? all(board.size) : 0);
    return board;
}

// Odd size: the parities of the presses are free but for their sums, which must equal `total`. For every
// choice of rows the best columns are known: turn those that are more than half full, and where the sum
// then does not fit, also the one that costs least.
Board smallest_of_odd_size(const Board& board, bool total) {
    const int size = board.size;
    std::array<Mask, index(most_size)> columns{};
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            if (lit(board, {column, row})) columns[index(column)] |= bit(row);

    Parities best;
    int least = std::numeric_limits<int>::max();
    for (Mask rows = 0; rows <= all(size); ++rows) {
        if (odd(rows) != total) continue;
        Parities choice{rows, 0};
        int presses = 0;
        int cheapest = 0;
        int extra = std::numeric_limits<int>::max();
        for (int column = 0; column < size; ++column) {
            const int count = std::popcount(columns[index(column)] ^ rows);
            const int turned = size - count;
            if (turned < count) choice.columns |= bit(column);
            presses += std::min(count, turned);
            if (std::abs(turned - count) < extra) {
                extra = std::abs(turned - count);
                cheapest = column;
            }
        }
        if (odd(choice.columns) != total) {
            choice.columns ^= bit(cheapest);
            presses += extra;
        }
        if (presses < least) {
            least = presses;
            best = choice;
        }
    }
    return changed(board, best);
}

std::optional<Board> shortest_flipped(const Board& board) {
    const Parities odd_lines = parities(board);
    if (board.size % 2 == 0) {
        // Pressing is its own inverse: the solution is what pressing the lit cells gives.
        return effect(board, Crossing::flipped);
    }
    const bool total = odd(odd_lines.rows);
    const Mask expected = total ? all(board.size) : 0;
    if (odd_lines.rows != expected || odd_lines.columns != expected) return std::nullopt;
    return smallest_of_odd_size(board, total);
}

// The smallest set with an odd number of presses in exactly these rows and columns: one in each pair of
// them, and the rest of the longer list in pairs in one line.
Board smallest_with(int size, const Parities& odd_lines) {
    Board presses{size};
    Mask rows = odd_lines.rows;
    Mask columns = odd_lines.columns;
    while (rows != 0 || columns != 0) {
        presses.rows[index(rows != 0 ? std::countr_zero(rows) : 0)] ^=
            bit(columns != 0 ? std::countr_zero(columns) : 0);
        rows &= rows - 1;
        columns &= columns - 1;
    }
    return presses;
}

std::optional<Board> shortest_kept(const Board& board) {
    const int size = board.size;
    Parities sought{0, board.rows[0]};
    for (int row = 0; row < size; ++row) {
        const Mask difference = board.rows[index(row)] ^ board.rows[0];
        if (difference == all(size))
            sought.rows |= bit(row);
        else if (difference != 0)
            return std::nullopt;
    }
    if (odd(sought.rows) != odd(sought.columns)) return std::nullopt;
    // The complement of both has the same effect.
    const Parities other{sought.rows ^ all(size), sought.columns ^ all(size)};
    const Board first = smallest_with(size, sought);
    const Board second = smallest_with(size, other);
    return sum(first) <= sum(second) ? first : second;
}

} // namespace

Board effect(const Board& presses, Crossing crossing) {
    const Parities odd_lines = parities(presses);
    return changed(crossing == Crossing::flipped ? presses : Board{presses.size}, odd_lines);
}

std::optional<Board> shortest_solution(const Board& board, Crossing crossing) {
    return crossing == Crossing::flipped ? shortest_flipped(board) : shortest_kept(board);
}

} // namespace pmk::xorka
