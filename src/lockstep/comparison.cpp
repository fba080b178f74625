#include "pmkgames/comparison.hpp"

#include "pmkgames/session.hpp"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace pmk {
namespace {

// What the threads share.
struct Pool {
    const Comparison& comparison;
    const ComparisonOptions& options;
    std::uint64_t chunks;                // of the shard
    std::atomic<std::uint64_t> taken{0}; // chunks of the shard that a thread has begun

    std::mutex mutex{};
    std::condition_variable finished{};
    Progress progress{};
    unsigned working = 0;
    std::map<std::uint64_t, std::vector<FoundDifference>> found{}; // by chunk
    std::exception_ptr failure{};

    void work() {
        while (!is_set(options.stop)) {
            const std::uint64_t mine = taken++;
            if (mine >= chunks) break;
            const std::uint64_t chunk = options.shard.index - 1 + mine * options.shard.count;
            ChunkResult result = comparison.compare_chunk(chunk, options.stop);
            for (FoundDifference& difference : result.found)
                difference.shard = {chunk + 1, comparison.chunks()};
            const std::lock_guard lock(mutex);
            if (result.complete) ++progress.done;
            progress.counts += result.counts;
            if (!result.found.empty()) found.emplace(chunk, std::move(result.found));
            // Later chunks tell nothing that will be shown.
            while (found.size() > ChunkResult::most_found)
                found.erase(std::prev(found.end()));
        }
    }

    void run_thread() {
        std::exception_ptr thrown;
        try {
            work();
        } catch (...) {
            thrown = std::current_exception();
            taken = chunks;
        }
        const std::lock_guard lock(mutex);
        if (thrown) failure = thrown;
        --working;
        finished.notify_all();
    }
};

} // namespace

Counts& Counts::operator+=(const Counts& other) {
    positions += other.positions;
    moves += other.moves;
    instructions += other.instructions;
    differences += other.differences;
    return *this;
}

FoundDifference found_at(const char* field, const Game& game, const Settings& settings,
                         std::vector<std::string> moves) {
    constexpr std::uint64_t any_seed = 0;
    return {.field = field,
            .session = Session::id(game, settings, any_seed),
            .moves = std::move(moves),
            .can_start = Session::start(game, settings, any_seed).has_value()};
}

void ChunkResult::add_difference(FoundDifference difference) {
    ++counts.differences;
    if (found.size() < most_found) found.push_back(std::move(difference));
}

Totals run_comparison(const Comparison& comparison, const ComparisonOptions& options) {
    const std::uint64_t all = comparison.chunks();
    const std::uint64_t before = options.shard.index - 1;
    const std::uint64_t chunks =
        all > before ? (all - before + options.shard.count - 1) / options.shard.count : 0;
    Pool pool{comparison, options, chunks};
    pool.progress.chunks = chunks;
    const auto jobs =
        static_cast<unsigned>(std::clamp<std::uint64_t>(options.jobs, 1, std::max<std::uint64_t>(chunks, 1)));
    pool.working = jobs;
    {
        std::vector<std::jthread> threads;
        for (unsigned job = 0; job < jobs; ++job)
            threads.emplace_back([&pool] { pool.run_thread(); });
        std::unique_lock lock(pool.mutex);
        while (!pool.finished.wait_for(lock, options.interval, [&] { return pool.working == 0; })) {
            if (!options.on_progress) continue;
            const Progress progress = pool.progress;
            lock.unlock();
            options.on_progress(progress);
            lock.lock();
        }
    }
    if (pool.failure) std::rethrow_exception(pool.failure);
    Totals totals{pool.progress.done, chunks, pool.progress.counts, {}};
    for (auto& [chunk, differences] : pool.found)
        for (FoundDifference& difference : differences)
            if (totals.found.size() < ChunkResult::most_found) totals.found.push_back(std::move(difference));
    return totals;
}

} // namespace pmk
