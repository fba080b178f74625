#include "arithmetic.hpp"

#include <cmath>
#include <utility>

#include "digits.hpp"

namespace mk61 {
namespace {

using digits::Vector;

constexpr int width = digits::mantissa_width;
constexpr int sign_shift = 4 * (width - 1);

// Additions and subtractions in one division or root that the rest of the machine waits for. By a divisor
// that begins with A ... F some divisions take more, and some never end: all of these are errors.
constexpr int step_limit = 2414;

constexpr Vector top(Vector v) {
    return v >> sign_shift;
}
constexpr Vector shifted_left(Vector v) {
    return v << 4 & digits::mask(width);
}

// A value of at most eight digits, and a sign, as a normalised number. `exponent` belongs to the eighth digit
// from the right.
Number decimal(std::uint64_t value, std::uint32_t exponent, std::uint32_t sign) {
    if (value == 0) return {};
    return normalized(Number::of(sign, digits::from_integer(static_cast<std::uint32_t>(value)), exponent));
}

// The exponents as the machine compares them: by the highest bit of their binary difference.
constexpr bool is_less(std::uint32_t a, std::uint32_t b) {
    return ((a - b) & 0x800) != 0;
}

constexpr std::uint32_t product_sign(Number y, Number x) {
    return ((y.sign() + x.sign()) & 15) < 8 ? 0 : 9;
}

bool both_decimal(Number y, Number x) {
    return digits::all_decimal(y.mantissa()) && digits::all_decimal(x.mantissa());
}

Vector signed_digits(Number n) {
    const Vector v = n.mantissa();
    return n.sign() != 0 ? digits::complement(v) : v;
}

// One place to the right, rounding at the digit that falls off; the sign is carried on.
Vector aligned_once(Vector v) {
    v = digits::round(v);
    return v >> 4 | (top(v) >= 8 ? Vector{9} << sign_shift : 0);
}

} // namespace

// A result whose sign place holds a digit, or whose leading digits are zeros, becomes a number again.
Number finished(Vector v, std::uint32_t exponent, std::uint32_t sign) {
    if (v == 0) return {};
    const int shift = digits::leading_zeros(v, width);
    v = digits::round(v << (4 * shift));
    if (shift != 1) {
        exponent = shift == 0 ? exponent_sum(exponent, 1)
                              : exponent_difference(exponent, static_cast<std::uint32_t>(shift - 1));
    }
    return Number::of(sign, static_cast<std::uint32_t>(v >> 4), exponent);
}

Number normalized(Number n) {
    if (n.nibbles >> 40 & 15) return n;
    if (n.is_zero()) return {};
    const int zeros = digits::leading_zeros(n.mantissa(), 8);
    return Number::of(n.sign(), n.mantissa() << (4 * zeros),
                      exponent_difference(n.exponent(), static_cast<std::uint32_t>(zeros)));
}

Number rounded(Number n) {
    return finished(n.mantissa(), n.exponent(), n.sign());
}

std::uint32_t exponent_sum(std::uint32_t a, std::uint32_t b) {
    return static_cast<std::uint32_t>(digits::add<3>(a, b));
}

std::uint32_t exponent_difference(std::uint32_t a, std::uint32_t b) {
    return static_cast<std::uint32_t>(digits::subtract<3>(a, b).digits);
}

int exponent_value(std::uint32_t exponent) {
    const int value = static_cast<int>(digits::to_integer(exponent));
    return value >= 900 ? value - 1000 : value;
}

std::uint32_t exponent_digits(int value) {
    const int wrapped = value % 1000;
    return digits::from_integer(static_cast<std::uint32_t>(wrapped < 0 ? wrapped + 1000 : wrapped));
}

Result add(Number y, Number x, std::uint32_t patience) {
    Vector larger = signed_digits(y);
    Vector smaller = signed_digits(x);
    std::uint32_t target = y.exponent();
    std::uint32_t exponent = x.exponent();
    if (!is_less(exponent, target)) {
        std::swap(larger, smaller);
        std::swap(target, exponent);
    }
    Result::Verdict verdict = Result::Verdict::done;
    if (larger != 0) {
        if (exponent_difference(target, exponent) > patience && is_less(exponent, target))
            verdict = Result::Verdict::late;
        // Once nothing is left of the smaller operand, further shifts change the exponent only.
        while (smaller != 0 && is_less(exponent, target)) {
            smaller = aligned_once(smaller);
            exponent = exponent_sum(exponent, 1);
        }
        if (is_less(exponent, target)) exponent = target;
    }
    const Vector sum = digits::add(larger, smaller);
    if (top(sum) >= 8) return {finished(digits::complement(sum), exponent, 9), verdict};
    return {finished(sum, exponent, 0), verdict};
}

Result subtract(Number y, Number x) {
    return add(y, Number::of((9 - x.sign()) & 15, x.mantissa(), x.exponent()));
}

Number multiply(Number y, Number x) {
    if (!both_decimal(y, x)) return multiply_by_digits(y, x);
    const std::uint64_t product =
        std::uint64_t{digits::to_integer(y.mantissa())} * digits::to_integer(x.mantissa()) / 10'000'000;
    const std::uint32_t exponent = exponent_sum(y.exponent(), x.exponent());
    // Below ten the product is cut, from ten on it is rounded: only then does the digit behind the eighth
    // survive.
    if (product < 100'000'000) return decimal(product, exponent, product_sign(y, x));
    return decimal((product + 5) / 10, exponent_sum(exponent, 1), product_sign(y, x));
}

Number multiply_by_digits(Number y, Number x) {
    const Vector multiplicand = y.mantissa();
    Vector v = 0;
    // Digits from 5 on are done as ten minus the rest: the rest is subtracted, the ten is passed to the next
    // digit.
    bool owed = false;
    for (int place = 8; place >= 1; --place) {
        v = v >> 4 | (owed ? Vector{9} << sign_shift : 0);
        const std::uint32_t digit = (x.digit(place) + (owed ? 1 : 0)) & 15;
        owed = false;
        if (digit >= 1 && digit <= 4) {
            for (std::uint32_t i = 0; i < digit; ++i)
                v = digits::add(multiplicand, v);
        } else if (digit >= 5 && digit <= 9) {
            owed = true;
            for (std::uint32_t count = digit; count <= 9; ++count) {
                v = digits::subtract(v, multiplicand).digits;
                if (top(v) == 0) {
                    owed = false;
                    break;
                }
            }
        } else if (digit >= 10 && digit <= 13) {
            owed = true;
        }
    }
    if (owed) v = digits::add(shifted_left(multiplicand), v);
    return finished(v, exponent_sum(y.exponent(), x.exponent()), product_sign(y, x));
}

Result divide(Number y, Number x) {
    if (x.digit(1) == 0) return domain_error;
    if (!both_decimal(y, x)) return divide_by_digits(y, x);
    std::uint64_t dividend = digits::to_integer(y.mantissa());
    const std::uint64_t divisor = digits::to_integer(x.mantissa());
    std::uint32_t exponent = exponent_difference(y.exponent(), x.exponent());
    if (dividend < divisor) {
        dividend *= 10;
        exponent = exponent_difference(exponent, 1);
    }
    return {decimal(dividend * 10'000'000 / divisor, exponent, product_sign(y, x))};
}

Quotient quotient_digits(Vector dividend, Vector divisor) {
    enum class Phase { subtract, add, shift_positive, shift_negative };
    const auto first = static_cast<std::uint32_t>(divisor >> (sign_shift - 4)) & 15;
    const std::uint32_t half = (first >> 1) + (first & 1);
    int exponent = -1;
    Vector quotient = 0;
    std::uint32_t count = 8;
    std::uint32_t pending = 9;
    int round = 7;
    Phase phase = Phase::shift_negative;

    const digits::Sum start = digits::subtract(dividend, divisor);
    Vector v = start.digits;
    if (start.carry) {
        v = digits::add(divisor, v);
        exponent = 0;
        round = 8;
        count = 0;
        phase = Phase::subtract;
    }
    for (int additions = 0; additions < step_limit;) {
        const auto sign_digit = [&] { return static_cast<std::uint32_t>(top(v)); };
        const auto first_digit = [&] { return static_cast<std::uint32_t>(v >> (sign_shift - 4)) & 15; };
        switch (phase) {
        case Phase::subtract:
            ++additions;
            v = digits::subtract(v, divisor).digits;
            if (sign_digit() >= 8) {
                pending = 9;
                phase = Phase::shift_negative;
            } else {
                count = (count + 1) & 15;
                pending = 0;
                phase = sign_digit() != 0 || first_digit() >= half ? Phase::subtract : Phase::shift_positive;
            }
            break;
        case Phase::add: {
            ++additions;
            v = digits::add(divisor, v);
            const bool positive = sign_digit() == 0;
            count = (count + (positive ? 0 : 15)) & 15;
            pending = positive ? 0 : 9;
            const std::uint32_t ahead = half + first_digit();
            const std::uint32_t low_carry = (ahead & 15) + 6 + (ahead >> 4) >= 16 ? 1 : 0;
            if (positive)
                phase = Phase::shift_positive;
            else if (sign_digit() + 6 + low_carry >= 16)
                phase = Phase::shift_negative;
            break;
        }
        case Phase::shift_positive:
        case Phase::shift_negative: {
            const auto seventh = first_digit();
            const auto sixth = static_cast<std::uint32_t>(v >> (sign_shift - 8)) & 15;
            v = shifted_left(v);
            quotient = (quotient << 4 | count) & digits::mask(width - 1);
            count = pending;
            if (++round == 16) return {quotient, exponent, true};
            if (phase == Phase::shift_positive) {
                if (seventh != 0 || sixth != 0) phase = Phase::subtract;
            } else if (seventh + 6 + (sixth >= 9 ? 1 : 0) < 16) {
                phase = Phase::add;
            }
            break;
        }
        }
    }
    return {0, 0, false};
}

Result divide_by_digits(Number y, Number x) {
    if (x.digit(1) == 0) return domain_error;
    const Quotient quotient = quotient_digits(y.mantissa(), x.mantissa());
    if (!quotient.ended) return domain_error;
    std::uint32_t exponent = exponent_difference(exponent_difference(y.exponent(), x.exponent()), 1);
    if (quotient.exponent == 0) exponent = exponent_sum(exponent, 1);
    return {finished(quotient.digits, exponent, product_sign(y, x))};
}

namespace {

// Half of the exponent, and whether one power of ten is left over: five times the exponent, one place to the
// right.
std::pair<std::uint32_t, bool> halved(std::uint32_t exponent) {
    std::uint32_t five_times = exponent;
    for (int i = 0; i < 4; ++i)
        five_times = exponent_sum(five_times, exponent);
    const std::uint32_t fill = five_times >> 8 <= 4 ? 0 : 9;
    return {fill << 8 | five_times >> 4, (five_times & 15) != 0};
}

} // namespace

Result square_root(Number x) {
    if (x.sign() != 0) return domain_error;
    if (!digits::all_decimal(x.mantissa())) return square_root_by_digits(x);
    const auto [exponent, odd] = halved(x.exponent());
    const std::uint64_t square =
        std::uint64_t{digits::to_integer(x.mantissa())} * (odd ? 100'000'000ULL : 10'000'000ULL);
    auto root = static_cast<std::uint64_t>(std::sqrt(static_cast<double>(square)));
    while (root * root > square)
        --root;
    while ((root + 1) * (root + 1) <= square)
        ++root;
    return {decimal(root, exponent, 0)};
}

Result square_root_by_digits(Number x) {
    if (x.sign() != 0) return domain_error;
    constexpr int wide = width + 1;
    const auto [exponent, odd] = halved(x.exponent());
    const auto add_low = [](Vector a, Vector rest) {
        return (rest & ~digits::mask(width)) | digits::add(a, rest & digits::mask(width));
    };
    Vector rest = Vector{x.mantissa()} << (odd ? 4 : 0);
    Vector root = 0;
    // The odd numbers are subtracted one by one: 0+1, 1+2, 2+3 ... at each place.
    for (Vector unit = Vector{1} << 28;; unit >>= 4) {
        for (int step = 0;; ++step) {
            if (step == step_limit) return domain_error;
            const digits::Sum first = digits::subtract<wide>(rest, root);
            rest = first.digits;
            if (!first.carry) break;
            root = digits::add(unit, root);
            const digits::Sum second = digits::subtract<wide>(rest, root);
            rest = second.digits;
            if (second.carry) continue;
            rest = add_low(root, rest);
            root = digits::subtract(root, unit).digits;
            break;
        }
        rest = add_low(root, rest);
        if (unit == 1) return {finished(root, exponent, 0)};
        rest = rest << 4 & digits::mask(wide);
    }
}

} // namespace mk61
