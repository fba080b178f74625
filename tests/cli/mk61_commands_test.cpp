// The sub-commands of `pmkgames mk61`, run in this process.
#include "cli/mk61_commands.hpp"

#include <doctest/doctest.h>

#include <sstream>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace {

struct Answer {
    int status = 0;
    std::string out;
    std::string err;
};

Answer mk61(const std::vector<std::string>& words, const std::string& input = {}) {
    std::istringstream in{input};
    std::ostringstream out;
    std::ostringstream err;
    const int status = pmk::cli::run_mk61(words, in, out, err);
    return {status, out.str(), err.str()};
}

std::string game(const std::string& folder) {
    return std::string(PMK_SOURCE_DIR) + "/games/" + folder + "/listing.mk61";
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> result;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);)
        result.push_back(line);
    return result;
}

} // namespace

TEST_CASE("the bishop-and-knight listing plays the example of its document to the mate") {
    const Answer answer =
        mk61({"run", game("bishop_knight"), "--keys",
              "В/О С/П 5 ПП 32 С/П 5 ПП 13 С/П 5 ПП 21 С/П 4 ПП 32 С/П 5 ПП 33 С/П 6 ПП 35 С/П"});
    CHECK(answer.status == 0);
    CHECK(answer.err.empty());
    // The point of the message stays where the number before it, -11, had its point.
    CHECK(lines(answer.out) ==
          std::vector<std::string>{" 58.", " 47.", " 36.", " 25.", " 14.", " 13.", " 3Г.Г0Г"});
}

TEST_CASE("without --keys the listing is started as it says") {
    CHECK(mk61({"run", game("bishop_knight")}).out == " 58.\n");
}

TEST_CASE("--reg sets a register, in place of what the listing says") {
    // A measured game: this number in Rc before В/О С/П.
    const Answer tom =
        mk61({"run", game("tom_jerry"), "--reg", "c=0.40028432", "--keys", "С/П 9 С/П 6 С/П 4 С/П"});
    CHECK(lines(tom.out) == std::vector<std::string>{" 63000057.", " 63000067.", " 63000067.", " 63000066."});
    CHECK(
        mk61({"run", game("bishop_knight"), "--reg", "1=16", "--reg=4=67", "--reg", "5=54", "--reg", "6=36"})
            .out == " 16.\n");
}

TEST_CASE("--angle turns the switch") {
    const std::string program = "9 0 Fsin С/П";
    CHECK(mk61({"run", "-", "--angle", "degree"}, program).out == " 1.\n");
    CHECK(mk61({"run", "-", "--angle", "Г"}, program).out == " 1.\n");
    CHECK(mk61({"run", "-", "--angle", "degree"}, "angle: radian\n" + program).out == " 1.\n");
    CHECK(mk61({"run", "-"}, "angle: degree\n" + program).out == " 1.\n");
}

TEST_CASE("keys without a program show the display at the end") {
    CHECK(mk61({"run", "-", "--keys", "2 В↑ 3 +"}, "С/П").out == " 5.\n");
}

TEST_CASE("БП goes to a step by hand") {
    CHECK(mk61({"run", "-", "--keys", "БП 02 С/П"}, "1 С/П 2 С/П").out == " 2.\n");
}

TEST_CASE("a program that goes on is stopped at the limit and said to be running") {
    const Answer answer = mk61({"run", "-", "--limit", "50", "--json"}, "КНОП БП 00");
    CHECK(answer.status == 0);
    CHECK(answer.err ==
          "pmkgames: The program was still running after 50 instructions; --limit allows more.\n");
    const auto json = nlohmann::json::parse(answer.out);
    CHECK(json["running"] == true);
    CHECK(json["instructions"] == 50);
}

TEST_CASE("--json writes the state at every stop") {
    const Answer answer =
        mk61({"run", "-", "--json", "--keys", "В/О С/П С/П", "--reg", "7=61"}, "1 С/П 2 + С/П");
    const auto stops = lines(answer.out);
    REQUIRE(stops.size() == 2);
    const auto first = nlohmann::json::parse(stops[0]);
    CHECK(first["display"] == " 1.");
    CHECK(first["pc"] == "02");
    CHECK(first["registers"] == nlohmann::json{{"7", "061000000001"}});
    CHECK(nlohmann::json::parse(stops[1])["x"] == "030000000000");
}

TEST_CASE("--trace writes address, mnemonic, X and display of every instruction") {
    const Answer answer = mk61({"run", "-", "--trace", "--keys", "В/О С/П"}, "5 В↑ 2 ÷ Fx² /-/ С/П");
    CHECK(lines(answer.out) == std::vector<std::string>{
                                   "00  5        5e+00             5.",
                                   "01  В↑       5e+00             5.",
                                   "02  2        2e+00             2.",
                                   "03  ÷        2.5e+00           2.",
                                   "04  Fx²      6.25e+00          2.",
                                   "05  /-/      -6.25e+00        -6.25",
                                   "06  С/П      -6.25e+00        -6.25",
                                   "-6.25",
                               });
    const auto json = lines(mk61({"run", "-", "--trace", "--json"}, "5 Fx² С/П").out);
    REQUIRE(json.size() == 4);
    const auto second = nlohmann::json::parse(json[1]);
    CHECK(second["address"] == "01");
    CHECK(second["code"] == "22");
    CHECK(second["mnemonic"] == "Fx²");
    CHECK(second["x"] == "025000000001");
    CHECK(second["x2"] == "050000000000");
}

TEST_CASE("convert writes a listing in the form that is asked for") {
    CHECK(mk61({"convert", "--to", "hex", "-"}, "00. Cx 1 БП A3 2B").out == "0D 01 51 A3 2B\n");
    CHECK(mk61({"convert", "--to", "steps", "-"}, "0D0151A32B").out == "00.Cx\n01.1\n02.БП\n03.A3\n04.2B\n");
    CHECK(mk61({"convert", "--to=mk61", "-"}, "title: t\nR7=61\n1 2\n").out ==
          "title: t\nR7 = 61\n\n00. 1       2\n");
    const Answer tom = mk61({"convert", "--to", "mk61", game("tom_jerry")});
    CHECK(mk61({"convert", "--to", "mk61", "-"}, tom.out).out == tom.out);
}

TEST_CASE("disassemble takes bytes in one word or many") {
    const std::string text = "00.FL0\n01.03\n02.К-\n03.П→x5\n";
    CHECK(mk61({"disassemble", "5D032765"}).out == text);
    CHECK(mk61({"disassemble", "5d", "03", "2765"}).out == text);
}

TEST_CASE("exec answers records from a file or standard input") {
    const Answer answer = mk61({"exec"}, "{\"program\":\"010E0210 50\"}\n");
    CHECK(answer.status == 2);
    const Answer fine = mk61({"exec", "-"}, "{\"program\":\"010E021050\"}\n");
    CHECK(fine.status == 0);
    CHECK(nlohmann::json::parse(fine.out)["states"][0]["display"] == " 3.");
}

TEST_CASE("help tells about every sub-command") {
    const std::string overview = mk61({"--help"}).out;
    for (const auto& command : pmk::cli::mk61_commands()) {
        CHECK(overview.find(command.name) != std::string::npos);
        const Answer help = mk61({std::string(command.name).substr(5), "--help"});
        CHECK(help.status == 0);
        CHECK(help.out.find(command.name) != std::string::npos);
        for (const auto& option : command.options)
            CHECK(help.out.find(std::string("--") + option.name) != std::string::npos);
    }
}

TEST_CASE("wrong usage is one sentence on standard error, status 2 and nothing on standard output") {
    const std::vector<std::vector<std::string>> wrong{
        {},
        {"walk"},
        {"--version"},
        {"run"},
        {"run", "-", "more"},
        {"run", "-", "--key", "1"}, // no guessing from a prefix
        {"run", "-", "--angle", "right"},
        {"run", "-", "--reg", "f=1"},
        {"run", "-", "--reg", "15=1"},
        {"run", "-", "--reg", "7"},
        {"run", "-", "--reg", "7="},
        {"run", "-", "--reg", "7=seven"},
        {"run", "-", "--keys", "С/П foo"},
        {"run", "-", "--keys", "БП"},
        {"run", "-", "--limit", "0"},
        {"run", "-", "--limit", "-5"},
        {"run", "-", "--limit", "1e3"},
        {"run", "-", "--limit", "99999999999999999999999"},
        {"convert", "-"},
        {"convert", "--to", "pdf", "-"},
        {"convert", "--to", "hex"},
        {"disassemble"},
        {"disassemble", "5"},
        {"disassemble", "xy"},
        {"disassemble", std::string(212, '0')},
        {"exec", "a", "b"},
        {"exec", "--limit", "5"},
    };
    for (const auto& words : wrong) {
        const Answer answer = mk61(words, "1 С/П");
        CAPTURE(words.size());
        CAPTURE(answer.err);
        CHECK(answer.status == 2);
        CHECK(answer.out.empty());
        CHECK(answer.err.starts_with("pmkgames: "));
        CHECK(lines(answer.err).size() == 1);
    }
}

TEST_CASE("a listing that is not understood is told with file, line, column and word") {
    const Answer answer = mk61({"run", "-"}, "1\n 2 foo\n");
    CHECK(answer.status == 2);
    CHECK(answer.err == "pmkgames: standard input:2:4: \"foo\" is not an instruction of the MK-61.\n");
}

TEST_CASE("a file that cannot be read is status 1") {
    const Answer answer = mk61({"run", "/nowhere/to/be/found.mk61"});
    CHECK(answer.status == 1);
    CHECK(answer.out.empty());
    CHECK(answer.err.starts_with("pmkgames: "));
}
