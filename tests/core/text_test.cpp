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

TEST_CASE("a number chooses between one thing and several") {
    CHECK(tr_count("{} light on {}", "{} lights on {}", 1, "a1") == "1 light on a1");
    CHECK(tr_count("{} light on {}", "{} lights on {}", 2, "a1") == "2 lights on a1");
    CHECK(tr_count("{} light", "{} lights", 0) == "0 lights");
    CHECK(tr_count("{} light", "{} lights", -1) == "-1 light");
}

TEST_CASE("an empty text stays empty in translation") {
    CHECK(translated(Text()).empty());
    CHECK(translated("").empty());
}
