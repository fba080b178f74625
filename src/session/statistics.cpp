#include "session/statistics.hpp"

#include "pmkgames/check.hpp"
#include "pmkgames/json.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

namespace pmk {
namespace {

constexpr int version = 1;

using Clock = std::chrono::system_clock;

// The whole number from 0 to `highest`; nothing where something else stands there.
template <class Number>
std::optional<Number> number_in(const Json& json, Number highest = std::numeric_limits<Number>::max()) {
    if (!json.is_number_unsigned()) return {};
    const auto number = json.get<std::uint64_t>();
    if (number > static_cast<std::uint64_t>(highest)) return {};
    return static_cast<Number>(number);
}

const Json& member(const Json& json, const char* key) {
    static const Json nothing;
    const auto found = json.find(key);
    return found == json.end() ? nothing : *found;
}

std::optional<Tally::Best> best_in(const Json& json) {
    if (!json.is_object()) return {};
    const auto moves = number_in<int>(member(json, "moves"));
    const auto time = number_in(member(json, "time"), Clock::to_time_t(Clock::time_point::max()));
    if (!moves || !time) return {};
    return Tally::Best{*moves, Clock::from_time_t(*time)};
}

std::optional<Tally> tally_in(const Json& json) {
    if (!json.is_object()) return {};
    const Json& won = member(json, "won");
    const auto lost = number_in<int>(member(json, "lost"));
    const auto drawn = number_in<int>(member(json, "drawn"));
    if (!won.is_array() || !lost || !drawn) return {};
    Tally tally{{}, *lost, *drawn};
    for (const Json& wins : won) {
        const auto number = number_in<int>(wins);
        if (!number) return {};
        tally.won.push_back(*number);
    }
    if (const auto best = json.find("best"); best != json.end()) {
        tally.best = best_in(*best);
        if (!tally.best) return {};
    }
    return tally;
}

Json json_of(const Tally& tally) {
    Json json{{"won", tally.won}, {"lost", tally.lost}, {"drawn", tally.drawn}};
    if (tally.best)
        json["best"] = {{"moves", tally.best->moves}, {"time", Clock::to_time_t(tally.best->time)}};
    return json;
}

void add(int& count, int more = 1) {
    count = more > std::numeric_limits<int>::max() - count ? std::numeric_limits<int>::max() : count + more;
}

void add(Tally& tally, const Outcome& outcome, const Tally::Best& win) {
    switch (outcome.kind) {
    case Outcome::Kind::won:
        add(tally.won.at(static_cast<std::size_t>(outcome.winner - 1)));
        if (!tally.best || win.moves < tally.best->moves) tally.best = win;
        return;
    case Outcome::Kind::lost:
        return add(tally.lost);
    case Outcome::Kind::draw:
        return add(tally.drawn);
    case Outcome::Kind::running:
        break;
    }
    PMK_CHECK(false);
}

} // namespace

int Tally::ended() const {
    int count = 0;
    for (const int wins : won)
        add(count, wins);
    add(count, lost);
    add(count, drawn);
    return count;
}

std::string way_of(const GameInfo& info, const Settings& settings) {
    if (settings.empty()) return default_way;
    const auto preset = std::find_if(info.presets.begin(), info.presets.end(),
                                     [&](const Preset& known) { return known.settings == settings; });
    return preset == info.presets.end() ? "other" : preset->name;
}

Tally total(const GameStatistics& ways) {
    Tally all;
    for (const auto& [way, tally] : ways) {
        all.won.resize(std::max(all.won.size(), tally.won.size()));
        for (std::size_t seat = 0; seat < tally.won.size(); ++seat)
            add(all.won[seat], tally.won[seat]);
        add(all.lost, tally.lost);
        add(all.drawn, tally.drawn);
        if (tally.best && (!all.best || tally.best->moves < all.best->moves)) all.best = tally.best;
    }
    return all;
}

StatisticsFile::StatisticsFile(const std::filesystem::path& directory)
    : file_(directory / "statistics.json", version) {}

Result<Statistics> StatisticsFile::statistics_in(const Json& json) const {
    Statistics statistics;
    const auto games = json.find("games");
    if (games == json.end()) return statistics;
    if (!games->is_object()) return refuse(file_.damaged());
    for (const auto& [game, ways] : games->items()) {
        if (!ways.is_object()) return refuse(file_.damaged());
        for (const auto& [way, counts] : ways.items()) {
            auto tally = tally_in(counts);
            if (!tally) return refuse(file_.damaged());
            statistics[game].insert_or_assign(way, *std::move(tally));
        }
    }
    return statistics;
}

Result<Statistics> StatisticsFile::read() const {
    const auto json = file_.read();
    if (!json) return refuse(json.error());
    return statistics_in(*json);
}

Result<void> StatisticsFile::count(const GameInfo& info, const Settings& settings, const Outcome& outcome,
                                   int moves) const {
    return file_.change([&](Json& json) -> Result<void> {
        auto statistics = statistics_in(json);
        if (!statistics) return refuse(statistics.error());
        const std::string way = way_of(info, settings);
        Tally& tally = (*statistics)[info.id][way];
        tally.won.resize(std::max(tally.won.size(), static_cast<std::size_t>(info.seats)));
        add(tally, outcome, {moves, Clock::now()});
        // Only this place: what a later program may have added elsewhere stays.
        json["games"][info.id][way].update(json_of(tally));
        return {};
    });
}

Json statistics_json(const Statistics& statistics) {
    Json json = Json::object();
    for (const auto& [game, ways] : statistics) {
        for (const auto& [way, tally] : ways) {
            Json counts{{"ended", tally.ended()}};
            counts.update(json_of(tally));
            json[game][way] = std::move(counts);
        }
    }
    return json;
}

} // namespace pmk
