#include "games/xorka/game.hpp"

#include "pmkgames/typed_match.hpp"

#include <algorithm>

namespace pmk::xorka {
namespace {

Json position_json(const Position& position) {
    Json::array_t rows;
    rows.reserve(static_cast<std::size_t>(position.board.size));
    for (int row = 0; row < position.board.size; ++row)
        rows.emplace_back(row_text(position.board, row));
    Json json = Json::object();
    json.emplace("rows", std::move(rows));
    json.emplace("sum", sum(position.board));
    json.emplace("presses", position.presses);
    return json;
}

struct XorkaRules {
    using State = Position;
    using Move = xorka::Move;
    using Seen = xorka::Seen;

    static std::optional<Seat> turn(const State& state) {
        return !dark(state.board) ? std::optional(Seat{1}) : std::nullopt;
    }
    static std::vector<Move> legal_moves(const State& state) { return xorka::legal_moves(state); }
    static Result<Move> parse_move(const State& state, std::string_view text) {
        return xorka::parse_move(state, text);
    }
    static std::string move_text(const State&, const Move& move) { return cell_text(move); }
    static void apply(State& state, const Move& move) { xorka::apply(state, move); }
    static Outcome outcome(const State& state) { return xorka::outcome(state); }
    static Seen observe(const State& state, Seat) { return {state}; }
    static std::string display(const State&) { return {}; }
    static Json position(const State& state) { return position_json(state); }
};

Result<Board> given_board(const CheckedSettings& settings) {
    auto board = parse_board(settings.word("rows"));
    if (board && settings.is_set("size") && board->size != settings.whole("size"))
        return refuse("rows has {} rows, but size is {}; they must agree.", board->size,
                      settings.whole("size"));
    return board;
}

Result<Board> board_from_seed(const CheckedSettings& settings, Crossing crossing, std::uint64_t seed) {
    const int size = settings.whole("size");
    const int most = most_crosses(size, crossing);
    int crosses = settings.whole("crosses");
    // On a small field the usual number of crosses may be too many; only a number that was asked for is
    // refused.
    if (!settings.is_set("crosses")) crosses = std::min(crosses, most);
    if (crosses > most)
        return refuse("crosses must be a whole number from 1 to {} on this field, not {}.", most, crosses);
    return drawn_board(size, crosses, crossing, Random(seed));
}

class XorkaGame final : public Game {
  public:
    const GameInfo& info() const override { return info_; }

  protected:
    Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                 std::uint64_t seed) const override {
        const Crossing crossing = settings.word("crossing") == "kept" ? Crossing::kept : Crossing::flipped;
        const auto board =
            settings.is_set("rows") ? given_board(settings) : board_from_seed(settings, crossing, seed);
        if (!board) return refuse(board.error());
        return std::make_unique<TypedMatch<XorkaRules>>(Position{*board, crossing, 0});
    }

  private:
    const GameInfo info_{
        .id = "xorka",
        .title = mark("Xorka"),
        .blurb = mark("put out the lights"),
        .best = mark("Best: presses {}."),
        .seats = 1,
        .parameters = {{.name = "size",
                        .low = least_size,
                        .high = most_size,
                        .fallback = "10",
                        .summary = mark("rows and columns of the field")},
                       {.name = "crosses",
                        .low = 1,
                        .high = std::int64_t{most_size} * most_size,
                        .fallback = "8",
                        .summary = mark("crosses that make the field")},
                       {.name = "crossing",
                        .kind = Parameter::Kind::choice,
                        .choices = {"flipped", "kept"},
                        .fallback = "flipped",
                        .summary = mark("what a press does to its own cell")},
                       {.name = "rows",
                        .kind = Parameter::Kind::text,
                        .summary = mark("the field itself: 0110/1001/..., in place of crosses")}},
        .presets = {{"first", mark("three crosses"), {{"crosses", "3"}}},
                    {"classic", mark("eight crosses"), {{"crosses", "8"}}},
                    {"hard", mark("sixteen crosses"), {{"crosses", "16"}}},
                    {"expert", mark("thirty crosses"), {{"crosses", "30"}}},
                    {"small", mark("six by six, four crosses"), {{"size", "6"}, {"crosses", "4"}}},
                    {"large", mark("twenty by twenty, ten crosses"), {{"size", "20"}, {"crosses", "10"}}},
                    {"kept", mark("the crossing stays as it is"), {{"crosses", "4"}, {"crossing", "kept"}}}},
    };
};

} // namespace

void to_json(Json& json, const Seen& seen) {
    json = position_json(seen.position);
}

const Game& game() {
    static const XorkaGame the_game;
    return the_game;
}

} // namespace pmk::xorka
