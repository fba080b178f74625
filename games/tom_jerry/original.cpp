#include "games/tom_jerry/original.hpp"

#include "games/tom_jerry/game.hpp"
#include "games/tom_jerry/registers.hpp"

#include <fmt/core.h>

namespace pmk::tom_jerry {
namespace {

constexpr std::uint8_t escape_stop = 0xA5; // where the program counter stands after the last С/П

// For the keys: with an exponent, because zeros before the first digit would take the places of the last.
std::string typed_text(const Fraction& fraction) {
    const std::string digits = std::to_string(fraction.mantissa);
    return fraction.mantissa == 0 ? "0"
                                  : fmt::format("{}.{}e{}", digits[0], digits.substr(1), fraction.exponent);
}

// A number of the calculator in [0, 1), or nothing.
std::optional<Fraction> fraction_of(mk61::Number number) {
    if (number.is_zero()) return Fraction{};
    if (!number.is_decimal() || number.is_negative() || number.exponent() < 0x900) return std::nullopt;
    Fraction fraction;
    for (int place = 1; place <= 8; ++place)
        fraction.mantissa = 10 * fraction.mantissa + number.digit(place);
    const auto exponent = number.exponent();
    fraction.exponent =
        static_cast<int>(100 * (exponent >> 8U) + 10 * (exponent >> 4U & 15U) + (exponent & 15U)) - 1000;
    return fraction;
}

class TomJerryOriginal final : public Original {
  public:
    TomJerryOriginal(mk61::Listing listing, const Fraction& generator, const std::optional<Position>& set_up)
        : Original(std::move(listing)) {
        type(fmt::format("Cx {} x→П c В/О С/П", typed_text(generator)));
        run();
        if (!set_up) return;
        // No keys lead to a given position; С/П behind the stop of the main loop goes on from it.
        mk61::Machine& machine = machine_before_start();
        const auto store = [&](int index, int value) {
            machine.set_register(index, mk61::Number::from_double(value));
        };
        store(tom_register, set_up->tom);
        store(jump_register, set_up->jump_counter);
        store(turn_register, set_up->turn);
        store(jerry_register, set_up->jerry);
        store(moves_register, set_up->moves);
        type(fmt::format("{} В↑", set_up->turn)); // Y holds the turn at every stop
        machine.set_x(mk61::Number::from_double(set_up->tom * 1e6 + set_up->jerry));
    }

    void press(std::string_view move) override { type(fmt::format("{} С/П", move)); }

    Reading read() const override {
        Reading reading{.display = machine().display().compact()};
        const Position position = read_position();
        reading.position = {{"tom", position.tom},
                            {"jerry", position.jerry},
                            {"jump_counter", position.jump_counter},
                            {"turn", position.turn},
                            {"moves", position.moves}};
        const auto generator = fraction_of(machine().register_value(generator_register));
        reading.position["generator"] = generator ? Json(fraction_text(*generator)) : Json();
        if (machine().state().glass == mk61::Glass::error) {
            reading.outcome = Outcome::Kind::lost;
        } else if (machine().state().pc == escape_stop) {
            reading.outcome = Outcome::Kind::won;
            reading.winner = 1;
        }
        return reading;
    }

    std::unique_ptr<Match> answered(const Match& native) const override {
        const auto observation = native.observe(1);
        Seen seen = dynamic_cast<const TypedObservation<Seen>&>(*observation).seen();
        const Position told = read_position();
        // Where the native game stands is good enough, be it below the hall.
        const auto possible = [](Square square, Square at) { return square == at || can_stand(square); };
        if (!possible(told.tom, seen.position.tom) || !possible(told.jerry, seen.position.jerry) ||
            told.jump_counter < 1 || told.jump_counter > first_jump_counter || told.turn < 1 ||
            told.moves < 0)
            return nullptr;
        if (seen.last) {
            seen.last->jerry_to = told.jerry;
            if (told.tom != seen.position.tom) {
                seen.last->tom_steps = 1;
                seen.last->tom_to = {told.tom};
            }
        }
        seen.position = told;
        const Outcome::Kind outcome = read().outcome;
        seen.end = outcome == Outcome::Kind::lost  ? End::caught
                   : outcome == Outcome::Kind::won ? End::escaped
                                                   : End::none;
        if (seen.last) seen.last->end = seen.end;
        if (const auto generator = fraction_of(machine().register_value(generator_register)))
            seen.generator = *generator;
        return match_at(seen);
    }

    // Y holds the turn unless the error has come.
    std::string disagreement(const Match& native) const override {
        const mk61::State& state = machine().state();
        if (state.glass == mk61::Glass::error) return {};
        return native.position().at("turn") == state.y.to_double() ? "" : "turn in Y";
    }

  private:
    Position read_position() const {
        return {.tom = whole_register(tom_register),
                .jerry = whole_register(jerry_register),
                .jump_counter = whole_register(jump_register),
                .turn = whole_register(turn_register),
                .moves = whole_register(moves_register)};
    }
};

} // namespace

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing) {
    const auto set_up = start_position(settings, seed);
    if (!set_up) return refuse(set_up.error());
    bool is_set = false;
    for (const char* name : {"tom", "jerry", "jump_counter", "turn", "moves"})
        is_set = is_set || settings.is_set(name);
    return std::make_unique<TomJerryOriginal>(std::move(listing), seed_number(settings, seed),
                                              is_set ? std::optional(set_up->position) : std::nullopt);
}

} // namespace pmk::tom_jerry
