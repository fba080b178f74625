// How games ended: counted for each game and each way of playing it, kept in the state directory.
//
//   {"version": 1,
//    "games": {"tom-jerry": {"default": {"won": [5], "lost": 7, "drawn": 0,
//                                        "best": {"moves": 14, "time": 1796000000}}}}}
//
// A way is "default" where nothing was set, the name of a preset where its settings were, or "other".
#pragma once

#include "pmkgames/game.hpp"
#include "session/json_file.hpp"

#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace pmk {

struct Tally {
    // A won match with the fewest moves, and when it ended.
    struct Best {
        int moves = 0;
        std::chrono::system_clock::time_point time;
        friend bool operator==(const Best&, const Best&) = default;
    };

    std::vector<int> won; // by seat, the first is seat 1
    int lost = 0;         // by the only seat, to the program
    int drawn = 0;
    std::optional<Best> best{};

    int ended() const;
    friend bool operator==(const Tally&, const Tally&) = default;
};

constexpr const char* default_way = "default";

// By the id of the game and the way.
using GameStatistics = std::map<std::string, Tally, std::less<>>;
using Statistics = std::map<std::string, GameStatistics, std::less<>>;

// The way in which a game with these settings, checked, is played.
std::string way_of(const GameInfo& info, const Settings& settings);

// All ways together.
Tally total(const GameStatistics& ways);

class StatisticsFile {
  public:
    explicit StatisticsFile(const std::filesystem::path& directory);

    // A sentence where the file cannot be used.
    Result<Statistics> read() const;

    // Counts a match that is over, now; `settings`: those that were asked for. A sentence where that fails.
    Result<void> count(const GameInfo& info, const Settings& settings, const Outcome& outcome,
                       int moves) const;

  private:
    Result<Statistics> statistics_in(const Json& json) const;

    JsonFile file_;
};

// The whole of it, for tools: as in the file, with `ended` for each way.
Json statistics_json(const Statistics& statistics);

} // namespace pmk
