// Unfinished games on disk: one numbered file each in one directory.
//
// How a save is staged and settled: files.hpp. Several copies of the program can run at once: a game that is
// being played is claimed, and nobody else can open or overwrite it.
#pragma once

#include "session/files.hpp"

#include <chrono>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pmk {

// In bytes. A save of a game of 100,000 moves has about a megabyte; what is longer is none of ours.
constexpr std::size_t longest_save = std::size_t{16} << 20U;

class Store {
  public:
    // Touches no file; the directory is made (0700) when something is first kept.
    explicit Store(std::filesystem::path directory);

    struct Entry {
        int slot = 0;
        std::chrono::system_clock::time_point time; // of the last move
        std::string text;                           // a save, as it is in the file
        bool claimed = false;                       // being played in another copy of the program
    };

    // What is kept, newest first. What cannot be read is left out.
    std::vector<Entry> entries() const;
    // Whether another copy of the program, or another claim of this one, has the slot now.
    bool is_claimed(int slot) const;

    // The right to write one slot, given back at the end of its life.
    class Claim {
      public:
        // Lays a save beside what was kept: quick, and enough should the program be killed.
        Result<void> stage(const std::string& text);
        // Puts what is staged in the place of what was kept; waits for the disk.
        Result<void> settle();
        // Both are a sentence where they fail, and what was kept before is still there.

        // The save that is kept now: it can be another than when the entries were read. Nothing where there
        // is none, or none that can be read.
        std::optional<std::string> kept() const;

        // Forgets what was kept.
        void remove();

        int slot() const { return slot_; }

      private:
        friend class Store;
        Claim(int slot, std::filesystem::path file, std::unique_ptr<FileLock> lock)
            : slot_(slot), file_(std::move(file)), lock_(std::move(lock)) {}

        int slot_;
        std::filesystem::path file_;
        std::unique_ptr<FileLock> lock_;
    };

    // For a game that goes on, or a new one. A sentence where another copy has it, or the directory cannot
    // be written.
    Result<Claim> claim(int slot) const;
    Result<Claim> claim_free() const;

  private:
    std::filesystem::path file(int slot) const;

    std::filesystem::path directory_;
};

} // namespace pmk
