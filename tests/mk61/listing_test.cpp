#include "mk61/listing.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "mk61/state.hpp"

namespace {

std::string file_text(const std::string& path) {
    std::ifstream stream(std::string(PMK_SOURCE_DIR) + '/' + path, std::ios::binary);
    REQUIRE_MESSAGE(stream.good(), path);
    std::stringstream text;
    text << stream.rdbuf();
    return text.str();
}

mk61::Listing listing_of(const std::string& text) {
    const auto listing = mk61::read_listing(text, "text");
    REQUIRE_MESSAGE(listing.has_value(), listing.error().message());
    return *listing;
}

std::string error_of(const std::string& text) {
    const auto listing = mk61::read_listing(text, "maze.mk61");
    REQUIRE_FALSE(listing.has_value());
    return listing.error().message();
}

std::vector<std::uint8_t> bytes(std::string_view hex) {
    std::vector<std::uint8_t> result;
    std::istringstream words{std::string(hex)};
    for (std::string word; words >> word;)
        result.push_back(static_cast<std::uint8_t>(std::stoi(word, nullptr, 16)));
    return result;
}

// Both translated from the documents by hand and by a separate script.
const auto tom_jerry =
    bytes("0D 44 46 06 42 6C 01 01 43 12 20 10 35 4C 54 0C 62 10 B2 58 05 63 0E A9 77 65 61 11 "
          "23 D4 64 61 0C 06 65 10 50 34 05 11 7A 32 0F 31 17 32 15 12 0E 65 A9 C7 14 62 42 0C "
          "57 99 62 45 D6 61 65 14 54 0C 11 32 57 76 0C 01 61 A9 5E 86 61 3A 65 3A 11 32 61 A9 "
          "57 88 62 41 5A 21 8A 10 42 04 13 6A 11 35 52 15 10 E7 64 66 50");
const auto bishop_knight =
    bytes("5D 03 27 65 61 11 63 0F 11 12 13 0A 43 50 47 B7 D1 AB AA AB 01 AC 68 0E 10 0B AC 01 "
          "AC AB AB D1 AA 69 68 0B 48 68 61 10 0E 41 0C 42 79 09 11 79 61 79 1D 99 64 AD 10 13 "
          "0F 03 11 99 65 AD 10 05 11 79 66 AD 21 42 0A 11 EE 67 10 47 64 11 7E 67 65 11 7E 61 "
          "67 11 62 13 58 73 52 47 0C 62 11 22 0F 67 11 61 10 68 13 22 52");

} // namespace

TEST_CASE("the listings of the documents are read as they stand there") {
    CHECK(listing_of(file_text("tests/mk61/data/tom_jerry_document.txt")).bytes() == tom_jerry);
    CHECK(listing_of(file_text("tests/mk61/data/bishop_knight_document.txt")).bytes() == bishop_knight);
}

TEST_CASE("the originals among the games are the programs of the documents") {
    const auto tom = listing_of(file_text("games/tom_jerry/listing.mk61"));
    CHECK(tom.bytes() == tom_jerry);
    CHECK(tom.presets == std::vector<mk61::Preset>{{7, {6, 1}}, {9, {9, 1}}, {10, {2, 5}}});
    CHECK_FALSE(tom.angle);

    const auto mate = listing_of(file_text("games/bishop_knight/listing.mk61"));
    CHECK(mate.bytes() == bishop_knight);
    CHECK(mate.angle == mk61::Angle::degree);
    const auto with_value = [&](int index, const mk61::KeyCodes& keys) {
        return std::ranges::find(mate.presets, mk61::Preset{index, keys}) != mate.presets.end();
    };
    CHECK(with_value(8, {1, 0, 0x0B}));
    CHECK(with_value(9, {1, 0x0C, 5, 0, 0x22, 0x22, 9, 0, 0x12}));
    CHECK(with_value(14, {0}));
    for (const auto* listing : {&tom, &mate}) {
        CHECK_FALSE(listing->title.empty());
        CHECK_FALSE(listing->author.empty());
        CHECK_FALSE(listing->source.empty());
        CHECK(listing->start == mk61::KeyCodes{0x52, 0x50});
    }
}

TEST_CASE("the originals among the games stand in the form that the writer gives") {
    for (const std::string path : {"games/tom_jerry/listing.mk61", "games/bishop_knight/listing.mk61"}) {
        const std::string text = file_text(path);
        CHECK(mk61::write_listing(listing_of(text), mk61::ListingFormat::mk61) == text);
    }
}

TEST_CASE("one small program in every form") {
    const auto program = bytes("0D 57 10 43 63 B4 2B 51 A3 31 50 32");
    const std::vector<std::string> forms{
        // hex, with and without blanks and comments
        "0D 57 10 43 63 B4 2B 51 A3 31\n50 32\n",
        "# from a book\n0d 57 10 43 63  # the start\nb4 2b 51 A3 31 50 32",
        "0D5710 4363B4\n2B51A3315032\n",
        "00: 0D 57 10 43 63 B4 2B 51 A3 31\n10: 50 32\n",
        // an address, a step
        "00.Cx\n01.Fx≠0\n02.10\n03.x→П3\n04.П→x3\n05.Кx→П4\n06.2B\n07.БП\n08.A3\n09.К|x|\n10.С/П\n11.КЗН\n",
        "00 Cx\n01 Fx≠0\n02 10\n03 x→П 3\n04 П→x 3\n05 К x→П 4\n06 2B\n07 БП\n08 A3\n09 К|x|\n10 С/П\n11 "
        "КЗН\n",
        "00: Cx\n01: Fx#0\n02: 10\n03: хП3\n04: Пх3\n05: КП4\n06: 2B\n07: GOTO\n08: -3\n09: ABS\n10: "
        "R/S\n11: SIGN\n",
        "00\tCx\tclears\n01\tFx≠0\n02\t10\twhere to go\n03\tx→П3\n04\tП→x3\n05\tКx→П4\tby "
        "R4\n06\t2B\n07\tБП\n"
        "08\tA3\n09\tК|x|\n10\tС/П\t\n11\tКЗН\tthe end, perhaps",
        // tables
        "# \\|\t00\t01\t02\t03\t04\t05\t06\t07\t08\t09\n"
        "00 \\|\tCx\tFx≠0\t10\tx→П3\tП→x3\tКx→П4\t2B\tБП\tA3\tК|x|\n10 \\|\tС/П\tКЗН\n",
        "|    | 00 | 01   | 02 | 03 | 04 | 05 | 06 | 07 | 08 | 09 |\n"
        "|:--:|:--:|:----:|:--:|:--:|:--:|:--:|:--:|:--:|:--:|:--:|\n"
        "| 00 | Cx | Fx≠0 | 10 | хП3 | Пх3 | К x→П 4 | 2B | БП | A3 | К|x| |\n| 10 | С/П | КЗН |  |  |\n",
        "00 01 02 03 04 05 06 07 08 09\n00 Cx Fx≠0 10 хП3 Пх3 КП4 2B БП А3 К∣x∣\n10 С/П КЗН\n",
        "00|Cx|Fx≠0|10|хП3|Пх3|КП4|2B|БП|A3||x||\n10|С/П|КЗН\n",
        // several addresses a line
        "00. Cx\t\t01. Fx≠0\t02. 10\t03. X→П3 04. П→X3\n05. КX→П4\t06. 2B 07. БП 08. A3\t09. К|x|\n10. С/П "
        "11. КЗН",
        // bare words
        "Cx Fx≠0 10 хП3 Пх3 КП4 2B БП A3 К|x| С/П КЗН",
        "Cx\nFx≠0\n10\nхП3\n Пх3\nКП4\n2B\nБП A3\n|x|\nС/П\nЗН\n",
        // .mk61
        "title: t\n\n00. Cx Fx≠0 10 x→П3 # first\n\n# then\n04. П→x3 Кx→П4 2B БП A3 К|x|\n    С/П КЗН ; "
        "last\n",
        // .m61
        "hin 0000 0D57104363B4\nhin 0006 2B51A3315032\nrun\n",
    };
    for (const std::string& form : forms) {
        CAPTURE(form);
        const auto listing = mk61::read_listing(form, "form");
        REQUIRE_MESSAGE(listing.has_value(), listing.error().message());
        CHECK(listing->bytes() == program);
    }
}

TEST_CASE("byte order mark, CR and CRLF line ends, tabs and no-break spaces are accepted") {
    const auto program = bytes("0D 01 10");
    CHECK(listing_of("\xEF\xBB\xBF"
                     "Cx\n1\n+\n")
              .bytes() == program);
    CHECK(listing_of("00. Cx\r\n01. 1\r\n02. +\r\n").bytes() == program);
    CHECK(listing_of("00. Cx\r01. 1\r02. +").bytes() == program);
    CHECK(listing_of("\tCx\t1\t+\t").bytes() == program);
    CHECK(listing_of("Cx\u00A01\u00A0+").bytes() == program);
    CHECK(error_of("Cx\r\n1\r\nоx\r\n").starts_with("maze.mk61:3:1:"));
}

TEST_CASE("the fields of .mk61") {
    const auto listing = listing_of("title: Powers of two\n"
                                    "author:  A. Author \n"
                                    "source: a book: page 7\n"
                                    "note: first; second\n"
                                    "note: # third\n"
                                    "angle: degree\n"
                                    "R0 = 7\n"
                                    "Ra= -1.5e-3 # small\n"
                                    "r9=1 ВП 50 F x² Fx² 90 ×\n"
                                    "start: БП 20 С/П\n"
                                    "\n"
                                    "00. 2 С/П\n");
    CHECK(listing.title == "Powers of two");
    CHECK(listing.author == "A. Author");
    CHECK(listing.source == "a book: page 7");
    CHECK(listing.notes == std::vector<std::string>{"first; second", "# third"});
    CHECK(listing.angle == mk61::Angle::degree);
    CHECK(listing.presets == std::vector<mk61::Preset>{{0, {7}},
                                                       {10, {1, 0x0A, 5, 0x0B, 0x0C, 3, 0x0B}},
                                                       {9, {1, 0x0C, 5, 0, 0x22, 0x22, 9, 0, 0x12}}});
    CHECK(listing.start == mk61::KeyCodes{0x51, 0x20, 0x50});
    CHECK(listing.bytes() == bytes("02 50"));
}

TEST_CASE("the angle may be named as on the switch") {
    CHECK(mk61::angle_named("Р") == mk61::Angle::radian);
    CHECK(mk61::angle_named("ГРД") == mk61::Angle::grad);
    CHECK(mk61::angle_named("г") == mk61::Angle::degree);
    CHECK(mk61::angle_named("Grad") == mk61::Angle::grad);
    CHECK_FALSE(mk61::angle_named("degrees"));
    for (const auto angle : {mk61::Angle::radian, mk61::Angle::grad, mk61::Angle::degree})
        CHECK(mk61::angle_named(mk61::name_of(angle)) == angle);
}

TEST_CASE("comments belong to the step before them or below them and survive writing") {
    const std::string text = "title: t\n"
                             "\n"
                             "# two lines\n"
                             "# above the start\n"
                             "00. Cx      1       # one\n"
                             "02. 2       3       4       5       6       7       8       9\n"
                             "10. 0\n"
                             "# the end\n"
                             "11. С/П     # stops\n";
    const auto listing = listing_of(text);
    CHECK(listing.program[0].heading == "two lines\nabove the start");
    CHECK(listing.program[1].comment == "one");
    CHECK(listing.program[11].heading == "the end");
    CHECK(listing.program[11].comment == "stops");
    CHECK(mk61::write_listing(listing, mk61::ListingFormat::mk61) == text);
    CHECK(listing_of(text + "# behind\n").notes == std::vector<std::string>{"behind"});
}

TEST_CASE("a listing with every field is the same after writing and reading") {
    mk61::Listing listing;
    listing.title = "Название: проба";
    listing.author = "автор";
    listing.source = "source # 7";
    listing.notes = {"one", "two; three"};
    listing.angle = mk61::Angle::grad;
    listing.presets = {
        {14, {1, 2, 0x0A, 5}}, {0, {0x20, 0x22}}, {3, {0x0A, 0x0A}}, {4, {1, 0x51, 0x25, 0x50}}};
    listing.start = {0x52, 0x50, 4, 0x50};
    listing.program = {{0x0D, "heading", "comment"}, {0x51, {}, {}}, {0x00, {}, "to the start"}};
    CHECK(listing_of(mk61::write_listing(listing, mk61::ListingFormat::mk61)) == listing);
}

TEST_CASE("an .m61 script gives its memory, its registers and notes about the rest") {
    const auto listing =
        listing_of("print off\nhin 0000 3B50\nrun\nR7= 61\nRA= -2.5e1\n"
                   "hin 0001 4352\ntrap 21 run :right\nrun\nret\n\n:right\nprint \"R0 # ;\"\nret\n");
    CHECK(listing.bytes() == bytes("3B 43 52"));
    CHECK(listing.presets == std::vector<mk61::Preset>{{7, {6, 1}}, {10, {2, 0x0A, 5, 0x0B, 0x0C, 1}}});
    REQUIRE(listing.notes.size() == 4);
    CHECK(listing.notes[0].find("print") != std::string::npos);
    CHECK(listing.notes[1].find("line 3") != std::string::npos);
    CHECK(listing.notes[2].find("trap") != std::string::npos);
    CHECK(listing.notes[3].find("ret") != std::string::npos);
}

TEST_CASE("a register of a script needs a value") {
    CHECK(error_of("hin 0000 02\nR7=\n") == "maze.mk61:2:1: \"R7=\" needs a value.");
    CHECK(error_of("hin 0000 02\nRF= 1\n").starts_with("maze.mk61:2:1: \"RF=\" is not a register"));
}

TEST_CASE("an error names file, line, column and word") {
    CHECK(error_of("00. Cx 1\n02. +  Кфу 2\n") ==
          "maze.mk61:2:8: \"Кфу\" is not an instruction of the MK-61.");
    CHECK(error_of("Cx\nπ ÷ π\n  abc") == "maze.mk61:3:3: \"abc\" is not an instruction of the MK-61.");
    const auto listing = mk61::read_listing("1\n\t x ошибка", "f");
    REQUIRE_FALSE(listing);
    CHECK(listing.error().file == "f");
    CHECK(listing.error().line == 2);
    CHECK(listing.error().column == 5);
    CHECK(listing.error().word == "ошибка");
}

TEST_CASE("what is wrong in a program is said") {
    CHECK(error_of("БП xyz") ==
          "maze.mk61:1:4: \"xyz\" is not an address; behind a jump stand two digits, 00 to A4 or up to FF.");
    CHECK(error_of("1 2 109 +") == "maze.mk61:1:5: \"109\" is not one step; write each digit by itself.");
    CHECK(error_of("loop: 1") == "maze.mk61:1:1: \"loop:\" is a label; this reader knows addresses only.");
    CHECK(error_of("00. Cx\n02. 1") ==
          "maze.mk61:2:1: the address 02 stands before step 01; steps are missing.");
    CHECK(error_of("00. Cx 1\n01. 1") ==
          "maze.mk61:2:1: the address 01 stands before step 02; a step is too much or the order is wrong.");
    CHECK(error_of("00 Cx 1\n10 +\nС/П") ==
          "maze.mk61:2:1: the address 10 stands before step 02; steps are missing.");
    CHECK(error_of("00 Cx\n01 +\nС/П") ==
          "maze.mk61:3:1: this line does not begin with an address as the others do.");
    CHECK(error_of("") == "maze.mk61 holds no program steps.");
    CHECK(error_of("title: nothing\n# but this\n") == "maze.mk61 holds no program steps.");
}

TEST_CASE("a word longer than any spelling is not passed over") {
    const std::string word(50, 'y');
    CHECK(error_of("1 " + word + " x") ==
          "maze.mk61:1:3: \"" + word.substr(0, 40) + "...\" is not an instruction of the MK-61.");
    CHECK(error_of("1 x " + word).starts_with("maze.mk61:1:5:"));
}

TEST_CASE("what is wrong in a field is said") {
    CHECK(error_of("title: a\ntitle: b\n1") == "maze.mk61:2:1: \"title:\" stands twice.");
    CHECK(error_of("angle: right\n1") ==
          "maze.mk61:1:1: \"right\" is not a position of the switch: radian, grad or degree.");
    CHECK(error_of("R15 = 3\n1") == "maze.mk61:1:1: \"R15\" is not a register: R0 to R9 and Ra to Re.");
    CHECK(error_of("R1 = 3\nr1 = 4\n1") == "maze.mk61:2:1: register R1 is set twice.");
    CHECK(error_of("R1 =\n1") == "maze.mk61:1:1: register R1 needs a value.");
    CHECK(error_of("R1 = 3 oops\n1") ==
          "maze.mk61:1:8: \"oops\" is neither a number nor a key of the MK-61.");
    CHECK(error_of("start: В/О 2F\n1") ==
          "maze.mk61:1:12: \"2F\" is neither a number nor a key of the MK-61.");
}

TEST_CASE("a program has at most 105 steps") {
    std::string words;
    for (int i = 0; i < 104; ++i)
        words += "1 ";
    CHECK(listing_of(words + "2").program.size() == 105);
    CHECK(error_of(words + "2\n3") == "maze.mk61:2:1: \"3\" is step 106; a program has at most 105 steps.");
    CHECK(error_of(words + "\n2\n FL0 04").starts_with("maze.mk61:3:2:"));
    std::string hex;
    for (int i = 0; i < 106; ++i)
        hex += "0D ";
    CHECK(error_of(hex) == "maze.mk61:1:316: \"0D\" is step 106; a program has at most 105 steps.");
    CHECK(error_of("hin 0104 0D0D").find("at most 105 steps") != std::string::npos);
}

TEST_CASE("what is no listing is refused with a sentence that says what it is") {
    using namespace std::string_literals;
    CHECK(error_of("\xAC\xED\x00\x05sr"s).find("Java object stream") != std::string::npos);
    CHECK(error_of("Calculators 3000\x01"s).find("Calculators 3000") != std::string::npos);
    CHECK(error_of("group Document\nTitle=x").find("Calculators 3000") != std::string::npos);
    CHECK(error_of(".CHARSET MK61\n.ORG 0\n").find("assembler") != std::string::npos);
    CHECK(error_of("P0000: X->M 0\n").find("another calculator") != std::string::npos);
    CHECK(error_of("title: t\ncode: |\n  1 2\n").find("YAML") != std::string::npos);
    CHECK(error_of("\xFF\xFE"
                   "C\0x\0"s)
              .find("UTF-16") != std::string::npos);
    CHECK(error_of("Cx\n1\xCF\xEF 2") == "maze.mk61:2:2: this is not UTF-8 text; convert the file to UTF-8.");
    CHECK(error_of("Cx\0 1"s) ==
          "maze.mk61:1:3: a zero byte stands here; the file is binary, not a listing.");
    CHECK(error_of("Cx \x1B[2J") ==
          "maze.mk61:1:4: the control character U+001B stands here; a listing is plain text.");
    CHECK(error_of(std::string(mk61::largest_listing + 1, ' ')).find("too large") != std::string::npos);
}
