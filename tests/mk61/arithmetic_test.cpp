#include "mk61/arithmetic.hpp"

#include <doctest/doctest.h>

#include <random>
#include <sstream>
#include <string>
#include <vector>

#include "calculator.hpp"
#include "mk61/digits.hpp"

namespace {

using mk61::Number;

// Normalised decimal numbers, now and then an unnormalised one or a zero.
class RandomNumbers {
  public:
    Number next() {
        const int zeros = std::uniform_int_distribution{0, 9}(generator_) == 0
                              ? std::uniform_int_distribution{1, 8}(generator_)
                              : 0;
        std::uint32_t mantissa = 0;
        for (int place = 1; place <= 8; ++place) {
            const int lowest = place == zeros + 1 ? 1 : 0;
            const int digit = place <= zeros ? 0 : std::uniform_int_distribution{lowest, 9}(generator_);
            mantissa = mantissa << 4 | static_cast<std::uint32_t>(digit);
        }
        const int exponent = std::uniform_int_distribution{-12, 12}(generator_);
        const std::uint32_t sign = std::uniform_int_distribution{0, 1}(generator_) == 0 ? 0 : 9;
        return Number::of(sign, mantissa, mk61::exponent_digits(exponent));
    }

  private:
    std::mt19937 generator_{20260422};
};

std::string text(mk61::Result result) {
    return result.ok() ? result.value.to_hex() : "error";
}

// "14e1" of the tables: digits, the first before the point, and the exponent of the first.
std::string table_entry(mk61::Result result) {
    if (!result.ok()) return "ERR";
    const Number n = result.value;
    if (n.nibbles == 0) return "0";
    int last = 8;
    while (last > 1 && n.digit(last) == 0)
        --last;
    std::string entry = n.sign() == 0 ? "" : "-";
    for (int place = 1; place <= last; ++place)
        entry += "0123456789ABCDEF"[n.digit(place)];
    const int exponent = mk61::exponent_value(n.exponent());
    return exponent == 0 ? entry : entry + "e" + std::to_string(exponent);
}

} // namespace

TEST_CASE("eight digits become a value and back") {
    for (const std::uint32_t value : {0U, 7U, 10U, 99'999'999U, 12'345'678U, 90'000'001U, 10'203'040U})
        CHECK(mk61::digits::to_integer(mk61::digits::from_integer(value)) == value);
    CHECK(mk61::digits::from_integer(12'345'678) == 0x12345678);
    CHECK(mk61::digits::to_integer(0xF0000000) == 150'000'000);
}

TEST_CASE("the short cuts for decimal operands agree with the digit procedures") {
    RandomNumbers numbers;
    for (int i = 0; i < 200'000; ++i) {
        const Number y = numbers.next();
        const Number x = numbers.next();
        CAPTURE(y.to_hex());
        CAPTURE(x.to_hex());
        REQUIRE(mk61::multiply(y, x).to_hex() == mk61::multiply_by_digits(y, x).to_hex());
        REQUIRE(text(mk61::divide(y, x)) == text(mk61::divide_by_digits(y, x)));
        REQUIRE(text(mk61::square_root(x)) == text(mk61::square_root_by_digits(x)));
    }
}

TEST_CASE("a sum is rounded at every place by which the smaller operand is shifted") {
    const auto number = [](const char* hex) { return *Number::from_hex(hex); };
    CHECK(mk61::add(number("010000000008"), number("044500000000")).value == number("010000001008"));
    CHECK(mk61::add(number("010000000008"), number("950000000000")).value == number("010000000008"));
    CHECK(mk61::add(number("910000000008"), number("050000000000")).value == number("999999990007"));
}

TEST_CASE("a product is cut below ten and rounded above, a quotient and a root are cut") {
    const auto number = [](const char* hex) { return *Number::from_hex(hex); };
    CHECK(mk61::multiply(number("011111111000"), number("011111111000")) == number("012345678000"));
    CHECK(mk61::multiply(number("099999999000"), number("099999999000")) == number("099999998001"));
    CHECK(mk61::divide(number("020000000000"), number("030000000000")).value == number("066666666999"));
    CHECK(mk61::square_root(number("030000000000")).value == number("017320508000"));
    CHECK_FALSE(mk61::divide(number("010000000000"), Number{}).ok());
    CHECK_FALSE(mk61::square_root(number("910000000000")).ok());
}

// Sums, differences, products and quotients of single digits 0-E, as measured.
TEST_CASE("digits above nine calculate as in the measured tables") {
    std::istringstream lines(mk61::test::read_file("tests/mk61/data/single_digits.txt"));
    std::string line;
    char operation = ' ';
    int rows = 0;
    while (std::getline(lines, line)) {
        if (line.rfind("== Y", 0) == 0) {
            operation = line[4];
            std::getline(lines, line);
            continue;
        }
        std::istringstream cells(line);
        std::string row;
        cells >> row;
        const auto digit = [](std::size_t value) {
            return Number::of(0, static_cast<std::uint32_t>(value) << 28, 0);
        };
        const std::string_view hex = "0123456789ABCDE";
        const Number y = digit(hex.find(row[0]));
        for (std::size_t column = 0; column < hex.size(); ++column) {
            std::string expected;
            cells >> expected;
            const Number x = digit(column);
            CAPTURE(row);
            CAPTURE(column);
            const mk61::Result result = operation == '+'   ? mk61::add(y, x)
                                        : operation == '-' ? mk61::subtract(y, x)
                                        : operation == '*' ? mk61::Result{mk61::multiply(y, x)}
                                                           : mk61::divide(y, x);
            CHECK(table_entry(result) == expected);
        }
        ++rows;
    }
    CHECK(rows == 4 * 15);
}
