#include "games/bishop_knight/view.hpp"

#include "games/bishop_knight/game.hpp"
#include "games/table.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

namespace {

using namespace pmk;
using namespace pmk::bishop_knight;

// The position of the original's description, mate in six.
const Settings example{{"black_king", "58"}, {"white_king", "31"}, {"knight", "51"}, {"bishop", "71"}};
constexpr std::string_view mate = "Nc2<enter>Na3<enter>Nb1<enter>Kc2<enter>Nc3<enter>Bc5<enter>";

struct Table : test::Table {
    explicit Table(View::Input input = View::Input::keys)
        : test::Table(bishop_knight::game(), make_view(), example) {
        view->set_input(input);
    }
};

constexpr Size usual{80, 19};

bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("what is typed after a refused move begins anew") {
    Table table;
    table.press("Bf3<enter>");
    CHECK(has(table.screen(usual), "Your move: Bf3"));
    table.press("Nc");
    CHECK(has(table.screen(usual), "Your move: Nc\n"));
    // Backspace mends what was refused.
    table.press("<escape>Bf3<enter><backspace>2<enter>");
    CHECK(has(table.match->position().dump(), "\"bishop\":62"));
}

TEST_CASE("a letter after a refused move is a key of the board again") {
    Table table;
    table.press("Bf3<enter>c");
    CHECK_FALSE(has(table.screen(usual), "Your move"));
    CHECK(has(table.screen(usual), "│ + │"));
}

TEST_CASE("the king stands in the middle of his order, which is shown wherever it finds room") {
    const Table table;
    for (const Size size : {usual, Size{120, 35}, Size{60, 13}, Size{40, 10}}) {
        CAPTURE(size.width);
        const std::string screen = table.screen(size);
        CHECK(has(screen, "6 7 8"));
        CHECK(has(screen, "5 ♚ 4"));
        CHECK(has(screen, "1 2 3"));
    }
    CHECK(has(table.screen({60, 13}), "mirrored next."));
    CHECK(has(table.screen({26, 10}), "♚"));
}

TEST_CASE("in the lowest window what is typed takes the place of the files' labels") {
    Table table;
    CHECK(table.view->minimum().height == 9);
    CHECK(has(table.screen({40, 9}), "a  b  c"));
    CHECK(has(table.screen({40, 9}), "5 ♚ 4"));
    table.press("Ne");
    CHECK(has(table.screen({40, 9}), "Your move: Ne\n"));
    CHECK_FALSE(has(table.screen({40, 9}), "g  h"));
}

TEST_CASE("the largest board with lines has the room before the panel") {
    // Beside the calculator on a large screen, and on the usual one.
    const std::string large = Table().screen({68, 35});
    CHECK(has(large, "├─────┼"));
    CHECK(has(large, "He tries"));
    CHECK(has(Table().screen({42, 19}), "He tries"));
    CHECK(has(Table().screen(usual), "covered by White"));
}

TEST_CASE("the order is mirrored unless he takes its first square") {
    Table table;
    // Down to the left, the first of his squares, from e8 to a4.
    table.press("Nc2<enter>Na3<enter>Nb1<enter>Kc2<enter>");
    CHECK(table.match->display() == "14");
    CHECK(has(table.screen(usual), "6 7 8"));
    // The first one is off the board now; he takes the second.
    table.press("Nc3<enter>");
    CHECK(table.match->display() == "13");
    CHECK(has(table.screen(usual), "8 7 6"));
}

TEST_CASE("after the mate the moves made are told, before it those left") {
    Table table;
    const auto status = [&] { return table.view->status(*table.match->observe(1)); };
    table.press("Nc2<enter>");
    CHECK(has(status(), "49 moves left"));
    table.press(mate.substr(std::string_view("Nc2<enter>").size()));
    CHECK(table.match->outcome().kind == Outcome::Kind::won);
    CHECK(has(status(), "6 moves made"));
}

TEST_CASE("the cursor shows without colours, also on a piece") {
    Table table;
    CHECK(has(table.screen(usual), "‹♔›"));
    table.press("<enter>");
    CHECK(has(table.screen(usual), "▸♔◂"));
    table.press("<up>");
    CHECK(has(table.screen(usual), "‹●›"));
    CHECK_FALSE(has(Table(View::Input::lines).screen(usual), "‹"));
}
