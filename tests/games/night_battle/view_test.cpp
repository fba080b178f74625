#include "games/night_battle/view.hpp"

#include "games/night_battle/game.hpp"
#include "games/table.hpp"

#include <algorithm>
#include <doctest/doctest.h>

namespace {

using namespace pmk;
using namespace pmk::night_battle;

constexpr Size body{80, 19};

struct Table : test::Table {
    explicit Table(const Settings& settings)
        : test::Table(night_battle::game(), night_battle::make_view(), settings) {}
};

const Settings placed{{"x1", "7"}, {"y1", "4"}, {"x2", "6"}, {"y2", "3"}};

} // namespace

TEST_CASE("after two shots the sea shows them, the chart and the answers in words") {
    Table table(placed);
    table.press("2 2<enter>9,9<enter>");
    table.view->rest();
    CHECK(table.screen() == "Y 9  ·  ·  ·  ·  ·  ·  ·  ·  ·  ×                    lives shots speed\n"
                            "  8  ·  ·  ·  +  +  +  +  +  +  ·     ▲ You (7, 4)   ♥♥♥       3     1\n"
                            "  7  ·  ·  ·  +  +  +  +  +  +  ·       Enemy        ♥♥        2     2\n"
                            "  6  ·  ·  ·  +  +  +  +  +  +  ·\n"
                            "  5  ·  ·  ·  +  +  +  +  +  +  ·     on the calculator: 1.1111111\n"
                            "  4  ·  ·  ·  + [+] +  +  ▲  +  ·\n"
                            "  3  ·  ·  ·  +  +  +  +  +  +  ·     + where he can be: 36 squares\n"
                            "  2  ·  ·  ×  ·  ·  ·  ·  ·  ·  ·\n"
                            "  1  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·     Your shots\n"
                            "  0  ·  ·  ·  ·  ·  ·  ·  ·  ·  ·     × (2, 2)  X short →, Y short ↑\n"
                            "  X  0  1  2  3  4  5  6  7  8  9     × (9, 9)  X over ←, Y over ↓\n"
                            "\n\n\n\n\n\n\n"
                            " Fire at: (4, 4)  or type X and Y, such as 7 4\n");
    CHECK(table.message() == "(9, 9): X over, Y over; he is further left and down. Shots left: 1.");
    const auto chart_key = [&] { return table.view->hints(*table.seen()).at(3).label; };
    CHECK(chart_key() == "hide chart");
    table.press("c");
    CHECK(!table.shows("+"));
    CHECK(table.shows("The chart is hidden; c shows it."));
    CHECK(chart_key() == "chart");
}

TEST_CASE("a shell falls, splashes and leaves its mark within a third of a second") {
    Table table(placed);
    table.press("2 2<enter>");
    std::chrono::milliseconds all{0};
    for (const char* const row : {"  2  ·  ·  ●  ·  ·", "  2  ·  · (o) ·  ·", "  2  ·  ·( o )·  ·"}) {
        CHECK(table.shows(row));
        REQUIRE(table.view->picture_time());
        all += *table.view->picture_time();
        table.view->next_picture();
    }
    CHECK(table.shows("  2  ·  ·  ×  ·  ·"));
    CHECK_FALSE(table.view->picture_time());
    CHECK(all <= std::chrono::milliseconds(333));

    table.press("6 3<enter>");
    CHECK(table.view->picture_time());
    table.view->next_picture();
    CHECK(table.shows("<*>"));
    table.view->rest();
    CHECK_FALSE(table.view->picture_time());
    CHECK_FALSE(table.shows("<*>"));
}

TEST_CASE("a splash covers nothing on the squares around it, and none is off the field or by another seat") {
    const auto pluses = [](const std::string& screen) {
        return std::count(screen.begin(), screen.end(), '+');
    };
    for (const char* const size : {"10", "15", "30"}) {
        CAPTURE(size);
        Settings settings = placed;
        settings["size"] = size;
        Table table(settings);
        table.press("7 2<enter>");
        std::vector<std::ptrdiff_t> counts{pluses(table.screen())};
        for (; table.view->picture_time(); table.view->next_picture())
            counts.push_back(pluses(table.screen()));
        counts.push_back(pluses(table.screen()));
        CHECK(counts.front() > 5);
        CHECK(std::all_of(counts.begin(), counts.end(), [&](auto count) { return count == counts.front(); }));
    }
    Table off(placed);
    const auto before = off.seen();
    REQUIRE(off.match->play("fire -1 12").has_value());
    off.view->changed(before.get(), *off.seen());
    REQUIRE(off.view->picture_time());
    const std::string falling = off.screen();
    off.view->rest();
    CHECK(falling == off.screen());

    Table next(placed);
    next.press("0 0<enter>0 0<enter>0 0<enter>s");
    CHECK(next.seat == 2);
    CHECK_FALSE(next.view->picture_time());
}

TEST_CASE("keys aim, fire, steer and stay") {
    Table table(placed);
    table.press("<right><right><up><enter>");
    CHECK(table.played == std::vector<std::string>{"fire 6 5"});
    // The cursor has gone to the nearest square where he can be, (6, 4).
    table.press("hj<space>");
    CHECK(table.played.back() == "fire 5 3");
    table.press("0 12<backspace><backspace>9<enter>");
    CHECK(table.played.back() == "0 9");
    CHECK(table.message() == "(0, 9): X short, Y over; he is further right and down. Where do you sail?");
    table.press("<up><right><enter>");
    CHECK(table.played.back() == "sail 8 5");
    CHECK(table.seat == 2);
    table.press("8 5<enter>");
    CHECK(table.played.back() == "8 5");
    CHECK(table.message() == "(8, 5): a hit. The enemy's lives left: 2. Where do you sail?");
    table.press("s");
    CHECK(table.played.back() == "stay");
    CHECK(table.message() == "You were hit; lives left: 2. Fire.");
}

TEST_CASE("half a typed shot is refused in a sentence and forgotten on Escape") {
    Table table(placed);
    CHECK(table.press("7<enter>") == "`7` is no square here: X and Y go from 0 to 9, such as 7 4.");
    CHECK(table.press("12 4<enter>") == "`12 4` is no square here: X and Y go from 0 to 9, such as 7 4.");
    CHECK(table.press("7 7<escape><enter>").empty());
    CHECK(table.played == std::vector<std::string>{"fire 4 4"});
}

TEST_CASE("Enter again and again never fires where he cannot be, up to the last square") {
    Table table(placed);
    table.press("<enter><enter>");
    CHECK(table.played == std::vector<std::string>{"fire 4 4", "fire 5 3"});
    CHECK(table.message() == "(5, 3): X short, Y level; he is further right. Shots left: 1.");
    table.press("73<enter>");
    CHECK(table.played.back() == "73");
    CHECK(table.message() == "(7, 3): X over, Y level; he is further left. Where do you sail?");
    Table last(placed);
    last.press("6 5<enter>5 3<enter>");
    CHECK(last.shows("where he can be: 1 square\n"));
    last.press("<enter>");
    CHECK(last.played.back() == "fire 6 3");
}

TEST_CASE("when the shots of all turns find no room the newest are shown, below dots") {
    Table table(placed);
    for (const char* const shot : {"0 0", "0 1", "0 2", "0 3", "0 4"}) {
        const std::string again = std::string(shot) + "<enter>";
        table.press(again + again + again + "s");
        table.press("9 9<enter>9 9<enter>s");
    }
    const std::string screen = table.screen(table.view->minimum());
    const std::size_t dots = screen.find("…\n");
    REQUIRE(dots != std::string::npos);
    CHECK(screen.find("(0, 4)  X short →", dots) != std::string::npos);
    CHECK(screen.find("(0, 0)") == std::string::npos);
    // What the enemy was told in his last turn has its place all the same.
    CHECK(screen.find("X over, Y over") != std::string::npos);
}

TEST_CASE("on the smallest body the cursor of the usual field is in brackets") {
    Table table(placed);
    CHECK(table.screen(table.view->minimum()).find("[·]") != std::string::npos);
}

TEST_CASE("without keys there is no cursor and no line for typing") {
    Table table(placed);
    CHECK(table.shows("Fire at:"));
    table.view->set_input(View::Input::lines);
    CHECK_FALSE(table.shows("Fire at:"));
    CHECK_FALSE(table.shows("["));
}

TEST_CASE("who has ended a turn is told where the ship lies") {
    const auto ended_with = [](const char* keys) {
        Table table(placed);
        table.press(std::string("0 0<enter>0 0<enter>0 0<enter>") + keys);
        table.seat = 1;
        return table.message();
    };
    CHECK(ended_with("8 5<enter>") == "You sail to (8, 5).");
    CHECK(ended_with("s") == "You stay at (7, 4).");
    CHECK(ended_with("5 5<enter>") == "You lie at (7, 5), not at (5, 5).");
}

TEST_CASE("a square beyond the speed is foretold to be out of reach, and remembered next turn") {
    Table table(placed);
    table.press("0 0<enter>0 0<enter>0 0<enter><left><left>");
    CHECK(table.shows("Sail to: (5, 4)  too far: you would come to (7, 4)\n"));
    table.press("<right>");
    CHECK(table.shows("Sail to: (6, 4)  speed 1\n"));
    table.press("<left><enter>0 0<enter>0 0<enter>s");
    CHECK(table.message() == "You lie at (7, 4), not at (5, 4). The enemy has missed. Fire.");
}

TEST_CASE("the chart widens by the enemy's speed when he has sailed") {
    Table table(placed);
    table.press("6 3<enter>");
    CHECK(table.message() == "(6, 3): a hit. The enemy's lives left: 1. Where do you sail?");
    table.press("s0 0<enter>0 0<enter>s");
    CHECK(table.shows("+ where he can be: 25 squares"));
    CHECK(table.shows("  3  ·  ·  ·  ·  +  + [+] +  +  ·"));
}

TEST_CASE("the end is told to both and leaves nothing to press") {
    Settings settings = placed;
    settings["lives2"] = "1";
    Table table(settings);
    table.press("6 3<enter>");
    CHECK(table.message() == "The enemy's ship is sunk: you have won.");
    CHECK(table.shows("on the calculator: ЕГГ0Г\n"));
    // In segments where there is room.
    const std::string large = table.screen({120, 35});
    for (const char* row : {"┏━╸ ┏━╸ ┏━╸ ┏━┓ ┏━╸", "┣━╸ ┃   ┃   ┃ ┃ ┃  ", "┗━╸ ╹   ╹   ┗━┛ ╹  "})
        CHECK_MESSAGE(large.find(row) != std::string::npos, large);
    CHECK(!table.view->cursor(*table.seen(), body).has_value());
    CHECK(table.view->on_key(named_key(Key::Name::enter), *table.seen()).kind == Reaction::Kind::unused);
    table.seat = 2;
    CHECK(table.message() == "Your ship is sunk: the enemy has won.");
}

TEST_CASE("fields of every size have the cursor, the ship's label and both axes on the smallest body") {
    for (int size = least_size; size <= most_size; ++size) {
        CAPTURE(size);
        Table table(Settings{{"size", std::to_string(size)}, {"speed2", "1"}});
        const Size smallest = table.view->minimum();
        for (const char* keys : {"", "llllllllllllllllllllllllllllllkkkkkkkkkkkkkkkkkkkkkkkkkkkkkk",
                                 "hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhjjjjjjjjjjjjjjjjjjjjjjjjjjjjjj"}) {
            table.press(keys);
            for (const Size room : {smallest, body, Size{120, 35}}) {
                const auto cursor = table.view->cursor(*table.seen(), room);
                REQUIRE(cursor.has_value());
                CHECK(cursor->x < room.width - 30);
                CHECK(cursor->y < room.height - 1);
                Canvas canvas(room, Charset::unicode);
                table.view->paint(*table.seen(), canvas);
                CHECK(canvas.at(*cursor).role == Role::cursor);
            }
        }
    }
}
