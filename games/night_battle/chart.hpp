// A seat's chart: where the enemy can be, by all that the answers so far allow.
#pragma once

#include "games/night_battle/rules.hpp"

namespace pmk::night_battle {

// A set of squares of the field.
class Chart {
  public:
    // All squares.
    explicit Chart(int size);

    bool has(Square square) const;
    int count() const;
    bool whole() const { return count() == size_ * size_; }

    // The square of the set nearest to its middle, or to another square; the set must not be empty.
    Square middle() const;
    Square nearest(Square to) const;

    // Keeps the squares for which a shot there would be answered like this.
    void keep(Square shot, Advice answer);

    // Adds what a ship of this speed can reach in one turn from a square of the set.
    void spread(int speed);

  private:
    // Calls `visit` with each square of the set.
    template <class Visit> void for_each(Visit visit) const;
    // The square nearest to a point in half squares.
    Square nearest_to_half(int x, int y) const;

    int size_;
    std::array<std::uint32_t, most_size> rows_{}; // bit x of rows_[y]
};

// Every answer to the seat's own shots, and what the enemy can have sailed since.
Chart enemy_chart(const Seen& seen);

} // namespace pmk::night_battle
