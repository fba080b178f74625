#include "games/bishop_knight/game.hpp"
#include "tests/games/data_file.hpp"

#include <doctest/doctest.h>

using namespace pmk;

namespace {

std::unique_ptr<Match> started(const Settings& settings, std::uint64_t seed = 0) {
    auto match = bishop_knight::game().start(settings, seed);
    REQUIRE_MESSAGE(match, (match ? "" : match.error().english()));
    return std::move(*match);
}

std::string refusal(const Settings& settings) {
    const auto match = bishop_knight::game().start(settings, 0);
    REQUIRE_FALSE(match);
    return match.error().english();
}

std::string move_refusal(Match& match, std::string_view move) {
    const Json before = match.position();
    const auto played = match.play(move);
    REQUIRE_FALSE(played);
    CHECK(match.position() == before);
    return played.error().english();
}

const Settings example{{"black_king", "58"}, {"white_king", "31"}, {"knight", "51"}, {"bishop", "71"}};

// What the records call the end of a reply.
std::string class_of(const Match& match) {
    const Outcome outcome = match.outcome();
    return outcome.running() ? "move" : outcome.kind == Outcome::Kind::won ? "mate" : "error";
}

} // namespace

TEST_CASE("every measured reply of the listing is a reply of the original rules") {
    const auto replies = test::records("bishop-knight-replies.jsonl");
    CHECK(replies.size() == 1100);
    for (const Json& reply : replies) {
        CAPTURE(reply.dump());
        Settings settings = test::settings_of(reply["set"]);
        settings["rules"] = "original";
        const auto match = started(settings);
        REQUIRE(match->play(reply["move"].get<std::string>()));
        CHECK(match->display() == reply["display"]);
        CHECK(class_of(*match) == reply["class"]);
        CHECK(match->position() == reply["position"]);
    }
}

TEST_CASE("every measured game of the listing is a game of either rule set") {
    const auto games = test::records("bishop-knight-games.jsonl");
    CHECK(games.size() == 16);
    for (const Json& game : games) {
        for (const char* rules : {"original", "chess"}) {
            CAPTURE(game.dump());
            CAPTURE(rules);
            const Json& registers = game["registers"];
            const auto match = started({{"black_king", registers["r1"].dump()},
                                        {"white_king", registers["r4"].dump()},
                                        {"knight", registers["r5"].dump()},
                                        {"bishop", registers["r6"].dump()},
                                        {"order", registers["r8"].dump()},
                                        {"rules", rules}});
            CHECK(match->display() == game["start"]);
            for (const Json& move : game["moves"]) {
                REQUIRE(match->play(move[0].dump() + " " + move[1].dump()));
                CHECK(match->display() == move[2]);
            }
            CHECK(match->outcome().reason == game["end"]);
        }
    }
}

TEST_CASE("the document's example is mate in six, and the same in chess notation") {
    const auto match = started(example);
    for (const char* move : {"Nc2", "Na3", "Nb1", "Kc2", "Nc3"})
        REQUIRE(match->play(move));
    REQUIRE(match->play("Bc5#"));
    const Outcome outcome = match->outcome();
    CHECK(outcome.kind == Outcome::Kind::won);
    CHECK(outcome.winner == 1);
    CHECK(outcome.sentence.english() == "Mate! The king on a3 has no square left.");
    CHECK(match->display() == "3.ГГ0Г");
    CHECK(match->position()["move_counter"] == 45);
}

TEST_CASE("illegal moves are refused with the reason under the rules of chess") {
    const auto match = started({{"fen", "8/8/8/3k4/8/3K1N2/4B3/8 w - -"}});
    CHECK(move_refusal(*match, "Kd4") == "On d4 your king would stand next to the black king on d5.");
    CHECK(move_refusal(*match, "Kd5") == "A king goes one square, in any direction: not from d3 to d5.");
    CHECK(move_refusal(*match, "Ke2") == "Your own piece stands on e2.");
    CHECK(move_refusal(*match, "Nf5") ==
          "A knight goes two squares straight and one aside: not from f3 to f5.");
    CHECK(move_refusal(*match, "Be3") == "A bishop goes along a diagonal: not from e2 to e3.");
    CHECK(move_refusal(*match, "Bb5") == "A piece on d3 is in the bishop's way from e2 to b5.");
    CHECK(move_refusal(*match, "Be2") == "A bishop goes along a diagonal: not from e2 to e2.");
    CHECK(move_refusal(*match, "e5") ==
          "A move is a piece (K, N, B or 4, 5, 6) and a square, such as Ne5 or 5 55.");
    CHECK(match->play("5 44"));
}

TEST_CASE("the original rules let White do anything on the board") {
    Settings settings = example;
    settings["rules"] = "original";
    const auto match = started(settings);
    CHECK(match->legal_moves().size() == 3 * 64);
    CHECK(match->play("Nh8"));
    CHECK(match->play("4 88"));
    CHECK_FALSE(match->play("4 89"));
    CHECK_FALSE(match->play("3 11"));
}

TEST_CASE("mate with the last move is mate; without it the moves are used up") {
    Settings mating{{"black_king", "13"},
                    {"white_king", "32"},
                    {"knight", "33"},
                    {"bishop", "71"},
                    {"move_counter", "1"}};
    const auto mate = started(mating);
    REQUIRE(mate->play("Bc5"));
    CHECK(std::string(mate->outcome().reason) == "mate");
    const auto late = started(mating);
    REQUIRE(late->play("Bd4"));
    CHECK(late->outcome().kind == Outcome::Kind::draw);
    CHECK(std::string(late->outcome().reason) == "moves used up");
    CHECK(late->display() == "ЕГГ0Г");
}

TEST_CASE("stalemate and a taken piece are draws") {
    const auto stalemate = started({{"fen", "7k/5K1N/8/8/8/8/8/1B6 w - -"}});
    REQUIRE(stalemate->play("Be4"));
    CHECK(stalemate->outcome().kind == Outcome::Kind::draw);
    CHECK(std::string(stalemate->outcome().reason) == "stalemate");
    CHECK(stalemate->display() == "ЕГГ0Г");

    const auto taken =
        started({{"black_king", "88"}, {"white_king", "83"}, {"knight", "56"}, {"bishop", "14"}});
    REQUIRE(taken->play("Ng7"));
    CHECK(std::string(taken->outcome().reason) == "piece taken");
    CHECK(taken->outcome().sentence.english() == "A draw: the king has taken a piece on g7.");
}

TEST_CASE("where the calculator believes to see stalemate, the rules of chess go on") {
    const Settings settings{{"black_king", "83"}, {"white_king", "41"}, {"knight", "35"},
                            {"bishop", "87"},     {"order", "10"},      {"shown", "82"},
                            {"rules", "original"}};
    const auto original = started(settings);
    REQUIRE(original->play("Kd1"));
    CHECK(std::string(original->outcome().reason) == "stalemate");
    Settings chess = settings;
    chess["rules"] = "chess";
    const auto match = started(chess);
    REQUIRE(match->play("Kd2"));
    CHECK(match->outcome().running());
    CHECK(match->position()["black_king"] == 82);
}

TEST_CASE("a FEN sets the pieces, and its clock the moves that are left") {
    const Json position = started({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 w - - 7 60"}})->position();
    CHECK(position.dump() == R"({"black_king":58,"white_king":31,"knight":51,"bishop":71,"order":-10,)"
                             R"("move_counter":47,"shown":58})");
    CHECK(started({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 w"}})->position()["move_counter"] == 50);
    CHECK(started({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 w - - 99 60"}})->position()["move_counter"] == 1);
    CHECK(started({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 w - - 99 60"}, {"move_counter", "3"}})
              ->position()["move_counter"] == 3);
}

TEST_CASE("a FEN that is nonsense or another ending is refused in a sentence") {
    CHECK(refusal({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 b - - 0 1"}}) ==
          "White is to move: the second field of the FEN must be w.");
    CHECK(refusal({{"fen", "4k3/8/8/8/8/8/2K1N1B1 w - - 0 1"}}) ==
          "The FEN must give 8 ranks with / between them, not 7.");
    CHECK(refusal({{"fen", "4k3/8/8/8/8/8/8/2K1N3 w - - 0 1"}}) ==
          "The FEN must hold one black king k and one white K, N and B each; B is missing.");
    for (const char* fen :
         {"x", "w", "4k3/8/8/8/8/8/8/2K1N1B1", "4k3/8/8/8/8/8/8/2K1N1B1  w", "4k3/8/8/8/8/8/8/2K1NNB1 w",
          "4k3/8/8/8/8/8/8/2K1N1BQ w", "4k3/8/8/8/8/8/8/2K1N1B2 w", "4k3/9/8/8/8/8/8/2K1N1B1 w",
          "4k3/8/8/8/8/8/8/7KNB w", "8k/8/8/8/8/8/8/2K1N1B1 w", "4k3/8/8/8/8/8/8/2K1N1B1 w KQ -",
          "4k3/8/8/8/8/8/8/2K1N1B1 w - e3", "4k3/8/8/8/8/8/8/2K1N1B1 w - - 100 1",
          "4k3/8/8/8/8/8/8/2K1N1B1 w - - -1 1", "4k3/8/8/8/8/8/8/2K1N1B1 w - - 0 0",
          "4k3/8/8/8/8/8/8/2K1N1B1 w - - 0 1 1"})
        CHECK_MESSAGE(!bishop_knight::game().start({{"fen", fen}}, 0), fen);
    CHECK(refusal({{"fen", "4k3/8/8/8/8/8/8/2K1N1B1 w"}, {"knight", "51"}}) ==
          "Set either fen or squares such as knight, not both.");
}

TEST_CASE("illegal starts are refused under the rules of chess only") {
    Settings beside = example;
    beside["white_king"] = "57";
    CHECK(refusal(beside) == "The kings on e8 and e7 cannot stand side by side.");
    Settings check = example;
    check["knight"] = "46";
    CHECK(refusal(check) == "The black king on e8 cannot be in check while White is to move.");
    Settings same = example;
    same["bishop"] = "51";
    CHECK(refusal(same) == "Two pieces cannot stand on the same square, e1.");
    for (Settings settings : {beside, check, same}) {
        settings["rules"] = "original";
        CHECK(bishop_knight::game().start(settings, 0));
    }
    CHECK(refusal({{"knight", "19"}}) ==
          "knight must be a square of the board, file and rank from 1 to 8, not 19.");
}

TEST_CASE("what is not set is drawn from the seed so that the position is legal") {
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const auto match = started({{"black_king", "11"}}, seed);
        CHECK(match->position()["black_king"] == 11);
        CHECK(match->position() == started({{"black_king", "11"}}, seed)->position());
    }
    CHECK(started({}, 1)->position() != started({}, 2)->position());
    CHECK(refusal({{"black_king", "11"}, {"white_king", "22"}}) ==
          "The squares that are set leave no legal place for the other pieces.");
}

TEST_CASE("every preset starts") {
    for (const Preset& preset : bishop_knight::game().info().presets)
        CHECK_MESSAGE(bishop_knight::game().start(preset.settings, 7), preset.name);
}
