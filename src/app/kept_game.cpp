#include "app/kept_game.hpp"

#include "app/collection.hpp"
#include "pmkgames/canvas.hpp"

#include <algorithm>

namespace pmk {
namespace {

Settings unusual(const GameInfo& info, const Settings& settings) {
    Settings rest = settings;
    for (const Parameter& parameter : info.parameters) {
        const auto found = rest.find(parameter.name);
        if (found != rest.end() && found->second == parameter.fallback) rest.erase(found);
    }
    return rest;
}

} // namespace

std::string details_within(const KeptGame& kept, int width) {
    std::string words;
    for (const std::string& detail : kept.details) {
        const std::string longer = words.empty() ? detail : fmt::format("{}, {}", detail, words);
        if (!words.empty() && text_width(longer) > width) break;
        words = longer;
    }
    return words;
}

std::string settings_words(const GameInfo& info, const Settings& settings) {
    const Settings special = unusual(info, settings);
    if (special.empty()) return {};
    const auto preset = std::find_if(info.presets.begin(), info.presets.end(), [&](const Preset& known) {
        return unusual(info, known.settings) == special;
    });
    if (preset != info.presets.end()) return translated(preset->summary);
    std::string words;
    if (hides_seats(info)) return words;
    for (const auto& [name, value] : special)
        words.append(words.empty() ? "" : ", ").append(name).append("=").append(value);
    return words;
}

} // namespace pmk
