// Every way out of the program leaves the terminal as it was and the game kept.
#include "state_directory.hpp"

#include <array>
#include <doctest/doctest.h>
#include <fstream>
#include <iterator>
#include <sstream>

using namespace pmk::testing;

namespace {

const std::vector<std::string> xorka{PMK_PROGRAM, "play", "xorka", "--seed", "3", "--no-animation"};

void check_terminal_is_back(const PtyProgram& program) {
    CHECK(program.settings_restored());
    CHECK_FALSE(program.alternate_screen());
    CHECK_FALSE(program.mouse_on());
    CHECK(program.cursor_visible());
}

// Starts a game and plays one move of it.
void begin(PtyProgram& program) {
    REQUIRE(program.shows("presses 0"));
    CHECK(program.alternate_screen());
    CHECK(program.mouse_on());
    CHECK_FALSE(program.settings_restored());
    program.send("\r");
    REQUIRE(program.shows("presses 1"));
}

} // namespace

TEST_CASE("q leaves the game with one line, and the terminal is as before") {
    const StateDirectory state;
    PtyProgram program(xorka, state.options());
    begin(program);
    program.send("q");
    CHECK(program.exit_status() == 0);
    CHECK(program.shows("Xorka:"));
    check_terminal_is_back(program);
    CHECK(state.kept_game().find("move ") != std::string::npos);
}

TEST_CASE("signals that ask the program to end leave the terminal as before and the game kept") {
    for (const int number : {SIGTERM, SIGHUP, SIGINT}) {
        CAPTURE(number);
        const StateDirectory state;
        PtyProgram program(xorka, state.options());
        begin(program);
        program.signal(number);
        CHECK(program.exit_status() == 0);
        check_terminal_is_back(program);
        CHECK(state.kept_game().find("move ") != std::string::npos);
    }
}

TEST_CASE("a signal that kills still gives the terminal back") {
    for (const int number : {SIGSEGV, SIGABRT, SIGQUIT}) {
        CAPTURE(number);
        const StateDirectory state;
        PtyProgram program(xorka, state.options());
        begin(program);
        // The game is kept once the frame stands on the screen.
        program.settle();
        program.signal(number);
        CHECK(program.exit_status() == 128 + number);
        check_terminal_is_back(program);
        CHECK(state.kept_game().find("move ") != std::string::npos);
    }
}

TEST_CASE("a game killed with no chance to react is offered by the menu") {
    const StateDirectory state;
    {
        PtyProgram program(xorka, state.options());
        begin(program);
        program.settle();
        program.signal(SIGKILL);
        CHECK(program.exit_status() == 128 + SIGKILL);
    }
    PtyProgram menu({PMK_PROGRAM}, state.options());
    CHECK(menu.shows("Go on with"));
    menu.send("\x1B[F\r");
    CHECK(menu.shows("presses 1"));
}

TEST_CASE("Ctrl-Z stops and fg brings the same screen back") {
    const StateDirectory state;
    PtyOptions options = state.options();
    options.environment["PS1"] = "shell> ";
    PtyProgram shell({"bash", "--norc", "-i"}, options);
    REQUIRE(shell.shows("shell>"));
    std::string line;
    for (const std::string& word : xorka)
        line += word + " ";
    shell.send(line + "\r");
    REQUIRE(shell.shows("presses 0"));
    shell.settle();
    const std::string before = shell.screen();
    shell.send("\x1A");
    REQUIRE(shell.shows("Stopped"));
    CHECK_FALSE(shell.alternate_screen());
    shell.send("fg\r");
    REQUIRE(shell.shows("presses 0"));
    shell.settle();
    CHECK(shell.screen() == before);
    shell.send("q");
    CHECK(shell.shows("Xorka:"));
    CHECK_FALSE(shell.alternate_screen());
}

TEST_CASE("a resize is followed at once, down to one cell, and the board comes back") {
    const StateDirectory state;
    PtyProgram program(xorka, state.options());
    begin(program);
    program.settle();
    const std::string before = program.screen();
    for (const auto& [width, height] :
         {std::pair(1, 1), std::pair(2, 2), std::pair(20, 5), std::pair(132, 50)}) {
        program.resize(width, height);
        program.settle();
    }
    program.resize(80, 24);
    program.settle();
    CHECK(program.screen() == before);
    program.send("q");
    CHECK(program.exit_status() == 0);
}

TEST_CASE("Escape is answered within 50 ms, and a split arrow is still an arrow") {
    const StateDirectory state;
    PtyProgram program(xorka, state.options());
    REQUIRE(program.shows("presses 0"));
    program.settle();
    const std::string first = program.screen();
    program.send("\x1B");
    program.settle(std::chrono::milliseconds(10));
    program.send("[B");
    program.settle();
    CHECK(program.screen() != first);
    CHECK_FALSE(program.settings_restored());
    const auto start = std::chrono::steady_clock::now();
    program.send("\x1B");
    CHECK(program.exit_status() == 0);
    // The whole end of the program lies in this time, and a loaded machine.
    CHECK(std::chrono::steady_clock::now() - start < std::chrono::milliseconds(500));
}

TEST_CASE("without a terminal there is one sentence and exit status 1") {
    PtyProgram program({"sh", "-c", std::string(PMK_PROGRAM) + " </dev/null"});
    CHECK(program.exit_status() == 1);
    CHECK(program.bytes().starts_with("pmkgames: "));
    for (const char* terminal : {"", "no-such-terminal"}) {
        PtyOptions options;
        options.environment["TERM"] = terminal;
        PtyProgram unknown({PMK_PROGRAM}, options);
        CHECK(unknown.exit_status() == 1);
        CHECK(unknown.bytes().starts_with("pmkgames: "));
        CHECK(unknown.bytes().find('\x1B') == std::string::npos);
    }
}

TEST_CASE("every screen is left alike, whatever ends the program") {
    struct Screen {
        const char* keys;
        const char* shows;
    };
    constexpr std::array screens{
        Screen{"", "games of the MK-61"},       Screen{"?", "Help: the menu"},
        Screen{"\x1B[Fp", "presets"},           Screen{"\x1B[F\r", "presses 0"},
        Screen{"\x1B[F\r?", "Help: Xorka"},     Screen{"\x1B[F\ri", "pmkgames play xorka"},
        Screen{"\x1B[H\x1B[B\r", "Player 1"},   Screen{",", "Characters"},
        Screen{"s", "No game has been played"},
    };
    for (const Screen& screen : screens) {
        for (const int number : {SIGTERM, SIGHUP, SIGINT, SIGSEGV}) {
            CAPTURE(std::string(screen.shows));
            CAPTURE(number);
            const StateDirectory state;
            PtyProgram program({PMK_PROGRAM}, state.options());
            REQUIRE(program.shows("games of the MK-61"));
            program.send(screen.keys);
            REQUIRE(program.shows(screen.shows));
            program.settle(std::chrono::milliseconds(30));
            program.signal(number);
            CHECK(program.exit_status() == (number == SIGSEGV ? 128 + SIGSEGV : 0));
            check_terminal_is_back(program);
        }
    }
}

TEST_CASE("q at every depth leads out in the end") {
    const StateDirectory state;
    PtyProgram program({PMK_PROGRAM}, state.options());
    REQUIRE(program.shows("games of the MK-61"));
    program.send("\x1B[F\r");
    REQUIRE(program.shows("presses 0"));
    program.send("?");
    REQUIRE(program.shows("Help: Xorka"));
    program.send("q");
    REQUIRE(program.shows("presses 0"));
    program.send("q");
    REQUIRE(program.shows("games of the MK-61"));
    program.send("q");
    CHECK(program.exit_status() == 0);
    check_terminal_is_back(program);
}

TEST_CASE("when the terminal goes away the program ends and the game is kept") {
    const StateDirectory state;
    PtyProgram program(xorka, state.options());
    begin(program);
    program.settle();
    program.hang_up();
    CHECK(program.exit_status().has_value());
    CHECK(state.kept_game().find("move ") != std::string::npos);
}

TEST_CASE("on a full disk there is a warning, play goes on, and leaving asks") {
    const StateDirectory state;
    PtyProgram program({"sh", "-c", "ulimit -f 0; exec " + std::string(PMK_PROGRAM) + " play xorka --seed 3"},
                       state.options());
    begin(program);
    REQUIRE(program.shows("cannot be kept"));
    program.send("\r");
    REQUIRE(program.shows("presses 2"));
    program.send("\x03");
    REQUIRE(program.shows("will be lost"));
    program.settle();
    program.send("\x03");
    CHECK(program.exit_status() == 0);
    check_terminal_is_back(program);
}

TEST_CASE("without HOME there is a warning in one sentence, and play goes on") {
    PtyOptions options;
    options.environment["HOME"] = "";
    PtyProgram program(xorka, options);
    begin(program);
    CHECK(program.shows("HOME is not set"));
}

TEST_CASE("a program that nobody touches writes nothing and uses no time") {
    const StateDirectory state;
    PtyProgram program(xorka, state.options());
    begin(program);
    program.settle(std::chrono::milliseconds(300));
    const auto ticks = [&] {
        std::ifstream stat("/proc/" + std::to_string(program.process()) + "/stat");
        std::string text((std::istreambuf_iterator<char>(stat)), std::istreambuf_iterator<char>());
        std::istringstream fields(text.substr(text.rfind(')') + 2));
        std::string field;
        // User and system time are the fields 14 and 15; 3 is the first one here.
        for (int number = 3; number < 14; ++number)
            fields >> field;
        long user = 0;
        long system = 0;
        fields >> user >> system;
        return user + system;
    };
    const long before = ticks();
    const std::size_t bytes = program.bytes().size();
    program.settle(std::chrono::seconds(2));
    CHECK(ticks() == before);
    CHECK(program.bytes().size() == bytes);
}
