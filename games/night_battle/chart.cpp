#include "games/night_battle/chart.hpp"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <limits>

namespace pmk::night_battle {
namespace {

constexpr std::size_t index(int number) {
    return static_cast<std::size_t>(number);
}

// Bits 0..count-1; count may be negative or too large.
std::uint32_t low_bits(int count) {
    return (std::uint32_t{1} << static_cast<unsigned>(std::clamp(count, 0, most_size))) - 1;
}

// The coordinates of an axis that a shot with this answer allows: below the shot when it went over.
std::uint32_t allowed(int shot, int answer, int size) {
    const int clamped = std::clamp(shot, -1, size); // so that nothing overflows
    const std::uint32_t below = low_bits(clamped);
    const std::uint32_t up_to = low_bits(clamped + 1);
    const std::uint32_t result = answer > 0 ? below : answer < 0 ? ~up_to : up_to & ~below;
    return result & low_bits(size);
}

} // namespace

Chart::Chart(int size) : size_(size) {
    std::fill(rows_.begin(), rows_.begin() + size, low_bits(size));
}

bool Chart::has(Square square) const {
    if (square.x < 0 || square.y < 0 || square.x >= size_ || square.y >= size_) return false;
    return ((rows_[index(square.y)] >> static_cast<unsigned>(square.x)) & 1U) != 0;
}

int Chart::count() const {
    int total = 0;
    for (const std::uint32_t row : rows_)
        total += std::popcount(row);
    return total;
}

template <class Visit> void Chart::for_each(Visit visit) const {
    for (int y = 0; y < size_; ++y)
        for (int x = 0; x < size_; ++x)
            if (has({x, y})) visit(Square{x, y});
}

Square Chart::nearest_to_half(int x, int y) const {
    Square nearest;
    int least = std::numeric_limits<int>::max();
    for_each([&](Square square) {
        const int distance = std::abs(2 * square.x - x) + std::abs(2 * square.y - y);
        if (distance < least) {
            least = distance;
            nearest = square;
        }
    });
    return nearest;
}

Square Chart::middle() const {
    Square low{size_, size_};
    Square high{-1, -1};
    for_each([&](Square square) {
        low = {std::min(low.x, square.x), std::min(low.y, square.y)};
        high = {std::max(high.x, square.x), std::max(high.y, square.y)};
    });
    return nearest_to_half(low.x + high.x, low.y + high.y);
}

Square Chart::nearest(Square to) const {
    return nearest_to_half(2 * to.x, 2 * to.y);
}

void Chart::keep(Square shot, Advice answer) {
    const std::uint32_t columns = allowed(shot.x, answer.x, size_);
    const std::uint32_t lines = allowed(shot.y, answer.y, size_);
    for (int y = 0; y < size_; ++y)
        rows_[index(y)] &= ((lines >> static_cast<unsigned>(y)) & 1U) != 0 ? columns : 0;
}

void Chart::spread(int speed) {
    std::array<std::uint32_t, most_size> wide{};
    for (int y = 0; y < size_; ++y)
        for (int step = 0; step <= speed; ++step) {
            const auto shift = static_cast<unsigned>(step);
            wide[index(y)] |= (rows_[index(y)] << shift) | (rows_[index(y)] >> shift);
        }
    for (int y = 0; y < size_; ++y) {
        rows_[index(y)] = 0;
        for (int from = std::max(y - speed, 0); from <= std::min(y + speed, size_ - 1); ++from)
            rows_[index(y)] |= wide[index(from)] & low_bits(size_);
    }
}

Chart enemy_chart(const Seen& seen) {
    Chart chart(seen.setup.size);
    const int speed = seen.setup.classes[1 - place_of_seat(seen.seat)].speed;
    auto shot = seen.own_shots.begin();
    for (int turn = 1; turn <= seen.turn; ++turn) {
        if (seat_of_turn(turn) != seen.seat) {
            // The enemy has sailed when his turn is over.
            if (turn < seen.turn) chart.spread(speed);
            continue;
        }
        for (; shot != seen.own_shots.end() && shot->turn == turn; ++shot)
            chart.keep(shot->at, shot->advice);
    }
    return chart;
}

} // namespace pmk::night_battle
