#include "app/app.hpp"

#include "app/context.hpp"
#include "app/dialog.hpp"
#include "app/game_screen.hpp"
#include "app/menu.hpp"
#include "pmkgames/check.hpp"
#include "pmkgames/random.hpp"

#include <algorithm>
#include <random>

namespace pmk {
namespace {

Result<Store> open_store(const AppOptions& options) {
    if (options.state_directory) return Store(*options.state_directory);
    const auto directory = state_directory();
    if (!directory) return refuse(directory.error());
    return Store(*directory);
}

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

void run(Context& context) {
    bool asked = false;
    while (!context.screens.empty()) {
        show(context);
        context.screens.bury();
        if (context.screens.top().settle()) continue;
        const Terminal::Event event = context.terminal.wait(std::nullopt);
        if (event.kind == Terminal::Event::Kind::closed) {
            close(context);
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

Context::Context(Terminal& used_terminal, const AppOptions& used_options)
    : terminal(used_terminal), options(used_options), store(open_store(used_options)) {}

std::uint64_t Context::new_seed() const {
    if (options.new_seed) return options.new_seed();
    // Short enough to be copied by hand.
    constexpr std::uint64_t seeds = 1'000'000'000;
    std::random_device chance;
    return Random((static_cast<std::uint64_t>(chance()) << 32U) | chance()).below(seeds);
}

Result<Session> Context::load(const std::string& save) const {
    return Session::load(save, [this](std::string_view id) -> const Game* {
        for (const CatalogueEntry& entry : options.games)
            if (entry.game.info().id == id) return &entry.game;
        return nullptr;
    });
}

const CatalogueEntry& Context::entry_of(const Game& game) const {
    const auto found = std::find_if(options.games.begin(), options.games.end(),
                                    [&](const CatalogueEntry& entry) { return &entry.game == &game; });
    PMK_CHECK(found != options.games.end());
    return *found;
}

std::optional<Text> Context::start(const CatalogueEntry& game, const Settings& settings) {
    auto session = Session::start(game.game, settings, new_seed());
    if (!session) return session.error();
    GameScreen::open(*this, std::move(*session), game.make_view());
    return {};
}

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
