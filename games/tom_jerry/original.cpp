#include "games/tom_jerry/original.hpp"

#include "games/tom_jerry/game.hpp"

#include <fmt/core.h>

namespace pmk::tom_jerry {
namespace {

constexpr int generator_register = 12;
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
        store(1, set_up->tom);
        store(3, set_up->jump_counter);
        store(4, set_up->turn);
        store(5, set_up->jerry);
        store(6, set_up->moves);
        machine.set_x(mk61::Number::from_double(set_up->tom * 1e6 + set_up->jerry));
    }

    void press(std::string_view move) override { type(fmt::format("{} С/П", move)); }

    Reading read() const override {
        Reading reading{.display = machine().display().compact()};
        reading.position = {{"tom", whole_register(1)},
                            {"jerry", whole_register(5)},
                            {"jump_counter", whole_register(3)},
                            {"turn", whole_register(4)},
                            {"moves", whole_register(6)}};
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

    // Y holds the turn unless the error has come.
    std::string disagreement(const Match& native) const override {
        const mk61::State& state = machine().state();
        if (state.glass == mk61::Glass::error) return {};
        return native.position().at("turn") == state.y.to_double() ? "" : "turn in Y";
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
