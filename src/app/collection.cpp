#include "app/collection.hpp"

#include "app/age.hpp"
#include "pmkgames/check.hpp"
#include "pmkgames/random.hpp"

#include <algorithm>
#include <random>

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
    if (options.new_seed) return options.new_seed();
    // Short enough to be copied by hand.
    constexpr std::uint64_t seeds = 1'000'000'000;
    std::random_device chance;
    return Random((static_cast<std::uint64_t>(chance()) << 32U) | chance()).below(seeds);
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
        std::string title = session ? translated(session->game().info().title) : tr("A damaged save");
        std::string details = age_text(entry.time, std::chrono::system_clock::now());
        if (session) details = tr("move {}, {}", session->moves().size(), details);
        if (entry.claimed) details = tr("in another window");
        games.push_back(
            {entry.slot, std::move(entry.text), std::move(title), std::move(details), entry.claimed});
    }
    return games;
}

Result<std::optional<Store::Claim>> Collection::claim(const KeptGame& kept) const {
    auto claim = store->claim(kept.slot);
    if (claim) return std::optional(std::move(*claim));
    if (kept.claimed) return refuse(claim.error());
    return std::optional<Store::Claim>();
}

bool hides_seats(const GameInfo& info) {
    return info.hidden_information && info.seats > 1;
}

} // namespace pmk
