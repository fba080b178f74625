#include "support/run_program.hpp"

#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <unistd.h>

using namespace pmk;
using namespace pmk::test;

namespace {

using Words = std::vector<std::string>;

// A game's listing with the last character of a place in its text changed.
class ChangedListing {
  public:
    // Tom & Jerry: 6 is subtracted from the command in place of 5.
    ChangedListing() : ChangedListing("tom_jerry", "37. К[x]    5", '6') {}
    ChangedListing(const std::string& game, const std::string& place, char last)
        : path_(std::filesystem::temp_directory_path() /
                ("changed-" + game + '-' + std::to_string(::getpid()) + ".mk61")) {
        std::ifstream in(std::string(PMK_SOURCE_DIR) + "/games/" + game + "/listing.mk61");
        std::string text((std::istreambuf_iterator<char>(in)), {});
        const std::size_t at = text.find(place);
        REQUIRE(at != std::string::npos);
        text[at + place.size() - 1] = last;
        std::ofstream(path_) << text;
    }
    ~ChangedListing() { std::filesystem::remove(path_); }
    ChangedListing(const ChangedListing&) = delete;
    ChangedListing& operator=(const ChangedListing&) = delete;
    std::string path() const { return path_; }

  private:
    std::filesystem::path path_;
};

// The output of a shell command that calls the program by its name.
std::string output_of_shell(const std::string& command) {
    const auto folder = std::filesystem::path(PMK_PROGRAM).parent_path().string();
    std::FILE* const pipe = ::popen(("PATH=" + folder + ":$PATH; " + command + " 2>&1").c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t size = std::fread(part.data(), 1, part.size(), pipe))
        text.append(part.data(), size);
    ::pclose(pipe);
    return text;
}

Json without_agree(Json state) {
    CHECK(state.at("agree") == true);
    state.erase("agree");
    return state;
}

} // namespace

TEST_CASE("with both engines every state agrees and says nothing else new") {
    const std::string moves = "4\n2\nnonsense\n-4\n";
    const Words words{"script", "tom-jerry", "--seed", "5"};
    Words beside = words;
    beside.insert(beside.end(), {"--engine", "both"});
    const auto native = json_lines(run(words, moves).out);
    const auto both = json_lines(run(beside, moves).out);
    REQUIRE(both.size() == 5);
    for (std::size_t i = 0; i < both.size(); ++i)
        CHECK((both[i].contains("error") ? both[i] : without_agree(both[i])) == native[i]);
}

TEST_CASE("the original alone shows what the native game shows") {
    const std::string moves = "Nc2\n5 13\nNb1\n4 32\nNc3\n6 35\nKa1\n";
    const Words words{"script", "bishop-knight", "--preset", "example", "--seed", "1"};
    Words beside = words;
    beside.insert(beside.end(), {"--engine", "original"});
    const auto native = json_lines(run(words, moves).out);
    const auto original = json_lines(run(beside, moves).out);
    REQUIRE(original.size() == native.size());
    for (std::size_t i = 0; i < native.size(); ++i) {
        Json state = native[i];
        state.erase("reason");
        CHECK(original[i] == state);
    }
    CHECK(original[6]["outcome"] == "seat 1");
}

TEST_CASE("squares that the program draws are those of the match") {
    const auto states = json_lines(
        run({"script", "night-battle", "--seed", "8", "--engine", "both"}, "fire 1 1\nfire -5 40\n").out);
    REQUIRE(states.size() == 3);
    CHECK(states[2]["agree"] == true);
}

TEST_CASE("the first difference ends the script with a report") {
    const ChangedListing listing;
    const Finished script = run(
        {"script", "tom-jerry", "--seed", "3", "--engine", "both", "--listing", listing.path()}, "6\n6\n");
    CHECK(script.status == 3);
    const auto states = json_lines(script.out);
    REQUIRE(states.size() == 2);
    CHECK(states[0]["agree"] == true);
    CHECK(states[1]["agree"] == false);
    CHECK(script.err.find("after the move 6") != std::string::npos);
    CHECK(script.err.find("program counter") != std::string::npos);
}

TEST_CASE("the first difference ends a batch line with an error") {
    const ChangedListing listing;
    const Finished batch = run({"batch", "tom-jerry", "--engine", "both", "--listing", listing.path()},
                               "{\"seed\":3,\"moves\":[\"6\",\"6\"]}\n{\"seed\":3}\n");
    CHECK(batch.status == 3);
    const auto answers = json_lines(batch.out);
    REQUIRE(answers.size() == 2);
    const Json& states = answers[0]["states"];
    REQUIRE(states.size() == 3);
    CHECK(states[1]["agree"] == false);
    CHECK(states[2]["error"].get<std::string>().find("after the move 6") != std::string::npos);
    CHECK(answers[1]["states"][0]["agree"] == true);
}

TEST_CASE("play line by line stops at the first difference with the report and the status 3") {
    const ChangedListing listing;
    const Words play{"play", "tom-jerry", "--plain", "--seed", "3", "--engine", "both"};
    const Finished agreed = run(play, "6\n4\nquit\n");
    CHECK(agreed.status == 0);
    CHECK(agreed.err == "");
    CHECK(agreed.out.find("* both agree") != std::string::npos);
    Words with_other = play;
    with_other.insert(with_other.end(), {"--listing", listing.path()});
    // What stands behind the move that differs is not played.
    const Finished stopped = run(with_other, "6\n4\n4\n");
    CHECK(stopped.status == 3);
    CHECK(stopped.out.find("They differ in display") != std::string::npos);
    CHECK(stopped.out.find("turn 3") == std::string::npos);
    CHECK(stopped.err.find("after the move 6") != std::string::npos);
    CHECK(lines(stopped.err).size() == 40);
}

TEST_CASE("where the calculator alone answers, play shows its squares") {
    const ChangedListing listing;
    const Finished played = run({"play", "tom-jerry", "--plain", "--set", "tom=53", "--set", "jerry=37",
                                 "--engine", "original", "--listing", listing.path()},
                                "6\nquit\n");
    CHECK(played.status == 0);
    CHECK(played.err == "");
    CHECK(played.out.find("turn 2") != std::string::npos);
    CHECK(played.out.find("Jerry stays on 37. Tom stays on 53.") != std::string::npos);
    CHECK(played.out.find("the calculator answers") != std::string::npos);
}

TEST_CASE("a comparison without difference counts and ends well") {
    const Finished compared = run({"compare", "night-battle", "--games", "20", "--seed", "4", "--json"});
    CHECK(compared.status == 0);
    CHECK(compared.err == "");
    const Json counts = Json::parse(compared.out);
    CHECK(counts["differences"] == 0);
    CHECK(counts["positions"].get<int>() == counts["moves"].get<int>() + 20);
    CHECK(counts["parts_done"] == counts["parts"]);
}

TEST_CASE("the JSON of shards adds up") {
    const auto counts = [](const std::string& shard) {
        return Json::parse(
            run({"compare", "tom-jerry", "--games", "50", "--shard", shard, "--jobs", "2", "--json"}).out);
    };
    const Json whole = counts("1/1");
    const std::array parts{counts("1/3"), counts("2/3"), counts("3/3")};
    for (const char* name : {"parts", "parts_done", "positions", "moves", "instructions", "differences"})
        CHECK(parts[0][name].get<int>() + parts[1][name].get<int>() + parts[2][name].get<int>() ==
              whole[name].get<int>());
}

TEST_CASE("a difference that a comparison finds is shown again by its command") {
    const ChangedListing listing;
    // The second part holds the positions with Tom on 12, a column: no game can start there. In the first Tom
    // is on 11, with Jerry on every square, on 11 and on columns too.
    const std::vector<Words> modes{
        {"--games", "20"}, {"--exhaustive", "--shard", "1/181"}, {"--exhaustive", "--shard", "2/181"}};
    for (const Words& mode : modes) {
        Words words{"compare", "tom-jerry", "--json", "--listing", listing.path()};
        words.insert(words.end(), mode.begin(), mode.end());
        const Finished compared = run(words);
        CHECK(compared.status == 3);
        const Json counts = Json::parse(compared.out);
        REQUIRE(!counts["found"].empty());
        for (const Json& found : counts["found"]) {
            const std::string command = found["command"];
            const std::string shown = output_of_shell(command);
            CHECK_MESSAGE(shown.find("differ in " + found["field"].get<std::string>()) != std::string::npos,
                          command);
        }
    }
}

TEST_CASE("a listing that draws squares beyond the field is a difference, and its command says so") {
    // The size in two digits: 95 in place of 15.
    const ChangedListing listing("night_battle", "90. -       F√      F10^x   К{x}    1", '9');
    const Finished compared =
        run({"compare", "night-battle", "--games", "3", "--json", "--listing", listing.path()});
    CHECK(compared.status == 3);
    const Json counts = Json::parse(compared.out);
    REQUIRE(!counts["found"].empty());
    CHECK(counts["found"][0]["field"] == "squares");
    const std::string shown =
        output_of_shell("(" + counts["found"][0]["command"].get<std::string>() + "; echo $?)");
    CHECK(shown.find("differ in squares after the start") != std::string::npos);
    CHECK(shown.find("The listing draws squares that the rules do not allow.") != std::string::npos);
    CHECK(lines(shown).back() == "3");
    for (const char* const engine : {"original", "both"}) {
        const Finished played = run({"play", "night-battle", "--plain", "--seed", "1", "--set", "size=3",
                                     "--engine", engine, "--listing", listing.path()},
                                    "\n7 4\n");
        CHECK(played.status == 3);
        CHECK(played.err.find("The listing draws squares") != std::string::npos);
        const Finished batch = run({"batch", "night-battle", "--engine", engine, "--listing", listing.path()},
                                   "{\"seed\":1,\"set\":{\"size\":3},\"moves\":[\"fire 1 1\"]}\n");
        CHECK(batch.status == 3);
        CHECK(batch.out.find("The listing draws squares") != std::string::npos);
    }
}

TEST_CASE("a difference where no game can start is told by the part that holds it") {
    const ChangedListing listing;
    const Finished compared =
        run({"compare", "tom-jerry", "--exhaustive", "--shard", "1/181", "--listing", listing.path()});
    // The first ones: both on 11, where Tom has caught Jerry.
    const std::string first = lines(compared.out).at(1);
    CHECK(first.find("pmkgames compare tom-jerry --exhaustive --shard 1/181 --listing " + listing.path() +
                     " # tom-jerry --seed 0 --set jerry=11") != std::string::npos);
    CHECK(first.find("--set tom=11") != std::string::npos);
    CHECK(first.find(", move ") != std::string::npos);
}

TEST_CASE("the fault of the program that circulates is not compared with the listing built in") {
    const std::string sentence = "rules=original needs --listing with the program that circulates.";
    const std::vector<Words> wrong{
        {"script", "night-battle", "--preset", "circulating", "--engine", "both"},
        {"script", "night-battle", "--set", "rules=original", "--engine", "original"},
        {"play", "night-battle", "--plain", "--preset", "circulating", "--engine", "both"},
        {"play", "night-battle", "--preset", "circulating", "--side-by-side"},
    };
    for (const Words& words : wrong) {
        const Finished refused = run(words);
        CHECK(refused.status == 2);
        CHECK(refused.err == "pmkgames: " + sentence + "\n");
        CHECK(refused.out.empty());
    }
    const Finished batch = run({"batch", "night-battle", "--engine", "both"},
                               "{\"seed\":1,\"preset\":\"circulating\"}\n{\"seed\":1}\n");
    CHECK(batch.status == 2);
    const auto answers = json_lines(batch.out);
    REQUIRE(answers.size() == 2);
    CHECK(answers[0]["error"] == sentence);
    CHECK(answers[1]["states"][0]["agree"] == true);
}

TEST_CASE("options of engines and comparisons that do not fit are refused") {
    const std::vector<Words> wrong{
        {"script", "xorka", "--engine", "both"},
        {"script", "tom-jerry", "--engine", "neither"},
        {"script", "tom-jerry", "--listing", "x"},
        {"script", "tom-jerry", "--engine", "original", "--seat", "1"},
        {"play", "xorka", "--plain", "--engine", "both"},
        {"play", "xorka", "--side-by-side", "--listing", "x"},
        {"play", "tom-jerry", "--plain", "--engine", "neither"},
        {"play", "tom-jerry", "--plain", "--listing", "x"},
        {"play", "tom-jerry", "--engine", "both", "--listing", "-"},
        {"compare", "xorka"},
        {"compare", "night-battle", "--exhaustive"},
        {"compare", "tom-jerry", "--exhaustive", "--games", "5"},
        {"compare", "tom-jerry", "--games", "0"},
        {"compare", "tom-jerry", "--shard", "4/3"},
        {"compare", "tom-jerry", "--shard", "1"},
        {"compare", "tom-jerry", "--jobs", "-1"},
        {"compare", "tom-jerry", "--jobs", "257"},
    };
    for (const Words& words : wrong) {
        const Finished refused = run(words);
        CAPTURE(words.back());
        CHECK(refused.status == 2);
        CHECK(refused.out.empty());
        CHECK(lines(refused.err).size() == 1);
    }
}
