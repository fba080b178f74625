#include "app/plain.hpp"

#include "app/plain_game.hpp"
#include "app/statistics_table.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int width = 80;

// What was wrong with the settings.
void tell_warning(const PlainConsole& console, const AppOptions& options) {
    if (!options.warning.empty()) write_line(console, translated(options.warning));
}

class PlainMenu {
  public:
    PlainMenu(const PlainConsole& console, const AppOptions& options)
        : console_(console), collection_(options) {}

    Farewell run() {
        tell_warning(console_, collection_.options);
        bool more = true;
        while (more) {
            show();
            const auto line = read_line(console_);
            if (!line || *line == "quit" || *line == "q") break;
            if (*line == "statistics" || *line == "s")
                show_statistics();
            else
                more = choose(*line);
        }
        return farewell_;
    }

  private:
    void show() {
        kept_ = collection_.kept_games();
        write_line(console_, "");
        write_line(console_, tr("pmkgames, games of the MK-61"));
        int number = 0;
        for (const CatalogueEntry& entry : collection_.options.games)
            write_line(console_, tr("{}  {}: {}", ++number, translated(entry.game.info().title),
                                    translated(entry.game.info().blurb)));
        for (const KeptGame& kept : kept_)
            write_line(console_, tr("{}  go on with {} ({})", ++number, kept.title, kept.details));
        write_line(console_,
                   tr("Type a number; with a preset's name behind it for that preset; or statistics; "
                      "or quit."));
    }

    void show_statistics() {
        const auto statistics =
            collection_.statistics.and_then([](const StatisticsFile& file) { return file.read(); });
        write_line(console_, "");
        if (!statistics)
            write_line(console_, translated(statistics.error()));
        else if (statistics->empty())
            write_line(console_, tr("No game has been played to its end yet."));
        else
            console_.out << statistics_table(*statistics, collection_.options.games, width, console_.charset)
                                .to_text();
    }

    // False: the input is at its end.
    bool choose(const std::string& line) {
        const std::size_t blank = line.find(' ');
        const auto number = parse_whole(std::string_view(line).substr(0, blank));
        const std::string preset = blank == std::string::npos ? std::string() : line.substr(blank + 1);
        const auto games = collection_.options.games;
        const auto last = static_cast<std::int64_t>(games.size() + kept_.size());
        if (!number || *number < 1 || *number > last) {
            write_line(console_, tr("Type a number from 1 to {}, or quit.", last));
            return true;
        }
        const auto index = static_cast<std::size_t>(*number - 1);
        return index < games.size() ? begin(games[index], preset) : go_on(kept_[index - games.size()]);
    }

    bool begin(const CatalogueEntry& entry, const std::string& preset) {
        const auto settings = with_preset(entry.game.info(), preset, {});
        if (!settings) return refused(settings.error());
        auto session = Session::start(entry.game, *settings, collection_.new_seed());
        if (!session) return refused(session.error());
        return play(std::move(*session), entry.make_view(), {});
    }

    bool go_on(const KeptGame& kept) {
        auto session = collection_.load(kept.text);
        if (!session) return refused(session.error());
        auto claim = collection_.claim(kept);
        if (!claim) return refused(claim.error());
        auto view = collection_.entry_of(session->game()).make_view();
        return play(std::move(*session), std::move(view), std::move(*claim));
    }

    bool refused(const Text& sentence) {
        write_line(console_, translated(sentence));
        return true;
    }

    bool play(Session session, std::unique_ptr<View> view, std::optional<Store::Claim> claim) {
        PlainGame game(console_, collection_, std::move(session), std::move(view), std::move(claim));
        const bool more = game.play();
        farewell_.line = game.farewell();
        return more;
    }

    const PlainConsole& console_;
    Collection collection_;
    std::vector<KeptGame> kept_;
    Farewell farewell_;
};

} // namespace

Farewell run_plain(const PlainConsole& console, const AppOptions& options) {
    return PlainMenu(console, options).run();
}

Farewell play_plain(const PlainConsole& console, Session session, std::unique_ptr<View> view,
                    const AppOptions& options) {
    tell_warning(console, options);
    const Collection collection(options);
    PlainGame game(console, collection, std::move(session), std::move(view), {});
    game.play();
    return {game.farewell()};
}

} // namespace pmk
