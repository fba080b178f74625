#include "app/statistics_table.hpp"

#include "app/age.hpp"

#include <algorithm>
#include <array>

namespace pmk {
namespace {

constexpr int margin = 1;
constexpr int indent = 2; // of a way below its game
constexpr int most_rows = 200;

enum class Column { games, won, lost, drawn, best, when };

struct Place {
    Column column;
    int right; // of the column; the time stands left-aligned behind the last one
};

// The columns that a table of that width has.
std::vector<Place> places(int width) {
    constexpr int with_time = 79;
    constexpr int with_ends = 64;
    if (width < with_ends) return {{Column::games, 26}, {Column::won, 33}, {Column::best, narrowest_table}};
    std::vector<Place> all{
        {Column::games, 32}, {Column::won, 41}, {Column::lost, 48}, {Column::drawn, 55}, {Column::best, 62}};
    if (width >= with_time) all.push_back({Column::when, 64});
    return all;
}

std::string heading(Column column) {
    switch (column) {
    case Column::games:
        return tr("games");
    case Column::won:
        return tr("won");
    case Column::lost:
        return tr("lost");
    case Column::drawn:
        return tr("drawn");
    case Column::best:
        return tr("best");
    case Column::when:
        break;
    }
    return {};
}

std::string number(int count) {
    return count == 0 ? "–" : std::to_string(count);
}

// Of two players both numbers.
std::string wins(const std::vector<int>& won) {
    std::string text;
    for (const int count : won)
        text += (text.empty() ? "" : " : ") + number(count);
    return text;
}

std::string cell(Column column, const Tally& tally, bool shows_best) {
    switch (column) {
    case Column::games:
        return number(tally.ended());
    case Column::won:
        return wins(tally.won);
    case Column::lost:
        return number(tally.lost);
    case Column::drawn:
        return number(tally.drawn);
    case Column::best:
        return tally.best && shows_best ? std::to_string(tally.best->moves) : "";
    case Column::when:
        break;
    }
    return tally.best && shows_best ? age_text(tally.best->time, std::chrono::system_clock::now()) : "";
}

std::string way_name(const std::string& way) {
    if (way == default_way) return tr("the usual game");
    return way == "other" ? tr("other settings") : way;
}

// The ways in which the game has been played: the default, the presets in their order, what remains.
std::vector<std::string> ordered_ways(const GameInfo& info, const GameStatistics& ways) {
    std::vector<std::string> names{default_way};
    for (const Preset& preset : info.presets)
        names.emplace_back(preset.name);
    for (const auto& [way, tally] : ways)
        if (std::find(names.begin(), names.end(), way) == names.end()) names.push_back(way);
    std::erase_if(names, [&](const std::string& way) { return !ways.contains(way); });
    return names;
}

class Table {
  public:
    Table(int width, Charset charset) : canvas_({width, most_rows}, charset), places_(places(width)) {
        for (const Place& place : places_)
            canvas_.text_right({place.right, row_}, heading(place.column), Role::dim);
        row_ += 2;
    }

    void add_game(const GameInfo& info, const GameStatistics& ways) {
        const auto names = ordered_ways(info, ways);
        const bool one_way = names.empty() || (names.size() == 1 && names.front() == default_way);
        // The fewest moves of different ways cannot be compared.
        add_row(margin, translated(info.title), Role::title, total(ways), one_way);
        if (one_way) return;
        for (const std::string& way : names)
            add_row(margin + indent, way_name(way), Role::plain, ways.find(way)->second, true);
    }

    void add_paragraph(const std::string& text) {
        row_ += canvas_.paragraph({{margin, row_}, {canvas_.size().width - 2 * margin, 3}}, text, Role::dim);
    }

    void add_blank() { ++row_; }

    Canvas finished() const {
        Canvas whole({canvas_.size().width, std::min(row_, most_rows)}, canvas_.charset());
        whole.paste({0, 0}, canvas_);
        return whole;
    }

  private:
    void add_row(int x, const std::string& name, Role role, const Tally& tally, bool shows_best) {
        canvas_.text({x, row_}, name, role);
        for (const Place& place : places_) {
            // Of a game that nobody has ended there is nothing to tell.
            if (tally.ended() == 0 && place.column != Column::games) continue;
            const std::string text = cell(place.column, tally, shows_best);
            if (place.column == Column::when)
                canvas_.text({place.right, row_}, text, Role::dim);
            else
                canvas_.text_right({place.right, row_}, text);
        }
        ++row_;
    }

    Canvas canvas_;
    std::vector<Place> places_;
    int row_ = 0;
};

} // namespace

Canvas statistics_table(const Statistics& statistics, std::span<const CatalogueEntry> games, int width,
                        Charset charset) {
    Table table(width, charset);
    bool for_two = false;
    for (const CatalogueEntry& entry : games) {
        const GameInfo& info = entry.game.info();
        for_two = for_two || info.seats > 1;
        const auto ways = statistics.find(info.id);
        table.add_game(info, ways == statistics.end() ? GameStatistics{} : ways->second);
    }
    table.add_blank();
    table.add_paragraph(tr("best: the fewest moves of a won game."));
    if (for_two) table.add_paragraph(tr("Games for two: won by player 1 : player 2."));
    return table.finished();
}

std::string counts_sentence(const GameInfo& info, const GameStatistics& ways) {
    const Tally all = total(ways);
    if (all.ended() == 0) return {};
    std::string sentence = tr("Games: {}", all.ended());
    if (info.seats == 1) {
        if (!all.won.empty() && all.won.front() > 0) sentence += ", " + tr("won {}", all.won.front());
    } else {
        for (std::size_t seat = 0; seat < all.won.size(); ++seat)
            sentence += ", " + tr("player {} won {}", seat + 1, all.won[seat]);
    }
    if (all.lost > 0) sentence += ", " + tr("lost {}", all.lost);
    if (all.drawn > 0) sentence += ", " + tr("drawn {}", all.drawn);
    return sentence + ".";
}

std::string best_sentence(const GameInfo& info, const GameStatistics& ways) {
    const auto usual = ways.find(default_way);
    if (*info.best == '\0' || usual == ways.end() || !usual->second.best) return {};
    return tr(info.best, usual->second.best->moves);
}

} // namespace pmk
