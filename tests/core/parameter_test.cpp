#include "pmkgames/parameter.hpp"

#include <doctest/doctest.h>

using namespace pmk;

namespace {

const Parameter size{.name = "size", .kind = Parameter::Kind::whole, .low = 3, .high = 30, .fallback = "10"};
const Parameter generator{.name = "generator", .kind = Parameter::Kind::decimal, .low = 0, .high = 1};
const Parameter rules{.name = "rules", .kind = Parameter::Kind::choice, .choices = {"chess", "original"}};
const Parameter rows{.name = "rows", .kind = Parameter::Kind::text};

std::string refusal(const Parameter& parameter, std::string_view value) {
    const auto checked = checked_value(parameter, value);
    REQUIRE(!checked.has_value());
    return checked.error().english();
}

} // namespace

TEST_CASE("whole numbers come into normal form") {
    CHECK(checked_value(size, "3") == std::string("3"));
    CHECK(checked_value(size, "007") == std::string("7"));
}

TEST_CASE("what is no whole number in range is refused with the range") {
    for (const char* value : {"2", "31", "", " 5", "5 ", "5.0", "five", "+5", "0x5", "99999999999999999999"})
        CHECK(refusal(size, value).starts_with("size must be a whole number from 3 to 30, not \""));
}

TEST_CASE("decimal numbers keep their digits") {
    CHECK(checked_value(generator, "0.43742380") == std::string("0.4374238"));
    CHECK(checked_value(generator, ".5") == std::string("0.5"));
    CHECK(checked_value(generator, "0,5") == std::string("0.5"));
    CHECK(checked_value(generator, "0") == std::string("0"));
    CHECK(checked_value(generator, "0.000000000012345678") == std::string("0.000000000012345678"));
}

TEST_CASE("decimal numbers out of range or with too many digits are refused") {
    for (const char* value : {"1", "1.5", "-0.1", "0.123456789", "1e-3", ".", "0.5x", "--1", "0.5.5"})
        CHECK(refusal(generator, value)
                  .starts_with("generator must be a number from 0 to below 1 with at most 8 digits, not \""));
}

TEST_CASE("choices are named in the refusal") {
    CHECK(checked_value(rules, "original") == std::string("original"));
    CHECK(refusal(rules, "Chess") == "rules must be one of chess, original, not \"Chess\".");
}

TEST_CASE("texts must be printable and not endless") {
    CHECK(checked_value(rows, "01/10") == std::string("01/10"));
    CHECK(!checked_value(rows, "a\nb").has_value());
    CHECK(!checked_value(rows, "").has_value());
    CHECK(!checked_value(rows, std::string(5000, 'a')).has_value());
}

TEST_CASE("long and unprintable values are quoted short and clean") {
    CHECK(refusal(size, "\x1B[2J") == "size must be a whole number from 3 to 30, not \"?[2J\".");
    CHECK(refusal(size, std::string(1000, '9')).size() < 120);
}

TEST_CASE("seeds take 64 bits") {
    CHECK(parse_seed("18446744073709551615") == ~std::uint64_t{0});
    CHECK(!parse_seed("18446744073709551616").has_value());
    CHECK(!parse_seed("-1").has_value());
    CHECK(!parse_seed("").has_value());
}

TEST_CASE("an unknown name is quoted so that a terminal can show it") {
    const auto checked = checked_settings({size}, {{"\x1B[2Jsize", "3"}});
    REQUIRE_FALSE(checked.has_value());
    CHECK(checked.error().english() == "There is no parameter \"?[2Jsize\"; there are: size.");
}
