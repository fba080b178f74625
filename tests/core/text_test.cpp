#include "pmkgames/text.hpp"

#include <doctest/doctest.h>

using namespace pmk;

TEST_CASE("arguments fill the places in order") {
    CHECK(say("{} of {}", 3, "four").english() == "3 of four");
    CHECK(say("nothing").english() == "nothing");
}

TEST_CASE("a pattern with too few or too many places does no harm") {
    CHECK(Text("{} and {}", {"one"}).english() == "one and {}");
    CHECK(Text("none", {"one"}).english() == "none");
}

TEST_CASE("an argument that looks like a place is not filled again") {
    CHECK(say("{} {}", "{}", "x").english() == "{} x");
}

TEST_CASE("an empty text stays empty in translation") {
    CHECK(translated(Text()).empty());
    CHECK(translated("").empty());
}
