#include "app/help_screen.hpp"

#include "app/frame.hpp"
#include "app/layout.hpp"
#include "pmkgames/text.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int margin = 1;
constexpr int gap = 3;
constexpr int bullet = 2; // before each rule
constexpr int widest = 96;
// From this width on the two tables of keys stand side by side.
constexpr int two_columns = 72;
constexpr int highest = 400;

int widest_key(const std::vector<Hint>& keys) {
    int width = 0;
    for (const Hint& hint : keys)
        width = std::max(width, text_width(hint.key));
    return width;
}

// How wide a table of keys is when no label is broken.
int table_width(const std::vector<Hint>& keys) {
    int width = 0;
    for (const Hint& hint : keys)
        width = std::max(width, text_width(hint.label));
    return widest_key(keys) + 2 + width;
}

// A table of keys and what they do; returns the rows used.
int paint_keys(Canvas& canvas, Rect place, const std::vector<Hint>& keys) {
    const int label_x = place.corner.x + widest_key(keys) + 2;
    const int label_width = std::max(1, place.corner.x + place.size.width - label_x);
    int row = 0;
    for (const Hint& hint : keys) {
        const int y = place.corner.y + row;
        canvas.text({place.corner.x, y}, hint.key, Role::key);
        row += std::max(1, canvas.paragraph({{label_x, y}, {label_width, place.size.height}}, hint.label));
    }
    return row;
}

} // namespace

HelpScreen::HelpScreen(Context& context, std::string title, Help help, std::vector<Hint> shared)
    : context_(context), title_(std::move(title)), help_(std::move(help)), shared_(std::move(shared)) {}

Canvas HelpScreen::text(int width) const {
    const int inner = std::max(1, std::min(width, widest) - 2 * margin);
    Canvas canvas({width, highest}, context_.terminal.charset());
    int row = canvas.paragraph({{margin, 0}, {inner, highest}}, help_.goal, Role::title) + 1;

    if (inner >= two_columns) {
        const int right = std::min(table_width(shared_), inner / 2);
        const int left = std::min(table_width(help_.keys), inner - right - gap);
        row += std::max(paint_keys(canvas, {{margin, row}, {left, highest}}, help_.keys),
                        paint_keys(canvas, {{margin + inner - right, row}, {right, highest}}, shared_));
    } else {
        row += paint_keys(canvas, {{margin, row}, {inner, highest}}, help_.keys);
        row += paint_keys(canvas, {{margin, row}, {inner, highest}}, shared_);
    }
    ++row;
    for (const std::string& rule : help_.rules) {
        canvas.put({margin, row}, U'–', Role::dim);
        row += canvas.paragraph({{margin + bullet, row}, {std::max(1, inner - bullet), highest}}, rule);
    }

    Canvas whole({width, row}, context_.terminal.charset());
    whole.paste({0, 0}, canvas);
    return whole;
}

int HelpScreen::height_shown() const {
    return frame_layout(context_.terminal.size(), 4).body.size.height;
}

void HelpScreen::paint(Canvas& canvas) const {
    const Size size = canvas.size();
    const FrameLayout layout = frame_layout(size, 4);
    const Canvas whole = text(size.width);
    const int rows = whole.size().height;
    const int shown = layout.body.size.height;
    Canvas window(layout.body.size, canvas.charset());
    window.paste({0, -scroll_.first(rows, shown)}, whole);
    canvas.paste(layout.body.corner, window);
    const std::string message = scroll_.more_below(rows, shown) ? tr("More below.") : std::string();
    paint_frame(canvas, layout, {tr("Help: {}", title_), {}, message, Role::dim, hints()});
}

int HelpScreen::rows() const {
    return text(context_.terminal.size().width).size().height;
}

std::vector<Hint> HelpScreen::hints() const {
    std::vector<Hint> hints;
    if (rows() > height_shown()) hints.push_back({"↑ ↓", tr("scroll")});
    hints.push_back({tr("Esc"), tr("back")});
    return hints;
}

void HelpScreen::on_key(const Key& key) {
    const Key latin = on_latin_layout(key);
    if (scroll_.on_key(latin, rows(), height_shown())) return;
    if (latin == named_key(Key::Name::escape) || latin == character_key(U'q') ||
        latin == character_key(U'?') || latin == named_key(Key::Name::enter))
        context_.screens.pop();
}

void HelpScreen::on_mouse(const Mouse& mouse) {
    scroll_.on_mouse(mouse, rows(), height_shown());
}

} // namespace pmk
