#include "pmkgames/key.hpp"

#include <doctest/doctest.h>

using namespace pmk;

TEST_CASE("keys have a text form that is read back") {
    const std::string script = "a<up><enter>Ж<c-l><space><lt><escape>4";
    const auto keys = parse_keys(script);
    REQUIRE(keys.has_value());
    CHECK(keys->size() == 9);
    std::string text;
    for (const Key& key : *keys)
        text += key_text(key);
    CHECK(text == script);
}

TEST_CASE("keys that do not exist are not understood") {
    CHECK(!parse_keys("<upp>").has_value());
    CHECK(!parse_keys("<up").has_value());
    CHECK(!parse_keys("<c-1>").has_value());
}
