// Solves king, bishop and knight against king: against best play by the laws of chess, and against the
// listing's king.
//
// Written apart from the rules of the game: squares are numbered 0..63, attacks come from tables, and both
// solvers work backwards from the mates. Only what the listing's king answers is asked of `search`.
#pragma once

#include "games/bishop_knight/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace pmk::bishop_knight {

// The fewest white moves to mate if both play their best. Takes some seconds and 50 MB when it is made.
class Tablebase {
  public:
    Tablebase();

    // White to move; the position is legal. Nothing where it cannot be won.
    std::optional<int> moves_to_mate(const Position& position) const;

    struct Counts {
        int white_to_move = 0; // legal positions
        int won = 0;
        int longest_win = 0; // in white moves
        int black_to_move = 0;
        int lost = 0;
        int mates = 0;
        int stalemates = 0;
    };
    const Counts& counts() const { return counts_; }

  private:
    std::vector<std::uint8_t> white_; // moves to mate, 0 where there is none
    Counts counts_;
};

// The fewest white moves to mate the king of the listing, with legal moves by White. Takes some seconds
// and 130 MB when it is made.
class ListingTable {
  public:
    ListingTable();

    // The position is legal; its counter is not looked at. Nothing where this king cannot be mated.
    std::optional<int> moves_to_mate(const Position& position) const;

    struct Counts {
        std::array<int, 2> positions{}; // legal, White to move; the search beginning left, right
        std::array<int, 2> lost{};      // of these, without a mate
        std::vector<int> by_moves{};    // how many are mate in so many moves, both orders together
        int illegal_replies = 0;        // answers of the listing that break the laws of chess
    };
    const Counts& counts() const { return counts_; }

  private:
    std::vector<std::uint8_t> white_;
    Counts counts_;
};

} // namespace pmk::bishop_knight
