// Comparing native and original on everything, or on many games: work that is split into numbered chunks.
//
// A chunk gives the same result whenever and wherever it runs, so the totals do not depend on the number of
// threads, and those of shards add up to those of the whole.
#pragma once

#include "pmkgames/game.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace pmk {

struct Counts {
    std::uint64_t positions = 0;    // compared, starts included
    std::uint64_t moves = 0;        // played by both
    std::uint64_t instructions = 0; // that the calculator needed for its answers
    std::uint64_t differences = 0;

    Counts& operator+=(const Counts& other);
    friend bool operator==(const Counts&, const Counts&) = default;
};

// Part `index` of `count`, from 1: the chunks with these remainders.
struct Shard {
    std::uint64_t index = 1;
    std::uint64_t count = 1;
    friend bool operator==(const Shard&, const Shard&) = default;
};

// A difference, and what shows it again: a session with moves, or the shard where no session can start there.
struct FoundDifference {
    std::string field;   // what differs, as Difference::field
    std::string session; // as Session::id()
    std::vector<std::string> moves;
    bool can_start = true;
    Shard shard{}; // compares the chunk and nothing else; set when it has run
    friend bool operator==(const FoundDifference&, const FoundDifference&) = default;
};

struct ChunkResult {
    Counts counts;
    std::vector<FoundDifference> found; // the first ones of the chunk, at most most_found
    bool complete = true;               // false: it was stopped, and the rest holds what was done

    static constexpr std::size_t most_found = 10;
    void add_difference(FoundDifference difference);
};

// A difference in a position that was put into the registers.
FoundDifference found_at(const char* field, const Game& game, const Settings& settings,
                         std::vector<std::string> moves);

// Set from outside to end the work; null where nobody will.
using StopFlag = const std::atomic<bool>*;

inline bool is_set(StopFlag stop) {
    return stop && stop->load();
}

class Comparison {
  public:
    virtual ~Comparison() = default;
    Comparison(const Comparison&) = delete;
    Comparison& operator=(const Comparison&) = delete;

    virtual std::uint64_t chunks() const = 0;

    // Compares one chunk, 0 .. chunks() - 1, and looks at `stop` every few milliseconds. Can be called by
    // many threads at once.
    virtual ChunkResult compare_chunk(std::uint64_t chunk, StopFlag stop) const = 0;

  protected:
    Comparison() = default;
};

struct Progress {
    std::uint64_t done = 0; // chunks
    std::uint64_t chunks = 0;
    Counts counts; // those of the chunks that were stopped, too
};

struct ComparisonOptions {
    unsigned jobs = 1; // threads, at most one a chunk
    Shard shard{};
    StopFlag stop = nullptr;                               // ends the chunks in hand, too
    std::function<void(const Progress&)> on_progress = {}; // by the calling thread, every `interval`
    std::chrono::milliseconds interval{250};
};

struct Totals {
    std::uint64_t done = 0; // chunks
    std::uint64_t chunks = 0;
    Counts counts;
    std::vector<FoundDifference> found; // of the lowest chunks, at most ChunkResult::most_found
    bool complete() const { return done == chunks; }
};

// Runs the chunks of the shard on so many threads.
Totals run_comparison(const Comparison& comparison, const ComparisonOptions& options);

} // namespace pmk
