#include "pmkgames/canvas.hpp"
#include "support/run_program.hpp"

#include <doctest/doctest.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <set>
#include <sys/wait.h>
#include <unistd.h>

using namespace pmk;
using namespace pmk::test;

namespace {

using Words = std::vector<std::string>;

const std::string nul_in_json("{\"seed\":7,\0}", 12);

// Nothing on standard output, one sentence on standard error.
void check_refusal(const Words& words, int status, const std::string& input = "") {
    std::string command = "pmkgames";
    for (const std::string& word : words)
        command.append(" ").append(word.substr(0, 100));
    CAPTURE(command);
    const Finished refused = run(words, input);
    CHECK(refused.status == status);
    CHECK(refused.out.empty());
    const auto told = lines(refused.err);
    REQUIRE(told.size() == 1);
    CHECK(told[0].starts_with("pmkgames: "));
    CHECK(told[0].ends_with('.'));
    CHECK(told[0].size() < 400);
    for (const char character : told[0])
        CHECK(static_cast<unsigned char>(character) >= ' ');
}

// A file that is removed at the end of the test.
class File {
  public:
    explicit File(const std::string& content)
        : path_(std::filesystem::temp_directory_path() / ("pmkgames-test-" + std::to_string(::getpid()))) {
        std::ofstream(path_, std::ios::binary) << content;
    }
    ~File() { std::filesystem::remove(path_); }
    File(const File&) = delete;
    File& operator=(const File&) = delete;
    std::string path() const { return path_; }

  private:
    std::filesystem::path path_;
};

// Every `--option` that stands in the text.
std::set<std::string> options_in(const std::string& text) {
    std::set<std::string> options;
    for (std::size_t at = text.find("--"); at != std::string::npos; at = text.find("--", at + 2)) {
        const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-", at);
        if (const std::string option = text.substr(at, end - at); option.size() > 2) options.insert(option);
    }
    return options;
}

// The words of every command that the help of `group` names: {"play"}, {"mk61", "run"}.
std::vector<Words> commands_of(const Words& group) {
    Words words = group;
    words.push_back("--help");
    std::vector<Words> commands;
    bool in_commands = false;
    for (const std::string& line : lines(run(words).out)) {
        if (line.starts_with("Commands")) in_commands = true;
        if (line.empty()) in_commands = false;
        if (!in_commands || !line.starts_with("  ") || line[2] == ' ') continue;
        const std::string name = line.substr(2, line.find("  ", 2) - 2);
        const std::size_t blank = name.find(' ');
        commands.push_back(blank == std::string::npos ? Words{name}
                                                      : Words{name.substr(0, blank), name.substr(blank + 1)});
    }
    return commands;
}

// Those of the program and of its groups of commands.
std::vector<Words> all_commands() {
    auto commands = commands_of({});
    for (const Words& words : commands_of({})) {
        const auto inner = commands_of(words);
        commands.insert(commands.end(), inner.begin(), inner.end());
    }
    return commands;
}

std::string help_of(Words words) {
    words.push_back("--help");
    return run(words).out;
}

std::string joined(const Words& words) {
    std::string text;
    for (const std::string& word : words)
        text.append(text.empty() ? "" : " ").append(word);
    return text;
}

std::string man_page(const std::string& name) {
    std::ifstream file(PMK_SOURCE_DIR "/man/" + name + ".6");
    REQUIRE_MESSAGE(file, name);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

} // namespace

TEST_CASE("wrong usage is one sentence and exit status 2") {
    const std::string huge(100'000, 'x');
    const std::vector<Words> wrong{
        {"nonsense"},
        {""},
        {"-"},
        {"--", "list", "play"},
        {"--nonsense"},
        {"-x"},
        {"--=x"},
        {"-h=3"},
        {"--help=1"},
        {"--version", "extra"},
        {"--color"},
        {"--color="},
        {"--color", "sometimes"},
        {"--ascii=yes"},
        {"--ver"},
        {"xorka"},
        {"list", "chess"},
        {"list", "xorka", "tom-jerry"},
        {"--plain", "xorka"},
        {"--plain", "list"},
        {"--nonsense", "play", "xorka"},
        {"--color", "sometimes", "play", "xorka"},
        {"--version", "list"},
        {"list", "--jso"},
        {"list", "--json=1"},
        {"list", "--json", "--json"},
        {"list", "-"},
        {"list", "\xFF"},
        {"list", "a\nb"},
        {"play"},
        {"play", "chess"},
        {"play", ""},
        {"play", "-"},
        {"play", "Xorka"},
        {"play", "xork"},
        {"play", "xorka", "xorka"},
        {"play", "xorka", "--seed"},
        {"play", "xorka", "--seed="},
        {"play", "xorka", "--seed", ""},
        {"play", "xorka", "--seed", "7x"},
        {"play", "xorka", "--seed", "-7"},
        {"play", "xorka", "--seed", "+7"},
        {"play", "xorka", "--seed", "7.0"},
        {"play", "xorka", "--seed", "0x7"},
        {"play", "xorka", "--seed", " 7"},
        {"play", "xorka", "--seed", "18446744073709551616"},
        {"play", "xorka", "--seed", huge},
        {"play", "xorka", "--seed", "--ascii"},
        {"play", "xorka", "--seed", "1", "--seed", "2"},
        {"play", "xorka", "--see", "7"},
        {"play", "xorka", "--preset"},
        {"play", "xorka", "--preset="},
        {"play", "xorka", "--preset", "nonsense"},
        {"play", "xorka", "--preset", "SMALL"},
        {"play", "xorka", "--set"},
        {"play", "xorka", "--set="},
        {"play", "xorka", "--set", "size"},
        {"play", "xorka", "--set", "=5"},
        {"play", "xorka", "--set", "size="},
        {"play", "xorka", "--set", "size=5x"},
        {"play", "xorka", "--set", "size=1"},
        {"play", "xorka", "--set", "size=99999999999999999999"},
        {"play", "xorka", "--set", "size=21"},
        {"play", "xorka", "--set", "size=5", "--set", "size=6"},
        {"play", "xorka", "--set", "nonsense=1"},
        {"play", "xorka", "--set", "crossing=sideways"},
        {"play", "xorka", "--set", "rows=012/111/000"},
        {"play", "xorka", "--set", "rows=01/1"},
        {"play", "xorka", "--set", "rows=" + huge},
        {"play", "xorka", "--set", "\xFF=\xFE"},
        {"play", "xorka", "--set", "size=\x1B[2J"},
        {"play", "tom-jerry", "--set", "generator=1"},
        {"play", "tom-jerry", "--set", "generator=-0.5"},
        {"play", "tom-jerry", "--set", "generator=0.123456789"},
        {"play", "tom-jerry", "--set", "tom=10"},
        {"play", "tom-jerry", "--set", "jump_counter=2"},
        {"play", "xorka", "--seat", "1"},
        {"play", "bishop-knight", "--set", "fen=nonsense"},
        {"play", "bishop-knight", "--set", "fen=8/8/8/8/8/8/8/8 w - - 0 1"},
        {"play", "bishop-knight", "--set", "fen=4k3/8/8/8/8/8/8/2K1N1B1/8 w - - 0 1"},
        {"play", "bishop-knight", "--set", "fen=4k3/8/8/8/8/8/8/2K1N1BQ w - - 0 1"},
        {"play", "bishop-knight", "--set", "fen=9k/8/8/8/8/8/8/2K1N1B1 w - - 0 1"},
        {"play", "bishop-knight", "--set", "fen=" + huge},
        {"play", "bishop-knight", "--set", "black_king=90"},
        {"play", "bishop-knight", "--set", "black_king=19"},
        {"play", "bishop-knight", "--set", "order=5"},
        {"play", "bishop-knight", "--set", "rules=checkers"},
        {"play", "night-battle", "--set", "size=2"},
        {"play", "night-battle", "--set", "x1=10"},
        {"play", "night-battle", "--set", "speed2=10"},
        {"play", "night-battle", "--set", "shots1=0"},
        {"play", "xorka", "--load"},
        {"play", "xorka", "--load="},
        {"script"},
        {"script", "chess"},
        {"script", "xorka", "a", "b"},
        {"script", "xorka", "--seat"},
        {"script", "xorka", "--seat="},
        {"script", "xorka", "--seat", "0"},
        {"script", "xorka", "--seat", "2"},
        {"script", "xorka", "--seat", "1x"},
        {"script", "xorka", "--seat", "-1"},
        {"script", "xorka", "--ascii"},
        {"script", "xorka", "--load", "-"},
        {"script", "xorka", "--seed", "nonsense", "/nonexistent"},
        {"batch"},
        {"batch", "chess"},
        {"batch", "xorka", "a", "b"},
        {"batch", "xorka", "--seed", "1"},
        {"batch", "xorka", "--nonsense"},
        {"statistics", "xorka"},
        {"statistics", "--jso"},
    };
    for (const Words& words : wrong)
        check_refusal(words, 2);
}

TEST_CASE("what cannot be read here is one sentence and exit status 1") {
    check_refusal({"script", "xorka", "/nonexistent/moves"}, 1);
    check_refusal({"script", "xorka", "/"}, 1);
    check_refusal({"batch", "xorka", "/nonexistent/lines"}, 1);
    check_refusal({"batch", "xorka", "/"}, 1);
    check_refusal({"script", "xorka", "--load", "/nonexistent/save"}, 1);
    check_refusal({"play", "xorka", "--load", "/"}, 1);
}

TEST_CASE("a standard input that cannot be read is told") {
    for (const std::string redirection : {"< /", "<&-"}) {
        for (const std::string arguments : {"script xorka", "play xorka --plain", "--plain"}) {
            CAPTURE(arguments + redirection);
            const std::string command = "\"" PMK_PROGRAM "\" " + arguments + " 2>&1 " + redirection;
            std::string told;
            FILE* const pipe = ::popen(command.c_str(), "r");
            REQUIRE(pipe != nullptr);
            for (int character = std::fgetc(pipe); character != EOF; character = std::fgetc(pipe))
                told += static_cast<char>(character);
            CHECK(WEXITSTATUS(::pclose(pipe)) == 1);
            CHECK(told.find("pmkgames: Standard input cannot be read: ") != std::string::npos);
            // Before anything else is printed.
            if (arguments.starts_with("script")) CHECK(lines(told).size() == 1);
        }
    }
}

TEST_CASE("without a terminal the screens are one sentence and exit status 1") {
    check_refusal({}, 1);
    check_refusal({"play", "xorka"}, 1);
    check_refusal({"--ascii", "--no-mouse", "--no-animation", "--color", "never"}, 1);
}

TEST_CASE("a save goes on where it was, and nothing may stand beside --load") {
    const File save("pmkgames save 1\ngame xorka\nseed 7\nset size 4\nmove a1\nmove b2\nundone c3\nend 3\n");
    const Finished loaded = run({"script", "xorka", "--load", save.path()}, "d4\n");
    CHECK(loaded.status == 0);
    const auto states = json_lines(loaded.out);
    REQUIRE(states.size() == 2);
    CHECK(states[0]["move"] == "b2");
    CHECK(states[0]["position"]["presses"] == 2);
    CHECK(states[1]["position"]["presses"] == 3);

    check_refusal({"script", "tom-jerry", "--load", save.path()}, 2);
    check_refusal({"script", "xorka", "--load", save.path(), "--seed", "7"}, 2);
    check_refusal({"script", "xorka", "--load", save.path(), "--set", "size=4"}, 2);
    check_refusal({"script", "xorka", "--load", save.path(), "--preset", "small"}, 2);
}

TEST_CASE("a save can come from standard input where the moves come from a file") {
    const File moves("d4\n");
    const Finished loaded = run({"script", "xorka", "--load", "-", moves.path()},
                                "pmkgames save 1\ngame xorka\nseed 7\nmove a1\nend 1\n");
    CHECK(loaded.status == 0);
    CHECK(json_lines(loaded.out).size() == 2);
}

TEST_CASE("a save that is none is one sentence and exit status 2") {
    for (const std::string& content :
         {std::string(), std::string("nonsense"), std::string("pmkgames save 99\n"), nul_in_json,
          std::string("pmkgames save 1\ngame \xFF\n"), std::string(2'000'000, '\xFF'),
          std::string("pmkgames save 1\ngame xorka\nseed 7\nmove z99\nend 1\n")}) {
        const File save(content);
        check_refusal({"script", "xorka", "--load", save.path()}, 2);
    }
}

TEST_CASE("a save or a listing without end is not read for ever") {
    check_refusal({"script", "xorka", "--load", "/dev/zero"}, 2);
    check_refusal({"play", "xorka", "--load", "/dev/zero"}, 2);
#ifdef PMK_MK61
    check_refusal({"mk61", "run", "/dev/zero"}, 2);
#endif
}

TEST_CASE("version and help need no terminal and say their word on standard output") {
    const Finished version = run({"--version"});
    CHECK(version.status == 0);
    CHECK(version.err.empty());
    CHECK(version.out.starts_with("pmkgames 0."));
    CHECK(lines(version.out).size() == 1);
    CHECK(run({"play", "--help"}).out == run({"play", "xorka", "--help"}).out);
}

TEST_CASE("the help of the program fits a screen of 24 rows with the prompt below it") {
    CHECK(lines(run({"--help"}).out).size() < 24);
}

TEST_CASE("options that the menu takes may stand before the command") {
    const Finished before = run({"--plain", "--color", "never", "play", "xorka", "--seed", "7"}, "quit\n");
    CHECK(before.status == 0);
    CHECK(before.out == run({"play", "xorka", "--seed", "7", "--plain"}, "quit\n").out);
    CHECK(run({"--help", "play"}).out == run({"play", "--help"}).out);
    CHECK(run({"--plain", "xorka"}).err.find("pmkgames play xorka") != std::string::npos);
}

TEST_CASE("list tells of one game alone") {
    const std::string one = run({"list", "xorka"}).out;
    CHECK(one.starts_with("xorka - "));
    CHECK(one.find("tom-jerry") == std::string::npos);
    CHECK(run({"list"}).out.ends_with(one));
    CHECK(Json::parse(run({"list", "xorka", "--json"}).out).size() == 1);
}

TEST_CASE("sentences are translated where the locale is UTF-8, and JSON never is") {
    const Environment russian{{"LC_ALL", "C.UTF-8"}, {"LANGUAGE", "ru"}};
    const Finished translated = run({"--help"}, "", russian);
    if (translated.out == run({"--help"}).out) {
        MESSAGE("the translations are not built: msgfmt is missing");
        return;
    }
    for (const std::string& line : lines(translated.out))
        CHECK_MESSAGE(text_width(line) <= 80, line);
    CHECK(run({"--help"}, "", {{"LC_ALL", "C"}, {"LANGUAGE", "ru"}}).out == run({"--help"}).out);
    CHECK(run({"list", "--json"}, "", russian).out == run({"list", "--json"}).out);
    CHECK(run({"script", "xorka", "--seed", "7"}, "z\n", russian).out ==
          run({"script", "xorka", "--seed", "7"}, "z\n").out);
}

TEST_CASE("a locale that does not exist is passed over in silence") {
    const Finished help = run({"--help"}, "", {{"LC_ALL", "xx_XX.nonsense"}});
    CHECK(help.status == 0);
    CHECK(help.err.empty());
    CHECK(help.out == run({"--help"}).out);
}

TEST_CASE("every help and the list fit 80 columns") {
    std::vector<Words> pages{{"--help"}, {"list"}};
    REQUIRE(all_commands().size() >= 4);
    for (Words words : all_commands()) {
        words.push_back("--help");
        pages.push_back(words);
    }
    for (const Words& words : pages) {
        const Finished page = run(words);
        CHECK(page.status == 0);
        CHECK(page.err.empty());
        REQUIRE(lines(page.out).size() > 3);
        for (const std::string& line : lines(page.out))
            CHECK_MESSAGE(text_width(line) <= 80, line);
    }
}

TEST_CASE("the man pages tell every command and every option") {
    const std::string program = man_page("pmkgames");
    for (const std::string& option : options_in(help_of({})))
        CHECK_MESSAGE(program.find("Fl -" + option.substr(2)) != std::string::npos, option);
    for (const Words& words : all_commands()) {
        const std::string name = joined(words);
        const std::string page = words.front() == "mk61" ? man_page("pmkgames-mk61") : program;
        CHECK_MESSAGE(page.find(".Cm " + name) != std::string::npos, name);
        for (const std::string& option : options_in(help_of(words)))
            CHECK_MESSAGE(page.find("Fl -" + option.substr(2)) != std::string::npos, (name + " " + option));
    }
}

TEST_CASE("list --json tells all that a program needs to set up a game") {
    const Json games = Json::parse(run({"list", "--json"}).out);
    REQUIRE(games.is_array());
    Words ids;
    for (const Json& game : games) {
        ids.push_back(game.at("id"));
        CHECK(game.at("title").is_string());
        CHECK(game.at("blurb").is_string());
        CHECK(game.at("seats").get<int>() >= 1);
        CHECK(game.at("hidden_information").is_boolean());
        CHECK(game.at("undo_allowed").is_boolean());
        CHECK(game.at("has_original").is_boolean());
        for (const Json& parameter : game.at("parameters")) {
            const std::string type = parameter.at("type");
            CHECK((parameter.at("default").is_string() || parameter.at("default").is_null()));
            if (type == "whole" || type == "decimal")
                CHECK(parameter.at("low").get<int>() < parameter.at("high").get<int>());
            else if (type == "choice")
                CHECK(parameter.at("choices").size() >= 2);
            else
                CHECK(type == "text");
        }
    }
    CHECK(ids == Words{"tom-jerry", "night-battle", "bishop-knight", "xorka"});
    for (const Json& parameter : games.back().at("parameters")) {
        if (parameter.at("name") != "size") continue;
        CHECK(parameter.at("low") == 2);
        CHECK(parameter.at("high") == 20);
        CHECK(parameter.at("default") == "10");
    }
}

TEST_CASE("every preset that is listed can be played") {
    for (const Json& game : Json::parse(run({"list", "--json"}).out)) {
        for (const Json& preset : game.at("presets")) {
            const Finished script =
                run({"script", game.at("id"), "--seed", "7", "--preset", preset.at("name")});
            CHECK_MESSAGE(script.status == 0, script.err);
        }
    }
}
