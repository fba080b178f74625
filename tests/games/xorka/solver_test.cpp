#include "games/xorka/solver.hpp"

#include <doctest/doctest.h>

#include <bitset>
#include <limits>
#include <vector>

namespace {

using namespace pmk;
using namespace pmk::xorka;

constexpr std::size_t most_cells = most_size * most_size;
using Cells = std::bitset<most_cells>;

template <class Visit> void for_each_cell(int size, Visit visit) {
    for (int row = 0; row < size; ++row)
        for (int column = 0; column < size; ++column)
            visit(Cell{column, row});
}

Board one_cell(int size, Cell cell) {
    Board board{size};
    board.rows[static_cast<std::size_t>(cell.row)] = 1U << static_cast<unsigned>(cell.column);
    return board;
}

Board all_lit(int size) {
    Board board{size};
    for (int row = 0; row < size; ++row)
        board.rows[static_cast<std::size_t>(row)] = (1U << static_cast<unsigned>(size)) - 1;
    return board;
}

// The board after each lit cell of `presses` was pressed, one after the other, with the rules themselves.
Board after_pressing(Board board, const Board& presses, Crossing crossing) {
    for_each_cell(board.size, [&](Cell cell) {
        if (lit(presses, cell)) press(board, cell, crossing);
    });
    return board;
}

// The rank of the press matrix by elimination.
std::size_t rank(int size, Crossing crossing) {
    std::vector<Cells> basis;
    for_each_cell(size, [&](Cell pressed) {
        Board board{size};
        press(board, pressed, crossing);
        Cells vector;
        for_each_cell(size, [&](Cell cell) {
            vector[static_cast<std::size_t>(cell.row * size + cell.column)] = lit(board, cell);
        });
        for (const Cells& other : basis) {
            const std::size_t leading = other._Find_first();
            if (vector[leading]) vector ^= other;
        }
        if (vector.any()) basis.push_back(vector);
    });
    return basis.size();
}

} // namespace

TEST_CASE("the press matrix has the ranks that arithmetic says") {
    for (int size = least_size; size <= most_size; ++size) {
        CAPTURE(size);
        const auto n = static_cast<std::size_t>(size);
        CHECK(rank(size, Crossing::flipped) == (size % 2 == 0 ? n * n : (n - 1) * (n - 1) + 1));
        if (size % 2 == 0) CHECK(rank(size, Crossing::kept) == 2 * n - 2);
    }
}

TEST_CASE("on even sizes pressing is its own inverse") {
    for (int size = 2; size <= most_size; size += 2)
        for_each_cell(size, [&](Cell cell) {
            const Board once = after_pressing(Board{size}, one_cell(size, cell), Crossing::flipped);
            CHECK(after_pressing(Board{size}, once, Crossing::flipped) == one_cell(size, cell));
        });
}

TEST_CASE("the effect of many presses is that of pressing them one by one") {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        for (const Crossing crossing : {Crossing::flipped, Crossing::kept}) {
            const int size = least_size + static_cast<int>(seed % (most_size - least_size + 1));
            const Board presses = drawn_board(size, 3, Crossing::flipped, Random(seed));
            CHECK(effect(presses, crossing) == after_pressing(Board{size}, presses, crossing));
        }
}

TEST_CASE("flipped: the all-lit 10x10 board needs all 100 presses") {
    const auto solution = shortest_solution(all_lit(10), Crossing::flipped);
    REQUIRE(solution.has_value());
    CHECK(*solution == all_lit(10));
    CHECK(sum(after_pressing(all_lit(10), *solution, Crossing::flipped)) == 0);
}

TEST_CASE("flipped: one lit cell needs the 19 presses of its own cross") {
    const Board start = one_cell(10, {2, 6});
    const auto solution = shortest_solution(start, Crossing::flipped);
    REQUIRE(solution.has_value());
    CHECK(sum(*solution) == 19);
    for_each_cell(10, [&](Cell cell) { CHECK(lit(*solution, cell) == (cell.column == 2 || cell.row == 6)); });
    CHECK(sum(after_pressing(start, *solution, Crossing::flipped)) == 0);
}

TEST_CASE("flipped: one lit row needs the 90 cells outside it") {
    Board start{10};
    start.rows[3] = 0x3FF;
    const auto solution = shortest_solution(start, Crossing::flipped);
    REQUIRE(solution.has_value());
    CHECK(sum(*solution) == 90);
    CHECK(solution->rows[3] == 0);
    CHECK(sum(after_pressing(start, *solution, Crossing::flipped)) == 0);
}

TEST_CASE("flipped, even size: the shortest solution of k crosses is exactly these k cells") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        const int size = 2 + 2 * static_cast<int>(seed % 10);
        const int crosses = 1 + static_cast<int>(seed % 4);
        const Board start = drawn_board(size, crosses, Crossing::flipped, Random(seed));
        const auto solution = shortest_solution(start, Crossing::flipped);
        REQUIRE(solution.has_value());
        CHECK(sum(*solution) == crosses);
        CHECK(sum(after_pressing(start, *solution, Crossing::flipped)) == 0);
    }
}

TEST_CASE("3x3: solver and search over all sets of presses agree on every board and both rules") {
    constexpr unsigned sets = 1U << 9U;
    const auto unpacked = [](unsigned bits) { return Board{3, {bits & 7U, (bits >> 3U) & 7U, bits >> 6U}}; };
    const auto packed = [](const Board& board) {
        return board.rows[0] | (board.rows[1] << 3U) | (board.rows[2] << 6U);
    };
    for (const Crossing crossing : {Crossing::flipped, Crossing::kept}) {
        std::vector<int> least(sets, -1);
        for (unsigned presses = 0; presses < sets; ++presses) {
            int& known = least[packed(after_pressing(Board{3}, unpacked(presses), crossing))];
            const int count = std::popcount(presses);
            if (known < 0 || count < known) known = count;
        }
        for (unsigned bits = 0; bits < sets; ++bits) {
            CAPTURE(bits);
            const Board start = unpacked(bits);
            const auto solution = shortest_solution(start, crossing);
            REQUIRE(solution.has_value() == (least[bits] >= 0));
            if (!solution) continue;
            CHECK(sum(*solution) == least[bits]);
            CHECK(sum(after_pressing(start, *solution, crossing)) == 0);
        }
    }
}

TEST_CASE("flipped, odd size: solvable exactly where all rows and columns have the same parity") {
    // On 5x5 a board of one lit cell has mixed parities; the diagonal has five odd rows and columns.
    CHECK(!shortest_solution(one_cell(5, {1, 1}), Crossing::flipped).has_value());
    const Board diagonal{5, {1, 2, 4, 8, 16}};
    const auto solution = shortest_solution(diagonal, Crossing::flipped);
    REQUIRE(solution.has_value());
    CHECK(sum(after_pressing(diagonal, *solution, Crossing::flipped)) == 0);
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const int size = 3 + 2 * static_cast<int>(seed % 5);
        const Board start = drawn_board(size, 3, Crossing::flipped, Random(seed));
        const auto shortest = shortest_solution(start, Crossing::flipped);
        REQUIRE(shortest.has_value());
        CHECK(sum(*shortest) <= 3);
        CHECK(sum(after_pressing(start, *shortest, Crossing::flipped)) == 0);
    }
}

TEST_CASE("kept: the all-lit 10x10 board needs 10 presses, one lit cell cannot be solved") {
    const auto solution = shortest_solution(all_lit(10), Crossing::kept);
    REQUIRE(solution.has_value());
    CHECK(sum(*solution) == 10);
    CHECK(sum(after_pressing(all_lit(10), *solution, Crossing::kept)) == 0);
    CHECK(!shortest_solution(one_cell(10, {4, 4}), Crossing::kept).has_value());
}

TEST_SUITE("slow") {
    TEST_CASE("kept: 2^18 boards of 10x10 can be solved, as many for each shortest number as known") {
        // Breadth-first search with the rules themselves. A solvable board is told by its first row and
        // column, because every row is the first one or its complement.
        constexpr int size = 10;
        const auto key = [](const Board& board) {
            std::uint32_t bits = board.rows[0];
            for (unsigned row = 1; row < size; ++row)
                bits |= (board.rows[row] & 1U) << (9 + row);
            return bits;
        };
        std::vector<std::uint8_t> seen(1U << 19U);
        std::vector<Board> level{Board{size}};
        seen[0] = 1;
        std::vector<std::size_t> counts;
        std::size_t total = 0;
        while (!level.empty()) {
            counts.push_back(level.size());
            total += level.size();
            std::vector<Board> next;
            for (const Board& board : level) {
                const auto solution = shortest_solution(board, Crossing::kept);
                REQUIRE(solution.has_value());
                REQUIRE(sum(*solution) == static_cast<int>(counts.size()) - 1);
                REQUIRE(effect(*solution, Crossing::kept) == board);
                for_each_cell(size, [&](Cell cell) {
                    Board pressed = board;
                    press(pressed, cell, Crossing::kept);
                    std::uint8_t& known = seen[key(pressed)];
                    if (known == 0) next.push_back(pressed);
                    known = 1;
                });
            }
            level = std::move(next);
        }
        CHECK(total == 262144);
        CHECK(counts ==
              std::vector<std::size_t>{1, 100, 2115, 16800, 63420, 97272, 63420, 16800, 2115, 100, 1});
    }
}
