#include "pmkgames/canvas.hpp"

#include <doctest/doctest.h>

using namespace pmk;

TEST_CASE("text is painted and clipped at the edges") {
    Canvas canvas({5, 2}, Charset::unicode);
    CHECK(canvas.text({3, 0}, "abc") == 3);
    canvas.text({-1, 1}, "xyz");
    canvas.text({0, 7}, "below");
    CHECK(canvas.to_text() == "   ab\nyz\n");
}

TEST_CASE("a canvas of no size takes everything without fault") {
    Canvas canvas({-3, 4}, Charset::unicode);
    canvas.text({0, 0}, "abc");
    canvas.frame({{0, 0}, {5, 5}});
    CHECK(canvas.size() == Size{0, 4});
    CHECK(canvas.at({0, 0}) == Cell{});
}

TEST_CASE("an ASCII canvas holds look-alikes") {
    Canvas canvas({20, 1}, Charset::ascii);
    canvas.text({0, 0}, "ЕГГ0Г ▒·◂ ♔♘♗ 漢");
    CHECK(canvas.to_text() == "EGG0G #.< KNB ?\n");
}

TEST_CASE("in ASCII a dot between words is no full stop") {
    Canvas canvas({20, 2}, Charset::ascii);
    canvas.text({0, 0}, "turn 1 · Tom");
    canvas.paragraph({{0, 1}, {20, 1}}, "SUM 5 · 2");
    CHECK(canvas.to_text() == "turn 1 - Tom\nSUM 5 - 2\n");
    CHECK(ascii_text("turn 1 · Tom") == "turn 1 - Tom");
}

TEST_CASE("frames have corners and lines") {
    Canvas canvas({4, 3}, Charset::unicode);
    canvas.frame({{0, 0}, {4, 3}});
    CHECK(canvas.to_text() == "╭──╮\n│  │\n╰──╯\n");
}

TEST_CASE("paragraphs break at blanks, and inside a word only where it is too long") {
    Canvas canvas({10, 4}, Charset::unicode);
    CHECK(canvas.paragraph({{0, 0}, {8, 4}}, "one two three fourteenths") == 4);
    CHECK(canvas.to_text() == "one two\nthree\nfourteen\nths\n");
}

TEST_CASE("a paragraph without room paints nothing") {
    Canvas canvas({10, 1}, Charset::unicode);
    CHECK(canvas.paragraph({{0, 0}, {0, 4}}, "one") == 0);
    CHECK(canvas.paragraph({{0, 0}, {4, 0}}, "one") == 0);
}

TEST_CASE("control characters and broken UTF-8 come out as question marks") {
    CHECK(decode_utf8("a\x1B\x7F") == U"a??");
    CHECK(decode_utf8("\xC3") == U"?");
    CHECK(decode_utf8("\xC0\xAF") == U"??");
    CHECK(decode_utf8("\xED\xA0\x80") == U"?");
    CHECK(decode_utf8("\xF4\x90\x80\x80") == U"?");
    CHECK(decode_utf8("Г€😀") == U"Г€😀");
}

TEST_CASE("UTF-8 is written as it was read") {
    std::string text;
    for (const char32_t glyph : decode_utf8("aГ€😀"))
        append_utf8(text, glyph);
    CHECK(text == "aГ€😀");
}

TEST_CASE("roles can be changed without the glyph") {
    Canvas canvas({1, 1}, Charset::unicode);
    canvas.put({0, 0}, U'x', Role::own);
    canvas.set_role({0, 0}, Role::cursor);
    CHECK(canvas.at({0, 0}) == Cell{U'x', Role::cursor});
}

TEST_CASE("a canvas is pasted into another with its roles") {
    Canvas small({2, 1}, Charset::unicode);
    small.text({0, 0}, "ab", Role::good);
    Canvas large({3, 2}, Charset::unicode);
    large.paste({1, 1}, small);
    CHECK(large.to_text() == "\n ab\n");
    CHECK(large.at({2, 1}).role == Role::good);
}
