#include "app/app.hpp"

#include "app/context.hpp"
#include "app/dialog.hpp"
#include "app/frame.hpp"
#include "app/game_screen.hpp"
#include "app/menu.hpp"

#include <algorithm>

namespace pmk {
namespace {

void show(Context& context) {
    const Size size = context.terminal.size();
    Canvas canvas(size, context.terminal.charset());
    context.screens.paint(canvas);
    context.terminal.show(canvas, context.screens.top().cursor(size));
}

void close(Context& context) {
    for (const auto& screen : context.screens.screens())
        screen->closing();
    context.screens.pop_all();
}

// Ctrl-C leaves at once, unless something would be lost; then it asks, and the second one leaves.
void interrupt(Context& context, bool& asked) {
    const auto& screens = context.screens.screens();
    const bool loses =
        std::any_of(screens.begin(), screens.end(), [](const auto& screen) { return screen->unsaved(); });
    if (!loses || asked) return close(context);
    asked = true;
    ask(context, tr("This game could not be kept on disk and will be lost. Leave the program?"),
        tr("yes, leave"), [&context] { close(context); });
}

// A click on a hint of the footer becomes the key that the hint names.
Terminal::Event with_hint_as_key(const Context& context, const Terminal::Event& event) {
    const Size size = context.terminal.size();
    const bool on_footer = event.kind == Terminal::Event::Kind::mouse &&
                           event.mouse.action == Mouse::Action::press && event.mouse.at.y == size.height - 1;
    if (!on_footer) return event;
    const auto key = clicked_key(size.width, context.screens.screens().back()->hints(), event.mouse.at.x);
    return key ? Terminal::Event{Terminal::Event::Kind::key, *key} : event;
}

void run(Context& context) {
    bool asked = false;
    while (!context.screens.empty()) {
        show(context);
        context.screens.bury();
        if (context.screens.top().settle()) continue;
        const Terminal::Event event =
            with_hint_as_key(context, context.terminal.wait(context.screens.top().patience()));
        if (event.kind == Terminal::Event::Kind::closed) {
            close(context);
        } else if (event.kind == Terminal::Event::Kind::timeout) {
            context.screens.top().on_timeout();
        } else if (event.kind == Terminal::Event::Kind::mouse) {
            context.screens.top().on_mouse(event.mouse);
        } else if (event.kind == Terminal::Event::Kind::key) {
            if (event.key == control_key('c')) {
                interrupt(context, asked);
                continue;
            }
            asked = false;
            if (event.key == control_key('l'))
                context.terminal.redraw();
            else if (event.key == control_key('z'))
                context.terminal.suspend();
            else
                context.screens.top().on_key(event.key);
        }
    }
    context.screens.bury();
}

} // namespace

Farewell run_app(Terminal& terminal, const AppOptions& options) {
    Context context(terminal, options);
    context.screens.push(std::make_unique<Menu>(context));
    run(context);
    return context.farewell;
}

Farewell play_session(Terminal& terminal, Session session, std::unique_ptr<View> view,
                      const AppOptions& options) {
    Context context(terminal, options);
    GameScreen::open(context, std::move(session), std::move(view));
    run(context);
    return context.farewell;
}

} // namespace pmk
