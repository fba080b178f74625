#include "games/bishop_knight/setup.hpp"

#include "games/bishop_knight/chess_laws.hpp"
#include "games/bishop_knight/fen.hpp"
#include "pmkgames/random.hpp"

#include <algorithm>
#include <array>

namespace pmk::bishop_knight {

namespace {

struct SquareParameter {
    const char* name;
    Square Position::*place;
};

constexpr std::array square_parameters{SquareParameter{"black_king", &Position::black_king},
                                       SquareParameter{"white_king", &Position::white_king},
                                       SquareParameter{"knight", &Position::knight},
                                       SquareParameter{"bishop", &Position::bishop}};

Result<Position> set_squares(const CheckedSettings& settings) {
    Position position;
    for (const auto& [name, place] : square_parameters) {
        const auto square = settings.optional_whole(name);
        if (!square) continue;
        if (!on_board(*square))
            return refuse("{} must be a square of the board, file and rank from 1 to 8, not {}.", name,
                          *square);
        position.*place = *square;
    }
    return position;
}

Square drawn_square(Random& random) {
    const int number = static_cast<int>(random.below(64));
    return 10 * (number / 8 + 1) + number % 8 + 1;
}

// Fills what is not set, so that the position is legal.
Result<Position> drawn_position(const Position& set, Random random) {
    // Where a legal square is left for each piece, this many draws do not miss it.
    constexpr int most_draws = 10'000;
    for (int draw = 0; draw < most_draws; ++draw) {
        Position position = set;
        for (const auto& [name, place] : square_parameters)
            if (position.*place == 0) position.*place = drawn_square(random);
        if (check_position(position)) return position;
    }
    return refuse("The squares that are set leave no legal place for the other pieces.");
}

bool all_set(const Position& position) {
    return std::all_of(square_parameters.begin(), square_parameters.end(),
                       [&](const SquareParameter& parameter) { return position.*parameter.place != 0; });
}

Result<Position> placed(const CheckedSettings& settings, RuleSet rules, std::uint64_t seed) {
    if (const char* const fen = settings.find("fen")) {
        for (const auto& [name, place] : square_parameters)
            if (settings.is_set(name)) return refuse("Set either fen or squares such as {}, not both.", name);
        auto position = parse_fen(fen);
        if (!position || rules == RuleSet::original) return position;
        if (const auto legal = check_position(*position); !legal) return refuse(legal.error());
        return position;
    }
    const auto set = set_squares(settings);
    if (!set) return refuse(set.error());
    if (!all_set(*set)) return drawn_position(*set, Random(seed));
    if (rules == RuleSet::chess)
        if (const auto legal = check_position(*set); !legal) return refuse(legal.error());
    return *set;
}

Parameter square_parameter(const char* name, const char* summary) {
    return {.name = name, .low = 11, .high = 88, .summary = summary};
}

} // namespace

const std::vector<Parameter>& setup_parameters() {
    static const std::vector<Parameter> parameters{
        {.name = "rules",
         .kind = Parameter::Kind::choice,
         .choices = {"chess", "original"},
         .fallback = "chess",
         .summary = mark("chess checks every move, original none")},
        square_parameter("black_king", mark("the black king's square, file and rank")),
        square_parameter("white_king", mark("the white king's square")),
        square_parameter("knight", mark("the knight's square")),
        square_parameter("bishop", mark("the bishop's square")),
        {.name = "fen", .kind = Parameter::Kind::text, .summary = mark("the position in chess notation")},
        {.name = "order",
         .kind = Parameter::Kind::choice,
         .choices = {"-10", "10"},
         .fallback = "-10",
         .summary = mark("the black king looks to the left (-10) or right (10) first")},
        {.name = "move_counter",
         .low = -99'999'999,
         .high = 99'999'999,
         .fallback = "50",
         .summary = mark("moves that White has")},
        {.name = "shown",
         .low = 0,
         .high = 99,
         .summary = mark("where the calculator showed the black king last")},
    };
    return parameters;
}

const std::vector<Preset>& setup_presets() {
    static const std::vector<Preset> presets{
        {"example",
         mark("the document's example: black king e8, Kc1 Ne1 Bg1"),
         {{"black_king", "58"}, {"white_king", "31"}, {"knight", "51"}, {"bishop", "71"}}},
        {"home",
         mark("as a game of chess begins: black king e8, Ke1 Ng1 Bf1"),
         {{"fen", "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1"}}},
        {"centre", mark("the black king in the middle"), {{"fen", "8/8/8/3k4/8/8/8/2B1K1N1 w - - 0 1"}}},
        {"corner",
         mark("the classic drive out of the wrong corner"),
         {{"fen", "6k1/5N2/5K2/8/4B3/8/8/8 w - - 0 1"}}},
        {"random", mark("any legal position, drawn from the seed"), {}},
    };
    return presets;
}

Result<Seen> set_up(const CheckedSettings& settings, std::uint64_t seed) {
    const RuleSet rules = settings.word("rules") == "original" ? RuleSet::original : RuleSet::chess;
    auto position = placed(settings, rules, seed);
    if (!position) return refuse(position.error());
    position->order = settings.whole("order");
    const bool clock_from_fen = settings.is_set("fen") && !settings.is_set("move_counter");
    if (!clock_from_fen) position->move_counter = settings.whole("move_counter");
    if (rules == RuleSet::chess && position->move_counter < 1)
        return refuse("move_counter must be 1 or more under the rules of chess, not {}.",
                      position->move_counter);
    position->shown = settings.optional_whole("shown").value_or(position->black_king);
    return Seen{
        .rules = rules, .position = *position, .reply = Reply::moved, .moves_made = 0, .last = std::nullopt};
}

} // namespace pmk::bishop_knight
