#include "app/plain_game.hpp"

#include "app/engine_words.hpp"

#include <algorithm>
#include <istream>
#include <ostream>

namespace pmk {
namespace {

constexpr int width = 80;
constexpr int text_columns = width - 1; // a full row would wrap on some terminals
// More rows than a terminal has: what stood there before the curtain leaves the window.
constexpr int rows_of_curtain = 100;

std::string trimmed(const std::string& line) {
    constexpr const char* blanks = " \t\r";
    const std::size_t begin = line.find_first_not_of(blanks);
    if (begin == std::string::npos) return {};
    return line.substr(begin, line.find_last_not_of(blanks) - begin + 1);
}

bool is_quit(const std::string& line) {
    return line == "quit" || line == "q";
}

bool is_help(const std::string& line) {
    return line == "help" || line == "?";
}

// The picture without blank rows above and below it.
std::string without_blank_rows(std::string picture) {
    while (picture.starts_with('\n'))
        picture.erase(0, 1);
    while (picture.ends_with("\n\n"))
        picture.pop_back();
    return picture;
}

} // namespace

void write_line(const PlainConsole& console, const std::string& text) {
    console.out << (console.charset == Charset::unicode ? text : ascii_text(text)) << '\n';
}

void write_paragraph(const PlainConsole& console, const std::string& text) {
    Canvas lines({text_columns, text_width(text) + 1}, console.charset);
    const int rows = lines.paragraph({{0, 0}, lines.size()}, text);
    Canvas used({text_columns, rows}, console.charset);
    used.paste({0, 0}, lines);
    console.out << used.to_text();
}

std::optional<std::string> read_line(const PlainConsole& console) {
    console.out << "> " << std::flush;
    std::string line;
    if (!std::getline(console.in, line)) {
        console.out << '\n';
        return {};
    }
    return trimmed(line);
}

PlainGame::PlainGame(const PlainConsole& console, const Collection& collection, Session session,
                     std::unique_ptr<View> view, std::optional<Store::Claim> claim)
    : console_(console), collection_(collection), session_(std::move(session)), view_(std::move(view)),
      keeper_(collection, std::move(claim)) {
    view_->set_input(View::Input::lines);
}

bool PlainGame::play() {
    write_line(console_, tr("Type a move, or one of: help, undo, redo, restart, new, id, quit."));
    if (engine()) engine()->follow(session_);
    Passed passed = show();
    while (passed == Passed::opened && !stopped()) {
        const auto line = read_line(console_);
        if (!line) return false;
        const Next next = line->empty() ? Next::show : command(*line);
        if (next == Next::leave) break;
        if (next == Next::show) passed = show();
    }
    return passed != Passed::input_ended;
}

PlainGame::Passed PlainGame::show() {
    Seat next = session_.match().turn().value_or(std::max(viewer_, 1));
    // What has stopped the game is shown to the one who moved.
    if (secret() && stopped() && viewer_ != 0) next = viewer_;
    const bool handed_over = next != viewer_;
    if (handed_over && secret()) {
        before_.reset();
        if (const Passed passed = pass_curtain(next); passed != Passed::opened) return passed;
    }
    viewer_ = next;
    paint();
    return Passed::opened;
}

PlainGame::Passed PlainGame::pass_curtain(Seat next) {
    console_.out << std::string(rows_of_curtain, '\n');
    write_line(console_, tr("Player {}, it is your turn.", next));
    write_line(console_, tr("Press Enter when only you can see the screen."));
    if (console_.discard_input) console_.discard_input();
    while (true) {
        const auto line = read_line(console_);
        if (!line) return Passed::input_ended;
        if (line->empty()) return Passed::opened;
        if (is_quit(*line)) return Passed::turned_back;
        if (is_help(*line))
            tell_rules();
        else
            write_line(console_, tr("Press Enter when only you can see the screen, or type help or quit."));
    }
}

void PlainGame::paint() {
    const auto seen = session_.match().observe(viewer_);
    view_->changed(before_.get(), *seen);
    view_->rest();
    before_.reset();
    const Size minimum = view_->minimum();
    Canvas canvas({std::max(width, minimum.width), std::max(19, minimum.height)}, console_.charset);
    view_->paint(*seen, canvas);
    write_line(console_, "");
    console_.out << without_blank_rows(canvas.to_text());
    write_line(console_, status_with_mark(view_->status(*seen), engine(), width));
    if (stopped())
        write_line(console_, stop_sentence(*engine()));
    else
        write_line(console_,
                   over() ? translated(session_.match().outcome().sentence) : view_->message(*seen));
}

PlainGame::Next PlainGame::command(const std::string& line) {
    if (is_quit(line)) return Next::leave;
    if (is_help(line)) {
        help();
        return Next::again;
    }
    if (line == "id" || line == "i") {
        tell_id();
        return Next::again;
    }
    if (line == "undo" || line == "u") return after(session_.undo());
    if (line == "redo" || line == "U") return after(session_.redo());
    if (line == "restart" || line == "r") {
        const bool comes_back = info().undo_allowed && !session_.moves().empty();
        session_.restart();
        if (comes_back) write_line(console_, tr("Back at the start; redo plays the moves again."));
        return after({});
    }
    if (line == "new" || line == "n") return after(start_new());
    return play_move(line);
}

Result<void> PlainGame::start_new() {
    auto fresh = Session::start(session_.game(), session_.asked(), collection_.new_seed());
    if (!fresh) return refuse(fresh.error());
    if (engine())
        if (const auto begun = engine()->begin(*fresh); !begun) return refuse(begun.error());
    session_ = std::move(*fresh);
    return {};
}

PlainGame::Next PlainGame::play_move(const std::string& line) {
    auto before = session_.match().observe(viewer_);
    const Next next = after(session_.play(line));
    if (next == Next::show) before_ = std::move(before);
    return next;
}

PlainGame::Next PlainGame::after(Result<void> change) {
    if (!change) {
        write_line(console_, translated(change.error()));
        return Next::again;
    }
    if (engine()) engine()->follow(session_);
    keep();
    return Next::show;
}

void PlainGame::help() {
    tell_rules();
    write_line(console_, tr("An empty line shows the board again."));
    write_line(console_, tr("A move is a short text; these can be played now:"));
    std::string moves;
    constexpr std::size_t most = 12;
    const auto legal = session_.match().legal_moves();
    for (std::size_t index = 0; index < std::min(most, legal.size()); ++index)
        moves += (moves.empty() ? "" : ", ") + legal[index];
    write_paragraph(console_, legal.size() > most ? tr("{} and {} more", moves, legal.size() - most) : moves);
}

void PlainGame::tell_rules() {
    const Help help = view_->help();
    write_paragraph(console_, help.goal);
    for (const std::string& rule : help.rules)
        write_paragraph(console_, rule);
}

void PlainGame::tell_id() {
    if (secret())
        write_line(console_,
                   tr("The ID would betray where the players are; it is shown when the game is over."));
    else
        write_line(console_, "pmkgames play " + session_.id());
}

void PlainGame::keep() {
    auto kept = keeper_.stage(session_);
    if (keeper_.is_due()) kept = keeper_.settle();
    if (!kept && !warned_) write_line(console_, translated(kept.error()));
    warned_ = !kept;
}

} // namespace pmk
