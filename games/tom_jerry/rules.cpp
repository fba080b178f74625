#include "games/tom_jerry/rules.hpp"

namespace pmk::tom_jerry {

namespace {

constexpr int sign(int number) {
    return (number > 0) - (number < 0);
}

constexpr int step_of(Command command) {
    switch (command) {
    case Command::down:
        return -10;
    case Command::left:
        return -1;
    case Command::pass:
        return 0;
    case Command::right:
        return 1;
    case Command::up:
        return 10;
    }
    return 0;
}

enum class Target { free, blocked, hole };

Target target_of(Square square, int step) {
    if (blocked(square) || square > 100) return Target::blocked;
    const bool outside = square < 10 || column(square) == 0;
    if (!outside) return Target::free;
    return step == -1 ? Target::hole : Target::blocked;
}

Square tom_step(Square tom, Square jerry) {
    // The listing looks at the digits from the left, and so takes 07 for a square of row 7.
    const Square aim = jerry < 10 ? jerry * 10 : jerry;
    const int up = sign(row(aim) - row(tom));
    if (up != 0 && !blocked(tom + 10 * up)) return tom + 10 * up;
    const Square beside = tom + sign(column(aim) - column(tom));
    return blocked(beside) ? tom : beside;
}

void move_tom(Position& position, Turn& turn) {
    bool again = true;
    while (again) {
        position.tom = tom_step(position.tom, position.jerry);
        turn.tom_to.at(static_cast<std::size_t>(turn.tom_steps)) = position.tom;
        ++turn.tom_steps;
        if (position.jump_counter == 1) return;
        --position.jump_counter;
        again = position.jump_counter % 2 == 0;
    }
}

} // namespace

Turn play(Position& position, Command command) {
    Turn turn{.command = command,
              .jerry_from = position.jerry,
              .jerry_to = position.jerry,
              .tom_from = position.tom};
    if (command != Command::pass) {
        const int step = step_of(command);
        const Square square = position.jerry + step;
        const Target target = target_of(square, step);
        if (target == Target::hole) {
            turn.end = End::escaped;
            return turn;
        }
        if (target == Target::free) {
            position.jerry = square;
            ++position.moves;
            turn.jerry_to = square;
        }
        move_tom(position, turn);
    }
    if (position.tom == position.jerry)
        turn.end = End::caught;
    else
        ++position.turn;
    return turn;
}

} // namespace pmk::tom_jerry
