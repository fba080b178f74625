// The collection line by line.
#include "app/plain.hpp"
#include "app/playing.hpp"
#include "session/store.hpp"

#include <doctest/doctest.h>
#include <functional>
#include <sstream>
#include <streambuf>

using namespace pmk;
using namespace pmk::testing;

namespace {

struct PlainRun {
    PlainRun(const TemporaryDirectory& state, const std::string& lines, Charset charset = Charset::ascii) {
        std::istringstream in(lines);
        std::ostringstream out;
        farewell = run_plain({in, out, charset, {}}, options_for_tests(state.path()));
        text = out.str();
    }

    std::string text;
    Farewell farewell;
};

// Lines that are typed before and after something that happens outside of the program.
class LinesAround final : public std::streambuf {
  public:
    LinesAround(std::string before, std::function<void()> deed, std::string after)
        : before_(std::move(before)), deed_(std::move(deed)), after_(std::move(after)) {}

  protected:
    int_type underflow() override {
        if (part_ == 2) return traits_type::eof();
        if (part_ == 1) deed_();
        std::string& text = part_ == 0 ? before_ : after_;
        ++part_;
        setg(text.data(), text.data(), text.data() + text.size());
        return traits_type::to_int_type(text.front());
    }

  private:
    int part_ = 0;
    std::string before_;
    std::function<void()> deed_;
    std::string after_;
};

// The number of a game in the plain menu.
std::string number_of(std::string_view id) {
    int number = 1;
    for (const CatalogueEntry& entry : full_catalogue()) {
        if (entry.game.info().id == id) break;
        ++number;
    }
    return std::to_string(number);
}

std::string last_number() {
    return std::to_string(full_catalogue().size() + 1);
}

} // namespace

TEST_CASE("the plain menu lists every game, and the end of the input leaves it") {
    const TemporaryDirectory state;
    const PlainRun run(state, "");
    for (const CatalogueEntry& entry : full_catalogue())
        CHECK(contains(run.text, ascii_text(translated(entry.game.info().title))));
    CHECK(run.farewell.line.empty());
}

TEST_CASE("a game is played to its end with move texts") {
    const TemporaryDirectory state;
    const PlainRun run(state, number_of("template") + " short\n3\n3\n1\nquit\nquit\n");
    CHECK(contains(run.text, "Player 1 has taken the last stone."));
    CHECK(contains(run.farewell.line, "Player 1 has taken the last stone."));
}

TEST_CASE("a refused move is one sentence and the game goes on") {
    const TemporaryDirectory state;
    const PlainRun run(state, number_of("template") + " short\n9\n3\nquit\nquit\n");
    CHECK(contains(run.text, "A move is the number of stones to take, from 1 to 3."));
    CHECK(contains(run.text, "player 2"));
}

TEST_CASE("undo, redo and restart work on lines too") {
    const TemporaryDirectory state;
    const std::string start = number_of("template") + " short\n";
    const auto ends_with_turn_of = [&](const std::string& lines, int seat) {
        const PlainRun run(state, start + lines);
        const std::string mark = "player ";
        return run.text.at(run.text.rfind(mark) + mark.size()) == static_cast<char>('0' + seat);
    };
    CHECK(ends_with_turn_of("2\n", 2));
    CHECK(ends_with_turn_of("2\nundo\n", 1));
    CHECK(ends_with_turn_of("2\nundo\nredo\n", 2));
    CHECK(ends_with_turn_of("2\nrestart\n", 1));
}

TEST_CASE("an unfinished game is kept and goes on") {
    const TemporaryDirectory state;
    { const PlainRun run(state, number_of("template") + " short\n2\n"); }
    const PlainRun run(state, last_number() + "\nquit\nquit\n");
    CHECK(contains(run.text, "go on with Template (a heap of seven, move 1, today "));
    CHECK(contains(run.text, "player 2"));
}

TEST_CASE("a plain menu that stands open overwrites nothing newer") {
    const TemporaryDirectory state;
    { const PlainRun run(state, number_of("template") + " short\n2\nquit\nquit\n"); }
    std::string newer;
    const auto text_of_kept = [&] { return Store(state.path()).entries().front().text; };
    LinesAround lines(
        "help\n",
        [&] {
            const PlainRun run(state, last_number() + "\n2\nquit\nquit\n");
            newer = text_of_kept();
        },
        last_number() + "\n");
    std::istream in(&lines);
    std::ostringstream out;
    run_plain({in, out, Charset::ascii, {}}, options_for_tests(state.path()));
    CHECK(contains(newer, "move 2\nmove 2\n"));
    CHECK(text_of_kept() == newer);
    REQUIRE(contains(out.str(), "has changed meanwhile"));
    const std::string told = out.str().substr(out.str().find("has changed meanwhile"));
    CHECK(contains(told, "go on with Template (a heap of seven, move 2, today "));
}

TEST_CASE("the plain menu lists presets and has help") {
    const TemporaryDirectory state;
    const std::string xorka = number_of("xorka");
    const PlainRun run(state, "presets " + xorka + "\nhelp\npresets\npresets 99\nquit\n");
    CHECK(contains(run.text, "\n" + xorka + " small: six by six, four crosses\n"));
    CHECK(contains(run.text, "lists the ready-made positions"));
    CHECK(contains(run.text, "Type presets and the number of a game, from 1 to"));
}

TEST_CASE("what is told in lines names no keys of the screen, and nothing is wider than it") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        const TemporaryDirectory state;
        const PlainRun run(state, number_of(entry.game.info().id) + "\n\nhelp\nquit\nquit\n");
        CAPTURE(run.text);
        const std::size_t board = run.text.find("Type a move");
        for (const char* const key : {"Enter draws", "Pick a piece", "key c", "cursor", "Fire at:"})
            CHECK_FALSE(contains(run.text.substr(board), key));
        std::istringstream lines(run.text);
        for (std::string line; std::getline(lines, line);)
            CHECK(line.size() < 80);
    }
}

TEST_CASE("at the curtain help tells the rules and quit turns back") {
    const TemporaryDirectory state;
    const PlainRun run(state, number_of("night-battle") + "\nhelp\nfire 1 1\nquit\nquit\n");
    CHECK(contains(run.text, "Sink the enemy's ship"));
    CHECK(contains(run.text, "or type help or quit."));
    CHECK_FALSE(contains(run.text, "player 1"));
    CHECK(contains(run.farewell.line, "Night Battle: not begun."));
}

TEST_CASE("what is no number of the menu is answered in a sentence") {
    const TemporaryDirectory state;
    for (const char* line : {"0", "99", "x", "-1", "1e9"}) {
        const PlainRun run(state, std::string(line) + "\n");
        CHECK(contains(run.text, "Type a number from 1 to"));
    }
    const PlainRun preset(state, number_of("template") + " no-such-preset\n");
    CHECK(contains(preset.text, "short"));
}

TEST_CASE("nothing but text is written, and in ASCII nothing else") {
    for (const CatalogueEntry& entry : full_catalogue()) {
        const TemporaryDirectory state;
        for (const Charset charset : {Charset::ascii, Charset::unicode}) {
            const PlainRun run(
                state, number_of(entry.game.info().id) + "\n\nhelp\nid\nnonsense\nquit\nquit\n", charset);
            for (const char byte : run.text) {
                const bool printable = byte >= ' ' && byte <= '~';
                const bool beyond = static_cast<unsigned char>(byte) >= 0x80;
                REQUIRE((byte == '\n' || printable || (beyond && charset == Charset::unicode)));
            }
        }
    }
}

TEST_CASE("between the seats of a battle the window is cleared and Enter is waited for") {
    const TemporaryDirectory state;
    const PlainRun run(state, number_of("night-battle") + "\n\nfire 0 9\nfire 0 9\nfire 0 9\nstay\nx\n");
    const std::size_t curtain = run.text.find("Player 2, it is your turn.");
    CHECK_FALSE(contains(run.text, "Fire at:"));
    REQUIRE(curtain != std::string::npos);
    CHECK(contains(run.text.substr(0, curtain), std::string(100, '\n')));
    CHECK_FALSE(contains(run.text.substr(curtain), "player 2"));
}
