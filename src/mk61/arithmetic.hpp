// The four operations, square and root on the machine's digits, exactly as the arithmetic chip does them.
#pragma once

#include <cstdint>

#include "digits.hpp"
#include "mk61/number.hpp"

namespace mk61 {

struct Result {
    enum class Verdict : std::uint8_t {
        done,
        error, // division by zero, root of a negative number, argument out of the domain
        late,  // a sum of numbers too far apart: it arrives after the error message
    };
    Number value;
    Verdict verdict = Verdict::done;

    bool ok() const { return verdict == Verdict::done; }
    bool has_value() const { return verdict == Verdict::done || verdict == Verdict::late; }
};

inline constexpr Result domain_error{{}, Result::Verdict::error};

// Leading zeros shifted out, exponent lowered; zero becomes 0:00000000:000.
Number normalized(Number n);

// Three exponent digits modulo 1000; decimal for decimal operands.
std::uint32_t exponent_sum(std::uint32_t a, std::uint32_t b);
std::uint32_t exponent_difference(std::uint32_t a, std::uint32_t b);
// 000-899 as they stand, 900-999 as -100 ... -1.
int exponent_value(std::uint32_t exponent);
// Any value modulo 1000 as three digits.
std::uint32_t exponent_digits(int value);

// The end of every operation: normalised, and made decimal as rounding does it. Decimal numbers are only
// normalised.
Number rounded(Number n);

// Sums of numbers more than `patience` powers of ten apart are late.
inline constexpr std::uint32_t patience_for_sums = 0x604;
Result add(Number y, Number x, std::uint32_t patience = patience_for_sums);
Result subtract(Number y, Number x);
Number multiply(Number y, Number x);
Result divide(Number y, Number x);
Result square_root(Number x);

// The digits of a quotient before the end of the operation: eight of them, the first with weight
// 10^`exponent`, or none if the division takes too long. The divisor must not begin with 0.
struct Quotient {
    digits::Vector digits;
    int exponent;
    bool ended;
};
Quotient quotient_digits(digits::Vector dividend, digits::Vector divisor);

// Digits with one place above D1, as the end of every operation treats them.
Number finished(digits::Vector v, std::uint32_t exponent, std::uint32_t sign);

// The same by the digit procedures alone, without the short cuts for decimal operands. For tests.
Number multiply_by_digits(Number y, Number x);
Result divide_by_digits(Number y, Number x);
Result square_root_by_digits(Number x);

// A calculation of several steps. After a step that fails its values mean nothing; the verdict is the first
// failure.
class Chain {
  public:
    // Of numbers that are never far apart.
    static Number sum(Number y, Number x) { return add(y, x).value; }
    static Number difference(Number y, Number x) { return subtract(y, x).value; }
    // Of others; the rest of a function leaves less time for one, about.
    Number long_sum(Number y, Number x) { return value_of(add(y, x, 0x520)); }
    Number quotient(Number y, Number x) { return value_of(divide(y, x)); }
    Number root(Number x) { return value_of(square_root(x)); }

    Result result(Number value) const { return {value, verdict_}; }
    bool ok() const { return verdict_ != Result::Verdict::error; }
    void fail() { value_of(domain_error); }

  private:
    Number value_of(Result step) {
        if (ok() && !step.ok()) verdict_ = step.verdict;
        return step.value;
    }
    Result::Verdict verdict_ = Result::Verdict::done;
};

inline constexpr Number one{0x010000000000};
inline constexpr Number two{0x020000000000};

} // namespace mk61
