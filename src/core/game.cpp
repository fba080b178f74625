#include "pmkgames/game.hpp"

#include <algorithm>

namespace pmk {

std::string outcome_word(const Outcome& outcome) {
    switch (outcome.kind) {
    case Outcome::Kind::running:
        return "running";
    case Outcome::Kind::won:
        return "seat " + std::to_string(outcome.winner);
    case Outcome::Kind::lost:
        return "program";
    case Outcome::Kind::draw:
        break;
    }
    return "draw";
}

Result<std::unique_ptr<Match>> Game::start(const Settings& settings, std::uint64_t seed) const {
    const auto checked = checked_settings(info().parameters, settings);
    if (!checked) return refuse(checked.error());
    return start_checked(CheckedSettings(info().parameters, *checked), seed);
}

Result<Settings> with_preset(const GameInfo& info, std::string_view preset, const Settings& settings) {
    if (preset.empty()) return settings;
    const auto found = std::find_if(info.presets.begin(), info.presets.end(),
                                    [&](const Preset& known) { return known.name == preset; });
    if (found == info.presets.end()) {
        if (info.presets.empty()) return refuse("{} has no presets.", info.id);
        std::string names;
        for (const Preset& known : info.presets)
            names.append(names.empty() ? "" : ", ").append(known.name);
        return refuse("{} has no preset \"{}\"; there are: {}.", info.id, preset, names);
    }
    Settings merged = settings;
    merged.insert(found->settings.begin(), found->settings.end());
    return merged;
}

} // namespace pmk
