#include "app/settings_screen.hpp"

#include "app/frame.hpp"
#include "app/layout.hpp"
#include "app/side_panel.hpp"
#include "session/program_settings.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int title_x = 4;
constexpr int value_x = 20;
constexpr int top = 1; // blank rows above the list
constexpr int explanation_rows = 2;

// A value in words, and what it means.
struct Value {
    const char* value;
    const char* label;
    const char* meaning;
};

struct Line {
    const char* name; // of the parameter
    const char* title;
    std::vector<Value> values; // in the order of the keys
};

const std::vector<Line>& all_lines() {
    static const std::vector<Line> lines{
        {"color",
         mark("Colours"),
         {{"auto", mark("automatic"), mark("Colours where the terminal has them, unless NO_COLOR is set.")},
          {"always", mark("always"), mark("Colours where the terminal has them, whatever NO_COLOR says.")},
          {"never", mark("never"), mark("No colours. Nothing is told by colour alone.")}}},
        {"ascii",
         mark("Characters"),
         {{"false", mark("automatic"), mark("Lines and pictures where the locale is UTF-8, else ASCII.")},
          {"true", mark("ASCII only"), mark("Nothing but ASCII, and English, which can be written in it.")}}},
        {"mouse",
         mark("Mouse"),
         {{"true", mark("on"), mark("A click chooses; most terminals mark text while Shift is held.")},
          {"false", mark("off"), mark("The mouse is left to the terminal, to mark text for example.")}}},
        {"animation",
         mark("Animation"),
         {{"true", mark("on"), mark("Some moves are shown in a few short pictures.")},
          {"false", mark("off"), mark("The outcome of a move is shown at once.")}}},
        {"side_by_side",
         mark("The original"),
         {{"false", mark("on request"), mark("The key o brings the calculator beside the game.")},
          {"true", mark("beside"), mark("The calculator stands beside every game that has an original.")}}},
    };
    return lines;
}

// Without the calculator in the program nothing can stand beside a game.
std::span<const Line> lines() {
    const std::span<const Line> all = all_lines();
    return side_panel_keys().empty() ? all.first(all.size() - 1) : all;
}

Size needed_body() {
    return {40, top + static_cast<int>(lines().size()) + 1 + explanation_rows};
}

// The place of the value in force among those of the line.
std::size_t place_in(const Line& line, const Settings& settings) {
    const std::string_view word = CheckedSettings(program_parameters(), settings).word(line.name);
    const auto found = std::find_if(line.values.begin(), line.values.end(),
                                    [&](const Value& value) { return value.value == word; });
    return static_cast<std::size_t>(found - line.values.begin());
}

} // namespace

SettingsScreen::SettingsScreen(Context& context)
    : context_(context), selection_(static_cast<int>(lines().size())) {}

void SettingsScreen::paint(Canvas& canvas) const {
    if (!body_fits(canvas.size(), needed_body())) {
        paint_too_small(canvas, tr("This screen"), needed_body());
        return;
    }
    const FrameLayout layout = frame_layout(canvas.size(), needed_body().height);
    Canvas body(layout.body.size, canvas.charset());
    int row = top;
    for (const Line& line : lines()) {
        const bool selected = row - top == selection_.index();
        if (selected) body.put({title_x - 2, row}, U'▸', Role::own);
        body.text({title_x, row}, translated(line.title), selected ? Role::own : Role::title);
        body.text({value_x, row}, translated(line.values[place_in(line, context_.settings)].label));
        ++row;
    }
    const Line& line = lines()[static_cast<std::size_t>(selection_.index())];
    body.paragraph({{title_x, row + 1}, {body.size().width - 2 * title_x + 2, explanation_rows}},
                   translated(line.values[place_in(line, context_.settings)].meaning), Role::dim);
    canvas.paste(layout.body.corner, body);
    paint_frame(canvas, layout, {tr("Settings"), {}, notice_, notice_role_, hints()});
}

std::optional<Point> SettingsScreen::cursor(Size screen) const {
    if (!body_fits(screen, needed_body())) return {};
    const Rect body = frame_layout(screen, needed_body().height).body;
    return Point{title_x - 2, body.corner.y + top + selection_.index()};
}

std::vector<Hint> SettingsScreen::hints() const {
    return {{tr("Enter"), tr("change")}, {tr("Esc"), tr("back")}};
}

void SettingsScreen::on_key(const Key& key) {
    notice_.clear();
    notice_role_ = Role::plain;
    const Key latin = on_latin_layout(key);
    if (latin == named_key(Key::Name::escape) || latin == character_key(U'q')) return context_.screens.pop();
    if (!body_fits(context_.terminal.size(), needed_body()) || selection_.on_key(latin)) return;
    if (latin == named_key(Key::Name::enter) || latin == character_key(U' ') ||
        latin == named_key(Key::Name::right) || latin == character_key(U'l'))
        change(1);
    else if (latin == named_key(Key::Name::left) || latin == character_key(U'h'))
        change(-1);
}

void SettingsScreen::on_mouse(const Mouse& mouse) {
    const Size screen = context_.terminal.size();
    if (!body_fits(screen, needed_body()) || selection_.on_mouse(mouse) ||
        mouse.action != Mouse::Action::press)
        return;
    const int index = mouse.at.y - frame_layout(screen, needed_body().height).body.corner.y - top;
    if (index < 0 || index >= static_cast<int>(lines().size())) return;
    notice_.clear();
    if (index == selection_.index())
        change(1);
    else
        selection_.select(index);
}

void SettingsScreen::change(int step) {
    const Line& line = lines()[static_cast<std::size_t>(selection_.index())];
    const std::size_t count = line.values.size();
    const std::size_t next =
        (place_in(line, context_.settings) + count + static_cast<std::size_t>(step)) % count;
    const auto kept = context_.change_setting(line.name, line.values[next].value);
    notice_ = kept ? tr("Kept.") : tr("Not kept: {}", translated(kept.error()));
    notice_role_ = kept ? Role::good : Role::bad;
}

} // namespace pmk
