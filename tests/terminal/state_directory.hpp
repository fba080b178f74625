// Directories of their own for the unfinished games and the settings of a program under test.
#pragma once

#include "pty_program.hpp"
#include "support/temporary_directory.hpp"

namespace pmk::testing {

class StateDirectory {
  public:
    PtyOptions options() const {
        return {80, 24, {{"XDG_STATE_HOME", path().string()}, {"XDG_CONFIG_HOME", config().string()}}};
    }
    std::filesystem::path settings_file() const { return config() / "pmkgames" / "settings.json"; }
    // The save of the only unfinished game, or an empty text.
    std::string kept_game() const;
    const std::filesystem::path& path() const { return directory_.path(); }

  private:
    std::filesystem::path config() const { return path() / "config"; }

    TemporaryDirectory directory_;
};

} // namespace pmk::testing
