#include "games/bishop_knight/game.hpp"

#include "games/bishop_knight/chess_laws.hpp"
#include "games/bishop_knight/notation.hpp"
#include "games/bishop_knight/setup.hpp"
#include "pmkgames/typed_match.hpp"

namespace pmk::bishop_knight {

namespace {

constexpr const char* error_display = "ЕГГ0Г";
constexpr const char* mate_display = "3.ГГ0Г";

Outcome drawn(const char* reason, Text sentence) {
    return {Outcome::Kind::draw, 0, reason, std::move(sentence)};
}

Outcome outcome_of(const Seen& seen) {
    const std::string king = square_name(seen.position.black_king);
    switch (seen.reply) {
    case Reply::moved:
        break;
    case Reply::mate:
        return {Outcome::Kind::won, 1, "mate", say("Mate! The king on {} has no square left.", king)};
    case Reply::stalemate:
        return drawn("stalemate", say("A draw: the king on {} is not attacked and cannot move.", king));
    case Reply::king_beside:
        return drawn("king beside", say("A draw: your king stood next to the black one, on {}.", king));
    case Reply::piece_taken:
        return drawn("piece taken", say("A draw: the king has taken a piece on {}.", king));
    case Reply::moves_used_up:
        return drawn("moves used up", say("A draw: your moves are used up."));
    case Reply::error:
        return drawn("error", say("A draw: the calculator shows its error."));
    }
    return {};
}

struct BishopKnightRules {
    using State = bishop_knight::Seen;
    using Move = bishop_knight::Move;
    using Seen = bishop_knight::Seen;

    static std::optional<Seat> turn(const State& state) {
        return over(state) ? std::nullopt : std::optional<Seat>(1);
    }

    static std::vector<Move> legal_moves(const State& state) { return bishop_knight::legal_moves(state); }

    static Result<Move> parse_move(const State& state, std::string_view text) {
        const auto move = parse_move_text(text);
        if (!move) return refuse("A move is a piece (K, N, B or 4, 5, 6) and a square, such as Ne5 or 5 55.");
        if (state.rules == RuleSet::chess)
            if (const auto legal = check_move(state.position, *move); !legal) return refuse(legal.error());
        return *move;
    }

    static std::string move_text(const State&, const Move& move) { return bishop_knight::move_text(move); }

    static void apply(State& state, const Move& move) {
        Position& position = state.position;
        Turn turn{.move = move,
                  .from = square_of(position, move.piece),
                  .king_from = position.black_king,
                  .king_to = 0};
        place(position, move);
        state.reply = state.rules == RuleSet::chess ? chess_reply(position) : reply(position);
        turn.king_to = position.black_king;
        state.last = turn;
        ++state.moves_made;
    }

    static Outcome outcome(const State& state) { return outcome_of(state); }
    static Seen observe(const State& state, Seat) { return state; }
    static std::string display(const State& state) { return bishop_knight::display(state); }

    static Json position(const State& state) {
        return {{"black_king", state.position.black_king},
                {"white_king", state.position.white_king},
                {"knight", state.position.knight},
                {"bishop", state.position.bishop},
                {"order", state.position.order},
                {"move_counter", state.position.move_counter},
                {"shown", state.position.shown}};
    }
};

class BishopKnightGame final : public Game {
  public:
    const GameInfo& info() const override { return info_; }

  protected:
    Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                 std::uint64_t seed) const override {
        const auto state = set_up(settings, seed);
        if (!state) return refuse(state.error());
        return match_at(*state);
    }

  private:
    const GameInfo info_{
        .id = "bishop-knight",
        .title = mark("Bishop & Knight"),
        .blurb = mark("mate the lone king"),
        .best = mark("Best: mate on move {}."),
        .seats = 1,
        .has_original = true,
        .parameters = setup_parameters(),
        .presets = setup_presets(),
    };
};

} // namespace

void to_json(Json& json, const Seen& seen) {
    json = BishopKnightRules::position(seen);
}

std::string display(const Seen& seen) {
    switch (seen.reply) {
    case Reply::moved:
        return std::to_string(seen.position.black_king);
    case Reply::mate:
        return mate_display;
    default:
        return error_display;
    }
}

std::vector<Move> legal_moves(const Seen& seen) {
    if (over(seen)) return {};
    if (seen.rules == RuleSet::chess) return white_moves(seen.position);
    std::vector<Move> moves;
    for (const Piece piece : {Piece::king, Piece::knight, Piece::bishop})
        for (Square square = 11; square <= 88; ++square)
            if (on_board(square)) moves.push_back({piece, square});
    return moves;
}

std::unique_ptr<Match> match_at(const Seen& state) {
    return std::make_unique<TypedMatch<BishopKnightRules>>(state);
}

const Game& game() {
    static const BishopKnightGame the_game;
    return the_game;
}

} // namespace pmk::bishop_knight
