#include "games/bishop_knight/solver.hpp"

#include "games/bishop_knight/chess_laws.hpp"
#include "pmkgames/random.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace pmk::bishop_knight;

namespace {

Position drawn(pmk::Random& random) {
    Position position;
    do {
        for (Square Position::*place :
             {&Position::black_king, &Position::white_king, &Position::knight, &Position::bishop})
            position.*place = static_cast<Square>(10 * random.below(8) + random.below(8)) + 11;
        position.order = random.below(2) == 0 ? left_first : right_first;
        position.shown = position.black_king;
    } while (!check_position(position));
    return position;
}

} // namespace

TEST_SUITE("slow") {

    TEST_CASE("by the laws of chess 10,822,184 of 10,875,504 positions are won, in 33 moves at the most") {
        const Tablebase table;
        const Tablebase::Counts& counts = table.counts();
        CHECK(counts.white_to_move == 10'875'504);
        CHECK(counts.won == 10'822'184);
        CHECK(counts.white_to_move - counts.won == 53'320);
        CHECK(counts.longest_win == 33);
        CHECK(counts.black_to_move == 13'660'584);
        CHECK(counts.lost == 11'188'168);
        CHECK(counts.mates == 464);
        CHECK(counts.stalemates == 12'888);

        // No king can hold out longer than with best play, so the listing's is mated at least as fast.
        const ListingTable listing;
        pmk::Random random(20261130);
        for (int i = 0; i < 100'000; ++i) {
            const Position position = drawn(random);
            const auto best = table.moves_to_mate(position);
            if (!best) continue;
            const auto against_listing = listing.moves_to_mate(position);
            REQUIRE(against_listing);
            CHECK(*against_listing <= *best);
        }
    }

    TEST_CASE(
        "the listing's king keeps the laws and can be mated from all positions but 4,471, in 13 moves") {
        const ListingTable table;
        const ListingTable::Counts& counts = table.counts();
        CHECK(counts.positions[0] == 10'875'504);
        CHECK(counts.positions[1] == 10'875'504);
        CHECK(counts.lost[0] == 4'471);
        CHECK(counts.lost[1] == 4'471);
        CHECK(counts.illegal_replies == 0);
        CHECK(counts.by_moves.size() == 13 + 1);
        CHECK(*std::max_element(counts.by_moves.begin(), counts.by_moves.end()) == counts.by_moves[6]);
        CHECK(table.moves_to_mate({.black_king = 58, .white_king = 31, .knight = 51, .bishop = 71}) == 6);

        // Best play against the rules of the game, move by move.
        pmk::Random random(7);
        for (int i = 0; i < 2'000; ++i) {
            Position position = drawn(random);
            auto left = table.moves_to_mate(position);
            while (left && *left > 0) {
                bool found = false;
                for (const Move& move : white_moves(position)) {
                    Position next = position;
                    place(next, move);
                    const Reply answer = chess_reply(next);
                    if (answer != (*left == 1 ? Reply::mate : Reply::moved)) continue;
                    if (*left > 1 && table.moves_to_mate(next) != *left - 1) continue;
                    position = next;
                    found = true;
                    break;
                }
                REQUIRE(found);
                --*left;
            }
        }
    }

    TEST_CASE("after a legal move the listing ends the game exactly where the laws of chess do") {
        pmk::Random random(61);
        for (int i = 0; i < 200'000; ++i) {
            const Position position = drawn(random);
            const auto moves = white_moves(position);
            REQUIRE_FALSE(moves.empty());
            Position by_listing = position;
            place(by_listing, moves[random.below(moves.size())]);
            Position by_laws = by_listing;
            CHECK(reply(by_listing) == chess_reply(by_laws));
            CHECK(by_listing.black_king == by_laws.black_king);
        }
    }

} // TEST_SUITE
