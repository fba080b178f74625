#include "games/xorka/view.hpp"

#include "games/table.hpp"
#include "games/xorka/game.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

namespace {

using namespace pmk;
using namespace pmk::xorka;

constexpr Size body{80, 19};

struct Table : test::Table {
    explicit Table(const Settings& settings) : test::Table(xorka::game(), make_view(), settings) {}
};

const Settings small{{"rows", "0100/1110/0100/0001"}};

} // namespace

TEST_CASE("the field shows lit and dark, the cross of the cursor, and what a press would leave") {
    const Size low{50, 8}; // on higher bodies the cells of so small a field grow
    Table table(small);
    table.press("<up>");
    CHECK(table.screen(low) == "    a  b  c  d\n"
                               "  1 ·  ██ │  ·     SUM            6\n"
                               "  2 ██ ██[██]──    presses        0\n"
                               "  3 ·  ██ │  ·\n"
                               "  4 ·  ·  │  ██    c2\n"
                               "                   lit in row     3\n"
                               "                   in column      1\n"
                               "                   after press    7\n");
    CHECK(table.screen(low, Charset::ascii)
              .starts_with("    a  b  c  d\n"
                           "  1 .  ## |  .     SUM            6\n"
                           "  2 ## ##[##]--    presses        0\n"));
}

TEST_CASE("the number that the panel foretells is the SUM after the press") {
    Table table({});
    for (const char* keys : {"<up>", "<left><left>", "<down><down><right>", "hjkl"}) {
        table.press(keys);
        const std::string screen = table.screen();
        const auto place = screen.find("after press") + 11;
        const int foretold = std::stoi(screen.substr(place, screen.find('\n', place) - place));
        table.press("<enter>");
        CHECK(table.match->position()["sum"] == foretold);
    }
}

TEST_CASE("the cursor stops at the edges") {
    Table table(small);
    table.press("<up><up><up><up><up><left><left><left><left><left><enter>");
    table.press("jjjjjllllll<space>");
    table.press("<home><pageup><end><enter>");
    CHECK(table.played == std::vector<std::string>{"a1", "d4", "d1"});
}

TEST_CASE("a cell can be gone to by its name, and a wrong name changes nothing but the message") {
    Table table({});
    table.press("gj10<enter><enter>");
    CHECK(table.played == std::vector<std::string>{"j10"});
    table.press("gt1");
    CHECK(table.screen().find("Go to: t1\n") != std::string::npos);
    table.press("<backspace><backspace>b3<enter><enter>gz<escape><enter>");
    CHECK(table.played == std::vector<std::string>{"j10", "b3", "b3"});
    table.press("gt1<enter>");
    CHECK(table.message() == "A move is a cell from a1 to j10: a column's letter and a row's number.");
    CHECK(table.screen().ends_with("Go to:\n"));
    table.press("c3<enter><enter>");
    CHECK(table.played.back() == "c3");
}

TEST_CASE("following the hint wins in as many presses as there were crosses") {
    Table table(Settings{{"crosses", "5"}});
    table.press("H");
    CHECK(table.message().starts_with("5 presses are enough from here; one of them is "));
    table.press("<enter>H<enter>H<enter>H<enter>H");
    CHECK(table.message().starts_with("1 press is enough from here: "));
    table.press("<enter>");
    CHECK(table.match->outcome().kind == Outcome::Kind::won);
    CHECK(table.message() == "Solved: all the lights are out. Presses: 5.");
    CHECK(!table.view->cursor(*table.match->observe(1), body).has_value());
}

TEST_CASE("the hint says so where a field cannot be put out") {
    Table table(Settings{{"rows", "100/000/000"}});
    table.press("H");
    CHECK(table.message() == "No presses at all can put this field out.");
}

TEST_CASE("a field too large for the body scrolls around the cursor") {
    Table table(Settings{{"size", "20"}});
    table.press("<home><pageup>");
    const std::string top = table.screen();
    CHECK(top.find("    a b c") == 0);
    CHECK(top.find("\n  1 ") != std::string::npos);
    CHECK(top.find("\n 20 ") == std::string::npos);
    CHECK(top.find("\n▾") != std::string::npos);
    CHECK(top.find("▴") == std::string::npos);
    table.press("<end><pagedown>");
    CHECK(table.screen().find("\n 20 ") != std::string::npos);
    CHECK(table.screen().find("\n▴") != std::string::npos);
    CHECK(table.screen().find("▾") == std::string::npos);
    CHECK(table.screen({120, 35}).find("\n  1 ") != std::string::npos);
}
