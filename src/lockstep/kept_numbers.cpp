#include "pmkgames/kept_numbers.hpp"

#include <array>

namespace pmk {
namespace {

constexpr int least = -99;
constexpr int most = 99;

using Numbers = std::array<mk61::Number, most - least + 1>;

Numbers numbers_at_hand() {
    Numbers numbers{};
    int value = least;
    for (mk61::Number& number : numbers)
        number = mk61::Number::from_double(value++);
    return numbers;
}

const Numbers at_hand = numbers_at_hand();

} // namespace

mk61::Number whole_number(int value) {
    if (value < least || value > most) return mk61::Number::from_double(value);
    return at_hand[static_cast<std::size_t>(value - least)];
}

const char* wrong_register(const mk61::State& state, std::span<const KeptNumber> kept) {
    for (const KeptNumber& number : kept) {
        const mk61::Number held = state.registers[static_cast<std::size_t>(number.index)];
        if (held != whole_number(number.value) && held.to_double() != number.value) return number.field;
    }
    return nullptr;
}

} // namespace pmk
