// Random whole battles on the listing of Night Battle, against the rules written down from the document.
#include "night_battle_calculator.hpp"

#include <cstdlib>
#include <random>
#include <string>

using night_battle_test::Calculator;
using night_battle_test::Parameters;

namespace {

using Square = std::array<int, 2>;

int sign(int value) {
    return (value > 0) - (value < 0);
}

// The document's rules; ships are 0 and 1.
struct Rules {
    Parameters parameters;
    std::array<Square, 2> ships;
    std::array<int, 2> lives = parameters.lives;
    std::size_t turn = 0;
    int left = parameters.shots[0]; // shots, or the lives of the enemy behind a hit
    bool sailing = false;
    Square advice{};
    std::string shown = "1";

    bool over() const { return lives[0] == 0 || lives[1] == 0; }

    void fire(Square at) {
        const Square& enemy = ships[1 - turn];
        advice = {sign(at[0] - enemy[0]), sign(at[1] - enemy[1])};
        if (advice == Square{}) {
            left = --lives[1 - turn];
            sailing = true;
            shown = over() ? "ЕГГ0Г" : "3.1415926";
        } else {
            sailing = --left == 0;
            shown = sailing ? "1.1111111-01" : std::to_string(left) + ".1111111";
        }
    }

    void sail(Square to) {
        for (std::size_t axis = 0; axis < 2; ++axis) {
            int& at = ships[turn][axis];
            if (to[axis] >= 0 && to[axis] < parameters.size &&
                std::abs(to[axis] - at) <= parameters.speed[turn])
                at = to[axis];
        }
        turn = 1 - turn;
        left = parameters.shots[turn];
        sailing = false;
        shown = std::to_string(turn + 1);
    }
};

class Dice {
  public:
    explicit Dice(unsigned seed) : generator_(seed) {}
    int between(int least, int most) {
        return least + static_cast<int>(generator_() % static_cast<unsigned>(most - least + 1));
    }

  private:
    std::mt19937 generator_;
};

Parameters random_parameters(Dice& dice) {
    if (dice.between(0, 3) == 0) return {};
    const int size = dice.between(3, 30);
    return {size,
            {dice.between(1, 9), dice.between(1, 9)},
            {dice.between(1, 9), dice.between(1, 9)},
            {dice.between(0, size - 1), dice.between(0, size - 1)}};
}

Square random_shot(const Rules& rules, Dice& dice) {
    const Square& enemy = rules.ships[1 - rules.turn];
    const int far = rules.parameters.size + 2;
    switch (dice.between(0, 3)) {
    case 0:
        return enemy;
    case 1:
        return {enemy[0], dice.between(-2, far)};
    case 2:
        return {dice.between(-2, far), enemy[1]};
    default:
        return {dice.between(-2, far), dice.between(-2, far)};
    }
}

// Mostly where a rule begins or ends to hold.
Square random_target(const Rules& rules, Dice& dice) {
    Square target{};
    for (std::size_t axis = 0; axis < 2; ++axis) {
        const int at = rules.ships[rules.turn][axis];
        const int speed = rules.parameters.speed[rules.turn];
        const int size = rules.parameters.size;
        const std::array choices{
            at - speed - 1, at - speed,           at, at + speed, at + speed + 1, -1, 0, size,
            size - 1,       dice.between(-99, 99)};
        target[axis] = choices[static_cast<std::size_t>(dice.between(0, 9))];
    }
    return target;
}

void check_registers(const Calculator& battle, const Rules& rules, bool after_shot) {
    CHECK(battle.value(0) == rules.left);
    CHECK(battle.value(1) == rules.lives[1]);
    CHECK(battle.value(2) == rules.lives[0]);
    CHECK(Square{battle.value(4), battle.value(5)} == rules.ships[1]);
    CHECK(Square{battle.value(7), battle.value(8)} == rules.ships[0]);
    CHECK(battle.value(10) == rules.parameters.size);
    CHECK(battle.value(13) == static_cast<int>(rules.turn) + 1);
    if (after_shot) CHECK(Square{battle.value(3), battle.value(11)} == rules.advice);
}

struct Count {
    int stops = 0;
    std::uint64_t steps = 0;
};

// Plays battles until one of them differs.
Count play_battles(int battles, unsigned seed) {
    Dice dice(seed);
    Count count;
    for (int number = 0; number < battles; ++number) {
        const Parameters parameters = random_parameters(dice);
        Calculator battle(parameters);
        const int time = dice.between(0, 23) * 100 + dice.between(0, 59);
        std::string fraction = std::to_string(10'000 + time) + '5';
        fraction.replace(0, 1, "0.");
        CAPTURE(number);
        CAPTURE(fraction);
        REQUIRE(battle.start(fraction) == "1");
        Rules rules{parameters,
                    {Square{battle.value(7), battle.value(8)}, Square{battle.value(4), battle.value(5)}}};
        for (const Square& ship : rules.ships)
            for (const int coordinate : ship)
                REQUIRE((coordinate >= 0 && coordinate < parameters.size));
        check_registers(battle, rules, false);
        for (int move = 0; move < 400 && !rules.over(); ++move) {
            CAPTURE(move);
            const bool shot = !rules.sailing;
            const Square square = shot ? random_shot(rules, dice) : random_target(rules, dice);
            shot ? rules.fire(square) : rules.sail(square);
            REQUIRE(battle.square(square[0], square[1]) == rules.shown);
            check_registers(battle, rules, shot);
            ++count.stops;
        }
        if (rules.over()) {
            battle.type("В/О В/О");
            CHECK(battle.type("П→xd") == std::to_string(rules.turn + 1));
        }
        count.steps += battle.steps();
    }
    return count;
}

} // namespace

TEST_CASE("the listing of Night Battle plays 300 random battles by the document's rules") {
    CHECK(play_battles(300, 1).stops > 3000);
}

TEST_SUITE("slow") {
    TEST_CASE("the listing of Night Battle plays 10,000 random battles by the document's rules") {
        const Count count = play_battles(10'000, 2);
        MESSAGE(count.stops, " stops, ", count.steps, " instructions");
        CHECK(count.stops > 100'000);
    }
}
