#include "games/bishop_knight/solver.hpp"

#include <algorithm>
#include <utility>

namespace pmk::bishop_knight {

namespace {

using Bits = std::uint64_t;
using Cell = unsigned; // 8 * (file - 1) + rank - 1

constexpr Cell cells = 64;
constexpr std::size_t placements = std::size_t{cells} * cells * cells * cells;

constexpr Bits bit(Cell cell) {
    return Bits{1} << cell;
}

Cell cell_of(Square square) {
    return static_cast<Cell>(8 * (file(square) - 1) + rank(square) - 1);
}

Square square_of(Cell cell) {
    return 10 * (static_cast<int>(cell) / 8 + 1) + static_cast<int>(cell) % 8 + 1;
}

template <class Visit> void each(Bits set, Visit visit) {
    for (; set != 0; set &= set - 1)
        visit(static_cast<Cell>(__builtin_ctzll(set)));
}

using Offsets = std::array<std::pair<int, int>, 8>;
constexpr Offsets king_offsets{{{-1, -1}, {-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}, {1, 1}}};
constexpr Offsets knight_offsets{{{-2, -1}, {-2, 1}, {-1, -2}, {-1, 2}, {1, -2}, {1, 2}, {2, -1}, {2, 1}}};
constexpr std::array<std::pair<int, int>, 4> diagonals{{{-1, -1}, {-1, 1}, {1, -1}, {1, 1}}};

// The cell so far away, or 64 outside the board.
constexpr Cell shifted(Cell cell, std::pair<int, int> offset) {
    const int file = static_cast<int>(cell) / 8 + offset.first;
    const int rank = static_cast<int>(cell) % 8 + offset.second;
    return file < 0 || file > 7 || rank < 0 || rank > 7 ? cells : static_cast<Cell>(8 * file + rank);
}

constexpr std::array<Bits, cells> steps_of(const Offsets& offsets) {
    std::array<Bits, cells> steps{};
    for (Cell cell = 0; cell < cells; ++cell)
        for (const auto& offset : offsets)
            if (const Cell target = shifted(cell, offset); target < cells) steps.at(cell) |= bit(target);
    return steps;
}

constexpr std::array<Bits, cells> king_steps = steps_of(king_offsets);
constexpr std::array<Bits, cells> knight_steps = steps_of(knight_offsets);

// What a bishop reaches or protects with these cells occupied.
Bits bishop_steps(Cell bishop, Bits occupied) {
    Bits steps = 0;
    for (const auto& diagonal : diagonals) {
        for (Cell cell = shifted(bishop, diagonal); cell < cells; cell = shifted(cell, diagonal)) {
            steps |= bit(cell);
            if ((occupied & bit(cell)) != 0) break;
        }
    }
    return steps;
}

struct Placement {
    Cell black_king;
    Cell king;
    Cell knight;
    Cell bishop;
};

std::size_t index(const Placement& at) {
    return ((std::size_t{at.black_king} * cells + at.king) * cells + at.knight) * cells + at.bishop;
}

Placement placement(const Position& position) {
    return {cell_of(position.black_king), cell_of(position.white_king), cell_of(position.knight),
            cell_of(position.bishop)};
}

Placement placement(std::size_t index) {
    const auto digit = [&](unsigned place) { return static_cast<Cell>(index >> (6 * place)) % cells; };
    return {digit(3), digit(2), digit(1), digit(0)};
}

bool apart(const Placement& at) {
    const Bits kings = bit(at.black_king) | bit(at.king);
    const Bits pieces = bit(at.knight) | bit(at.bishop);
    return at.black_king != at.king && at.knight != at.bishop && (kings & pieces) == 0 &&
           (king_steps[at.king] & bit(at.black_king)) == 0;
}

// What Black's king may not step on; he himself is no obstacle to the bishop.
Bits attacked(const Placement& at) {
    return king_steps[at.king] | knight_steps[at.knight] |
           bishop_steps(at.bishop, bit(at.king) | bit(at.knight));
}

// Calls with every placement from which White can have come with one move to `at`, or to which he can go:
// that is the same, since nothing is taken.
template <class Visit> void each_white_step(const Placement& at, Visit visit) {
    const Bits occupied = bit(at.black_king) | bit(at.king) | bit(at.knight) | bit(at.bishop);
    each(king_steps[at.king] & ~occupied, [&](Cell cell) {
        visit(Placement{at.black_king, cell, at.knight, at.bishop});
    });
    each(knight_steps[at.knight] & ~occupied, [&](Cell cell) {
        visit(Placement{at.black_king, at.king, cell, at.bishop});
    });
    each(bishop_steps(at.bishop, occupied) & ~occupied, [&](Cell cell) {
        visit(Placement{at.black_king, at.king, at.knight, cell});
    });
}

// White to move: the black king is not in check.
bool legal_for_white(const Placement& at) {
    return apart(at) && (attacked(at) & bit(at.black_king)) == 0;
}

constexpr std::uint8_t no_way_out = 255; // Black to move: what a taken piece or a draw leaves open

} // namespace

Tablebase::Tablebase() : white_(placements) {
    // Black's moves that do not yet lose; `no_way_out` where one can never lose.
    std::vector<std::uint8_t> open(placements, no_way_out);
    std::vector<std::uint32_t> lost; // Black to move, lost in the number of moves of this round

    for (std::size_t i = 0; i < placements; ++i) {
        const Placement at = placement(i);
        if (!apart(at)) continue;
        const Bits covered = attacked(at);
        const bool check = (covered & bit(at.black_king)) != 0;
        const Bits free = king_steps[at.black_king] & ~covered;
        const bool takes = (free & (bit(at.knight) | bit(at.bishop))) != 0;
        ++counts_.black_to_move;
        if (!check) ++counts_.white_to_move;
        if (free == 0 && check) {
            ++counts_.mates;
            lost.push_back(static_cast<std::uint32_t>(i));
        } else if (free == 0) {
            ++counts_.stalemates;
        } else if (!takes) {
            open[i] = static_cast<std::uint8_t>(__builtin_popcountll(free));
        }
    }

    for (std::uint8_t moves = 1; !lost.empty(); ++moves) {
        counts_.lost += static_cast<int>(lost.size());
        std::vector<std::uint32_t> won;
        for (const std::uint32_t black : lost)
            each_white_step(placement(black), [&](const Placement& before) {
                const std::size_t i = index(before);
                if (white_[i] != 0 || !legal_for_white(before)) return;
                white_[i] = moves;
                won.push_back(static_cast<std::uint32_t>(i));
            });
        if (!won.empty()) counts_.longest_win = moves;
        counts_.won += static_cast<int>(won.size());

        lost.clear();
        for (const std::uint32_t white : won) {
            Placement before = placement(white);
            const Cell black_king = before.black_king;
            each(king_steps[black_king], [&](Cell cell) {
                before.black_king = cell;
                const std::size_t i = index(before);
                if (open[i] == no_way_out || --open[i] != 0) return;
                lost.push_back(static_cast<std::uint32_t>(i));
            });
        }
    }
}

std::optional<int> Tablebase::moves_to_mate(const Position& position) const {
    const int moves = white_[index(placement(position))];
    return moves == 0 ? std::nullopt : std::optional(moves);
}

namespace {

constexpr std::array orders{left_first, right_first};

std::size_t listing_index(const Placement& at, std::size_t order) {
    return index(at) * orders.size() + order;
}

// The cell and the order after an answer, in one byte each; `none` where the game ends otherwise.
struct Answer {
    std::uint8_t cell;
    std::uint8_t order;
    friend bool operator==(const Answer&, const Answer&) = default;
};
constexpr Answer none{255, 0};
constexpr Answer mated{254, 0};

Answer answer_of(const Placement& at, std::size_t order) {
    const Position position{.black_king = square_of(at.black_king),
                            .white_king = square_of(at.king),
                            .knight = square_of(at.knight),
                            .bishop = square_of(at.bishop),
                            .order = orders.at(order)};
    const Search found = search(position);
    if (found.found == Search::Found::nothing) return mated;
    if (found.found != Search::Found::square) return none;
    const Cell cell = cell_of(found.square);
    if (cell == at.black_king || cell == at.knight) return none;
    return {static_cast<std::uint8_t>(cell), static_cast<std::uint8_t>(found.order == right_first ? 1 : 0)};
}

} // namespace

ListingTable::ListingTable() : white_(placements * orders.size()) {
    std::vector<Answer> answers(placements * orders.size(), none);
    std::vector<std::uint32_t> lost;

    for (std::size_t i = 0; i < placements; ++i) {
        const Placement at = placement(i);
        if (!apart(at)) continue;
        const bool check = (attacked(at) & bit(at.black_king)) != 0;
        const Bits free = king_steps[at.black_king] & ~attacked(at);
        for (std::size_t order = 0; order < orders.size(); ++order) {
            const Answer answer = answer_of(at, order);
            answers[i * orders.size() + order] = answer;
            if (!check) ++counts_.positions.at(order);
            if (answer == mated) {
                lost.push_back(static_cast<std::uint32_t>(i * orders.size() + order));
                if (free != 0 || !check) ++counts_.illegal_replies;
            } else if (answer != none && (free & bit(answer.cell)) == 0) {
                ++counts_.illegal_replies;
            }
        }
    }
    counts_.lost = counts_.positions;

    for (std::uint8_t moves = 1; !lost.empty(); ++moves) {
        std::vector<std::uint32_t> won;
        for (const std::uint32_t black : lost) {
            const std::size_t order = black % orders.size();
            each_white_step(placement(black / orders.size()), [&](const Placement& before) {
                const std::size_t i = listing_index(before, order);
                if (white_[i] != 0 || !legal_for_white(before)) return;
                white_[i] = moves;
                --counts_.lost.at(order);
                won.push_back(static_cast<std::uint32_t>(i));
            });
        }
        counts_.by_moves.resize(moves + 1U);
        counts_.by_moves[moves] = static_cast<int>(won.size());

        lost.clear();
        for (const std::uint32_t white : won) {
            Placement before = placement(white / orders.size());
            const Answer reached{static_cast<std::uint8_t>(before.black_king),
                                 static_cast<std::uint8_t>(white % orders.size())};
            each(king_steps[before.black_king], [&](Cell cell) {
                before.black_king = cell;
                for (std::size_t order = 0; order < orders.size(); ++order) {
                    const std::size_t i = listing_index(before, order);
                    if (answers[i] == reached) lost.push_back(static_cast<std::uint32_t>(i));
                }
            });
        }
    }
    if (!counts_.by_moves.empty() && counts_.by_moves.back() == 0) counts_.by_moves.pop_back();
}

std::optional<int> ListingTable::moves_to_mate(const Position& position) const {
    const int moves = white_[listing_index(placement(position), position.order == right_first ? 1 : 0)];
    return moves == 0 ? std::nullopt : std::optional(moves);
}

} // namespace pmk::bishop_knight
