#include "terminal/curses_terminal.hpp"

#include "terminal/key_decoder.hpp"
#include "terminal/rescue.hpp"
#include "terminal/signal_pipe.hpp"
#include "terminal/styles.hpp"

#define NCURSES_NOMACROS 1
#define NCURSES_WIDECHAR 1
#include <curses.h>
#include <term.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <clocale>
#include <cstdlib>
#include <cstring>
#include <cwchar>
#include <langinfo.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

namespace pmk {
namespace {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

// How long the rest of a key's sequence may take before its Escape counts as the key of that name.
constexpr milliseconds escape_delay{30};

void require_terminal() {
    if (isatty(STDIN_FILENO) == 0)
        throw CannotRun(say("Standard input is not a terminal; the games are played at one."));
    if (isatty(STDOUT_FILENO) == 0)
        throw CannotRun(say("Standard output is not a terminal; the games are shown on one."));
    const char* name = std::getenv("TERM");
    if (name == nullptr || *name == '\0')
        throw CannotRun(say("TERM is not set, so the kind of this terminal is not known."));
    int status = 0;
    if (setupterm(name, STDOUT_FILENO, &status) != OK)
        throw CannotRun(say("The terminal “{}” (TERM) is not known here.", quotable(name)));
    const bool can_place_cursor = tigetstr("cup") != nullptr;
    del_curterm(cur_term);
    if (!can_place_cursor)
        throw CannotRun(
            say("The terminal “{}” (TERM) cannot place its cursor, which the games need.", quotable(name)));
}

bool wants_color(ColorMode mode) {
    if (mode != ColorMode::automatic) return mode == ColorMode::always;
    const char* no_color = std::getenv("NO_COLOR");
    return no_color == nullptr || *no_color == '\0';
}

Charset charset_for(const TerminalOptions& options) {
    return !options.ascii && locale_is_utf8() ? Charset::unicode : Charset::ascii;
}

// What the terminal sends for keys, as its description says.
KeyDecoder::Sequences described_sequences() {
    constexpr std::array<std::pair<const char*, Key::Name>, 9> capabilities{{
        {"kcuu1", Key::Name::up},
        {"kcud1", Key::Name::down},
        {"kcub1", Key::Name::left},
        {"kcuf1", Key::Name::right},
        {"khome", Key::Name::home},
        {"kend", Key::Name::end},
        {"kpp", Key::Name::page_up},
        {"knp", Key::Name::page_down},
        {"kdch1", Key::Name::remove},
    }};
    KeyDecoder::Sequences sequences;
    for (const auto& [capability, name] : capabilities) {
        const char* sequence = tigetstr(capability);
        if (sequence != nullptr && std::strlen(sequence) < 16)
            sequences.emplace_back(sequence, named_key(name));
    }
    return sequences;
}

std::string* collected = nullptr;

int collect(int character) {
    collected->push_back(static_cast<char>(character));
    return character;
}

// A string of the terminal's description, padding worked out; empty where it has none.
std::string described(const char* capability) {
    std::string bytes;
    if (const char* string = tigetstr(capability)) {
        collected = &bytes;
        tputs(string, 1, collect);
        collected = nullptr;
    }
    return bytes;
}

// Presses, releases and the wheel (mode 1000), in the form that has no limit of columns (1006).
constexpr std::string_view mouse_on = "\x1B[?1000h\x1B[?1006h";
constexpr std::string_view mouse_off = "\x1B[?1006l\x1B[?1000l";

// Terminals that know these modes say so by describing xterm's mouse.
bool has_mouse() {
    const char* mouse = tigetstr("kmous");
    return mouse != nullptr && std::string_view(mouse).starts_with("\x1B[");
}

void write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (count <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

// How many columns at the right are better left alone. A terminal that is described as wrapping at once
// behind its last column may be one that waits for the next character, and everything would be shifted.
int spare_columns() {
    return tigetflag("am") == 1 && tigetflag("xenl") != 1 ? 1 : 0;
}

// Leaves the screen as endwin() does, without curses.
std::string farewell_bytes(bool mouse) {
    std::string bytes(mouse ? mouse_off : std::string_view());
    bytes += described("sgr0");
    const std::string leave = described("rmcup");
    bytes += leave.empty() ? std::string("\r\n") : leave;
    bytes += described("cnorm");
    return bytes;
}

struct Look {
    attr_t attributes = 0;
    short pair = 0;
};

class CursesTerminal final : public Terminal {
  public:
    explicit CursesTerminal(const TerminalOptions& options);
    ~CursesTerminal() override;

    Size size() const override { return {std::max(1, getmaxx(stdscr) - spare_columns_), getmaxy(stdscr)}; }
    Charset charset() const override { return charset_; }
    void set_options(const TerminalOptions& options) override;
    void show(const Canvas& canvas, std::optional<Point> cursor) override;
    Event wait(std::optional<milliseconds> limit) override;
    void discard_input() override;
    void redraw() override;
    void suspend() override;

  private:
    std::array<Look, role_count> make_looks(bool color) const;
    void show_row(const Canvas& canvas, int row);
    void read_keyboard();
    // The event that a signal or the keyboard has left, if any.
    std::optional<Event> take_event();
    void handle_signals();
    void adopt_size();
    // What curses does not do when the screen is taken and given back.
    void enter();
    void leave();

    Rescue rescue_;
    SignalPipe signals_;
    SCREEN* screen_ = nullptr;
    Charset charset_;
    KeyDecoder decoder_;
    std::array<Look, role_count> looks_;
    bool mouse_;
    int spare_columns_;
    std::vector<cchar_t> row_;
    std::optional<bool> cursor_shown_;
    bool interrupted_ = false;
    bool resized_ = false;
    bool closed_ = false;
};

// Curses must run before the members that ask it; it starts after the rescue has seen the terminal.
SCREEN* start_curses(const SignalPipe&) {
    SCREEN* screen = newterm(nullptr, stdout, stdin);
    if (screen == nullptr) throw CannotRun(say("This terminal cannot be used for the games."));
    raw();
    noecho();
    nonl();
    typeahead(-1);
    leaveok(stdscr, FALSE);
    return screen;
}

CursesTerminal::CursesTerminal(const TerminalOptions& options)
    : screen_(start_curses(signals_)), charset_(charset_for(options)),
      decoder_(locale_is_utf8() ? KeyDecoder::Encoding::utf8 : KeyDecoder::Encoding::locale,
               described_sequences()),
      looks_(make_looks(wants_color(options.color))), mouse_(options.mouse && has_mouse()),
      spare_columns_(spare_columns()) {
    enter();
}

CursesTerminal::~CursesTerminal() {
    leave();
    delscreen(screen_);
}

void CursesTerminal::enter() {
    rescue_.arm(farewell_bytes(mouse_));
    if (mouse_) write_all(mouse_on);
}

void CursesTerminal::leave() {
    if (mouse_) write_all(mouse_off);
    curs_set(1);
    endwin();
    rescue_.disarm();
}

void CursesTerminal::set_options(const TerminalOptions& options) {
    take_up_language(options.ascii);
    charset_ = charset_for(options);
    looks_ = make_looks(wants_color(options.color));
    if (const bool mouse = options.mouse && has_mouse(); mouse != mouse_) {
        mouse_ = mouse;
        write_all(mouse_ ? mouse_on : mouse_off);
        rescue_.arm(farewell_bytes(mouse_));
    }
    redraw();
}

std::array<Look, role_count> CursesTerminal::make_looks(bool color) const {
    color = color && has_colors() == TRUE && start_color() == OK && use_default_colors() == OK;
    std::array<Look, role_count> looks{};
    for (int role = 0; role < role_count; ++role) {
        const Style style = style_of(static_cast<Role>(role));
        Look& look = looks[static_cast<std::size_t>(role)];
        if (style.bold) look.attributes |= WA_BOLD;
        if (style.faint) look.attributes |= WA_DIM;
        if (style.underlined) look.attributes |= WA_UNDERLINE;
        if (style.reverse) look.attributes |= WA_REVERSE;
        if (color && style.color != Style::own_foreground && style.color < COLORS) {
            look.pair = static_cast<short>(style.color + 1);
            init_pair(look.pair, style.color, -1);
        }
    }
    return looks;
}

void CursesTerminal::show(const Canvas& canvas, std::optional<Point> cursor) {
    for (int row = 0; row < canvas.size().height; ++row)
        show_row(canvas, row);

    const Size size = canvas.size();
    const bool visible =
        cursor && cursor->x >= 0 && cursor->x < size.width && cursor->y >= 0 && cursor->y < size.height;
    if (cursor_shown_ != visible) {
        curs_set(visible ? 1 : 0);
        cursor_shown_ = visible;
    }
    if (visible) move(cursor->y, cursor->x);
    refresh();
}

// Longer runs of blanks are skipped rather than written.
constexpr int short_run = 4;

// The cells of a row. A few plain blanks between two cells take the role of the first where it does not show
// on them: then the terminal need not be told to switch there and back.
std::vector<Cell> row_of(const Canvas& canvas, int row) {
    std::vector<Cell> cells;
    for (int column = 0; column < canvas.size().width; ++column)
        cells.push_back(canvas.at({column, row}));
    auto last = cells.begin();
    for (auto cell = cells.begin(); cell != cells.end(); ++cell) {
        if (cell->glyph == U' ' && cell->role == Role::plain) continue;
        const Style style = style_of(last->role);
        if ((cell->role == last->role || cell - last <= short_run) && !style.reverse && !style.underlined)
            for (auto blank = last + 1; blank < cell; ++blank)
                blank->role = last->role;
        last = cell;
    }
    return cells;
}

void CursesTerminal::show_row(const Canvas& canvas, int row) {
    const std::vector<Cell> cells = row_of(canvas, row);
    const int width = canvas.size().width;
    row_.resize(cells.size());
    for (int column = 0; column < width; ++column) {
        const Cell cell = cells[static_cast<std::size_t>(column)];
        const Look& look = looks_[static_cast<std::size_t>(cell.role)];
        auto glyph = static_cast<wchar_t>(cell.glyph);
        // A glyph that the locale gives another width would shift the rest of the row.
        if (wcwidth(glyph) != 1) glyph = static_cast<wchar_t>(ascii_glyph(cell.glyph));
        const std::array<wchar_t, 2> text{glyph, L'\0'};
        setcchar(&row_[static_cast<std::size_t>(column)], text.data(), look.attributes, look.pair, nullptr);
    }
    mvadd_wchnstr(row, 0, row_.data(), width);
}

Terminal::Event CursesTerminal::wait(std::optional<milliseconds> limit) {
    const auto start = Clock::now();
    while (true) {
        if (const auto event = take_event()) return *event;

        milliseconds patience = limit.value_or(milliseconds(-1));
        if (limit) {
            const auto gone = std::chrono::duration_cast<milliseconds>(Clock::now() - start);
            if (gone >= *limit) return {Event::Kind::timeout};
            patience = *limit - gone;
        }
        const bool escaping = decoder_.incomplete();
        if (escaping && (!limit || escape_delay < patience)) patience = escape_delay;

        std::array<pollfd, 2> sources{{{STDIN_FILENO, POLLIN, 0}, {signals_.descriptor(), POLLIN, 0}}};
        const int ready = poll(sources.data(), sources.size(), static_cast<int>(patience.count()));
        if (ready < 0 && errno != EINTR) closed_ = true;
        if (ready == 0 && escaping) decoder_.flush();
        if (ready <= 0) continue;
        if (sources[1].revents != 0) handle_signals();
        if (sources[0].revents != 0) read_keyboard();
    }
}

std::optional<Terminal::Event> CursesTerminal::take_event() {
    if (closed_) return Event{Event::Kind::closed};
    if (resized_) {
        resized_ = false;
        adopt_size();
        return Event{Event::Kind::resized};
    }
    if (interrupted_) {
        interrupted_ = false;
        return Event{Event::Kind::key, control_key('c'), {}};
    }
    const auto input = decoder_.next();
    if (!input) return {};
    if (const Key* key = std::get_if<Key>(&*input)) return Event{Event::Kind::key, *key, {}};
    return Event{Event::Kind::mouse, {}, std::get<Mouse>(*input)};
}

void CursesTerminal::read_keyboard() {
    std::array<char, 256> bytes{};
    const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
    if (count > 0) decoder_.feed({bytes.data(), static_cast<std::size_t>(count)});
    // The end of the input, or a terminal that is gone.
    if (count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN)) closed_ = true;
}

void CursesTerminal::handle_signals() {
    for (const int number : signals_.take()) {
        switch (number) {
        case SIGWINCH:
            resized_ = true;
            break;
        case SIGINT:
            interrupted_ = true;
            break;
        case SIGTSTP:
            suspend();
            break;
        default:
            closed_ = true;
        }
    }
}

void CursesTerminal::adopt_size() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_row > 0 && size.ws_col > 0)
        resizeterm(size.ws_row, size.ws_col);
    redraw();
}

void CursesTerminal::discard_input() {
    tcflush(STDIN_FILENO, TCIFLUSH);
    decoder_.clear();
    interrupted_ = false;
}

void CursesTerminal::redraw() {
    clearok(curscr, TRUE);
}

void CursesTerminal::suspend() {
    def_prog_mode();
    leave();
    signals_.stop_program();
    reset_prog_mode();
    enter();
    cursor_shown_.reset();
    resized_ = true;
    redraw();
}

} // namespace

std::unique_ptr<Terminal> open_terminal(const TerminalOptions& options) {
    require_terminal();
    return std::make_unique<CursesTerminal>(options);
}

bool locale_is_utf8() {
    return std::strcmp(nl_langinfo(CODESET), "UTF-8") == 0;
}

void take_up_language(bool ascii) {
    std::setlocale(LC_MESSAGES, !ascii && locale_is_utf8() ? "" : "C");
}

} // namespace pmk
