// The player's files: where they belong, and how they are written so that nothing is lost.
//
// A text is laid beside the old one (staged), then synced and renamed (settled): at every moment either the
// old or the new one is whole. What is staged outlives the program already; what is settled outlives the
// machine too. Where that fails, what was settled and what was staged before stay as they were. A pipe or
// a link in the place of a staged text is replaced, never written to. Errors are those of the system.
#pragma once

#include "pmkgames/result.hpp"

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <system_error>

namespace pmk {

// `$XDG_STATE_HOME/pmkgames`, or `~/.local/state/pmkgames` where that is unset or relative; for settings
// `$XDG_CONFIG_HOME/pmkgames` or `~/.config/pmkgames`. A sentence where HOME is missing too.
Result<std::filesystem::path> state_directory();
Result<std::filesystem::path> config_directory();

// Makes the directory and what is missing above it, for the user alone (0700).
std::error_code make_directory(const std::filesystem::path& directory);

// Where a text for that file is staged.
std::filesystem::path staged_path(std::filesystem::path file);
std::error_code stage(const std::filesystem::path& file, std::string_view text);
std::error_code settle(const std::filesystem::path& file);

struct FileText {
    std::string text;
    std::chrono::system_clock::time_point time; // of the last change
};

// The whole file. Nothing, with the reason in `error`, where it cannot be read; file_too_large where it has
// more bytes than `longest`.
std::optional<FileText> read_file(const std::filesystem::path& file, std::size_t longest,
                                  std::error_code& error);

// A lock between copies of the program: one byte, `place`, of the file `lock` in a directory that exists.
// It is given back at the end of its life, or when the process dies.
class FileLock {
  public:
    FileLock(const std::filesystem::path& directory, int place);
    ~FileLock();
    FileLock(const FileLock&) = delete;
    FileLock& operator=(const FileLock&) = delete;

    // Why the file `lock` cannot be opened, if it cannot.
    std::error_code error() const { return error_; }
    // Somebody else has the lock. A file system without locks must not keep anybody from playing: there
    // nobody ever has it.
    bool held_elsewhere() const { return held_elsewhere_; }

    // Whether somebody has the lock now.
    static bool is_held(const std::filesystem::path& directory, int place);

  private:
    int descriptor_;
    std::error_code error_;
    bool held_elsewhere_ = false;
};

} // namespace pmk
