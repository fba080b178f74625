// `pmkgames compare`: native against original, on everything or in random games.
#include "cli/command.hpp"
#include "cli/new_session.hpp"

#if PMK_MK61
#include "cli/mk61_listing.hpp"
#include "cli/progress_bar.hpp"
#include "games/comparisons.hpp"
#include "pmkgames/check.hpp"
#include "pmkgames/json.hpp"
#endif

#include <algorithm>
#include <csignal>
#include <optional>
#include <sys/resource.h>
#include <thread>
#include <unistd.h>

namespace pmk::cli {

#if PMK_MK61

namespace {

constexpr std::uint64_t usual_games = 1000;
constexpr std::uint64_t most_games = 1'000'000'000;
constexpr std::uint64_t most_jobs = 256;
constexpr std::uint64_t most_shards = 1'000'000;

Result<std::uint64_t> number_option(const Arguments& arguments, const char* name, std::uint64_t fallback,
                                    std::uint64_t least, std::uint64_t most) {
    const std::string* const text = arguments.value(name);
    if (!text) return fallback;
    const auto number = parse_seed(*text);
    if (number && *number >= least && *number <= most) return *number;
    return refuse("--{} must be a whole number from {} to {}, not {}.", name, least, most, quote(*text));
}

Result<Shard> shard_option(const Arguments& arguments) {
    const std::string* const text = arguments.value("shard");
    if (!text) return Shard{};
    const std::size_t slash = text->find('/');
    if (slash != std::string::npos) {
        const auto index = parse_seed(text->substr(0, slash));
        const auto count = parse_seed(text->substr(slash + 1));
        if (index && count && *index >= 1 && *index <= *count && *count <= most_shards)
            return Shard{*index, *count};
    }
    return refuse("--shard must be I/N, part I of N parts, such as 1/3, not {}.", quote(*text));
}

// What was asked for.
struct Request {
    const CatalogueEntry* entry = nullptr;
    bool exhaustive = false;
    std::uint64_t games = usual_games;
    std::uint64_t seed = 1;
    unsigned jobs = 1;
    Shard shard;
    std::string listing_name; // empty: the game's own
    mk61::Listing listing;
    bool own_listing = true;
};

Result<void> read_numbers(const Arguments& arguments, Request& request) {
    if (request.exhaustive) {
        for (const char* other : {"games", "seed"})
            if (arguments.has(other))
                return refuse("--exhaustive compares everything; --{} cannot stand beside it.", other);
    }
    const auto games = number_option(arguments, "games", usual_games, 1, most_games);
    if (!games) return refuse(games.error());
    const auto seed = number_option(arguments, "seed", 1, 0, UINT64_MAX);
    if (!seed) return refuse(seed.error());
    const auto processors = std::max(1U, std::thread::hardware_concurrency());
    const auto jobs = number_option(arguments, "jobs", processors, 1, most_jobs);
    if (!jobs) return refuse(jobs.error());
    const auto shard = shard_option(arguments);
    if (!shard) return refuse(shard.error());
    request.games = *games;
    request.seed = *seed;
    request.jobs = static_cast<unsigned>(*jobs);
    request.shard = *shard;
    return {};
}

Result<Request> read_request(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    const char* const id = (*entry)->game.info().id;
    const OriginalKind* const original = find_original(id);
    if (!original) return refuse("{} has no original for the calculator to compare with.", id);
    Request request;
    request.entry = *entry;
    request.exhaustive = arguments.has("exhaustive");
    if (request.exhaustive && !find_comparison(id)->everything)
        return refuse("{} has too many positions for --exhaustive; --games compares random games.", id);
    if (const auto numbers = read_numbers(arguments, request); !numbers) return refuse(numbers.error());
    if (const std::string* const file = arguments.value("listing")) {
        auto listing = listing_in(*file, console.in, console.out);
        if (!listing) return refuse(listing.error());
        request.listing_name = *file;
        request.listing = *std::move(listing);
        request.own_listing = false;
    } else {
        auto own = mk61::read_listing(original->listing_text, id);
        PMK_CHECK(own.has_value()); // it is built in
        request.listing = *std::move(own);
    }
    return request;
}

std::unique_ptr<Comparison> comparison_of(const Request& request) {
    const char* const id = request.entry->game.info().id;
    const ComparisonKind& kind = *find_comparison(id);
    if (request.exhaustive) return kind.everything(request.listing);
    return std::make_unique<RandomGames>(*find_original(id), request.entry->game, *kind.random_play,
                                         request.games, request.seed,
                                         request.own_listing ? nullptr : &request.listing);
}

// Ctrl-C while it lives sets `stop` instead of ending the program.
class Interruptible {
  public:
    Interruptible() {
        seen = false;
        struct sigaction action {};
        action.sa_handler = [](int) { seen = true; };
        sigaction(SIGINT, &action, &before_);
    }
    ~Interruptible() { sigaction(SIGINT, &before_, nullptr); }
    Interruptible(const Interruptible&) = delete;
    Interruptible& operator=(const Interruptible&) = delete;
    static const std::atomic<bool>& stop() { return seen; }

  private:
    static_assert(std::atomic<bool>::is_always_lock_free);
    static inline std::atomic<bool> seen;
    struct sigaction before_ {};
};

struct Seconds {
    double wall = 0;
    double processor = 0;
};

double processor_seconds() {
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(usage.ru_utime) + seconds(usage.ru_stime);
}

std::string shell_word(const std::string& text) {
    return text.find(' ') == std::string::npos ? text : "'" + text + "'";
}

std::string moves_of(const FoundDifference& found) {
    std::string moves;
    for (const std::string& move : found.moves)
        moves += " " + shell_word(move);
    return moves;
}

// What shows the difference again. Where no game can start, everything that was compared at once is compared
// again, and a shell's comment tells what it was.
std::string command_of(const FoundDifference& found, const Request& request) {
    const std::string moves = moves_of(found);
    const std::string listing = request.own_listing ? "" : " --listing " + shell_word(request.listing_name);
    if (!found.can_start)
        return fmt::format("pmkgames compare {} --exhaustive --shard {}/{}{} # {}, move{}",
                           request.entry->game.info().id, found.shard.index, found.shard.count, listing,
                           found.session, moves);
    const std::string script = "pmkgames script " + found.session + " --engine both" + listing;
    return found.moves.empty() ? script + " </dev/null" : "printf '%s\\n'" + moves + " | " + script;
}

void write_json(const Request& request, const Totals& totals, const Seconds& seconds, std::ostream& out) {
    Json json{{"game", request.entry->game.info().id}, {"mode", request.exhaustive ? "exhaustive" : "games"}};
    if (!request.exhaustive) {
        json["games"] = request.games;
        json["seed"] = request.seed;
    }
    json["shard"] = request.shard.index;
    json["shards"] = request.shard.count;
    json["parts"] = totals.chunks;
    json["parts_done"] = totals.done;
    json["positions"] = totals.counts.positions;
    json["moves"] = totals.counts.moves;
    json["instructions"] = totals.counts.instructions;
    json["differences"] = totals.counts.differences;
    json["seconds"] = seconds.wall;
    json["processor_seconds"] = seconds.processor;
    json["found"] = Json::array();
    for (const FoundDifference& found : totals.found)
        json["found"].push_back({{"field", found.field}, {"command", command_of(found, request)}});
    out << json.dump() << '\n';
}

void write_text(const Request& request, const Totals& totals, const Seconds& seconds, std::ostream& out) {
    for (const FoundDifference& found : totals.found)
        out << tr("They differ in {}:", found.field) << "\n  " << command_of(found, request) << '\n';
    if (totals.counts.differences > totals.found.size())
        out << tr("Differences that are not shown: {}", totals.counts.differences - totals.found.size())
            << '\n';
    if (!totals.complete()) out << tr("Interrupted: parts done {} of {}", totals.done, totals.chunks) << '\n';
    out << tr("positions     {}", totals.counts.positions) << '\n'
        << tr("moves         {}", totals.counts.moves) << '\n'
        << tr("instructions  {}", totals.counts.instructions) << '\n'
        << tr("differences   {}", totals.counts.differences) << '\n'
        << tr("seconds       {}", fmt::format("{:.2f}", seconds.wall)) << '\n'
        << tr("processor     {}", fmt::format("{:.2f}", seconds.processor)) << '\n';
}

} // namespace

Result<Status> run_compare(const Arguments& arguments, Console& console) {
    const auto request = read_request(arguments, console);
    if (!request) return refuse(request.error());
    const auto comparison = comparison_of(*request);
    const Interruptible interruptible;
    ProgressBar bar(console.err, isatty(STDERR_FILENO) != 0);
    const auto began = std::chrono::steady_clock::now();
    const double processor_before = processor_seconds();
    const Totals totals =
        run_comparison(*comparison, {.jobs = request->jobs,
                                     .shard = request->shard,
                                     .stop = &Interruptible::stop(),
                                     .on_progress = [&](const Progress& now) { bar.show(now); }});
    const std::chrono::duration<double> wall = std::chrono::steady_clock::now() - began;
    bar.clear();
    const Seconds seconds{wall.count(), processor_seconds() - processor_before};
    if (arguments.has("json"))
        write_json(*request, totals, seconds, console.out);
    else
        write_text(*request, totals, seconds, console.out);
    if (totals.counts.differences > 0) return Status::differ;
    return totals.complete() ? Status::fine : Status::interrupted;
}

#else

Result<Status> run_compare(const Arguments&, Console&) {
    return refuse("This program was built without the calculator; there is nothing to compare with.");
}

#endif

} // namespace pmk::cli
