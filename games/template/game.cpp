#include "games/template/game.hpp"

#include "pmkgames/typed_match.hpp"

namespace pmk::template_game {
namespace {

Json position_json(const Position& position) {
    return {{"stones", position.stones}, {"seat", position.seat}};
}

struct TemplateRules {
    using State = Position;
    using Move = template_game::Move;
    using Seen = template_game::Seen;

    static std::optional<Seat> turn(const State& state) {
        return state.stones > 0 ? std::optional(state.seat) : std::nullopt;
    }
    static std::vector<Move> legal_moves(const State& state) { return template_game::legal_moves(state); }
    static Result<Move> parse_move(const State& state, std::string_view text) {
        return template_game::parse_move(state, text);
    }
    static std::string move_text(const State&, const Move& move) { return std::to_string(move.stones); }
    static void apply(State& state, const Move& move) { template_game::apply(state, move); }
    static Outcome outcome(const State& state) { return template_game::outcome(state); }
    static Seen observe(const State& state, Seat) { return {state}; }
    static std::string display(const State&) { return {}; }
    static Json position(const State& state) { return position_json(state); }
};

class TemplateGame final : public Game {
  public:
    const GameInfo& info() const override { return info_; }

  protected:
    Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                 std::uint64_t seed) const override {
        Position position = drawn_position(Random(seed));
        if (const auto stones = settings.optional_whole("stones")) position.stones = *stones;
        return std::make_unique<TypedMatch<TemplateRules>>(position);
    }

  private:
    const GameInfo info_{
        .id = "template",
        .title = mark("Template"),
        .blurb = mark("take the last stone"),
        .seats = 2,
        .parameters = {{.name = "stones",
                        .low = 1,
                        .high = most_stones,
                        .summary = mark("stones in the heap at the start")}},
        .presets = {{"short", mark("a heap of seven"), {{"stones", "7"}}}},
    };
};

} // namespace

void to_json(Json& json, const Seen& seen) {
    json = position_json(seen.position);
}

const Game& game() {
    static const TemplateGame the_game;
    return the_game;
}

} // namespace pmk::template_game
