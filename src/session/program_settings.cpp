#include "session/program_settings.hpp"

#include "pmkgames/json.hpp"
#include "session/files.hpp"

namespace pmk {
namespace {

constexpr int version = 1;

Parameter yes_or_no(const char* name, const char* fallback) {
    return {
        .name = name, .kind = Parameter::Kind::choice, .choices = {"true", "false"}, .fallback = fallback};
}

} // namespace

const std::vector<Parameter>& program_parameters() {
    static const std::vector<Parameter> parameters{
        {.name = "color",
         .kind = Parameter::Kind::choice,
         .choices = {"auto", "always", "never"},
         .fallback = "auto"},
        yes_or_no("ascii", "false"),
        yes_or_no("mouse", "true"),
        yes_or_no("animation", "true"),
        yes_or_no("side_by_side", "false"),
    };
    return parameters;
}

bool is_on(const Settings& settings, std::string_view name) {
    return CheckedSettings(program_parameters(), settings).word(name) == "true";
}

TerminalOptions terminal_options(const Settings& settings) {
    const std::string_view color = CheckedSettings(program_parameters(), settings).word("color");
    const ColorMode mode = color == "always"  ? ColorMode::always
                           : color == "never" ? ColorMode::never
                                              : ColorMode::automatic;
    return {mode, is_on(settings, "ascii"), is_on(settings, "mouse")};
}

SettingsFile::SettingsFile(const std::filesystem::path& directory)
    : file_(directory / "settings.json", version) {}

Result<SettingsFile> SettingsFile::of_player() {
    return config_directory().map([](const auto& directory) { return SettingsFile(directory); });
}

Result<Settings> SettingsFile::settings_in(const Json& json) const {
    Settings settings;
    for (const auto& [name, value] : json.items())
        if (name != "version")
            settings.emplace(name, value.is_string() ? value.get<std::string>() : value.dump());
    auto checked = checked_settings(program_parameters(), settings);
    if (!checked) return refuse("{} is not used: {}", file_.shown_path(), checked.error().english());
    return checked;
}

Result<Settings> SettingsFile::read() const {
    const auto json = file_.read();
    if (!json) return refuse(json.error());
    return settings_in(*json);
}

Result<void> SettingsFile::keep(const std::string& name, const std::string& value) const {
    return file_.change([&](Json& json) -> Result<void> {
        if (const auto usable = settings_in(json); !usable) return refuse(usable.error());
        const bool is_word = value != "true" && value != "false";
        json[name] = is_word ? Json(value) : Json(value == "true");
        return {};
    });
}

} // namespace pmk
