#include "games/tom_jerry/game.hpp"

#include "games/tom_jerry/command.hpp"
#include "pmkgames/random.hpp"
#include "pmkgames/typed_match.hpp"

#include <string>

namespace pmk::tom_jerry {

namespace {

struct TomJerryRules {
    using State = tom_jerry::Seen;
    using Move = Command;
    using Seen = tom_jerry::Seen;

    static std::optional<Seat> turn(const State& state) {
        return state.end == End::none ? std::optional<Seat>(1) : std::nullopt;
    }

    static std::vector<Move> legal_moves(const State& state) {
        if (state.end != End::none) return {};
        return {Command::down, Command::left, Command::pass, Command::right, Command::up};
    }

    static Result<Move> parse_move(const State&, std::string_view text) {
        if (const auto command = parse_command(text)) return *command;
        return refuse("A move is a number of at most 8 digits: 2 down, 4 left, 6 right, 8 up, 5 passes.");
    }

    static std::string move_text(const State&, const Move& move) { return {command_digit(move)}; }

    static void apply(State& state, const Move& move) {
        state.last = play(state.position, move);
        state.end = state.last->end;
    }

    static Outcome outcome(const State& state) {
        switch (state.end) {
        case End::none:
            break;
        case End::escaped:
            return {Outcome::Kind::won, 1, "escaped",
                    say("You have escaped on turn {}.", state.position.turn)};
        case End::caught:
            return {Outcome::Kind::lost, 0, "caught",
                    say("Tom has caught you on turn {}.", state.position.turn)};
        }
        return {};
    }

    static Seen observe(const State& state, Seat) { return state; }

    static std::string display(const State& state) { return tom_jerry::display(state); }

    static Json position(const State& state) {
        return {{"tom", state.position.tom},
                {"jerry", state.position.jerry},
                {"jump_counter", state.position.jump_counter},
                {"turn", state.position.turn},
                {"moves", state.position.moves},
                {"generator", fraction_text(state.generator)}};
    }
};

Fraction drawn_fraction(std::uint64_t seed) {
    const std::string digits = std::to_string(Random(seed).below(100'000'000));
    return *parse_fraction("0." + std::string(8 - digits.size(), '0') + digits);
}

Result<void> set_square(const CheckedSettings& settings, const char* name, Square& square) {
    const auto asked = settings.optional_whole(name);
    if (!asked) return {};
    if (!can_stand(*asked))
        return refuse("{} must be a free square of the hall, row and column from 1 to 9, not {}.", name,
                      *asked);
    square = *asked;
    return {};
}

class TomJerryGame final : public Game {
  public:
    const GameInfo& info() const override { return info_; }

  protected:
    Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                 std::uint64_t seed) const override {
        const auto start = start_position(settings, seed);
        if (!start) return refuse(start.error());
        return match_at({.position = start->position,
                         .generator = start->generator,
                         .end = End::none,
                         .last = std::nullopt});
    }

  private:
    const GameInfo info_{
        .id = "tom-jerry",
        .title = mark("Tom & Jerry"),
        .blurb = mark("run from the cat to a hole"),
        .best = mark("Best: escaped on turn {}."),
        .seats = 1,
        .has_original = true,
        .parameters =
            {{.name = "generator",
              .kind = Parameter::Kind::decimal,
              .low = 0,
              .high = 1,
              .summary = mark("seed number that draws the start squares")},
             {.name = "tom", .low = 11, .high = 99, .summary = mark("Tom's square, row and column")},
             {.name = "jerry", .low = 11, .high = 99, .summary = mark("Jerry's square, row and column")},
             {.name = "jump_counter",
              .kind = Parameter::Kind::choice,
              .choices = {"11", "9", "7", "5", "3", "1"},
              .fallback = "11",
              .summary = mark("Tom's jumps: 11 is five of them, 1 none")},
             {.name = "turn",
              .low = 1,
              .high = most_counted,
              .fallback = "1",
              .summary = mark("number of the first turn")},
             {.name = "moves",
              .low = 0,
              .high = most_counted,
              .fallback = "0",
              .summary = mark("moves that Jerry has made")}},
        .presets = {{"example",
                     mark("as the original shows it: Tom 53, Jerry 37"),
                     {{"tom", "53"}, {"jerry", "37"}}},
                    {"tired", mark("Tom no longer jumps"), {{"jump_counter", "1"}}},
                    {"corner", mark("Jerry starts far from every hole"), {{"tom", "53"}, {"jerry", "99"}}}},
    };
};

} // namespace

Fraction seed_number(const CheckedSettings& settings, std::uint64_t seed) {
    const char* const asked = settings.find("generator");
    // Checked settings hold a number that can be read.
    return asked ? parse_fraction(asked).value_or(Fraction{}) : drawn_fraction(seed);
}

Result<Start> start_position(const CheckedSettings& settings, std::uint64_t seed) {
    Start start = drawn_start(seed_number(settings, seed));
    Position& position = start.position;
    if (const auto set = set_square(settings, "tom", position.tom); !set) return refuse(set.error());
    if (const auto set = set_square(settings, "jerry", position.jerry); !set) return refuse(set.error());
    if (position.tom == position.jerry)
        return refuse("Tom and Jerry must start on different squares, not both on {}.", position.tom);
    position.jump_counter = settings.whole("jump_counter");
    position.turn = settings.whole("turn");
    position.moves = settings.whole("moves");
    return start;
}

void to_json(Json& json, const Seen& seen) {
    json = TomJerryRules::position(seen);
}

std::string display(const Seen& seen) {
    switch (seen.end) {
    case End::none:
        break;
    case End::escaped:
        return std::to_string(seen.position.moves);
    case End::caught:
        return "ЕГГ0Г";
    }
    return std::to_string(seen.position.tom * 1'000'000 + seen.position.jerry);
}

std::unique_ptr<Match> match_at(const Seen& state) {
    return std::make_unique<TypedMatch<TomJerryRules>>(state);
}

const Game& game() {
    static const TomJerryGame the_game;
    return the_game;
}

} // namespace pmk::tom_jerry
