// How many lines a second `pmkgames batch` answers, and how long each game takes to answer one move.
//
//   batch_bench [LINES]      default: 300000
#include "pmkgames/catalogue.hpp"
#include "pmkgames/random.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <fcntl.h>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using namespace pmk;
using Clock = std::chrono::steady_clock;

double milliseconds(Clock::duration duration) {
    return std::chrono::duration<double, std::milli>(duration).count();
}

double seconds(const timeval& time) {
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
}

// A file in memory with LINES matches of two moves.
int batch_input(int count) {
    std::string text;
    for (int seed = 0; seed < count; ++seed)
        text += fmt::format("{{\"seed\":{},\"moves\":[\"c7\",\"a1\"]}}\n", seed);
    const int file = ::memfd_create("lines", 0);
    if (file < 0 || ::write(file, text.data(), text.size()) != static_cast<ssize_t>(text.size())) {
        std::perror("batch_bench");
        std::exit(1);
    }
    ::lseek(file, 0, SEEK_SET);
    return file;
}

void measure_batch(int count) {
    const int in = batch_input(count);
    const int out = ::open("/dev/null", O_WRONLY);
    const auto start = Clock::now();
    const int child = ::fork();
    if (child == 0) {
        ::dup2(in, STDIN_FILENO);
        ::dup2(out, STDOUT_FILENO);
        ::execl(PMK_PROGRAM, "pmkgames", "batch", "xorka", nullptr);
        ::_exit(127);
    }
    int status = 0;
    rusage usage{};
    ::wait4(child, &status, 0, &usage);
    const double wall = milliseconds(Clock::now() - start) / 1000;
    const double cpu = seconds(usage.ru_utime) + seconds(usage.ru_stime);
    fmt::print("batch xorka: {} lines, {:.0f} a second of one core ({:.2f} s), {:.0f} a second by the clock, "
               "{} KB at the most, exit status {}\n",
               count, count / cpu, cpu, count / wall, usage.ru_maxrss, WEXITSTATUS(status));
}

timespec cpu_now() {
    timespec time{};
    ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return time;
}

double cpu_milliseconds(const timespec& start, const timespec& end) {
    return static_cast<double>(end.tv_sec - start.tv_sec) * 1e3 +
           static_cast<double>(end.tv_nsec - start.tv_nsec) / 1e6;
}

// Random matches of one configuration. Every move is timed in CPU time, so that other programs on the machine
// do not count; reading this clock takes about half a microsecond, which is part of the figures.
void measure_moves(const Game& game, std::string_view preset) {
    constexpr int wanted = 20'000;
    constexpr int longest_match = 200;
    Random luck(1);
    int moves = 0;
    double total = 0;
    double longest = 0;
    for (std::uint64_t seed = 0; moves < wanted; ++seed) {
        const auto settings = with_preset(game.info(), preset, {});
        const auto match = game.start(*settings, seed);
        for (int move = 0; move < longest_match && moves < wanted && (*match)->turn(); ++move) {
            const auto legal = (*match)->legal_moves();
            const std::string& text = legal[luck.below(legal.size())];
            const auto start = cpu_now();
            const auto played = (*match)->play(text);
            const double time = cpu_milliseconds(start, cpu_now());
            if (!played) std::exit(1);
            ++moves;
            total += time;
            longest = std::max(longest, time);
        }
    }
    fmt::print("{:<16}{:<14}{:>10.1f}{:>12.1f}\n", game.info().id, preset, 1000 * total / moves,
               1000 * longest);
}

} // namespace

int main(int argc, char** argv) {
    int count = 300'000;
    if (argc > 1) {
        const std::string_view text = argv[1];
        std::from_chars(text.data(), text.data() + text.size(), count);
    }
    measure_batch(count);
    fmt::print("\n{:<16}{:<14}{:>10}{:>12}\n", "answer a move", "preset", "mean us", "longest us");
    for (const CatalogueEntry& entry : catalogue()) {
        measure_moves(entry.game, "");
        for (const Preset& preset : entry.game.info().presets)
            measure_moves(entry.game, preset.name);
    }
    return 0;
}
