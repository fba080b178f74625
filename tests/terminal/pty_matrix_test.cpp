// The program on every kind of terminal, in every kind of locale, with and without colours.
#include "state_directory.hpp"

#include "pmkgames/canvas.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <doctest/doctest.h>
#include <regex>

using namespace pmk::testing;

namespace {

constexpr std::chrono::milliseconds quiet{40};
constexpr std::array terminals{"xterm", "xterm-256color", "screen", "tmux",
                               "linux", "vt100",          "vt220",  "ansi"};

// Locales that this machine may lack are made for the test, where localedef can.
class Locales {
  public:
    Locales() {
        for (const char* encoding : {"UTF-8", "KOI8-R"}) {
            const std::string name = std::string("ru_RU.") + encoding;
            const std::string command = std::string("localedef -i ru_RU -f ") + encoding + " " +
                                        (directory_.path() / name).string() + " >/dev/null 2>&1";
            if (std::system(command.c_str()) == 0) made_.push_back(name);
        }
    }

    std::vector<std::string> names() const {
        std::vector<std::string> names{"C", "C.UTF-8", "xx_XX.invalid"};
        names.insert(names.end(), made_.begin(), made_.end());
        return names;
    }
    std::string path() const { return directory_.path().string(); }

  private:
    TemporaryDirectory directory_;
    std::vector<std::string> made_;
};

bool is_utf8(const std::string& locale) {
    return locale.ends_with("UTF-8");
}

bool has_byte_beyond_ascii(const std::string& bytes) {
    return std::any_of(bytes.begin(), bytes.end(), [](char byte) { return (byte & 0x80) != 0; });
}

// A sequence that sets a foreground or background.
bool has_colour(const std::string& bytes) {
    static const std::regex sequence("\x1B\\[([0-9;]*)m");
    static const std::regex colour("(^|;)([34][0-7]|[34]8|9[0-7]|10[0-7])(;|$)");
    for (auto found = std::sregex_iterator(bytes.begin(), bytes.end(), sequence);
         found != std::sregex_iterator(); ++found) {
        const std::string parameters = (*found)[1];
        if (std::regex_search(parameters, colour)) return true;
    }
    return false;
}

// The hall of Tom & Jerry is framed: its right wall must stand in one column from top to bottom.
void check_right_wall(const PtyProgram& program, bool unicode) {
    int rows = 0;
    std::size_t column = 0;
    for (int number = 0; number < 24; ++number) {
        const std::u32string row = pmk::decode_utf8(program.row(number));
        // The rows of the hall begin with their number.
        const std::size_t first = row.find_first_not_of(U' ');
        if (first == std::u32string::npos || first + 1 >= row.size() || row[first] < U'1' ||
            row[first] > U'9' || row[first + 1] != U' ')
            continue;
        const std::size_t wall = row.find(unicode ? U'│' : U'|', first + 6);
        if (wall == std::u32string::npos) continue;
        if (rows == 0) column = wall;
        CHECK(wall == column);
        ++rows;
    }
    CHECK_MESSAGE(rows == 9, program.screen());
}

// Through the menu, a game, a move, help and out again.
void play_through(PtyProgram& program, bool unicode) {
    REQUIRE_MESSAGE(program.shows("pmkgames"), program.screen());
    program.settle(quiet);
    program.send("\r");
    REQUIRE(program.shows("Tom & Jerry  "));
    program.settle(quiet);
    check_right_wall(program, unicode);
    program.send("5");
    program.settle(quiet);
    program.send("\x1B[A");
    program.settle(quiet);
    check_right_wall(program, unicode);
    program.send("?");
    program.settle(quiet);
    program.send("q");
    program.settle(quiet);
    program.send("qq");
    CHECK(program.exit_status() == 0);
    CHECK(program.settings_restored());
    CHECK_FALSE(program.alternate_screen());
    CHECK_FALSE(program.mouse_on());
}

} // namespace

TEST_CASE("every terminal in every locale plays, and only UTF-8 is sent more than ASCII") {
    const Locales locales;
    for (const std::string& locale : locales.names()) {
        for (const char* terminal : terminals) {
            CAPTURE(locale);
            CAPTURE(std::string(terminal));
            const StateDirectory state;
            PtyOptions options = state.options();
            options.environment.insert(
                {{"TERM", terminal}, {"LC_ALL", locale}, {"LOCPATH", locales.path()}, {"LANGUAGE", "en"}});
            PtyProgram program({PMK_PROGRAM}, options);
            play_through(program, is_utf8(locale));
            CHECK(has_byte_beyond_ascii(program.bytes()) == is_utf8(locale));
        }
    }
}

TEST_CASE("colours are sent unless NO_COLOR or the option says no") {
    struct Switch {
        std::vector<std::string> words;
        const char* no_color;
        bool colours;
    };
    for (const Switch& setting :
         {Switch{{}, "", true}, Switch{{}, "1", false}, Switch{{"--color", "auto"}, "1", false},
          Switch{{"--color", "never"}, "", false}, Switch{{"--color", "always"}, "1", true}}) {
        const StateDirectory state;
        PtyOptions options = state.options();
        options.environment["NO_COLOR"] = setting.no_color;
        std::vector<std::string> command{PMK_PROGRAM};
        command.insert(command.end(), setting.words.begin(), setting.words.end());
        PtyProgram program(command, options);
        play_through(program, true);
        CHECK(has_colour(program.bytes()) == setting.colours);
    }
}

TEST_CASE("--ascii draws with ASCII in a UTF-8 locale") {
    const StateDirectory state;
    PtyProgram program({PMK_PROGRAM, "--ascii"}, state.options());
    play_through(program, false);
    CHECK_FALSE(has_byte_beyond_ascii(program.bytes()));
}

TEST_CASE("--plain and a dumb terminal get no escape sequence at all") {
    for (const bool dumb : {false, true}) {
        const StateDirectory state;
        PtyOptions options = state.options();
        if (dumb) options.environment["TERM"] = "dumb";
        PtyProgram program(dumb ? std::vector<std::string>{PMK_PROGRAM}
                                : std::vector<std::string>{PMK_PROGRAM, "--plain"},
                           options);
        REQUIRE(program.shows(">"));
        program.send("1\n5\nhelp\nquit\nquit\n");
        CHECK(program.exit_status() == 0);
        CHECK(program.bytes().find('\x1B') == std::string::npos);
        CHECK(program.bytes().find("Tom") != std::string::npos);
    }
}
