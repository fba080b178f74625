#include "games/bishop_knight/rules.hpp"

#include <doctest/doctest.h>

#include <string>

using namespace pmk::bishop_knight;

namespace {

// The numbers of the tries as they lie around the king, the highest rank first.
std::string picture(int order) {
    constexpr Square king = 44;
    std::string rows = "... ... ...";
    const auto tries = search_order(king, order);
    for (std::size_t i = 0; i < tries.size(); ++i) {
        const int column = file(tries[i]) - file(king) + 1;
        const int row = rank(king) + 1 - rank(tries[i]);
        rows[static_cast<std::size_t>(4 * row + column)] = static_cast<char>('1' + i);
    }
    return rows;
}

// Far from everything, so that the king's first try is free.
Position quiet() {
    return {.black_king = 55, .white_king = 11, .knight = 12, .bishop = 88, .order = left_first, .shown = 55};
}

} // namespace

TEST_CASE("the king's two search orders are those of the document") {
    CHECK(picture(left_first) == "678 594 123");
    CHECK(picture(right_first) == "876 495 321");
}

TEST_CASE("the next search begins on the other side only after a try from the second to the eighth") {
    Position first = quiet();
    first.bishop = 86; // not on the diagonal of d4
    CHECK(reply(first) == Reply::moved);
    CHECK(first.black_king == 44);
    CHECK(first.order == left_first);

    Position second = first;
    second.black_king = second.shown = 55;
    second.knight = 32; // covers d4
    CHECK(reply(second) == Reply::moved);
    CHECK(second.black_king == 54);
    CHECK(second.order == right_first);
}

TEST_CASE("a reply takes a move from the counter, and from the last one there is none") {
    Position position = quiet();
    position.bishop = 86;
    position.move_counter = 2;
    CHECK(reply(position) == Reply::moved);
    CHECK(position.move_counter == 1);
    CHECK(position.shown == position.black_king);
    CHECK(reply(position) == Reply::moves_used_up);
    CHECK(position.move_counter == 1);
}

TEST_CASE("a counter below one never runs out, as on the calculator") {
    Position position = quiet();
    position.bishop = 86;
    position.move_counter = 0;
    CHECK(reply(position) == Reply::moved);
    CHECK(position.move_counter == -99'999'999);
    CHECK(reply(position) == Reply::moved);
    CHECK(position.move_counter == -99'999'998);
}

TEST_CASE("the king and the knight screen the bishop's diagonal") {
    // The bishop on h8 looks at d4 through g7, f6 and e5.
    CHECK(search(quiet()).square == 54);
    Position screened = quiet();
    screened.knight = 77;
    CHECK(search(screened).square == 44);
    screened = quiet();
    screened.white_king = 77;
    CHECK(search(screened).square == 44);
}

TEST_CASE("a bishop under another piece is screened by it") {
    Position position = quiet();
    position.knight = position.bishop;
    CHECK(search(position).square == 44);
}

TEST_CASE("the king takes what stands on his way and is not protected") {
    Position bishop = quiet();
    bishop.bishop = 44;
    CHECK(reply(bishop) == Reply::piece_taken);
    CHECK(bishop.black_king == 44);
    CHECK(bishop.move_counter == 50);

    Position knight = quiet();
    knight.bishop = 86;
    knight.knight = 44;
    CHECK(reply(knight) == Reply::piece_taken);
    CHECK(knight.move_counter == 49);

    Position protected_knight = knight;
    protected_knight.black_king = 55;
    protected_knight.knight = 44;
    protected_knight.white_king = 33;
    CHECK(search(protected_knight).square == 54);
}

TEST_CASE("the white king beside him is noticed only on a square that he tries before a good one") {
    Position noticed = quiet();
    noticed.white_king = 44;
    CHECK(reply(noticed) == Reply::king_beside);
    Position unnoticed = quiet();
    unnoticed.bishop = 86;
    unnoticed.white_king = 66;
    CHECK(reply(unnoticed) == Reply::moved);
}
