#include "games/tom_jerry/solver.hpp"

namespace pmk::tom_jerry {

namespace {

constexpr std::size_t squares = 100;
constexpr std::size_t counters = first_jump_counter + 1;
constexpr std::array running{Command::down, Command::left, Command::right, Command::up};

} // namespace

std::size_t EscapeTable::index(const Position& position) {
    return (static_cast<std::size_t>(position.tom) * squares + static_cast<std::size_t>(position.jerry)) *
               counters +
           static_cast<std::size_t>(position.jump_counter);
}

std::vector<Position> EscapeTable::positions() {
    std::vector<Position> all;
    for (Square tom = 11; tom <= 99; ++tom)
        for (Square jerry = 11; jerry <= 99; ++jerry)
            for (int counter = 1; counter <= first_jump_counter; counter += 2)
                if (can_stand(tom) && can_stand(jerry) && tom != jerry)
                    all.push_back({.tom = tom, .jerry = jerry, .jump_counter = counter});
    return all;
}

EscapeTable::EscapeTable() : turns_(squares * squares * counters) {
    std::vector<Position> open = positions();
    // Round N finds the positions with an escape in N turns; a round that finds none is the last.
    for (int round = 1;; ++round) {
        std::vector<std::size_t> found;
        std::erase_if(open, [&](const Position& position) {
            for (const Command command : running) {
                Position next = position;
                const Turn turn = play(next, command);
                const bool escapes =
                    turn.end == End::escaped || (turn.end == End::none && turns_[index(next)] != 0);
                if (!escapes) continue;
                found.push_back(index(position));
                return true;
            }
            return false;
        });
        if (found.empty()) return;
        for (const std::size_t position : found)
            turns_[position] = round;
    }
}

std::optional<int> EscapeTable::turns(const Position& position) const {
    if (position.jerry < 10) return 1;
    const int turns = turns_[index(position)];
    return turns == 0 ? std::nullopt : std::optional(turns);
}

std::optional<Command> EscapeTable::best(const Position& position) const {
    const auto all = turns(position);
    if (!all) return std::nullopt;
    for (const Command command : running) {
        Position next = position;
        const Turn turn = play(next, command);
        const int left = turn.end == End::escaped  ? 0
                         : turn.end == End::caught ? *all
                                                   : turns(next).value_or(*all);
        if (left == *all - 1) return command;
    }
    return std::nullopt;
}

} // namespace pmk::tom_jerry
