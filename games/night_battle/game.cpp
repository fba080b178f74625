#include "games/night_battle/game.hpp"

#include "games/night_battle/command.hpp"
#include "pmkgames/typed_match.hpp"

namespace pmk::night_battle {
namespace {

Json square_json(Square square) {
    return {{"x", square.x}, {"y", square.y}};
}

Json advice_json(const Advice& advice) {
    return Json::array({advice.x, advice.y});
}

// The answer to the turn's last shot so far, of shots in order.
template <class Shots> std::optional<Advice> answer_of_turn(const Shots& shots, int turn) {
    return shots.empty() || shots.back().turn != turn ? std::nullopt : std::optional(shots.back().advice);
}

std::string indicator_line(Phase phase, Seat active, int shots_left, const std::optional<Advice>& answer) {
    if (phase == Phase::over) return "ЕГГ0Г";
    if (!answer) return std::to_string(active);
    if (answer->hit()) return "3.1415926";
    return shots_left == 0 ? "1.1111111-01" : std::to_string(shots_left) + ".1111111";
}

Json position_json(const Position& position) {
    Json ships = Json::array();
    for (const Ship& ship : position.ships)
        ships.push_back({{"x", ship.at.x}, {"y", ship.at.y}, {"lives", ship.lives}});
    return {{"ships", std::move(ships)},
            {"seat", active_seat(position)},
            {"phase", phase_word(position.phase)},
            {"shots_left", position.shots_left}};
}

struct NightBattleRules {
    using State = Position;
    using Move = night_battle::Move;
    using Seen = night_battle::Seen;

    static std::optional<Seat> turn(const State& state) {
        return state.phase != Phase::over ? std::optional(active_seat(state)) : std::nullopt;
    }
    static std::vector<Move> legal_moves(const State& state) { return night_battle::legal_moves(state); }
    static Result<Move> parse_move(const State& state, std::string_view text) {
        return night_battle::parse_move(state, text);
    }
    static std::string move_text(const State&, const Move& move) { return night_battle::move_text(move); }
    static void apply(State& state, const Move& move) { night_battle::apply(state, move); }
    static Outcome outcome(const State& state) { return night_battle::outcome(state); }
    static Seen observe(const State& state, Seat seat) { return night_battle::observe(state, seat); }
    static std::string display(const State& state) { return night_battle::display(state); }
    static Json position(const State& state) { return position_json(state); }
};

// A number that must also lie on the field.
Result<int> on_field(const char* name, int value, int size) {
    if (value < size) return value;
    return refuse("{} must be a whole number from 0 to {} on this field, not {}.", name, size - 1, value);
}

// The names of the parameters that belong to one ship.
struct ShipNames {
    const char* shots;
    const char* lives;
    const char* speed;
    const char* x;
    const char* y;
};

constexpr std::array<ShipNames, 2> ship_names{
    {{"shots1", "lives1", "speed1", "x1", "y1"}, {"shots2", "lives2", "speed2", "x2", "y2"}}};

Parameter whole(const char* name, int low, int high, const char* fallback, const char* summary) {
    return {.name = name, .low = low, .high = high, .fallback = fallback, .summary = summary};
}

Settings ship_settings(const char* shots1, const char* lives1, const char* speed1, const char* shots2,
                       const char* lives2, const char* speed2) {
    return {{"shots1", shots1}, {"lives1", lives1}, {"speed1", speed1},
            {"shots2", shots2}, {"lives2", lives2}, {"speed2", speed2}};
}

Settings circulating_settings() {
    Settings settings = ship_settings("3", "3", "1", "2", "2", "2");
    settings["size"] = "15";
    settings["rules"] = "original";
    return settings;
}

class NightBattleGame final : public Game {
  public:
    const GameInfo& info() const override { return info_; }

  protected:
    Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                 std::uint64_t seed) const override {
        const auto setup = set_up(settings);
        if (!setup) return refuse(setup.error());
        const auto set = set_squares(settings, *setup);
        if (!set) return refuse(set.error());
        std::array<Square, 2> squares = drawn_squares(setup->size, Random(seed));
        for (std::size_t ship = 0; ship < squares.size(); ++ship) {
            squares[ship].x = (*set)[ship].x.value_or(squares[ship].x);
            squares[ship].y = (*set)[ship].y.value_or(squares[ship].y);
        }
        return match_at(start_position(*setup, squares));
    }

  private:
    const GameInfo info_{
        .id = "night-battle",
        .title = mark("Night Battle"),
        .blurb = mark("a duel at sea"),
        .seats = 2,
        .hidden_information = true,
        .undo_allowed = false,
        .has_original = true,
        .parameters = {whole("size", least_size, most_size, "10",
                             mark("squares along each side of the field")),
                       {.name = "rules",
                        .kind = Parameter::Kind::choice,
                        .choices = {"document", "original"},
                        .fallback = "document",
                        .summary = mark("as described, or with the sailing fault of the program")},
                       whole("shots1", 1, most_shots, "3", mark("ship 1: shots a turn")),
                       whole("lives1", 1, most_lives, "3", mark("ship 1: lives")),
                       whole("speed1", 0, most_size - 1, "1", mark("ship 1: squares a turn on each axis")),
                       whole("shots2", 1, most_shots, "2", mark("ship 2: shots a turn")),
                       whole("lives2", 1, most_lives, "2", mark("ship 2: lives")),
                       whole("speed2", 0, most_size - 1, "2", mark("ship 2: squares a turn on each axis")),
                       whole("x1", 0, most_size - 1, "", mark("ship 1: start square")),
                       whole("y1", 0, most_size - 1, "", mark("ship 1: start square")),
                       whole("x2", 0, most_size - 1, "", mark("ship 2: start square")),
                       whole("y2", 0, most_size - 1, "", mark("ship 2: start square"))},
        .presets = {{"classic", mark("battleship against cruiser"),
                     ship_settings("3", "3", "1", "2", "2", "2")},
                    {"equal", mark("two ships alike"), ship_settings("3", "3", "1", "3", "3", "1")},
                    {"circulating", mark("as the program that circulates"), circulating_settings()}},
    };
};

} // namespace

const char* phase_word(Phase phase) {
    switch (phase) {
    case Phase::fire:
        return "fire";
    case Phase::sail:
        return "sail";
    case Phase::over:
        break;
    }
    return "over";
}

Result<Setup> set_up(const CheckedSettings& settings) {
    Setup setup;
    setup.size = settings.whole("size");
    setup.rules = settings.word("rules") == "original" ? RuleSet::original : RuleSet::document;
    for (std::size_t ship = 0; ship < ship_names.size(); ++ship) {
        const ShipNames& names = ship_names[ship];
        const auto speed = on_field(names.speed, settings.whole(names.speed), setup.size);
        if (!speed) return refuse(speed.error());
        setup.classes[ship] = {settings.whole(names.shots), settings.whole(names.lives), *speed};
    }
    return setup;
}

Result<std::array<SetSquare, 2>> set_squares(const CheckedSettings& settings, const Setup& setup) {
    std::array<SetSquare, 2> squares;
    for (std::size_t ship = 0; ship < ship_names.size(); ++ship) {
        const ShipNames& names = ship_names[ship];
        squares[ship] = {settings.optional_whole(names.x), settings.optional_whole(names.y)};
        const auto x = on_field(names.x, squares[ship].x.value_or(0), setup.size);
        const auto y = on_field(names.y, squares[ship].y.value_or(0), setup.size);
        for (const auto* number : {&x, &y})
            if (!*number) return refuse(number->error());
    }
    return squares;
}

void to_json(Json& json, const Seen& seen) {
    json = {{"seat", seen.seat},
            {"ship", square_json(seen.ship)},
            {"lives", seen.lives},
            {"turn", seen.turn},
            {"active", seat_of_turn(seen.turn)},
            {"phase", phase_word(seen.phase)},
            {"shots_left", seen.shots_left},
            {"own_shots", Json::array()},
            {"enemy_shots", Json::array()},
            {"own_sailing", nullptr}};
    for (const Shot& shot : seen.own_shots)
        json["own_shots"].push_back(
            {{"turn", shot.turn}, {"x", shot.at.x}, {"y", shot.at.y}, {"advice", advice_json(shot.advice)}});
    for (const Told& told : seen.enemy_shots)
        json["enemy_shots"].push_back({{"turn", told.turn}, {"advice", advice_json(told.advice)}});
    if (seen.own_sailing)
        json["own_sailing"] = {{"from", square_json(seen.own_sailing->from)},
                               {"target", square_json(seen.own_sailing->target)},
                               {"to", square_json(seen.own_sailing->to)}};
}

std::string display(const Position& position) {
    const auto answer = answer_of_turn(position.shots, position.turn);
    return indicator_line(position.phase, active_seat(position), position.shots_left, answer);
}

std::string display(const Seen& seen) {
    const Seat active = seat_of_turn(seen.turn);
    const auto answer = active == seen.seat ? answer_of_turn(seen.own_shots, seen.turn)
                                            : answer_of_turn(seen.enemy_shots, seen.turn);
    return indicator_line(seen.phase, active, seen.shots_left, answer);
}

std::unique_ptr<Match> match_at(const Position& position) {
    return std::make_unique<TypedMatch<NightBattleRules>>(position);
}

const Position& position_of(const Match& match) {
    return dynamic_cast<const TypedMatch<NightBattleRules>&>(match).state();
}

const Game& game() {
    static const NightBattleGame the_game;
    return the_game;
}

} // namespace pmk::night_battle
