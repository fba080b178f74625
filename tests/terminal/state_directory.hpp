// A directory of its own for the unfinished games of a program under test.
#pragma once

#include "pty_program.hpp"

#include <filesystem>

namespace pmk::testing {

class StateDirectory {
  public:
    StateDirectory();
    ~StateDirectory();
    StateDirectory(const StateDirectory&) = delete;
    StateDirectory& operator=(const StateDirectory&) = delete;

    PtyOptions options() const { return {80, 24, {{"XDG_STATE_HOME", path_.string()}}}; }
    // The save of the only unfinished game, or an empty text.
    std::string kept_game() const;
    const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

} // namespace pmk::testing
