#include "games/night_battle/command.hpp"

#include "pmkgames/parameter.hpp"

#include <algorithm>

namespace pmk::night_battle {
namespace {

constexpr int largest_coordinate = 99'999'999; // what the calculator's indicator holds
constexpr std::string_view between = " ,.;";

std::string_view next_word(std::string_view& text) {
    const std::size_t start = std::min(text.find_first_not_of(between), text.size());
    const std::size_t end = std::min(text.find_first_of(between, start), text.size());
    const std::string_view word = text.substr(start, end - start);
    text.remove_prefix(end);
    return word;
}

std::optional<int> parse_coordinate(std::string_view word) {
    const auto number = parse_whole(word);
    if (!number || *number < -largest_coordinate || *number > largest_coordinate) return std::nullopt;
    return static_cast<int>(*number);
}

std::optional<Square> parse_square(std::string_view text, int size) {
    std::string_view first = next_word(text);
    std::string_view second = next_word(text);
    if (second.empty() && first.size() == 2 && size <= 10) {
        second = first.substr(1);
        first = first.substr(0, 1);
    }
    const auto x = parse_coordinate(first);
    const auto y = parse_coordinate(second);
    if (!x || !y || !next_word(text).empty()) return std::nullopt;
    return Square{*x, *y};
}

// Without a kind: the two numbers alone.
struct Command {
    std::optional<Move::Kind> kind;
    Square at{};
};

std::optional<Command> parse_command(std::string_view text, int size) {
    std::string_view rest = text;
    const std::string_view verb = next_word(rest);
    if (verb == "stay" && next_word(rest).empty()) return Command{Move::Kind::stay};
    Command command;
    if (verb == "fire") command.kind = Move::Kind::fire;
    if (verb == "sail") command.kind = Move::Kind::sail;
    const auto square = parse_square(command.kind ? rest : text, size);
    if (!square) return std::nullopt;
    command.at = *square;
    const auto on_field = [&](int coordinate) { return coordinate >= 0 && coordinate < size; };
    if (!command.kind && !(on_field(square->x) && on_field(square->y))) return std::nullopt;
    return command;
}

} // namespace

Result<Move> parse_move(const Position& position, std::string_view text) {
    const int size = position.setup.size;
    const auto command = parse_command(text, size);
    if (position.phase == Phase::fire) {
        if (!command)
            return refuse("`{}` is no square here: X and Y go from 0 to {}, such as {}.", quotable(text),
                          size - 1, example_square(size));
        if (command->kind == Move::Kind::stay)
            return refuse("Fire first, your shots left: {}; then you may stay.", position.shots_left);
        if (command->kind == Move::Kind::sail)
            return refuse("Fire first, your shots left: {}; then you may sail.", position.shots_left);
        return Move{Move::Kind::fire, command->at};
    }
    if (!command)
        return refuse("`{}` is no square here: X and Y go from 0 to {}, such as {}; or stay.", quotable(text),
                      size - 1, example_square(size));
    if (command->kind == Move::Kind::fire) return refuse("The firing is over for this turn; sail or stay.");
    return Move{command->kind.value_or(Move::Kind::sail), command->at};
}

std::string move_text(const Move& move) {
    switch (move.kind) {
    case Move::Kind::fire:
        return fmt::format("fire {} {}", move.at.x, move.at.y);
    case Move::Kind::sail:
        return fmt::format("sail {} {}", move.at.x, move.at.y);
    case Move::Kind::stay:
        break;
    }
    return "stay";
}

std::optional<Square> named_square(std::string_view text, int size) {
    const auto command = parse_command(text, size);
    if (!command || command->kind == Move::Kind::stay) return std::nullopt;
    return command->at;
}

std::string example_square(int size) {
    return fmt::format("{} {}", size * 7 / 10, size * 4 / 10);
}

} // namespace pmk::night_battle
