#include "app/collection.hpp"

#include "app/age.hpp"
#include "pmkgames/check.hpp"
#include "session/drawn_seed.hpp"

#include <algorithm>

namespace pmk {
namespace {

Result<std::filesystem::path> directory_of(const AppOptions& options) {
    if (options.state_directory) return *options.state_directory;
    return state_directory();
}

} // namespace

Collection::Collection(const AppOptions& used_options)
    : options(used_options),
      store(directory_of(used_options).map([](const auto& directory) { return Store(directory); })),
      statistics(
          directory_of(used_options).map([](const auto& directory) { return StatisticsFile(directory); })) {}

std::uint64_t Collection::new_seed() const {
    return options.new_seed ? options.new_seed() : drawn_seed();
}

Result<Session> Collection::load(const std::string& save) const {
    return Session::load(save, [this](std::string_view id) -> const Game* {
        for (const CatalogueEntry& entry : options.games)
            if (entry.game.info().id == id) return &entry.game;
        return nullptr;
    });
}

const CatalogueEntry& Collection::entry_of(const Game& game) const {
    const auto found = std::find_if(options.games.begin(), options.games.end(),
                                    [&](const CatalogueEntry& entry) { return &entry.game == &game; });
    PMK_CHECK(found != options.games.end());
    return *found;
}

std::vector<KeptGame> Collection::kept_games() const {
    std::vector<KeptGame> games;
    if (!store) return games;
    for (Store::Entry& entry : store->entries()) {
        const auto session = load(entry.text);
        KeptGame kept{.slot = entry.slot,
                      .text = std::move(entry.text),
                      .title = tr("A damaged save"),
                      .details = {age_text_with_time(entry.time, std::chrono::system_clock::now())}};
        if (session) {
            const GameInfo& info = session->game().info();
            kept.title = translated(info.title);
            kept.game = &entry_of(session->game());
            kept.details.push_back(tr("move {}", session->moves().size()));
            std::string set = settings_words(info, session->asked());
            if (!set.empty()) kept.details.push_back(std::move(set));
        }
        if (entry.claimed) kept.details = {tr("in another window")};
        games.push_back(std::move(kept));
    }
    return games;
}

Result<std::optional<Store::Claim>> Collection::claim(const KeptGame& kept) const {
    auto claim = store->claim(kept.slot);
    if (!claim) {
        if (store->is_claimed(kept.slot)) return refuse(claim.error());
        return std::optional<Store::Claim>();
    }
    // Only under the claim it stays as it is.
    const auto now = claim->kept();
    if (!now) return refuse("This game was finished or forgotten in another window.");
    if (*now != kept.text)
        return refuse("What is kept here has changed meanwhile; this is how it stands now.");
    return std::optional(std::move(*claim));
}

bool hides_seats(const GameInfo& info) {
    return info.hidden_information && info.seats > 1;
}

} // namespace pmk
