#include "app/id_screen.hpp"

#include "app/frame.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int margin = 1;
constexpr int top = 1; // blank rows above the sentence

// Blanks within single quotes belong to their word.
std::vector<std::string> shell_words(std::string_view command) {
    std::vector<std::string> words(1);
    bool quoted = false;
    for (const char character : command) {
        if (character == '\'') quoted = !quoted;
        if (character == ' ' && !quoted)
            words.emplace_back();
        else
            words.back() += character;
    }
    return words;
}

// The longest beginning of the word with at most `longest` characters and no quote behind its first one; a
// shell takes a backslash within quotes as it is, so the quote is closed before it and opened again.
std::string cut_off(std::string& word, std::size_t longest) {
    const std::size_t opening = word.substr(0, longest).find('\'');
    if (opening != std::string::npos && opening > 0) longest = opening;
    const bool quoted = opening == 0;
    std::string piece = word.substr(0, quoted ? longest - 1 : longest);
    word.erase(0, piece.size());
    if (quoted) {
        piece += '\'';
        word.insert(0, 1, '\'');
    }
    return piece;
}

} // namespace

std::vector<std::string> command_lines(std::string_view command, int width) {
    const std::size_t most = static_cast<std::size_t>(std::max(width, 8));
    std::vector<std::string> lines;
    std::string line;
    std::vector<std::string> words = shell_words(command);
    for (std::size_t index = 0; index < words.size(); ++index) {
        std::string& word = words[index];
        // Behind every line but the last: a blank and the backslash.
        const std::size_t end = index + 1 < words.size() ? 2 : 0;
        const std::string longer = line.empty() ? word : fmt::format("{} {}", line, word);
        if (longer.size() + end <= most) {
            line = longer;
            continue;
        }
        if (!line.empty()) lines.push_back(line + " \\");
        while (word.size() + end > most)
            lines.push_back(cut_off(word, most - 2) + "\\");
        line = word;
    }
    lines.push_back(line);
    return lines;
}

IdScreen::IdScreen(Context& context, std::string title, std::string command)
    : context_(context), title_(std::move(title)), command_(std::move(command)) {}

void IdScreen::paint(Canvas& canvas) const {
    const Size size = canvas.size();
    const FrameLayout layout = frame_layout(size, 4);
    Canvas body(layout.body.size, canvas.charset());
    const int width = std::max(1, size.width - 2 * margin);
    int row = top;
    row += body.paragraph({{margin, row}, {width, body.size().height}},
                          tr("This command gives the same board again, from the same start:"));
    ++row;
    // From the edge: what is selected with the mouse is the command alone.
    for (const std::string& line : command_lines(command_, size.width))
        body.text({0, row++}, line, Role::own);
    canvas.paste(layout.body.corner, body);
    paint_frame(canvas, layout, {title_, tr("the same board again"), {}, Role::plain, hints()});
}

std::vector<Hint> IdScreen::hints() const {
    return {{tr("any key"), tr("back")}};
}

void IdScreen::on_key(const Key&) {
    context_.screens.pop();
}

void IdScreen::on_mouse(const Mouse& mouse) {
    if (mouse.action == Mouse::Action::press) context_.screens.pop();
}

} // namespace pmk
