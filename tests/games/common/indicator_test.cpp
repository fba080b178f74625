#include "games/common/indicator.hpp"

#include <algorithm>
#include <doctest/doctest.h>
#include <vector>

using namespace pmk;

namespace {

std::string picture(std::string_view places, IndicatorForm form, Charset charset = Charset::unicode) {
    Canvas canvas(indicator_size(form), charset);
    paint_indicator(canvas, {0, 0}, form, places);
    return canvas.to_text();
}

} // namespace

TEST_CASE("a display text falls into the places of the indicator") {
    CHECK(indicator_places("53000037") == " 53000037.");
    CHECK(indicator_places("38") == " 38.");
    CHECK(indicator_places("3.1415926") == " 3.1415926");
    CHECK(indicator_places("1.1111111-01") == " 1.1111111-01");
    CHECK(indicator_places("-5.-01") == "-5.       -01");
    CHECK(indicator_places("ЕГГ0Г") == " ЕГГ0Г");
    CHECK(indicator_places("").empty());
}

TEST_CASE("the indicator in segments") {
    // By hand.
    CHECK(picture("-1.20345", IndicatorForm::narrow) == "    ╻ ╺┓ ┏┓ ╺┓ ╻╻ ┏╸\n"
                                                        "╺╸  ┃ ┏┛ ┃┃ ╺┫ ┗┫ ┗┓\n"
                                                        "    ╹.┗╸ ┗┛ ╺┛  ╹ ╺┛\n"
                                                        "────────────────────────────────────\n");
    CHECK(picture("-1.20345", IndicatorForm::narrow, Charset::ascii) ==
          "         _   _   _       _\n"
          " _    |  _| | |  _| |_| |_\n"
          "      |.|_  |_|  _|   |  _|\n"
          "------------------------------------\n");
    CHECK(picture(" 7.       -01", IndicatorForm::wide) ==
          "╭────────────────────────────────────────────────╮\n"
          "│    ╺━┓                                 ┏━┓   ╻ │\n"
          "│      ┃                             ╺━╸ ┃ ┃   ┃ │\n"
          "│      ╹.                                ┗━┛   ╹ │\n"
          "╰────────────────────────────────────────────────╯\n");
}

TEST_CASE("the indicator in one line, and close together for an exponent") {
    CHECK(picture("-5.       -01", IndicatorForm::line) == "╭───────────────╮\n"
                                                           "│ -5.       -01 │\n"
                                                           "╰───────────────╯\n");
    CHECK(picture("-1.2034567-01", IndicatorForm::narrow, Charset::ascii) ==
          "       _  _  _     _  _  _    _\n"
          "_   |  _|| | _||_||_ |_   |_ | |  |\n"
          "    |.|_ |_| _|  | _||_|  |  |_|  |\n"
          "------------------------------------\n");
}

TEST_CASE("the largest form that fits is chosen") {
    CHECK(indicator_form({50, 5}) == IndicatorForm::wide);
    CHECK(indicator_form({50, 4}) == IndicatorForm::narrow);
    CHECK(indicator_form({49, 30}) == IndicatorForm::narrow);
    CHECK(indicator_form({36, 3}) == IndicatorForm::line);
    CHECK(indicator_form({35, 30}) == IndicatorForm::line);
}

TEST_CASE("every digit and letter of the indicator looks different, and none is dark") {
    for (const Charset charset : {Charset::unicode, Charset::ascii}) {
        std::vector<std::string> pictures;
        for (const char* const glyph :
             {"0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "-", "L", "С", "Г", "Е", " "})
            pictures.push_back(picture(glyph, IndicatorForm::wide, charset));
        std::sort(pictures.begin(), pictures.end());
        CHECK(std::adjacent_find(pictures.begin(), pictures.end()) == pictures.end());
    }
}
