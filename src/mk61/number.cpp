#include "mk61/number.hpp"

#include <cmath>

#include "arithmetic.hpp"

namespace mk61 {

std::string Number::to_hex() const {
    std::string text(12, '0');
    for (int i = 0; i < 12; ++i)
        text[static_cast<std::size_t>(i)] = "0123456789ABCDEF"[nibbles >> (44 - 4 * i) & 15];
    return text;
}

std::optional<Number> Number::from_hex(std::string_view text) {
    if (text.size() != 12) return std::nullopt;
    Number n;
    for (const char c : text) {
        unsigned digit = 0;
        if (c >= '0' && c <= '9')
            digit = static_cast<unsigned>(c - '0');
        else if (c >= 'A' && c <= 'F')
            digit = static_cast<unsigned>(c - 'A' + 10);
        else if (c >= 'a' && c <= 'f')
            digit = static_cast<unsigned>(c - 'a' + 10);
        else
            return std::nullopt;
        n.nibbles = n.nibbles << 4 | digit;
    }
    return n;
}

Number Number::from_double(double value) {
    const double magnitude = std::fabs(value);
    if (!(magnitude >= 1e-99)) return {};
    const std::uint32_t sign = value < 0 ? 9 : 0;
    if (magnitude >= 9.99999995e99) return Number::of(sign, 0x99999999, 0x099);
    int exponent = static_cast<int>(std::floor(std::log10(magnitude)));
    const auto rounded = [&] { return std::llround(magnitude / std::pow(10.0, exponent) * 1e7); };
    if (rounded() >= 100'000'000)
        ++exponent;
    else if (rounded() < 10'000'000)
        --exponent;
    std::uint32_t mantissa = 0;
    auto rest = rounded();
    for (int shift = 0; shift < 32; shift += 4, rest /= 10)
        mantissa |= static_cast<std::uint32_t>(rest % 10) << shift;
    return Number::of(sign, mantissa, exponent_digits(exponent));
}

double Number::to_double() const {
    double value = 0;
    for (int place = 1; place <= 8; ++place)
        value = value * 10 + digit(place);
    // Dividing by a power that a double holds leaves whole numbers whole; 1e-5 is none.
    const int power = exponent_value(exponent()) - 7;
    value = power < 0 ? value / std::pow(10.0, -power) : value * std::pow(10.0, power);
    return is_negative() ? -value : value;
}

} // namespace mk61
