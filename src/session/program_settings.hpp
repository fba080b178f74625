// How the player likes the program: its parameters, and what was set of them, kept in the directory for
// configuration.
//
//   {"version": 1, "color": "never", "mouse": false}
#pragma once

#include "pmkgames/parameter.hpp"
#include "pmkgames/terminal.hpp"
#include "session/json_file.hpp"

#include <vector>

namespace pmk {

// All are choices: color is auto, always or never; ascii, mouse, animation and side_by_side are true or
// false.
const std::vector<Parameter>& program_parameters();

// Whether one of the settings that are true or false is true. The settings must have been checked.
bool is_on(const Settings& settings, std::string_view name);

// What the terminal needs to know of them.
TerminalOptions terminal_options(const Settings& settings);

class SettingsFile {
  public:
    explicit SettingsFile(const std::filesystem::path& directory);
    // In the directory for configuration of the XDG rules (files.hpp).
    static Result<SettingsFile> of_player();

    // What was set, checked; a sentence where the file cannot be used.
    Result<Settings> read() const;

    // Keeps one setting, which must be one of the parameters' values; the others stay as they are in the
    // file. A sentence where that fails, also where the file cannot be used: what it holds is not thrown
    // away.
    Result<void> keep(const std::string& name, const std::string& value) const;

  private:
    Result<Settings> settings_in(const Json& json) const;

    JsonFile file_;
};

} // namespace pmk
