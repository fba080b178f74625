#include "pmkgames/random.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdlib>

using namespace pmk;

TEST_CASE("the generator gives the published SplitMix64 sequence") {
    // First outputs for the seed 1234567, as published with the reference implementation's test values.
    Random random(1234567);
    for (const std::uint64_t expected : {6457827717110365317U, 3203168211198807973U, 9817491932198370423U,
                                         4593380528125082431U, 16408922859458223821U})
        CHECK(random.next() == expected);
}

TEST_CASE("numbers below a bound are spread evenly") {
    Random random(1);
    std::array<int, 6> counts{};
    constexpr int draws = 60000;
    for (int i = 0; i < draws; ++i)
        ++counts.at(random.below(counts.size()));
    // Five standard deviations of a binomial count: 5 * sqrt(60000 * 1/6 * 5/6) = 456.
    for (const int count : counts)
        CHECK(std::abs(count - draws / 6) < 456);
}

TEST_CASE("a bound of 1 and the largest bound work") {
    Random random(2);
    CHECK(random.below(1) == 0);
    CHECK(random.below(~std::uint64_t{0}) < ~std::uint64_t{0});
}
