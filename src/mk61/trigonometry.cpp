// sin, cos, tg: the angle less whole quarter turns, the cotangent of what is left, and the rest from that.
#include <cstdint>

#include "continued_fraction.hpp"
#include "digits.hpp"
#include "functions.hpp"

namespace mk61 {
namespace {

// Degrees are counted in tens; this many tens are one radian. Grads become degrees first.
constexpr Number tens_per_radian{0x057295780000};
constexpr Number degrees_per_grad{0x090000000999};

Number negated_if(bool negative, Number n) {
    return negative ? Number::of(9 - n.sign(), n.mantissa(), n.exponent()) : n;
}

struct Reduced {
    bool odd = false;      // the number of quarter turns
    bool upper = false;    // it is 2 or 3 modulo 4
    bool negative = false; // the sign of the rest
    Number rest;           // its magnitude in radians; zero only if it is exactly zero
};

// An angle in radians or tens of degrees on the nine digits of the adder, which hold -50 to 49.999999 as
// complements.
class Remainder {
  public:
    Remainder(std::uint32_t mantissa, bool radian)
        : v_{mantissa}, quarter_turn_{radian ? 0x15707963U : 0x90000000U}, limit_{radian ? 1U : 5U} {}

    // Quarter turns are taken off the leading digits first and again after each further digit, so the rest
    // does not always end up in the nearest quarter.
    void split(int further_digits) {
        reduce();
        for (int i = 0; i < further_digits; ++i) {
            v_ = v_ << 4 & digits::mask(width);
            quarters_ = quarters_ * 10 & 3;
            if (is_at_least(1))
                reduce();
            else if (is_below_minus(1))
                raise();
        }
        if (is_at_least(limit_)) take_off();
        if (is_below_minus(limit_)) put_on();
    }

    unsigned quarters() const { return quarters_; }
    bool is_negative() const { return sign() >= 5; }
    std::uint32_t magnitude() const {
        return static_cast<std::uint32_t>(is_negative() ? digits::complement<width>(v_) : v_);
    }

  private:
    static constexpr int width = digits::mantissa_width + 1;

    unsigned sign() const { return static_cast<unsigned>(v_ >> 36); }
    unsigned tens() const { return static_cast<unsigned>(v_ >> 32) & 15; }
    unsigned ones() const { return static_cast<unsigned>(v_ >> 28) & 15; }
    bool is_at_least(unsigned whole) const { return !is_negative() && (tens() > 0 || ones() >= whole); }
    bool is_below_minus(unsigned whole) const { return is_negative() && (tens() < 9 || ones() < 10 - whole); }
    void take_off() {
        v_ = digits::subtract<width>(v_, quarter_turn_).digits;
        quarters_ = (quarters_ + 1) & 3;
    }
    void put_on() {
        v_ = digits::add<width>(quarter_turn_, v_);
        quarters_ = (quarters_ + 3) & 3;
    }
    void reduce() {
        do
            take_off();
        while (is_at_least(limit_));
    }
    void raise() {
        do
            put_on();
        while (is_below_minus(limit_));
    }

    digits::Vector v_;
    digits::Vector quarter_turn_;
    unsigned limit_;
    unsigned quarters_ = 0;
};

Reduced reduced(Chain& chain, Number x, Angle switch_position) {
    const bool radian = switch_position == Angle::radian;
    Number angle = Number::of(0, x.mantissa(), x.exponent());
    if (switch_position == Angle::grad) angle = multiply(degrees_per_grad, angle);
    if (angle.is_zero()) return {};
    const int magnitude = exponent_value(x.exponent());
    if (magnitude >= 10 && magnitude < 100) {
        chain.fail();
        return {};
    }
    if (!radian) angle = Number::of(0, angle.mantissa(), exponent_difference(angle.exponent(), 1));
    const int exponent = exponent_value(angle.exponent());
    const auto in_radians = [&](Number n) { return radian ? n : chain.quotient(n, tens_per_radian); };

    if (exponent < 0 || exponent >= 100 || (exponent == 0 && angle.digit(1) < (radian ? 1 : 5))) {
        return {false, false, false, in_radians(rounded(angle))};
    }
    Remainder remainder{angle.mantissa(), radian};
    remainder.split(exponent);
    const Number rest = rounded(Number::of(0, remainder.magnitude(), 0));
    return {(remainder.quarters() & 1) != 0, (remainder.quarters() & 2) != 0, remainder.is_negative(),
            in_radians(rest)};
}

Number cotangent(Chain& chain, Number rest) {
    return continued_fraction(chain, chain.quotient(one, rest), Fraction::cotg);
}

// At least one: unlike the root key, the exponent of this root is never taken for a negative one.
Number hypotenuse(Chain& chain, Number cotg) {
    const Number root = chain.root(chain.long_sum(multiply(cotg, cotg), one));
    return Number::of(0, root.mantissa(), root.exponent() & 0xFF);
}

Number sine_of_rest(Chain& chain, const Reduced& angle) {
    if (angle.rest.is_zero()) return {};
    const Number sine = chain.quotient(one, hypotenuse(chain, cotangent(chain, angle.rest)));
    return negated_if(angle.negative, sine);
}

Number cosine_of_rest(Chain& chain, const Reduced& angle) {
    if (angle.rest.is_zero()) return one;
    Number cotg = cotangent(chain, angle.rest);
    const Number root = hypotenuse(chain, cotg);
    if (cotg.exponent() >= 0x100 && cotg.exponent() < 0x900) {
        // The hundreds become the sign of the exponent, as in the root.
        const std::uint32_t sign = root == one ? 0x900 : 0;
        cotg = Number::of(0, cotg.mantissa(), sign | (cotg.exponent() & 0xFF));
    }
    return chain.quotient(cotg, root);
}

Number with_sign(bool negative, Number n) {
    return n.is_zero() ? Number{} : negated_if(negative, n);
}

} // namespace

Result sine(Number x, Angle switch_position) {
    Chain chain;
    const Reduced angle = reduced(chain, x, switch_position);
    const Number value = angle.odd ? cosine_of_rest(chain, angle) : sine_of_rest(chain, angle);
    return chain.result(with_sign(angle.upper != (x.sign() != 0), value));
}

Result cosine(Number x, Angle switch_position) {
    Chain chain;
    const Reduced angle = reduced(chain, x, switch_position);
    const Number value = angle.odd ? sine_of_rest(chain, angle) : cosine_of_rest(chain, angle);
    return chain.result(with_sign(angle.odd != angle.upper, value));
}

Result tangent(Number x, Angle switch_position) {
    Chain chain;
    const Reduced angle = reduced(chain, x, switch_position);
    if (angle.rest.is_zero()) {
        if (angle.odd) chain.fail();
        return chain.result(Number::of(x.sign(), 0, 0));
    }
    const Number cotg = cotangent(chain, angle.rest);
    const Number value = angle.odd ? cotg : chain.quotient(one, cotg);
    return chain.result(negated_if((angle.negative != angle.odd) != (x.sign() != 0), value));
}

} // namespace mk61
