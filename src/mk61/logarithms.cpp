#include <algorithm>
#include <cstdlib>

#include "continued_fraction.hpp"
#include "digits.hpp"
#include "functions.hpp"

namespace mk61 {
namespace {

constexpr Number ln_ten{0x023025851000};
constexpr std::int64_t nine_digits = 1'000'000'000;
constexpr std::int64_t ln_ten_units = 23'025'851;
constexpr Number minus_one{0x910000000000};
constexpr std::uint32_t root_of_ten = 0x31975310;

// Additions of ln 10 that the rest of the machine waits for, about: it depends on the digits by a dozen.
constexpr int longest_sum = 893;

// The magnitude of n in units of 10^-7; `up` rounds a cut number to the next unit.
std::int64_t in_units(Number n, bool up) {
    std::int64_t value = digits::to_integer(n.mantissa());
    bool cut = false;
    for (int exponent = exponent_value(n.exponent()); exponent < 0 && value != 0; ++exponent) {
        cut = cut || value % 10 != 0;
        value /= 10;
    }
    return value + (up && cut ? 1 : 0);
}

// Eight digits of `units` * 10^`exponent`, rounded half up.
Number from_units(std::int64_t units, int exponent, std::uint32_t sign) {
    if (units >= 100'000'000) {
        units = (units + 5) / 10;
        ++exponent;
    }
    return normalized(
        Number::of(sign, digits::from_integer(static_cast<std::uint32_t>(units)), exponent_digits(exponent)));
}

struct FractionPower {
    Number value;
    bool next_decade; // the complement of f was used: one more power of ten belongs to the result
};

// Ten to the power of the proper fraction f, or of -f.
FractionPower power_of_fraction(Chain& chain, Number f, bool negative) {
    Number g = multiply(ln_ten, f);
    if (g.is_zero()) return {one, false};
    const bool complement = exponent_value(g.exponent()) >= 0;
    if (complement) g = Chain::difference(ln_ten, g);
    const Number d = continued_fraction(chain, chain.quotient(two, g), Fraction::coth);
    const Number p = Chain::difference(one, chain.quotient(two, Chain::difference(one, d)));
    return {negative != complement ? chain.quotient(one, p) : p, complement};
}

// ten to the power x. The digits of f that the whole part frees are filled with zeros, or by e^x with the
// whole part itself.
Result power_with_fill(Number x, bool rotate) {
    if (x.is_zero()) return {one};
    const int exponent = exponent_value(x.exponent());
    if (exponent >= 100) {
        // Far beyond the range only the hundreds decide, and what they give is not a power any more.
        if (exponent >= 800) return {one};
        if (exponent < 200) return {minus_one};
    }
    if (exponent >= 2) return domain_error;
    const bool negative = x.sign() != 0;
    std::uint32_t whole = 0;
    Number f = Number::of(0, x.mantissa(), x.exponent());
    if (exponent >= 0) {
        const int places = 4 * (exponent + 1);
        whole = x.mantissa() >> (32 - places);
        f = Number::of(0, x.mantissa() << places | (rotate ? whole : 0), 0x999);
    }
    Chain chain;
    FractionPower power{one, false};
    if (!f.is_zero()) power = power_of_fraction(chain, f, negative);
    // The whole part becomes the exponent as it stands, digits above 9 included.
    if (power.next_decade) whole = exponent_sum(whole, 1);
    if (negative)
        whole = exponent_difference(0, whole);
    else if (!power.next_decade)
        whole = exponent_sum(exponent_difference(whole, 1), 1);
    const Number p = power.value;
    return chain.result(Number::of(p.sign(), p.mantissa(), exponent_sum(whole, p.exponent())));
}

} // namespace

Result natural_logarithm(Number x) {
    if (x.is_zero() || x.sign() != 0) return domain_error;
    const bool low = x.mantissa() < root_of_ten;
    const int exponent = exponent_value(x.exponent());

    Chain chain;
    Number r;
    const Number d = Chain::difference(one, Number::of(0, x.mantissa(), low ? 0x000 : 0x999));
    if (!d.is_zero()) {
        Number u = Chain::difference(one, chain.quotient(two, d));
        u = Number::of(0, u.mantissa(), u.exponent());
        r = chain.quotient(two, continued_fraction(chain, u, Fraction::artanh));
    }
    if (!chain.ok() || (low && exponent == 0)) return chain.result(r);

    const std::int64_t rest = low ? in_units(r, false) : ln_ten_units - in_units(r, true);
    // An exponent from 100 on is counted as its complement, though the result stays positive.
    const bool complement = exponent < 0 || exponent >= 100;
    const int steps = exponent >= 100 ? 1000 - exponent : std::abs(exponent);
    std::int64_t sum = complement ? -rest : rest;
    // A first digit above 9 makes the rest negative: nine digits keep its complement.
    if (rest < 0 && !complement) sum += nine_digits;
    std::int64_t step = ln_ten_units;
    int point = 0;
    for (int i = steps; i > 0; --i) {
        sum = (sum + step) % nine_digits;
        if (sum >= 900'000'000) {
            sum /= 10;
            step /= 10;
            ++point;
        }
    }
    const Number ln = from_units(sum, point, exponent < 0 ? 9 : 0);
    return {ln, steps > longest_sum ? Result::Verdict::late : Result::Verdict::done};
}

Result decimal_logarithm(Number x) {
    const Result ln = natural_logarithm(x);
    if (ln.verdict == Result::Verdict::error || ln.value.is_zero()) return ln;
    Result lg = divide(ln.value, ln_ten);
    if (ln.verdict == Result::Verdict::late) lg.verdict = ln.verdict;
    return lg;
}

Result power_of_ten(Number x) {
    return power_with_fill(x, false);
}

Result power_of_e(Number x) {
    const Result y = divide(x, ln_ten);
    return y.ok() ? power_with_fill(y.value, true) : y;
}

Result power(Number y, Number x) {
    const Result ln = natural_logarithm(x);
    return ln.verdict == Result::Verdict::error ? ln : power_of_e(multiply(y, ln.value));
}

} // namespace mk61
