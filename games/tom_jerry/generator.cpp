#include "games/tom_jerry/generator.hpp"

#include <algorithm>

namespace pmk::tom_jerry {

namespace {

constexpr int digits = 8;
constexpr std::int64_t full = 100'000'000; // the first mantissa with a digit too many
constexpr std::int64_t pi = 31'415'926;

std::int64_t shifted(std::int64_t mantissa) {
    return (mantissa + 5) / 10;
}

std::int64_t power_of_ten(int exponent) {
    std::int64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

void normalise(Fraction& number) {
    if (number.mantissa == 0) {
        number.exponent = 0;
        return;
    }
    while (number.mantissa < full / 10) {
        number.mantissa *= 10;
        --number.exponent;
    }
}

int first_digit(const Fraction& number) {
    return static_cast<int>(number.mantissa / (full / 10));
}

} // namespace

std::optional<Fraction> parse_fraction(std::string_view text) {
    if (text.empty() || text.front() != '0') return std::nullopt;
    text.remove_prefix(1);
    if (text.empty()) return Fraction{};
    if (text.front() != '.' || text.size() == 1) return std::nullopt;
    text.remove_prefix(1);
    while (text.size() > 1 && text.back() == '0')
        text.remove_suffix(1);

    Fraction number{0, 0};
    int significant = 0;
    for (const char c : text) {
        if (c < '0' || c > '9') return std::nullopt;
        number.mantissa = number.mantissa * 10 + (c - '0');
        if (number.mantissa == 0)
            --number.exponent;
        else if (++significant > digits)
            return std::nullopt;
    }
    if (number.mantissa == 0) return Fraction{};
    --number.exponent;
    number.mantissa *= power_of_ten(digits - significant);
    return number;
}

std::string fraction_text(const Fraction& fraction) {
    if (fraction.mantissa == 0) return "0";
    std::string mantissa = std::to_string(fraction.mantissa);
    mantissa.erase(mantissa.find_last_not_of('0') + 1);
    return "0." + std::string(static_cast<std::size_t>(-fraction.exponent - 1), '0') + mantissa;
}

Fraction next(const Fraction& fraction) {
    Fraction product{fraction.mantissa * 11 / 10, fraction.exponent + 1};
    if (product.mantissa >= full) {
        product.mantissa = shifted(product.mantissa);
        ++product.exponent;
    }

    Fraction sum{pi, 0};
    for (; product.exponent < sum.exponent && product.mantissa != 0; ++product.exponent)
        product.mantissa = shifted(product.mantissa);
    for (; sum.exponent < product.exponent && product.mantissa != 0; ++sum.exponent)
        sum.mantissa = shifted(sum.mantissa);
    sum.mantissa += product.mantissa;
    if (sum.mantissa >= full) {
        sum.mantissa = shifted(sum.mantissa);
        ++sum.exponent;
    }

    // The sum lies between pi and 15, so its exponent is 0 or 1.
    const int decimals = digits - 1 - sum.exponent;
    sum.mantissa %= power_of_ten(decimals);
    normalise(sum);
    return sum;
}

Start drawn_start(const Fraction& seed) {
    const Fraction first = next(seed);
    const Fraction third = next(next(first));
    return {{.tom = 10 * first_digit(third) + 3, .jerry = 10 * first_digit(first) + 7}, third};
}

} // namespace pmk::tom_jerry
