#include "app/frame.hpp"

#include "pmkgames/text.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int full_frame = 5;
constexpr int slim_frame = 3;
constexpr int margin = 1;
constexpr int wide_gap = 3;
constexpr int narrow_gap = 2;

int hint_width(const Hint& hint) {
    return text_width(hint.key) + 1 + text_width(hint.label);
}

struct PlacedHint {
    Hint hint;
    int column = 0; // of its first cell
};

std::vector<PlacedHint> placed_hints(int width, const std::vector<Hint>& hints) {
    const std::size_t kept = std::min<std::size_t>(2, hints.size());
    int all = margin;
    for (const Hint& hint : hints)
        all += hint_width(hint) + wide_gap;
    const int gap = all <= width ? wide_gap : narrow_gap;
    int reserved = 0;
    for (std::size_t index = hints.size() - kept; index < hints.size(); ++index)
        reserved += hint_width(hints[index]) + gap;

    std::vector<PlacedHint> placed;
    int column = margin;
    for (std::size_t index = 0; index < hints.size(); ++index) {
        const Hint& hint = hints[index];
        const bool always = index + kept >= hints.size();
        if (!always && column + hint_width(hint) + reserved > width) continue;
        placed.push_back({hint, column});
        column += hint_width(hint) + gap;
    }
    return placed;
}

// What the name of a key in a hint means; nothing for names of several keys.
std::optional<Key> single_key(const std::string& name) {
    if (name == "Enter" || name == tr("Enter")) return named_key(Key::Name::enter);
    if (name == "Esc" || name == tr("Esc")) return named_key(Key::Name::escape);
    const bool one_letter = name.size() == 1 && name.front() > ' ' && name.front() <= '~';
    return one_letter ? std::optional(character_key(static_cast<char32_t>(name.front()))) : std::nullopt;
}

// The first column behind what stands in the row.
int end_of_row(const Canvas& canvas, int row) {
    int end = canvas.size().width;
    while (end > 0 && canvas.at({end - 1, row}).glyph == U' ')
        --end;
    return end;
}

// A message too long for its line takes the row above it too, where nothing stands there. What is still
// too long ends in dots.
void paint_message(Canvas& canvas, const FrameLayout& layout, const Frame& frame) {
    constexpr int most_rows = 2;
    const int width = canvas.size().width - 2 * margin;
    Canvas scratch({width, most_rows + 1}, canvas.charset());
    const int needed = scratch.paragraph({{0, 0}, scratch.size()}, frame.message, frame.message_role);
    const bool above =
        layout.message_row > layout.body.corner.y && end_of_row(canvas, layout.message_row - 1) == 0;
    const int rows = std::min(needed, above ? most_rows : 1);
    if (needed > rows && rows > 0) {
        const std::string_view dots = canvas.charset() == Charset::ascii ? "..." : "…";
        const int end = std::min(end_of_row(scratch, rows - 1), width - text_width(dots));
        scratch.text({end, rows - 1}, dots, frame.message_role);
        scratch.fill({{end + text_width(dots), rows - 1}, {width, 1}}, U' ');
    }
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < width; ++column) {
            const Cell cell = scratch.at({column, row});
            canvas.put({margin + column, layout.message_row - rows + 1 + row}, cell.glyph, cell.role);
        }
}

} // namespace

FrameLayout frame_layout(Size screen, int wanted_body_height) {
    const bool ruled = screen.height - full_frame >= wanted_body_height;
    const int top = ruled ? 2 : 1;
    const int height = std::max(0, screen.height - (ruled ? full_frame : slim_frame));
    return {{{0, top}, {screen.width, height}},
            std::max(1, screen.height - (ruled ? 3 : 2)),
            std::max(1, screen.height - 1),
            ruled};
}

int status_room(int width, std::string_view title) {
    return width - 2 * margin - text_width(title) - 1;
}

bool body_fits(Size screen, Size body) {
    return screen.width >= body.width && screen.height - slim_frame >= body.height;
}

void paint_frame(Canvas& canvas, const FrameLayout& layout, const Frame& frame) {
    const int width = canvas.size().width;
    canvas.text({margin, 0}, frame.title, Role::title);
    if (text_width(frame.status) <= status_room(width, frame.title))
        canvas.text_right({width - margin, 0}, frame.status);
    if (layout.ruled) {
        canvas.fill({{0, 1}, {width, 1}}, U'─', Role::dim);
        canvas.fill({{0, layout.footer_row - 1}, {width, 1}}, U'─', Role::dim);
    }
    paint_message(canvas, layout, frame);
    paint_hints(canvas, layout.footer_row, frame.hints);
}

void paint_hints(Canvas& canvas, int row, const std::vector<Hint>& hints) {
    const int width = canvas.size().width;
    canvas.fill({{0, row}, {width, 1}}, U' ');
    for (const PlacedHint& hint : placed_hints(width, hints)) {
        const int key_width = canvas.text({hint.column, row}, hint.hint.key, Role::key);
        canvas.text({hint.column + key_width + 1, row}, hint.hint.label);
    }
}

bool hints_fit(int width, const std::vector<Hint>& hints) {
    const auto placed = placed_hints(width, hints);
    return placed.size() == hints.size() &&
           (placed.empty() || placed.back().column + hint_width(placed.back().hint) <= width);
}

std::optional<Key> clicked_key(int width, const std::vector<Hint>& hints, int column) {
    for (const PlacedHint& hint : placed_hints(width, hints))
        if (column >= hint.column && column < hint.column + hint_width(hint.hint))
            return single_key(hint.hint.key);
    return {};
}

void paint_more(Canvas& canvas, int first_row, int last_row, bool above, bool below) {
    if (above) canvas.put({margin, first_row}, U'▴', Role::key);
    if (below) canvas.put({margin, last_row}, U'▾', Role::key);
}

void paint_too_small(Canvas& canvas, const std::string& what, Size needed_body) {
    const Size size = canvas.size();
    canvas.fill({{0, 0}, size}, U' ');
    const std::string sentence =
        tr("{} needs a window of {} columns and {} rows; this one has {} and {}. Make it larger, or press q.",
           what, needed_body.width, needed_body.height + slim_frame, size.width, size.height);
    canvas.paragraph({{0, 0}, size}, sentence);
}

} // namespace pmk
