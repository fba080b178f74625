#include "games/template/rules.hpp"

#include "pmkgames/parameter.hpp"

#include <algorithm>

namespace pmk::template_game {

Position drawn_position(Random random) {
    return {10 + static_cast<int>(random.below(21)), 1};
}

std::vector<Move> legal_moves(const Position& position) {
    std::vector<Move> moves;
    for (int stones = 1; stones <= std::min(most_taken, position.stones); ++stones)
        moves.push_back({stones});
    return moves;
}

Result<Move> parse_move(const Position& position, std::string_view text) {
    const int most = std::min(most_taken, position.stones);
    const auto stones = parse_whole(text);
    if (!stones || *stones < 1 || *stones > most)
        return refuse("A move is the number of stones to take, from 1 to {}.", most);
    return Move{static_cast<int>(*stones)};
}

void apply(Position& position, const Move& move) {
    position.stones -= move.stones;
    position.seat = 3 - position.seat;
}

Outcome outcome(const Position& position) {
    if (position.stones > 0) return {};
    const Seat winner = 3 - position.seat;
    return {Outcome::Kind::won, winner, "last stone", say("Player {} has taken the last stone.", winner)};
}

} // namespace pmk::template_game
