#include "app/preset_list.hpp"

#include "app/dialog.hpp"
#include "app/frame.hpp"
#include "app/game_screen.hpp"
#include "app/layout.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int name_x = 4;
constexpr int top = 1; // blank rows above the list

} // namespace

PresetList::PresetList(Context& context, const CatalogueEntry& game)
    : context_(context), game_(game), selection_(static_cast<int>(game.game.info().presets.size())) {}

void PresetList::paint(Canvas& canvas) const {
    const GameInfo& info = game_.game.info();
    const FrameLayout layout = frame_layout(canvas.size(), 4);
    Canvas body(layout.body.size, canvas.charset());
    const int first = selection_.first_shown(body.size().height - top);
    for (int row = top; row < body.size().height; ++row) {
        const std::size_t index = static_cast<std::size_t>(first + row - top);
        if (index >= info.presets.size()) break;
        const bool selected = static_cast<int>(index) == selection_.index();
        if (selected) body.put({name_x - 2, row}, U'▸', Role::own);
        body.text({name_x, row}, info.presets[index].name, selected ? Role::own : Role::title);
        body.text({summary_x(), row}, translated(info.presets[index].summary));
    }
    const int shown = body.size().height - top;
    paint_more(body, top, body.size().height - 1, first > 0,
               first + shown < static_cast<int>(info.presets.size()));
    canvas.paste(layout.body.corner, body);
    // What is cut in the list can be read in the message line.
    std::string summary = translated(info.presets[static_cast<std::size_t>(selection_.index())].summary);
    if (summary_x() + text_width(summary) <= canvas.size().width) summary.clear();
    paint_frame(canvas, layout, {translated(info.title), tr("presets"), summary, Role::plain, hints()});
}

int PresetList::summary_x() const {
    int name_width = 0;
    for (const Preset& preset : game_.game.info().presets)
        name_width = std::max(name_width, text_width(preset.name));
    return name_x + name_width + 3;
}

std::vector<Hint> PresetList::hints() const {
    return {{tr("Enter"), tr("play")}, {tr("Esc"), tr("back")}};
}

std::optional<Point> PresetList::cursor(Size screen) const {
    const Rect body = frame_layout(screen, 4).body;
    const int first = selection_.first_shown(body.size.height - top);
    return Point{name_x - 2, body.corner.y + top + selection_.index() - first};
}

void PresetList::on_key(const Key& key) {
    const Key latin = on_latin_layout(key);
    if (selection_.on_key(latin)) return;
    if (latin == named_key(Key::Name::escape) || latin == character_key(U'q')) {
        context_.screens.pop();
    } else if (latin == named_key(Key::Name::enter) || latin == character_key(U' ')) {
        choose();
    }
}

void PresetList::on_mouse(const Mouse& mouse) {
    if (selection_.on_mouse(mouse) || mouse.action != Mouse::Action::press) return;
    const Rect body = frame_layout(context_.terminal.size(), 4).body;
    const int index = mouse.at.y - body.corner.y - top + selection_.first_shown(body.size.height - top);
    if (index < 0 || index >= static_cast<int>(game_.game.info().presets.size())) return;
    if (index == selection_.index())
        choose();
    else
        selection_.select(index);
}

void PresetList::choose() {
    const Preset& preset = game_.game.info().presets[static_cast<std::size_t>(selection_.index())];
    // The game takes the place of the list: leaving it leads back to the menu.
    context_.screens.pop();
    const auto started = GameScreen::start(context_, game_, preset.settings);
    if (!started) tell(context_, preset.name, {translated(started.error())});
}

} // namespace pmk
