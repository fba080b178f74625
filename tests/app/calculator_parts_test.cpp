#include "app/readable_number.hpp"
#include "app/step_words.hpp"
#include "games/common/indicator.hpp"
#include "mk61/disassembler.hpp"
#include "mk61/display.hpp"
#include "mk61/opcodes.hpp"

#include <algorithm>
#include <doctest/doctest.h>

using namespace pmk;

namespace {

std::string readable_hex(std::string_view hex, int width = 20) {
    return readable(*mk61::Number::from_hex(hex), width);
}

} // namespace

TEST_CASE("numbers of the calculator read as people write them") {
    CHECK(readable_hex("000000000000") == "0");
    CHECK(readable_hex("053000000001") == "53");
    CHECK(readable_hex("953000000001") == "-53");
    CHECK(readable_hex("043742380999") == "0.4374238");
    CHECK(readable_hex("025000000998") == "0.025");
    CHECK(readable_hex("012345678988") == "1.2345678e-12");
    CHECK(readable_hex("012345678012") == "1.2345678e12");
    CHECK(readable_hex("012345678007") == "12345678");
    CHECK(readable_hex("000000007007") == "00000007"); // not normalised
    CHECK(readable_hex("08BC0D000003") == "8BC0.D");
    CHECK(readable_hex("012345678A00") == "0:12345678:A00");
}

TEST_CASE("numbers that find no room are cut, the exponent stays") {
    CHECK(readable_hex("012345678988", 9) == "1.23…e-12");
    CHECK(readable_hex("043742380999", 6) == "0.437…");
}

TEST_CASE("the indicator knows every glyph of the calculator") {
    for (std::uint8_t glyph = 0; glyph < mk61::Display::blank; ++glyph) {
        mk61::Display display;
        display.glyphs.fill(mk61::Display::blank);
        display.glyphs[1] = glyph;
        Canvas canvas(indicator_size(IndicatorForm::narrow), Charset::unicode);
        paint_indicator(canvas, {0, 0}, IndicatorForm::narrow, display.text());
        const std::string text = canvas.to_text();
        CAPTURE(text);
        CHECK(text.find_first_not_of("\n") < text.find("───"));
    }
}

TEST_CASE("every code has its words and an ASCII mnemonic") {
    for (int code = 0; code < 256; ++code) {
        const auto byte = static_cast<std::uint8_t>(code);
        const std::string words = step_in_words(byte, 0x76);
        CAPTURE(words);
        CHECK(words.size() > 10);
        CHECK(words.find('{') == std::string::npos);
        const std::string ascii = ascii_mnemonic(mk61::operation_text(byte));
        CAPTURE(ascii);
        CHECK(std::all_of(ascii.begin(), ascii.end(),
                          [](char letter) { return letter > ' ' && letter != '?'; }));
        CHECK(ascii.size() <= 7);
    }
}

TEST_CASE("words name the register and the step") {
    CHECK(step_in_words(0x44, 0) == "Stores X in R4.");
    CHECK(step_in_words(0x6E, 0) == "Recalls Re into X.");
    CHECK(step_in_words(0x51, 0x90) == "Goes on at step 90.");
    CHECK(step_in_words(0x5E, 0x76) == "If X is not zero, goes on at step 76.");
    CHECK(step_in_words(0x57, 0x76) == "If X is zero, goes on at step 76.");
    CHECK(step_in_words(0x5A, 0x21) ==
          "Counts R3 down by one, and goes on at step 21 until it has come to the end.");
}
