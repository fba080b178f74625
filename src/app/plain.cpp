#include "app/plain.hpp"

#include "app/plain_game.hpp"
#include "app/statistics_table.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int width = 80;
// Details of an unfinished game: enough for all of them.
constexpr int widest_details = 200;

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
            else if (*line == "help" || *line == "?")
                help();
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
            write_line(console_, tr("{}  go on with {} ({})", ++number, kept.title,
                                    details_within(kept, widest_details)));
        write_line(console_, tr("Type a number, or one of: presets 1, statistics, help, quit."));
    }

    void help() {
        write_paragraph(console_, tr("A number starts that game, or goes on with an unfinished one."));
        write_paragraph(console_,
                        tr("\"presets 1\" lists the ready-made positions and rules of game 1; \"1 NAME\" "
                           "starts it from the one of that name."));
        write_paragraph(console_,
                        tr("A game is kept after each move. When you leave it, it waits in this menu."));
        write_paragraph(console_, tr("In a game, help tells its rules and the moves."));
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
        if (line == "presets" || line.starts_with("presets ")) {
            list_presets(line.substr(std::min(line.size(), std::string_view("presets ").size())));
            return true;
        }
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

    void list_presets(const std::string& which) {
        const auto games = collection_.options.games;
        const auto number = parse_whole(which);
        if (!number || *number < 1 || *number > static_cast<std::int64_t>(games.size())) {
            write_line(console_, tr("Type presets and the number of a game, from 1 to {}.", games.size()));
            return;
        }
        const GameInfo& info = games[static_cast<std::size_t>(*number - 1)].game.info();
        if (info.presets.empty()) write_line(console_, tr("{} has no presets.", translated(info.title)));
        for (const Preset& preset : info.presets)
            write_line(console_, fmt::format("{} {}: {}", *number, preset.name, translated(preset.summary)));
    }

    bool begin(const CatalogueEntry& entry, const std::string& preset) {
        const auto settings = with_preset(entry.game.info(), preset, {});
        if (!settings) return refused(settings.error());
        auto session = Session::start(entry.game, *settings, collection_.new_seed());
        if (!session) return refused(session.error());
        return play(std::move(*session), entry.make_view(), {});
    }

    bool go_on(const KeptGame& kept) {
        auto claim = collection_.claim(kept);
        if (!claim) return refused(claim.error());
        auto session = collection_.load(kept.text);
        if (!session) return refused(session.error());
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
