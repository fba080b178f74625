#include "app/playing.hpp"

#include "pmkgames/check.hpp"

#include <algorithm>

namespace pmk::testing {

AppOptions options_for_tests(const std::filesystem::path& state) {
    AppOptions options;
    options.games = full_catalogue();
    options.state_directory = state;
    options.config_directory = state / "config";
    options.new_seed = [] { return 7; };
    return options;
}

Run::Run(const std::filesystem::path& state, std::string_view keys, Size size) : terminal(size) {
    terminal.type(keys);
    farewell = run_app(terminal, options_for_tests(state));
}

Play::Play(const std::filesystem::path& state, std::string_view game, std::string_view keys,
           const Settings& settings, Size size)
    : terminal(size) {
    const CatalogueEntry& entry = entry_called(game);
    auto session = Session::start(entry.game, settings, 7);
    PMK_CHECK(session.has_value());
    terminal.type(keys);
    farewell = play_session(terminal, std::move(*session), entry.make_view(), options_for_tests(state));
}

const CatalogueEntry& entry_called(std::string_view id) {
    for (const CatalogueEntry& entry : full_catalogue())
        if (entry.game.info().id == id) return entry;
    check_failed("a game of that name exists", __FILE__, __LINE__);
}

std::string keys_to(std::string_view id) {
    std::string keys = "<home>";
    for (const CatalogueEntry& entry : full_catalogue()) {
        if (entry.game.info().id == id) return keys;
        keys += "<down>";
    }
    return keys;
}

Point place_of(const std::string& screen, std::string_view text) {
    const std::size_t start = screen.find(text);
    PMK_CHECK(start != std::string::npos);
    const std::size_t line = screen.rfind('\n', start) + 1;
    const int row = static_cast<int>(
        std::count(screen.begin(), screen.begin() + static_cast<std::ptrdiff_t>(start), '\n'));
    return {text_width(screen.substr(line, start - line)), row};
}

bool contains(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

} // namespace pmk::testing
