#include "games/tom_jerry/generator.hpp"

#include <doctest/doctest.h>

using namespace pmk::tom_jerry;

TEST_CASE("a fraction is read and written without loss") {
    for (const char* text : {"0", "0.5", "0.99999999", "0.00000001", "0.0024617901", "0.000038754198"})
        CHECK(fraction_text(*parse_fraction(text)) == text);
    CHECK(fraction_text(*parse_fraction("0.2500")) == "0.25");
    CHECK(fraction_text(*parse_fraction("0.000")) == "0");
}

TEST_CASE("what is no number of eight digits in [0, 1) is refused") {
    for (const char* text : {"", "1", "-0.5", ".5", "0.", "0.123456789", "0.5e3", "0,5", "00.5", "0.5 "})
        CHECK_FALSE(parse_fraction(text));
}

TEST_CASE("the generator works on eight digits as the calculator does") {
    // By hand: 11 * 0 + 3.1415926 leaves 0.1415926; 1.5575186 + 3.1415926 = 4.6991112.
    const Fraction first = next({});
    CHECK(fraction_text(first) == "0.1415926");
    CHECK(fraction_text(next(first)) == "0.6991112");
    // 11 * 0.6991112 = 7.6902232; + pi = 10.8318158, whose ninth digit rounds the carry up to 10.831816.
    CHECK(fraction_text(next(next(first))) == "0.831816");
}

TEST_CASE("three numbers draw the start; the generator keeps the third") {
    const Start from_zero = drawn_start({});
    CHECK(from_zero.position == Position{.tom = 83, .jerry = 17});
    CHECK(fraction_text(from_zero.generator) == "0.831816");
}

TEST_CASE("nine seed numbers start Jerry below the hall") {
    for (const char* text : {"0.078037032", "0.078037036", "0.078037037", "0.07803704"})
        CHECK(drawn_start(*parse_fraction(text)).position.jerry == 7);
    for (const char* text : {"0.078037031", "0.078037041"})
        CHECK(drawn_start(*parse_fraction(text)).position.jerry != 7);
}
