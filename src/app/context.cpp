#include "app/context.hpp"

#include "session/program_settings.hpp"

namespace pmk {
namespace {

Result<SettingsFile> settings_file(const AppOptions& options) {
    if (options.config_directory) return SettingsFile(*options.config_directory);
    return SettingsFile::of_player();
}

} // namespace

Context::Context(Terminal& used_terminal, const AppOptions& used_options)
    : Collection(used_options), terminal(used_terminal), settings(used_options.settings),
      news(translated(used_options.warning)) {}

Result<void> Context::change_setting(const std::string& name, const std::string& value) {
    settings.insert_or_assign(name, value);
    terminal.set_options(terminal_options(settings));
    return settings_file(options).and_then([&](const SettingsFile& file) { return file.keep(name, value); });
}

} // namespace pmk
