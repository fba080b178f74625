#include "mk61/disassembler.hpp"

#include <doctest/doctest.h>

#include <vector>

TEST_CASE("steps are named by tens up to F") {
    CHECK(mk61::step_name(0) == "00");
    CHECK(mk61::step_name(99) == "99");
    CHECK(mk61::step_name(100) == "A0");
    CHECK(mk61::step_name(104) == "A4");
    CHECK(mk61::step_name(105) == "A5");
    CHECK(mk61::step_name(159) == "F9");
}

TEST_CASE("the byte behind a jump is its address") {
    const std::vector<std::uint8_t> program{0x5D, 0x03, 0x27, 0x51, 0x51, 0x4E, 0x2B};
    std::vector<std::string> text;
    std::vector<bool> addresses;
    for (const auto& step : mk61::disassemble(program)) {
        text.push_back(step.text);
        addresses.push_back(step.is_address);
    }
    CHECK(text == std::vector<std::string>{"FL0", "03", "К-", "БП", "51", "x→Пe", "2B"});
    CHECK(addresses == std::vector<bool>{false, true, false, false, true, false, false});
}

TEST_CASE("the codes that no keys type are written as hex digits, all others by name") {
    std::vector<std::uint8_t> nameless;
    for (int code = 0; code < 256; ++code) {
        const auto byte = static_cast<std::uint8_t>(code);
        if (mk61::operation_text(byte) == mk61::address_text(byte)) nameless.push_back(byte);
    }
    std::vector<std::uint8_t> expected{0x1F, 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3C,
                                       0x3D, 0x3E, 0x3F, 0x4F, 0x5F, 0x6F};
    for (int row = 7; row <= 14; ++row)
        expected.push_back(static_cast<std::uint8_t>(16 * row + 15));
    for (int code = 0xF0; code <= 0xFF; ++code)
        expected.push_back(static_cast<std::uint8_t>(code));
    CHECK(nameless == expected);
}
