// The document's conversation with Night Battle, key by key, and battles measured on a microcode emulator.
// П→x 4 5 is ship 2, П→x 7 8 is ship 1; П→x 1 2 are the lives of ship 2 and of ship 1.
#include "night_battle_calculator.hpp"

#include <nlohmann/json.hpp>

#include <set>
#include <string>

using night_battle_test::Calculator;
using night_battle_test::Parameters;

namespace {

// Both ships of `battle` in the order of the registers 4 5 7 8.
std::array<int, 4> squares(const Calculator& battle) {
    return {battle.value(4), battle.value(5), battle.value(7), battle.value(8)};
}

// A battle in which ship 1 has used up its shots and may sail from the square given, on a sea of ten.
Calculator about_to_sail(Parameters parameters, int x, int y) {
    parameters.shots = {1, 1};
    const int speed = parameters.speed[0];
    parameters.size = 10;
    Calculator battle(parameters);
    battle.start("0.18055");
    while (battle.value(7) != x || battle.value(8) != y) {
        const auto nearer = [speed](int from, int to) {
            return from < to ? std::min(from + speed, to) : std::max(from - speed, to);
        };
        battle.square(-1, -1);
        battle.square(nearer(battle.value(7), x), nearer(battle.value(8), y));
        battle.square(-1, -1);
        battle.square(-1, -1);
    }
    battle.square(-1, -1);
    return battle;
}

} // namespace

TEST_CASE("the listing of Night Battle stands in the form that the writer gives") {
    CHECK(mk61::write_listing(night_battle_test::listing(), mk61::ListingFormat::mk61) ==
          night_battle_test::listing_text());
}

TEST_CASE("the listing fills the program memory and starts as the document says") {
    CHECK(night_battle_test::listing().program.size() == mk61::program_size);
    CHECK(mk61::write_keys(night_battle_test::listing().start) == "9 x→П3 5 x→П0 0.18055 x→Пd БП 90 С/П");
    CHECK(night_battle_test::listing().presets.empty());
}

TEST_CASE("points 1 to 3: the ships lie somewhere on the sea, and it is the turn of ship 1") {
    Calculator battle;
    battle.type("9 x→П3");
    battle.type("5 x→П0");
    CHECK(battle.type("0.18055 x→Пd") == "1.8055-01"); // 0.18055, as the machine shows it
    CHECK(battle.type("БП 90 С/П") == "1");
    CHECK(battle.type("П→xa") == "15");
    // Measured on a microcode emulator for this time of day.
    CHECK(battle.type("П→x4") == "0");
    CHECK(battle.type("П→x5") == "13");
    CHECK(battle.type("П→x7") == "10");
    CHECK(battle.type("П→x8") == "11");
    CHECK(battle.type("П→xd") == "1");
    CHECK(battle.type("П→x0") == "3");
    CHECK(battle.type("П→x1") == "2");
    CHECK(battle.type("П→x2") == "3");
}

TEST_CASE("points 4 to 12: a battle from the first shot to the end and to the next battle") {
    Calculator battle;
    battle.start("0.18055");
    const auto [x2, y2, x1, y1] = squares(battle);
    battle.type("П→xd");

    // 4, 5: misses show the shots left, R3 and Rb how they fell
    CHECK(battle.square(x2 + 1, y2 - 1) == "2.1111111");
    CHECK(battle.type("П→x3") == "1");
    CHECK(battle.type("П→xb") == "-1");
    CHECK(battle.type("П→x0") == "2");
    CHECK(battle.square(x2, y2 + 3) == "1.1111111");
    CHECK(battle.type("П→x3") == "0");
    CHECK(battle.type("П→xb") == "1");
    CHECK(battle.type("П→x0") == "1");
    // 6: the last shot
    CHECK(battle.square(x2 - 2, y2) == "1.1111111-01");
    CHECK(battle.type("П→x3") == "-1");
    CHECK(battle.type("П→xb") == "0");
    CHECK(battle.type("П→x0") == "0");
    CHECK(battle.type("П→xd") == "1");
    // 8, 9: ship 1 stays where it is, and ship 2 fires
    CHECK(battle.square(x1, y1) == "2");
    CHECK(battle.type("П→xd") == "2");
    CHECK(battle.type("П→x0") == "2");
    CHECK(squares(battle) == std::array{x2, y2, x1, y1});
    // 7, 9: a hit ends the firing although a shot is left
    CHECK(battle.square(x1, y1) == "3.1415926");
    CHECK(battle.type("П→x0") == "2");
    CHECK(battle.type("П→x2") == "2");
    CHECK(battle.type("П→x3") == "0");
    CHECK(battle.type("П→xb") == "0");
    CHECK(battle.type("П→xd") == "2");
    const int west = x2 > 1 ? x2 - 2 : x2 + 2;
    CHECK(battle.square(west, y2) == "1");
    CHECK(squares(battle) == std::array{west, y2, x1, y1});
    // 10: two hits sink ship 2
    CHECK(battle.square(west, y2) == "3.1415926");
    CHECK(battle.type("П→x0") == "1");
    CHECK(battle.square(x1, y1) == "2");
    CHECK(battle.square(x1 + 1, y1) == "1.1111111");
    CHECK(battle.square(x1 + 1, y1 + 1) == "1.1111111-01");
    CHECK(battle.square(west, y2) == "1");
    CHECK(battle.square(west, y2 + 1) == "2.1111111");
    CHECK(battle.square(west, y2) == "ЕГГ0Г");
    battle.type("В/О В/О");
    CHECK(battle.type("П→xd") == "1");
    // 12: the lives of both
    CHECK(battle.type("П→x1") == "0");
    CHECK(battle.type("П→x2") == "2");
    // 11: another battle
    CHECK(battle.start("0.19305") == "1");
    CHECK(battle.type("П→x0") == "3");
    CHECK(battle.type("П→x1") == "2");
    CHECK(battle.type("П→x2") == "3");
}

TEST_CASE("ship 2 wins: its number is told, and ship 1 has no life left") {
    Calculator battle;
    battle.start("0.07455");
    const auto [x2, y2, x1, y1] = squares(battle);
    for (const char* answer : {"3.1415926", "3.1415926", "ЕГГ0Г"}) {
        for (int shot = 0; shot < 3; ++shot)
            battle.square(x2, y2 + 1);
        CHECK(battle.square(x1, y1) == "2");
        CHECK(battle.square(x1, y1) == answer);
        if (answer[0] == '3') CHECK(battle.square(x2, y2) == "1");
    }
    battle.type("В/О В/О");
    CHECK(battle.type("П→xd") == "2");
    CHECK(battle.type("П→x2") == "0");
    CHECK(battle.type("П→x1") == "2");
}

TEST_CASE("sailing: each axis is taken or refused by itself") {
    struct Case {
        int speed, x, y, target_x, target_y, to_x, to_y;
    };
    for (const Case& sail : {
             Case{1, 4, 5, 5, 4, 5, 4},   Case{1, 4, 5, 4, 5, 4, 5},   Case{1, 4, 5, 6, 4, 4, 4},
             Case{1, 4, 5, 3, 7, 3, 5},   Case{1, 4, 5, 6, 3, 4, 5},   Case{2, 4, 5, 6, 3, 6, 3},
             Case{2, 4, 5, 7, 3, 4, 3},   Case{1, 0, 5, -1, 6, 0, 6},  Case{1, 5, 0, 6, -1, 6, 0},
             Case{1, 9, 5, 10, 6, 9, 6},  Case{1, 5, 9, 4, 10, 4, 9},  Case{9, 4, 5, -4, -5, 4, 5},
             Case{9, 0, 9, 9, 0, 9, 0},   Case{1, 2, 7, 17, 3, 2, 7},  Case{1, 2, 3, 17, 2, 2, 2},
             Case{1, 4, 5, 5, 99, 5, 5},  Case{1, 0, 0, -1, -1, 0, 0}, Case{9, 9, 9, 10, 11, 9, 9},
             Case{3, 4, 5, -99, 8, 4, 8},
         }) {
        INFO(sail.x, " ", sail.y, " to ", sail.target_x, " ", sail.target_y);
        Calculator battle = about_to_sail({.speed = {sail.speed, 0}}, sail.x, sail.y);
        CHECK(battle.square(sail.target_x, sail.target_y) == "2");
        CHECK(battle.value(7) == sail.to_x);
        CHECK(battle.value(8) == sail.to_y);
    }
}

TEST_CASE("a ship without speed stays") {
    Calculator battle({.shots = {1, 1}, .speed = {0, 0}});
    battle.start("0.18055");
    const auto lie = squares(battle);
    battle.square(-1, -1);
    CHECK(battle.square(lie[2] + 1, lie[3] - 1) == "2");
    battle.square(-1, -1);
    CHECK(battle.square(lie[0] - 1, lie[1] + 1) == "1");
    CHECK(squares(battle) == lie);
}

TEST_CASE("the 1,440 times of the day give starts all over the sea") {
    std::set<std::array<int, 4>> starts;
    std::array<std::array<int, 15>, 4> counts{};
    for (int minute = 0; minute < 1440; ++minute) {
        const int time = minute / 60 * 100 + minute % 60;
        std::string fraction = std::to_string(10'000 + time) + '5';
        fraction.replace(0, 1, "0.");
        Calculator battle;
        REQUIRE(battle.start(fraction) == "1");
        const auto lie = squares(battle);
        starts.insert(lie);
        for (std::size_t axis = 0; axis < 4; ++axis) {
            REQUIRE(lie[axis] >= 0);
            REQUIRE(lie[axis] < 15);
            ++counts[axis][static_cast<std::size_t>(lie[axis])];
        }
    }
    CHECK(starts.size() == 1411); // as on a microcode emulator
    // 96 on the average
    for (const auto& axis : counts)
        for (const int count : axis)
            CHECK(count > 48);
}

TEST_CASE("battles that were measured on a microcode emulator") {
    std::ifstream file(PMK_SOURCE_DIR "/tests/mk61/data/night-battle-battles.jsonl");
    int battles = 0;
    for (std::string line; std::getline(file, line); ++battles) {
        const auto record = nlohmann::json::parse(line);
        Calculator battle({record["size"], record["shots"], record["lives"], record["speed"]});
        battle.turn_switch(static_cast<mk61::Angle>(battles % 3));
        int stop = 0;
        for (const auto& expected : record["stops"]) {
            CAPTURE(battles);
            CAPTURE(stop);
            if (stop++ == 0)
                battle.start(record["fraction"].get<std::string>());
            else
                battle.square(expected["typed"][0], expected["typed"][1]);
            CHECK(battle.text() == expected["display"].get<std::string>());
            for (const auto& [name, value] : expected["registers"].items())
                CHECK(battle.value(std::stoi(name, nullptr, 16)) == value.get<int>());
        }
    }
    CHECK(battles == 50);
}
