#include "games/bishop_knight/game.hpp"
#include "lockstep/support.hpp"

using namespace pmk;
using namespace pmk::test;
using bishop_knight::game;

TEST_CASE("random games by the original's rules agree move by move") {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        require_agreement_in_random_game(game(), {{"rules", "original"}}, seed, 30);
}

TEST_CASE("random games by the laws of chess agree until the laws end them") {
    for (std::uint64_t seed = 0; seed < 200; ++seed)
        require_agreement_in_random_game(game(), {}, seed, 60);
}

TEST_CASE("positions that no start leads to agree") {
    const Settings settings{{"rules", "original"}, {"black_king", "44"}, {"white_king", "44"},
                            {"knight", "44"},      {"bishop", "88"},     {"move_counter", "1"},
                            {"shown", "0"},        {"order", "10"}};
    for (std::uint64_t seed = 0; seed < 50; ++seed)
        require_agreement_in_random_game(game(), settings, seed, 3);
}

TEST_CASE("the document's example is mate in six on both") {
    const Settings settings{{"black_king", "58"}, {"white_king", "31"}, {"knight", "51"}, {"bishop", "71"}};
    Lockstep lockstep = beside(game(), settings, 1);
    Session session = started(game(), settings, 1);
    for (const char* move : {"Nc2", "5 13", "Nb1", "4 32", "Nc3", "6 35"}) {
        REQUIRE(session.play(move).has_value());
        require_agreement(lockstep, session);
    }
    CHECK(lockstep.original().read().display == "3.ГГ0Г");
    CHECK(session.match().outcome().winner == 1);
}
