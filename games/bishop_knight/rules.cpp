#include "games/bishop_knight/rules.hpp"

#include "games/bishop_knight/chess_laws.hpp"

#include <cstdlib>

namespace pmk::bishop_knight {

namespace {

enum class Test { accepted, refused, king_beside, bishop_taken };

struct Step {
    int files;
    int ranks;
};

constexpr Step between(Square from, Square to) {
    return {file(to) - file(from), rank(to) - rank(from)};
}

constexpr int distance_squared(Square from, Square to) {
    const Step step = between(from, to);
    return step.files * step.files + step.ranks * step.ranks;
}

constexpr int sign(int number) {
    return (number > 0) - (number < 0);
}

// Along a diagonal from the bishop towards the square, the bishop's own square included (pieces can stand
// on top of each other) and the square itself not.
bool screened(const Position& position, Square square) {
    const Step step = between(position.bishop, square);
    const int one = 10 * sign(step.files) + sign(step.ranks);
    Square passed = position.bishop;
    do {
        if (passed == position.white_king || passed == position.knight) return true;
        passed += one;
    } while (passed != square);
    return false;
}

Test test(const Position& position, Square square) {
    if (!on_board(square)) return Test::refused;
    const int to_king = distance_squared(square, position.white_king);
    if (to_king == 0) return Test::king_beside;
    if (to_king < 3 || distance_squared(square, position.knight) == 5) return Test::refused;
    const Step step = between(position.bishop, square);
    if (std::abs(step.files) != std::abs(step.ranks)) return Test::accepted;
    if (screened(position, square)) return Test::accepted;
    return step.files == 0 ? Test::bishop_taken : Test::refused;
}

// The calculator's loop command takes one from the digits. A number below 0 has nines in front of them, and
// 0 borrows from its sign: such a counter, which only a set-up gives, never comes to its end.
int counted_down(int counter) {
    constexpr int full = 100'000'000;
    if (counter > 0) return counter - 1;
    if (counter == 0) return 1 - full;
    int shorter = 1;
    while (shorter <= -counter)
        shorter *= 10;
    return counter + shorter - full + 1;
}

} // namespace

Square square_of(const Position& position, Piece piece) {
    switch (piece) {
    case Piece::king:
        return position.white_king;
    case Piece::knight:
        return position.knight;
    case Piece::bishop:
        break;
    }
    return position.bishop;
}

void place(Position& position, const Move& move) {
    switch (move.piece) {
    case Piece::king:
        position.white_king = move.to;
        return;
    case Piece::knight:
        position.knight = move.to;
        return;
    case Piece::bishop:
        position.bishop = move.to;
        return;
    }
}

std::array<Square, 9> search_order(Square king, int order) {
    return {king - 1 + order, king - 1, king - 1 - order, king - order, king + order,
            king + 1 + order, king + 1, king + 1 - order, king};
}

Search search(const Position& position) {
    const Square king = position.black_king;
    const int order = position.order;
    const auto tries = search_order(king, order);
    for (std::size_t i = 0; i < tries.size(); ++i) {
        // The listing turns its order round before the second try and back again before the last.
        const bool turned = i != 0 && i + 1 != tries.size();
        const int next_order = turned ? -order : order;
        switch (test(position, tries[i])) {
        case Test::refused:
            break;
        case Test::accepted:
            return {Search::Found::square, tries[i], next_order};
        case Test::king_beside:
            return {Search::Found::king_beside, tries[i], next_order};
        case Test::bishop_taken:
            return {Search::Found::bishop_taken, tries[i], next_order};
        }
    }
    return {Search::Found::nothing, king, order};
}

Reply reply(Position& position) {
    const Search answer = search(position);
    if (answer.found == Search::Found::nothing) return Reply::mate;
    position.black_king = answer.square;
    position.order = answer.order;
    if (answer.found == Search::Found::king_beside) return Reply::king_beside;
    if (answer.found == Search::Found::bishop_taken) return Reply::piece_taken;
    if (position.move_counter == 1) return Reply::moves_used_up;
    position.move_counter = counted_down(position.move_counter);
    if (position.black_king == position.knight) return Reply::piece_taken;
    if (position.black_king == position.shown) return Reply::stalemate;
    position.shown = position.black_king;
    return Reply::moved;
}

Reply chess_reply(Position& position) {
    if (!black_can_move(position)) return in_check(position) ? Reply::mate : Reply::stalemate;
    const Search answer = search(position);
    position.black_king = answer.square;
    position.order = answer.order;
    position.shown = answer.square;
    if (answer.square == position.knight || answer.square == position.bishop) return Reply::piece_taken;
    if (position.move_counter == 1) return Reply::moves_used_up;
    --position.move_counter;
    return Reply::moved;
}

} // namespace pmk::bishop_knight
