// Every spelling of the table "Mnemonic spellings" in the collected facts about public listings.
#include <doctest/doctest.h>

#include <string>
#include <string_view>
#include <vector>

#include "mk61/listing.hpp"

namespace {

// The bytes of a program of bare words, or the message why it is none.
std::string hex(const std::string& text) {
    const auto listing = mk61::read_listing(text, "text");
    if (!listing) return listing.error().message();
    std::string result;
    for (const std::uint8_t byte : listing->bytes()) {
        if (!result.empty()) result += ' ';
        result += "0123456789ABCDEF"[byte >> 4];
        result += "0123456789ABCDEF"[byte & 15];
    }
    return result;
}

struct Row {
    std::string_view code;
    std::vector<std::string> spellings;
};

const std::vector<Row> rows{
    {"0A", {".", ",", "•"}},
    {"0B", {"/-/", "/–/", "/−/", "+/-", "CHS", "NEG"}},
    {"0C", {"ВП", "BП", "вп", "EE"}},
    {"0D", {"Cx", "Сх", "CX", "CLX"}},
    {"0E", {"В↑", "B↑", "↑", "В^", "^", "B", "ENTER", "ENT", "enter"}},
    {"0F", {"FBx", "F Вx", "Вх", "Bx", "ANS", "LASTX"}},
    {"10", {"+"}},
    {"11", {"-", "–", "−", "—"}},
    {"12", {"×", "х", "x", "X", "Х", "*", "⋅"}},
    {"13", {"÷", ":", "/"}},
    {"14", {"↔", "<->", "XY", "ХУ", "X↔Y", "x<->y", "SWAP", "⟷"}},
    {"15", {"F10^x", "F10X", "F10x", "F10ˣ", "10**x", "10^x", "F 10^x"}},
    {"16", {"Fe^x", "Fex", "Fe", "e^x", "FEˣ"}},
    {"17", {"Flg", "FLg", "lg", "F lg"}},
    {"18", {"Fln", "FLn", "ln"}},
    {"19", {"Farcsin", "Fsin^-1", "Fsinᐨ¹", "Fsin⁻¹", "asin", "arcsin", "F arcsin"}},
    {"1A", {"Farccos", "Fcos^-1", "Fcosᐨ¹", "acos", "arccos"}},
    {"1B", {"Farctg", "Ftg^-1", "Ftgᐨ¹", "atg", "atan", "arctg", "arctan"}},
    {"1C", {"Fsin", "sin"}},
    {"1D", {"Fcos", "cos"}},
    {"1E", {"Ftg", "tg", "tan", "Ftan"}},
    {"20", {"Fπ", "Fpi", "Fпи", "π", "pi", "F π"}},
    {"21", {"F√", "F sqrt", "sqrt", "√", "КвКор", "корень"}},
    {"22", {"Fx^2", "Fx²", "FX2", "x²", "x^2", "F x²"}},
    {"23", {"F1/x", "1/x", "F 1/x", "F1/Х"}},
    {"24", {"Fx^y", "Fxy", "x^y", "FXʸ"}},
    {"25", {"F↻", "F⟳", "Fѻ", "Fo", "Fо", "F○", "F круг", "F R", "->", "→", "F"}},
    {"26", {"К°→′", "К+", "К °→'", "МГ", "КМГ"}},
    {"2A", {"К°→′\"", "К°→′″", "МЧ", "КМЧ"}},
    {"30", {"К°←′\"", "К°←′″", "ЧМ", "КЧМ", "K3"}},
    {"33", {"К°←′", "ГМ", "КГМ", "K6"}},
    {"27", {"К-", "К−", "K -"}},
    {"28", {"К×", "Кх", "К*"}},
    {"29", {"К/", "К÷", "К:"}},
    {"31", {"К|x|", "К∣x∣", "К |x|", "ABS", "K4", "|x|"}},
    {"32", {"КЗН", "Кзн", "SIGN", "K5", "ЗН"}},
    {"34", {"К[x]", "К[]", "INT", "K7", "[x]"}},
    {"35", {"К{x}", "К{}", "(x)", "FRAC", "K8", "{x}"}},
    {"36", {"Кmax", "max", "K9"}},
    {"37", {"К∧", "KΛ", "К/\\", "К^", "AND"}},
    {"38", {"К∨", "KV", "КV", "К\\/", "OR"}},
    {"39", {"К⊕", "К(+)", "XOR"}},
    {"3A", {"КИНВ", "Кинв", "NOT", "К ИНВ"}},
    {"3B", {"КСЧ", "Ксч", "RAN", "RND", "К СЧ"}},
    {"3E", {"x←y", "3E"}},
    {"50", {"С/П", "C/П", "СП", "С\\П", "R/S", "STOP", "с/п"}},
    {"51 00", {"БП 00", "GOTO 00", "GTO 0"}},
    {"52", {"В/О", "B/O", "В/0", "ВО", "RTN", "RET"}},
    {"53 00", {"ПП 00", "GSB 00", "CALL 00"}},
    {"54", {"КНОП", "K0", "NOP", "К НОП"}},
    {"55", {"К1", "K1"}},
    {"56", {"К2", "K 2"}},
    {"57 12", {"Fx≠0 12", "Fx≠o 12", "Fx#0 12", "Fx!=0 12", "Fx<>0 12", "x≠0 12", "F x≠0 12", "Fх≠о 12"}},
    {"59 12", {"Fx≥0 12", "Fx>=0 12", "Fx⩾0 12", "Fx≥o 12", "F x >= 0 12"}},
    {"5C 12", {"Fx<0 12", "F x < 0 12", "Fx<o 12"}},
    {"5E 12", {"Fx=0 12", "Fx==0 12", "Fx=o 12", "x=0 12"}},
    {"5D 12", {"FL0 12", "L0 12", "FLO 12", "F L0 12"}},
    {"5B 12", {"FL1 12", "L1 12"}},
    {"58 12", {"FL2 12", "L2 12"}},
    {"5A 12", {"FL3 12", "L3 12", "F L 3 12"}},
};

struct Family {
    int base;
    std::vector<std::string> spellings; // the register stands behind
};

const std::vector<Family> families{
    {0x40, {"хП", "XП", "X→П", "X->П", "х-П", "x→П", "x → П ", "П", "STO", "STO ", "M ", "X→M "}},
    {0x60, {"Пх", "П→X", "П->X", "П-х", "П→x ", "ИП", "RCL", "RM "}},
    {0x70, {"Кx≠0", "Кx≠o", "Kх≠0", "К x≠0 ", "Кx#0"}},
    {0x80, {"КБП", "K БП "}},
    {0x90, {"Кx≥0", "Kx>=0", "Кx⩾o"}},
    {0xA0, {"КПП", "К ПП "}},
    {0xB0, {"КхПn", "КП", "К x→П ", "КX->П", "Кx-П"}},
    {0xC0, {"Кx<0", "К x<0 "}},
    {0xD0, {"КПх", "КИП", "К П→X ", "КП->x", "К ИП "}},
    {0xE0, {"Кx=0", "Кx==0", "К x=0 "}},
};

std::string with_register(std::string spelling, std::string_view name) {
    if (spelling.ends_with('n')) spelling.pop_back();
    return spelling.append(name);
}

} // namespace

TEST_CASE("every spelling of an operation without register is read") {
    for (const Row& row : rows) {
        for (const std::string& spelling : row.spellings) {
            CAPTURE(spelling);
            CHECK(hex(spelling + " +") == std::string(row.code) + " 10");
        }
    }
}

TEST_CASE("every spelling of a register operation is read for all fifteen registers") {
    const std::vector<std::vector<std::string>> names{{"0"},
                                                      {"1"},
                                                      {"2"},
                                                      {"3"},
                                                      {"4"},
                                                      {"5"},
                                                      {"6"},
                                                      {"7"},
                                                      {"8"},
                                                      {"9"},
                                                      {"a", "A", "а", "А"},
                                                      {"b", "B", "в"},
                                                      {"c", "C", "с"},
                                                      {"d", "D", "д", "Д"},
                                                      {"e", "E", "е"}};
    for (const Family& family : families) {
        for (const std::string& spelling : family.spellings) {
            for (int index = 0; index < 15; ++index) {
                for (const std::string& name : names[static_cast<std::size_t>(index)]) {
                    const std::string text = with_register(spelling, name);
                    CAPTURE(text);
                    const auto listing = mk61::read_listing(text, "text");
                    REQUIRE_MESSAGE(listing.has_value(), listing.error().message());
                    CHECK(listing->bytes() ==
                          std::vector<std::uint8_t>{static_cast<std::uint8_t>(family.base + index)});
                }
            }
        }
    }
}

TEST_CASE("digits are read one by one") {
    CHECK(hex("0 1 2 3 4 5 6 7 8 9") == "00 01 02 03 04 05 06 07 08 09");
}

TEST_CASE("the traps of the spellings") {
    SUBCASE("x alone multiplies, also before an old store") {
        CHECK(hex("2 x 3") == "02 12 03");
        CHECK(hex("x П4") == "12 44");
    }
    SUBCASE("П3 stores, Пх3 and ИП3 recall, КП3 stores indirectly") {
        CHECK(hex("П3 Пх3 ИП3 КП3") == "43 63 63 B3");
    }
    SUBCASE("XY exchanges, Fxy is a power") {
        CHECK(hex("XY Fxy") == "14 24");
    }
    SUBCASE("an arrow alone rotates the stack, in words of its own it may belong to a store") {
        CHECK(hex("1 -> 2") == "01 25 02");
        CHECK(hex("x → П 4 П → x 4") == "44 64");
    }
    SUBCASE("1 / x in three words divides and multiplies") {
        CHECK(hex("1 / x") == "01 13 12");
    }
    SUBCASE("Fe is a function, FE a byte") {
        CHECK(hex("Fe + FE +") == "16 10 FE 10");
    }
    SUBCASE("EE is the key of the exponent among operations and a byte among bytes") {
        CHECK(hex("1 EE 2") == "01 0C 02");
        CHECK(hex("01 EE 02") == "01 EE 02");
    }
    SUBCASE("a bare F is the rotation unless a function follows") {
        CHECK(hex("F 1 F x²") == "25 01 22");
    }
}

TEST_CASE("behind a jump stands an address in any of its spellings") {
    CHECK(hex("БП 07") == "51 07");
    CHECK(hex("БП 7") == "51 07");
    CHECK(hex("ПП A3") == "53 A3");
    CHECK(hex("ПП А3") == "53 A3");
    CHECK(hex("Fx=0 -3") == "5E A3");
    CHECK(hex("Fx=0 103") == "5E A3");
    CHECK(hex("FL0 E1") == "5D E1");
    CHECK(hex("FL0 EB") == "5D EB");
    CHECK(hex("FL0 EE") == "5D EE");
    CHECK(hex("FL0 FF") == "5D FF");
}

TEST_CASE("an address printed as the mnemonic of its byte is that byte") {
    CHECK(hex("БП Fx≠0 ПП хП3 5") == "51 57 53 43 05");
}

TEST_CASE("two hex digits among operations are a raw byte") {
    CHECK(hex("В↑ 2B F5 4F 00 +") == "0E 2B F5 4F 00 10");
}
