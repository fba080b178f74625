#include "games/tom_jerry/command.hpp"

#include <string>

namespace pmk::tom_jerry {

namespace {

constexpr std::size_t most_digits = 8;
constexpr std::size_t most_exponent_digits = 2;

bool take(std::string_view& text, std::string_view characters) {
    if (text.empty() || characters.find(text.front()) == std::string_view::npos) return false;
    text.remove_prefix(1);
    return true;
}

std::string_view take_digits(std::string_view& text) {
    const std::string_view digits = text.substr(0, text.find_first_not_of("0123456789"));
    text.remove_prefix(digits.size());
    return digits;
}

int small_number(std::string_view digits) {
    int number = 0;
    for (const char c : digits)
        number = number * 10 + (c - '0');
    return number;
}

// The integer part of 0.DIGITS * 10^point, where 10 stands for everything from 10 on.
int integer_part(std::string_view digits, int point) {
    constexpr int large = 10;
    int number = 0;
    for (int i = 0; i < point; ++i) {
        const auto place = static_cast<std::size_t>(i);
        number = number * 10 + (place < digits.size() ? digits[place] - '0' : 0);
        if (number >= large) return large;
    }
    return number;
}

} // namespace

char command_digit(Command command) {
    switch (command) {
    case Command::down:
        return '2';
    case Command::left:
        return '4';
    case Command::pass:
        return '5';
    case Command::right:
        return '6';
    case Command::up:
        return '8';
    }
    return '5';
}

std::optional<Command> parse_command(std::string_view text) {
    const bool negative = take(text, "-");
    const std::string_view whole = take_digits(text);
    const std::string_view decimals = take(text, ".,") ? take_digits(text) : std::string_view{};
    const std::size_t digits = whole.size() + decimals.size();
    if (digits == 0 || digits > most_digits) return std::nullopt;

    int exponent = 0;
    if (take(text, "eE")) {
        const bool small = take(text, "-");
        const std::string_view exponent_digits = take_digits(text);
        if (exponent_digits.empty() || exponent_digits.size() > most_exponent_digits) return std::nullopt;
        exponent = small ? -small_number(exponent_digits) : small_number(exponent_digits);
    }
    if (!text.empty()) return std::nullopt;

    const int point = static_cast<int>(whole.size()) + exponent;
    const int number = integer_part(std::string(whole).append(decimals), point);
    if (negative || number < 4) return Command::down;
    if (number > 6) return Command::up;
    return number == 4 ? Command::left : number == 5 ? Command::pass : Command::right;
}

} // namespace pmk::tom_jerry
