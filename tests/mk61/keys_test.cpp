// Keys as text.
#include <doctest/doctest.h>

#include "mk61/listing.hpp"

namespace {

mk61::KeyCodes keys(std::string_view text) {
    const auto result = mk61::read_keys(text, "keys");
    REQUIRE_MESSAGE(result.has_value(), result.error().message());
    return *result;
}

std::string error(std::string_view text) {
    const auto result = mk61::read_keys(text, "keys");
    REQUIRE_FALSE(result.has_value());
    return result.error().message();
}

} // namespace

TEST_CASE("the register setups of public listings are read as keys") {
    CHECK(keys("72 хП7") == mk61::KeyCodes{7, 2, 0x47});
    CHECK(keys("X->П 3") == mk61::KeyCodes{0x43});
    CHECK(keys("1 К- ВП хП9") == mk61::KeyCodes{1, 0x27, 0x0C, 0x49});
    CHECK(keys("88808010 В↑ 8400050 KV K{x} ВП 7 хПЕ") ==
          mk61::KeyCodes{8, 8, 8, 0, 8, 0, 1, 0, 0x0E, 8, 4, 0, 0, 0, 5, 0, 0x38, 0x35, 0x0C, 7, 0x4E});
    CHECK(keys("7 F10^x хПВ") == mk61::KeyCodes{7, 0x15, 0x4B});
    CHECK(keys("Ксч хПС") == mk61::KeyCodes{0x3B, 0x4C});
    CHECK(keys("0,9 П2") == mk61::KeyCodes{0, 0x0A, 9, 0x42});
    CHECK(keys("В/О С/П 4 С/П") == mk61::KeyCodes{0x52, 0x50, 4, 0x50});
}

TEST_CASE("numbers are typed as a hand would") {
    CHECK(keys("-10") == mk61::KeyCodes{1, 0, 0x0B});
    CHECK(keys("-1.5e-3") == mk61::KeyCodes{1, 0x0A, 5, 0x0B, 0x0C, 3, 0x0B});
    CHECK(keys("9E99") == mk61::KeyCodes{9, 0x0C, 9, 9});
    CHECK(keys("1 . 5") == mk61::KeyCodes{1, 0x0A, 5});
    CHECK(keys("8 - 5") == mk61::KeyCodes{8, 0x11, 5});
}

TEST_CASE("БП takes an address of two digits, ПП none") {
    CHECK(keys("БП 25 С/П") == mk61::KeyCodes{0x51, 0x25, 0x50});
    CHECK(keys("БП 2 5") == mk61::KeyCodes{0x51, 0x25});
    CHECK(keys("БП A3") == mk61::KeyCodes{0x51, 0xA3});
    CHECK(keys("4 ПП 32 С/П") == mk61::KeyCodes{4, 0x53, 3, 2, 0x50});
    CHECK(error("БП") == "keys:1:1: \"БП\" by hand needs an address of two digits behind it, 00 to EE.");
    CHECK(error("БП F1").starts_with("keys:1:1:"));
}

TEST_CASE("what no key types is an error") {
    CHECK(error("1 2F") == "keys:1:3: \"2F\" is neither a number nor a key of the MK-61.");
    CHECK(error("x←y") == "keys:1:1: \"x←y\" is not on the keyboard of the MK-61.");
    CHECK(error("1e") == "keys:1:1: \"1e\" is neither a number nor a key of the MK-61.");
    CHECK(error("1 hello") == "keys:1:3: \"hello\" is neither a number nor a key of the MK-61.");
}

TEST_CASE("keys are the same after writing and reading") {
    for (const char* text : {"-1.5e-3", "0.25", "61", "В/О С/П 4 С/П", ". ВП 5", "1 /-/ /-/",
                             "1 ВП 50 Fx² Fx² 90 ×", "БП A3 12 + 0.5 /-/ x→П4", "/-/ 7 ВП", "КСЧ x→Пc", ""}) {
        CAPTURE(text);
        CHECK(mk61::write_keys(keys(text)) == text);
    }
}

TEST_CASE("more digits than anybody types are the same after writing and reading") {
    const mk61::KeyCodes many(100, 7);
    CHECK(keys(mk61::write_keys(many)) == many);
    mk61::KeyCodes points(100, 0x0A);
    points.front() = 5;
    CHECK(keys(mk61::write_keys(points)) == points);
}
