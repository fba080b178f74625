#include "games/bishop_knight/comparison.hpp"
#include "games/comparisons.hpp"
#include "games/tom_jerry/comparison.hpp"
#include "lockstep/support.hpp"
#include "pmkgames/catalogue.hpp"

#include <array>
#include <utility>

using namespace pmk;
using namespace pmk::test;

namespace {

mk61::Listing listing_of(const char* game) {
    auto listing = mk61::read_listing(find_original(game)->listing_text, game);
    REQUIRE(listing.has_value());
    return *std::move(listing);
}

RandomGames random_games(const char* game, std::uint64_t games, std::uint64_t seed) {
    return {*find_original(game),
            find_game(game)->game,
            *find_comparison(game)->random_play,
            games,
            seed,
            nullptr};
}

std::string first_of(const Totals& totals) {
    if (totals.found.empty()) return {};
    std::string text = totals.found[0].field + ": " + totals.found[0].session;
    for (const std::string& move : totals.found[0].moves)
        text += ", " + move;
    return text;
}

// The cat looks along the row first.
tom_jerry::Turn row_first(tom_jerry::Position& position, tom_jerry::Command command) {
    const tom_jerry::Position before = position;
    tom_jerry::Turn turn = tom_jerry::play(position, command);
    const int beside =
        before.tom + (tom_jerry::column(turn.jerry_to) > tom_jerry::column(before.tom) ? 1 : -1);
    if (before.jump_counter == 1 && turn.tom_steps == 1 && tom_jerry::can_stand(beside) &&
        tom_jerry::column(turn.jerry_to) != tom_jerry::column(before.tom))
        position.tom = beside;
    return turn;
}

// The king does not mind standing still.
bishop_knight::Reply no_stalemate(bishop_knight::Position& position) {
    position.shown = 0;
    return bishop_knight::reply(position);
}

// Takes a position's number as everything there is to it; every seventh differs.
class Numbers final : public Comparison {
  public:
    std::uint64_t chunks() const override { return 100; }
    ChunkResult compare_chunk(std::uint64_t chunk, StopFlag /*stop*/) const override {
        ChunkResult result;
        result.counts = {1, 2, chunk, 0};
        if (chunk % 7 == 0) result.add_difference({"number", std::to_string(chunk), {}});
        return result;
    }
};

} // namespace

TEST_CASE("Tom & Jerry agrees on every pair of squares, counter and digit, and on 100,000 starts") {
    const auto everything = tom_jerry::everything(listing_of("tom-jerry"));
    const Totals totals = run_comparison(*everything, {.jobs = 2});
    CHECK(first_of(totals) == "");
    // 81 squares, six counters, ten digits and no digit.
    CHECK(totals.counts.positions == 81 * 81 * 6 + 100'000);
    CHECK(totals.counts.moves == 81 * 81 * 6 * 11);
    CHECK(totals.counts.differences == 0);
}

TEST_CASE("bishop and knight agree on a part of all placements") {
    const auto everything = bishop_knight::everything(listing_of("bishop-knight"));
    CHECK(everything->chunks() * 64 * 64 * 2 == 33'554'432);
    const Totals totals = run_comparison(*everything, {.jobs = 2, .shard = {77, 1000}});
    CHECK(first_of(totals) == "");
    CHECK(totals.counts.positions == 5 * 64 * 64 * 2);
}

TEST_CASE("random games of every original agree") {
    for (const char* game : {"tom-jerry", "bishop-knight", "night-battle"}) {
        CAPTURE(game);
        const Totals totals = run_comparison(random_games(game, 45, 3), {.jobs = 2});
        CHECK(first_of(totals) == "");
        CHECK(totals.counts.moves + 45 == totals.counts.positions);
        CHECK(totals.counts.instructions > totals.counts.moves);
    }
}

TEST_CASE("a changed native rule is found among the positions") {
    const Totals cat =
        run_comparison(*tom_jerry::everything(listing_of("tom-jerry"), row_first), {.shard = {1, 10}});
    CHECK(cat.counts.differences > 100);
    const Totals king = run_comparison(*bishop_knight::everything(listing_of("bishop-knight"), no_stalemate),
                                       {.shard = {1, 1000}});
    CHECK(king.counts.differences > 0);
}

TEST_CASE("shards add up to the whole, on any number of threads") {
    const RandomGames games = random_games("tom-jerry", 95, 1);
    const Totals whole = run_comparison(games, {.jobs = 1});
    Counts sum;
    std::uint64_t parts = 0;
    for (std::uint64_t index = 1; index <= 3; ++index) {
        const Totals shard = run_comparison(games, {.jobs = 3, .shard = {index, 3}});
        sum += shard.counts;
        parts += shard.done;
    }
    CHECK(sum == whole.counts);
    CHECK(parts == whole.done);
    CHECK(whole.complete());
}

TEST_CASE("the differences told are the first ones, whatever the threads do") {
    for (const unsigned jobs : {1U, 4U}) {
        const Totals totals = run_comparison(Numbers(), {.jobs = jobs});
        CHECK(totals.counts == Counts{100, 200, 99 * 100 / 2, 15});
        REQUIRE(totals.found.size() == 10);
        for (std::size_t i = 0; i < 10; ++i)
            CHECK(totals.found[i].session == std::to_string(7 * i));
    }
}

TEST_CASE("shards beyond the chunks are empty") {
    const Totals totals = run_comparison(Numbers(), {.jobs = 2, .shard = {101, 102}});
    CHECK(totals.chunks == 0);
    CHECK(totals.complete());
}

TEST_CASE("a run that is stopped tells what is done") {
    class Stopping final : public Comparison {
      public:
        mutable std::atomic<bool> stop{false};
        std::uint64_t chunks() const override { return 100; }
        ChunkResult compare_chunk(std::uint64_t chunk, StopFlag /*stop*/) const override {
            stop = chunk == 9;
            return {{1, 1, 1, 0}, {}};
        }
    };
    const Stopping stopping;
    const Totals totals = run_comparison(stopping, {.jobs = 1, .stop = &stopping.stop});
    CHECK(totals.done == 10);
    CHECK(totals.counts.positions == 10);
    CHECK(!totals.complete());
}

TEST_CASE("a chunk in hand ends when the run is stopped, and is not counted as done") {
    const std::atomic<bool> stop{true};
    const RandomGames games = random_games("night-battle", 10, 1);
    const auto cat = tom_jerry::everything(listing_of("tom-jerry"));
    const auto king = bishop_knight::everything(listing_of("bishop-knight"));
    const std::array<const Comparison*, 3> comparisons{&games, cat.get(), king.get()};
    for (const Comparison* const comparison : comparisons) {
        const ChunkResult result = comparison->compare_chunk(0, &stop);
        CHECK_FALSE(result.complete);
        CHECK(result.counts.positions == 0);
    }
}

TEST_CASE("what a stopped chunk has compared counts, but not as a part that is done") {
    class Endless final : public Comparison {
      public:
        std::uint64_t chunks() const override { return 3; }
        ChunkResult compare_chunk(std::uint64_t, StopFlag asked) const override {
            stop = true;
            ChunkResult result{.counts = {5, 1, 1, 0}, .found = {}, .complete = !is_set(asked)};
            result.add_difference({"number", "x", {}});
            return result;
        }
        mutable std::atomic<bool> stop{false};
    };
    const Endless endless;
    const Totals totals = run_comparison(endless, {.jobs = 1, .stop = &endless.stop});
    CHECK(totals.done == 0);
    CHECK(totals.counts.positions == 5);
    CHECK(totals.found.size() == 1);
}
