#include "app/readable_number.hpp"

#include "pmkgames/canvas.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int most_places_behind_point = 4; // zeros behind the point before the exponent is written

std::string raw(mk61::Number number) {
    const std::string hex = number.to_hex();
    return hex.substr(0, 1) + ":" + hex.substr(1, 8) + ":" + hex.substr(9);
}

std::string without_trailing_zeros(std::string digits) {
    if (digits.find('.') == std::string::npos) return digits;
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.') digits.pop_back();
    return digits;
}

bool is_readable(mk61::Number number) {
    const mk61::Number without_mantissa = mk61::Number::of(number.sign(), 0, number.exponent());
    return without_mantissa.is_decimal();
}

int exponent_of(mk61::Number number) {
    const std::uint32_t nibbles = number.exponent();
    const int value = static_cast<int>((nibbles >> 8) * 100 + (nibbles >> 4 & 15) * 10 + (nibbles & 15));
    return value >= 500 ? value - 1000 : value;
}

} // namespace

std::string readable(mk61::Number number, int width, std::string_view cut) {
    std::string digits;
    std::string suffix;
    if (!is_readable(number)) {
        digits = raw(number);
    } else if (number.is_zero()) {
        digits = "0";
    } else {
        const int exponent = exponent_of(number);
        digits = number.to_hex().substr(1, 8);
        if (exponent >= 0 && exponent < 8) {
            digits.insert(static_cast<std::size_t>(exponent) + 1, ".");
        } else if (exponent < 0 && exponent >= -most_places_behind_point) {
            digits.insert(0, "0." + std::string(static_cast<std::size_t>(-exponent) - 1, '0'));
        } else {
            digits.insert(1, ".");
            suffix = "e" + std::to_string(exponent);
        }
        digits = without_trailing_zeros(std::move(digits));
        if (number.sign() != 0) digits.insert(0, "-");
    }
    const auto room = static_cast<std::size_t>(std::max(width, 1));
    if (digits.size() + suffix.size() <= room) return digits + suffix;
    const std::size_t kept = room > suffix.size() + 1 ? room - suffix.size() - 1 : 0;
    return digits.substr(0, kept).append(cut) + suffix;
}

} // namespace pmk
