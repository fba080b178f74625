// The save format. Lines of UTF-8 text, each ended by a newline, a keyword first:
//
//   pmkgames save 1          format and its version
//   game xorka
//   seed 7
//   set size 8               one line a setting, by name; `drawn` in place of `set` where the original has
//                            drawn it for this game
//   move c7                  the moves played, in order
//   undone d1                the moves taken back, the next one to redo last
//   counted                  its end stands in the statistics; left out where it does not
//   end 2                    how many lines of moves and undone moves came before
//
// The last line shows that the file is whole. Loading replays everything: a save that loads cannot hold a
// position that the game does not allow.
#include "pmkgames/session.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr std::string_view first_words = "pmkgames save ";
constexpr std::string_view version = "1";

// Reads the lines one by one and counts them for the sentences.
class Lines {
  public:
    explicit Lines(std::string_view text) : rest_(text) {}

    // The next line without its newline; nothing at the end or where the newline is missing.
    std::optional<std::string_view> next() {
        const std::size_t newline = rest_.find('\n');
        if (newline == std::string_view::npos) return std::nullopt;
        const std::string_view line = rest_.substr(0, newline);
        rest_.remove_prefix(newline + 1);
        ++number_;
        return line;
    }

    int number() const { return number_; }
    bool at_end() const { return rest_.empty(); }

  private:
    std::string_view rest_;
    int number_ = 0;
};

// The words behind the keyword, or nothing where the line starts otherwise.
std::optional<std::string_view> behind(std::string_view line, std::string_view keyword) {
    if (!line.starts_with(keyword)) return std::nullopt;
    return line.substr(keyword.size());
}

tl::unexpected<Text> cut_off() {
    return refuse("The save is not whole: its end is missing.");
}

tl::unexpected<Text> not_understood(const Lines& lines) {
    return refuse("Line {} of the save is not understood.", lines.number());
}

} // namespace

std::string Session::save() const {
    std::string text;
    text.append(first_words).append(version).append("\n");
    text.append("game ").append(game_->info().id).append("\n");
    text.append("seed ").append(std::to_string(seed_)).append("\n");
    for (const auto& [name, value] : settings_)
        text.append(drawn_.contains(name) ? "drawn " : "set ")
            .append(name)
            .append(" ")
            .append(value)
            .append("\n");
    for (const std::string& move : moves_)
        text.append("move ").append(move).append("\n");
    for (const std::string& move : undone_)
        text.append("undone ").append(move).append("\n");
    if (counted_) text.append("counted\n");
    return text.append("end ").append(std::to_string(moves_.size() + undone_.size())).append("\n");
}

Result<Session> Session::load(std::string_view text,
                              const std::function<const Game*(std::string_view)>& find) {
    Lines lines(text);
    const auto heading = lines.next();
    const auto saved_version = behind(heading.value_or(text), first_words);
    if (!saved_version) return refuse("This is not a save of pmkgames.");
    if (!heading) return cut_off();
    if (*saved_version != version)
        return refuse("The save has the format {}; this program reads format {}.", quotable(*saved_version),
                      version);

    const auto game_line = lines.next();
    if (!game_line) return cut_off();
    const auto game_id = behind(*game_line, "game ");
    if (!game_id) return not_understood(lines);
    const Game* const game = find(*game_id);
    if (!game) return refuse("The save is of a game that does not exist here: {}.", quotable(*game_id));

    const auto seed_line = lines.next();
    if (!seed_line) return cut_off();
    const auto seed_text = behind(*seed_line, "seed ");
    if (!seed_text) return not_understood(lines);
    const auto seed = parse_seed(*seed_text);
    if (!seed) return refuse("The seed of the save must be a whole number from 0 to 18446744073709551615.");

    Settings settings;
    Settings drawn;
    std::vector<std::string_view> moves;
    std::vector<std::string_view> undone;
    bool counted = false;
    std::optional<std::string_view> count;
    while (!count) {
        const auto line = lines.next();
        if (!line) return cut_off();
        const auto end = behind(*line, "end ");
        if (counted && !end) return not_understood(lines);
        const auto set = behind(*line, "set ");
        if (end) {
            count = *end;
        } else if (*line == "counted") {
            counted = true;
        } else if (const auto setting = set ? set : behind(*line, "drawn ")) {
            const std::size_t blank = setting->find(' ');
            if (blank == std::string_view::npos || !moves.empty() || !undone.empty())
                return not_understood(lines);
            const std::string name(setting->substr(0, blank));
            if (settings.contains(name) || drawn.contains(name)) return not_understood(lines);
            (set ? settings : drawn).emplace(name, setting->substr(blank + 1));
        } else if (const auto move = behind(*line, "move ")) {
            if (!undone.empty()) return not_understood(lines);
            moves.push_back(*move);
        } else if (const auto taken_back = behind(*line, "undone ")) {
            undone.push_back(*taken_back);
        } else {
            return not_understood(lines);
        }
    }
    if (*count != std::to_string(moves.size() + undone.size()) || !lines.at_end())
        return refuse("The save is not whole: it does not hold the moves that its end counts.");

    auto session = start(*game, settings, *seed, drawn);
    if (!session) return session;
    // Moves that were taken back are legal where they are redone, so they are replayed too.
    std::vector<std::string_view> all = moves;
    all.insert(all.end(), undone.rbegin(), undone.rend());
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (const auto played = session->play(all[i]); !played)
            return refuse("Move {} of the save cannot be played: {}", i + 1, played.error().english());
    }
    for (std::size_t i = 0; i < undone.size(); ++i)
        session->take_back();
    session->counted_ = counted;
    return session;
}

} // namespace pmk
