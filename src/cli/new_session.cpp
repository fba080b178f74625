#include "cli/new_session.hpp"

#include "cli/streams.hpp"
#include "session/drawn_seed.hpp"
#include "session/store.hpp"

#include <array>

namespace pmk::cli {
namespace {

constexpr std::array start_option_table{
    Option{"seed", "S",
           mark("a whole number from 0 to 18446744073709551615; the same seed and settings always "
                "give the same game")},
    Option{"preset", "P", mark("start from a preset of the game")},
    Option{"set", "NAME=VALUE",
           mark("set a parameter of the game; can be repeated, and wins over the preset"), true},
    Option{"load", "FILE", mark("go on from a saved game")},
};

Result<Settings> settings_of(const Arguments& arguments) {
    Settings settings;
    for (const std::string& word : arguments.values("set")) {
        const std::size_t sign = word.find('=');
        if (sign == std::string::npos || sign == 0)
            return refuse("--set takes NAME=VALUE, not {}.", quote(word));
        const std::string name = word.substr(0, sign);
        if (!settings.emplace(name, word.substr(sign + 1)).second)
            return refuse("--set gives {} twice.", quote(name));
    }
    return settings;
}

Result<NewSession> loaded_session(const CatalogueEntry& entry, const std::string& file, std::istream& in,
                                  std::ostream& out) {
    Input input(file, in, out);
    const auto save = read_all(input.stream(), longest_save);
    if (!save) return refuse("This is not a save of pmkgames: it has more than {} bytes.", longest_save);
    auto session = Session::load(*save, [](std::string_view id) -> const Game* {
        const CatalogueEntry* const found = find_game(id);
        return found ? &found->game : nullptr;
    });
    if (!session) return refuse(session.error());
    if (&session->game() != &entry.game)
        return refuse("The save is of {}, not of {}.", session->game().info().id, entry.game.info().id);
    return NewSession{*std::move(session)};
}

} // namespace

Result<const CatalogueEntry*> game_named(std::string_view id) {
    if (const CatalogueEntry* const entry = find_game(id)) return entry;
    std::string ids;
    for (const CatalogueEntry& entry : catalogue())
        ids.append(ids.empty() ? "" : ", ").append(entry.game.info().id);
    return refuse("There is no game {}; there are: {}.", quote(id), ids);
}

std::span<const Option> start_options() {
    return start_option_table;
}

Result<NewSession> new_session(const CatalogueEntry& entry, const Arguments& arguments, std::istream& in,
                               std::ostream& out) {
    if (const std::string* const file = arguments.value("load")) {
        for (const char* const other : {"seed", "preset", "set"}) {
            if (arguments.has(other))
                return refuse("--load brings everything with it; --{} cannot stand beside it.", other);
        }
        return loaded_session(entry, *file, in, out);
    }
    const std::string* const seed_text = arguments.value("seed");
    const auto seed = seed_text ? parse_seed(*seed_text) : drawn_seed();
    if (!seed)
        return refuse("--seed must be a whole number from 0 to 18446744073709551615, not {}.",
                      quote(*seed_text));
    const GameInfo& info = entry.game.info();
    const std::string* const preset = arguments.value("preset");
    if (preset && preset->empty()) return refuse("--preset needs the name of a preset.");
    const auto settings = settings_of(arguments).and_then(
        [&](const Settings& set) { return with_preset(info, preset ? *preset : "", set); });
    if (!settings) return refuse(settings.error());
    auto session = Session::start(entry.game, *settings, *seed);
    if (!session) return refuse(session.error());
    return NewSession{*std::move(session), seed_text == nullptr};
}

Result<Seat> seat_of(const GameInfo& info, std::string_view text) {
    const auto seat = parse_whole(text);
    if (seat && *seat >= 1 && *seat <= info.seats) return static_cast<Seat>(*seat);
    if (info.seats == 1) return refuse("{} has one seat; the seat must be 1, not {}.", info.id, quote(text));
    return refuse("{} has {} seats; the seat must be a whole number from 1 to {}, not {}.", info.id,
                  info.seats, info.seats, quote(text));
}

} // namespace pmk::cli
