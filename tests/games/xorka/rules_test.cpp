#include "games/xorka/game.hpp"
#include "games/xorka/rules.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

#include <map>

namespace {

using namespace pmk;
using namespace pmk::xorka;

Board board(std::string_view rows) {
    const auto parsed = parse_board(rows);
    REQUIRE_MESSAGE(parsed.has_value(), (parsed ? "" : parsed.error().english()));
    return *parsed;
}

std::string rows(const Board& board) {
    std::string text = row_text(board, 0);
    for (int row = 1; row < board.size; ++row)
        text += "/" + row_text(board, row);
    return text;
}

std::string pressed(std::string_view start, Cell cell, Crossing crossing) {
    Board result = board(start);
    press(result, cell, crossing);
    return rows(result);
}

Result<std::unique_ptr<Match>> start(const Settings& settings, std::uint64_t seed = 1) {
    return xorka::game().start(settings, seed);
}

std::string refusal(const Settings& settings) {
    const auto match = start(settings);
    return match ? "" : match.error().english();
}

std::string start_rows(const Settings& settings, std::uint64_t seed) {
    const auto match = start(settings, seed);
    REQUIRE(match.has_value());
    const Json position = (*match)->position();
    std::string text;
    for (const auto& row : position.at("rows"))
        text += (text.empty() ? "" : "/") + row.get<std::string>();
    return text;
}

} // namespace

TEST_CASE("a press changes every cell of its row and its column, the crossing too") {
    CHECK(pressed("1000/0000/0000/0000", {2, 1}, Crossing::flipped) == "1010/1111/0010/0010");
    CHECK(pressed("1111/1111/1111/1111", {0, 3}, Crossing::flipped) == "0111/0111/0111/0000");
}

TEST_CASE("with the crossing kept the cell pressed stays as it was") {
    CHECK(pressed("1000/0000/0000/0000", {2, 1}, Crossing::kept) == "1010/1101/0010/0010");
    CHECK(pressed("1111/1111/1111/1111", {0, 3}, Crossing::kept) == "0111/0111/0111/1000");
}

TEST_CASE("two presses on the same cell cancel out at every place and size") {
    for (int size = least_size; size <= most_size; ++size)
        for (const Crossing crossing : {Crossing::flipped, Crossing::kept})
            for (int row = 0; row < size; ++row)
                for (int column = 0; column < size; ++column) {
                    const Board before = drawn_board(size, 1, Crossing::flipped, Random(7));
                    Board after = before;
                    press(after, {column, row}, crossing);
                    CHECK(after != before);
                    press(after, {column, row}, crossing);
                    CHECK(after == before);
                }
}

TEST_CASE("a cell is named by its column's letter and its row's number from the top") {
    const Position position{board("1000/0000/0000/0000"), Crossing::flipped, 0};
    CHECK(parse_move(position, "c2") == Move{2, 1});
    CHECK(parse_move(position, "D4") == Move{3, 3});
    CHECK(cell_text({2, 6}) == "c7");
    CHECK(cell_text({19, 19}) == "t20");
    for (const char* wrong :
         {"", "c", "c0", "c5", "e1", "c-1", "c+1", "c1 ", " c1", "1c", "c1.0", "@1", "`1"}) {
        CAPTURE(wrong);
        const auto move = parse_move(position, wrong);
        REQUIRE(!move.has_value());
        CHECK(move.error().english() ==
              "A move is a cell from a1 to d4: a column's letter and a row's number.");
    }
}

TEST_CASE("the press that darkens the field wins, and nothing can be pressed after it") {
    const auto match = start({{"rows", "010/111/010"}, {"size", "3"}});
    REQUIRE(match.has_value());
    CHECK((*match)->position().dump() == R"({"rows":["010","111","010"],"sum":5,"presses":0})");
    CHECK((*match)->turn() == 1);
    REQUIRE((*match)->play("b2").has_value());
    CHECK((*match)->position().dump() == R"({"rows":["000","000","000"],"sum":0,"presses":1})");
    const Outcome outcome = (*match)->outcome();
    CHECK(outcome_word(outcome) == "seat 1");
    CHECK(std::string(outcome.reason) == "cleared");
    CHECK(outcome.sentence.english() == "Solved: all the lights are out. Presses: 1.");
    CHECK(!(*match)->turn());
    CHECK((*match)->legal_moves().empty());
    CHECK(!(*match)->play("b2").has_value());
}

TEST_CASE("a seed gives the field that an independent computation of the generator gives") {
    CHECK(start_rows({}, 7) == "1010110110/1110100110/0001001001/0001111001/1110100110/0001011011/0011011001/"
                               "1001011001/0001011101/1110100110");
    CHECK(start_rows({{"size", "4"}, {"crosses", "3"}}, 0) == "1111/0100/1010/1010");
    CHECK(start_rows({{"size", "5"}, {"crosses", "6"}}, UINT64_MAX) == "10100/11011/00011/00101/01001");
    CHECK(start_rows({{"crosses", "4"}, {"crossing", "kept"}}, 1).substr(0, 21) == "0001010000/0001010000");
}

TEST_CASE("a field never starts dark") {
    // Two crosses on opposite corners of the smallest field cancel out when the crossing is kept, so that
    // one draw in three is thrown away.
    int two_corners = 0;
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        const Board drawn = drawn_board(2, 2, Crossing::kept, Random(seed));
        CHECK(sum(drawn) == 4);
        Random random(seed);
        const auto first = random.below(4);
        const auto second = (first + 1 + random.below(3)) % 4;
        two_corners += first + second == 3 ? 1 : 0;
    }
    CHECK(two_corners > 800);
    for (std::uint64_t seed = 0; seed < 300; ++seed)
        for (int size = 2; size <= 5; ++size)
            for (const Crossing crossing : {Crossing::flipped, Crossing::kept})
                for (int crosses = 1; crosses <= most_crosses(size, crossing); ++crosses)
                    CHECK(sum(drawn_board(size, crosses, crossing, Random(seed))) > 0);
}

TEST_CASE("every set of different cells is drawn about equally often") {
    std::map<std::string, int> counts;
    constexpr int draws = 20000;
    for (std::uint64_t seed = 0; seed < draws; ++seed)
        ++counts[rows(drawn_board(4, 2, Crossing::flipped, Random(seed)))];
    // 16 * 15 / 2 pairs of cells, and under `flipped` at even size every pair gives a board of its own.
    CHECK(counts.size() == 120);
    for (const auto& drawn : counts) {
        CAPTURE(drawn.first);
        // Five standard deviations around the mean of 166.7.
        CHECK(drawn.second > 102);
        CHECK(drawn.second < 232);
    }
}

TEST_CASE("rows that are no lit square field are refused") {
    for (const char* wrong : {"1", "0", "111", "10/1", "10/11/", "/10/11", "10/1x", "10,11", "110/011",
                              "10//11", "1010/0101/1010", "10\n11"}) {
        CAPTURE(wrong);
        const auto parsed = parse_board(wrong);
        REQUIRE(!parsed.has_value());
        CHECK(parsed.error().english() ==
              "rows must be 2 to 20 rows of 0 and 1 with a slash between them, each as "
              "long as there are rows, such as 010/111/010.");
    }
    CHECK(refusal({{"rows", "00/00"}}) == "rows must have at least one 1: a dark field is solved already.");
    CHECK(refusal({{"rows", "10/11"}, {"size", "3"}}) == "rows has 2 rows, but size is 3; they must agree.");
    std::string large(21, '1');
    for (int row = 1; row < 21; ++row)
        large += "/" + std::string(21, '1');
    CHECK(!parse_board(large).has_value());
}

TEST_CASE("rows alone set the size, and win over the crosses") {
    CHECK(start_rows({{"rows", "10/11"}}, 5) == "10/11");
    CHECK(start_rows({{"rows", "10/11"}, {"crosses", "400"}}, 5) == "10/11");
}

TEST_CASE("more crosses than the field has cells are refused, the default number fits every field") {
    CHECK(refusal({{"size", "3"}, {"crosses", "10"}}) ==
          "crosses must be a whole number from 1 to 9 on this field, not 10.");
    CHECK(refusal({{"size", "3"}, {"crosses", "9"}}).empty());
    CHECK(refusal({{"size", "3"}, {"crosses", "9"}, {"crossing", "kept"}}) ==
          "crosses must be a whole number from 1 to 8 on this field, not 9.");
    for (int size = least_size; size <= most_size; ++size)
        for (const char* crossing : {"flipped", "kept"})
            CHECK(refusal({{"size", std::to_string(size)}, {"crossing", crossing}}).empty());
}
