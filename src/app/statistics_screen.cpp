#include "app/statistics_screen.hpp"

#include "app/frame.hpp"
#include "app/layout.hpp"
#include "app/statistics_table.hpp"

namespace pmk {
namespace {

constexpr Size needed_body{narrowest_table, 4};

} // namespace

StatisticsScreen::StatisticsScreen(Context& context) : context_(context) {
    auto read = context.statistics.and_then([](const StatisticsFile& file) { return file.read(); });
    if (read)
        statistics_ = *std::move(read);
    else
        trouble_ = translated(read.error());
}

void StatisticsScreen::paint(Canvas& canvas) const {
    if (!body_fits(canvas.size(), needed_body)) {
        paint_too_small(canvas, tr("This screen"), needed_body);
        return;
    }
    const FrameLayout layout = frame_layout(canvas.size(), needed_body.height);
    const Canvas table =
        statistics_table(statistics_, context_.options.games, canvas.size().width, canvas.charset());
    const int shown = layout.body.size.height;
    Canvas window(layout.body.size, canvas.charset());
    window.paste({0, -scroll_.first(table.size().height, shown)}, table);
    canvas.paste(layout.body.corner, window);

    Frame frame{tr("Statistics"), {}, trouble_, Role::bad, hints()};
    if (trouble_.empty()) {
        frame.message_role = Role::dim;
        if (scroll_.more_below(table.size().height, shown))
            frame.message = tr("More below.");
        else if (statistics_.empty())
            frame.message = tr("No game has been played to its end yet.");
    }
    paint_frame(canvas, layout, frame);
}

int StatisticsScreen::rows() const {
    return statistics_table(statistics_, context_.options.games, context_.terminal.size().width,
                            context_.terminal.charset())
        .size()
        .height;
}

int StatisticsScreen::height_shown() const {
    return frame_layout(context_.terminal.size(), needed_body.height).body.size.height;
}

std::vector<Hint> StatisticsScreen::hints() const {
    std::vector<Hint> hints;
    if (rows() > height_shown()) hints.push_back({"↑ ↓", tr("scroll")});
    hints.push_back({tr("Esc"), tr("back")});
    return hints;
}

void StatisticsScreen::on_key(const Key& key) {
    const Key latin = on_latin_layout(key);
    if (latin == named_key(Key::Name::escape) || latin == character_key(U'q') ||
        latin == character_key(U's') || latin == named_key(Key::Name::enter))
        context_.screens.pop();
    else
        scroll_.on_key(latin, rows(), height_shown());
}

void StatisticsScreen::on_mouse(const Mouse& mouse) {
    scroll_.on_mouse(mouse, rows(), height_shown());
}

} // namespace pmk
