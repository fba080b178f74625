#include "games/night_battle/original.hpp"

#include "games/listings.hpp"
#include "games/night_battle/command.hpp"
#include "games/night_battle/game.hpp"
#include "pmkgames/check.hpp"

#include <fmt/core.h>

#include <algorithm>
#include <cstdlib>

namespace pmk::night_battle {
namespace {

struct ShipRegisters {
    int x;
    int y;
    int lives;
};

constexpr std::array<ShipRegisters, 2> ship_registers{{{7, 8, 2}, {4, 5, 1}}};
constexpr int shots_register = 0;
constexpr int advice_x_register = 3;
constexpr int advice_y_register = 11;
constexpr int seat_register = 13;
constexpr char first_speed_key = 'c';
constexpr char second_speed_key = '9';

// Steps of our listing (listing.mk61) that hold parameters.
constexpr std::size_t size_step = 94; // two digits
constexpr std::array<std::size_t, 2> shots_step{4, 7};
constexpr std::array<std::size_t, 2> lives_step{0, 103};
constexpr std::array<std::size_t, 2> speed_step{2, 9};
constexpr std::uint8_t recall_first_speed = 0x6C;
constexpr std::uint8_t no_operation = 0x54;

constexpr std::string_view no_shots_left = "1.1111111-01";
constexpr std::string_view hit = "3.1415926";

bool is_miss(std::string_view display) {
    return display.find(".1111111") != std::string_view::npos;
}

mk61::Listing our_listing() {
    auto listing = mk61::read_listing(listings::night_battle, "night-battle");
    PMK_CHECK(listing.has_value()); // it is built in
    return *std::move(listing);
}

// Writes the parameters into our listing; the registers that a speed of two digits needs are typed before
// the start.
void write_parameters(mk61::Listing& listing, const Setup& setup) {
    const auto code = [&](std::size_t step) -> std::uint8_t& { return listing.program.at(step).code; };
    code(size_step) = static_cast<std::uint8_t>(setup.size / 10);
    code(size_step + 1) = static_cast<std::uint8_t>(setup.size % 10);
    for (std::size_t ship = 0; ship < setup.classes.size(); ++ship) {
        const ShipClass& ship_class = setup.classes[ship];
        code(shots_step[ship]) = static_cast<std::uint8_t>(ship_class.shots);
        code(lives_step[ship]) = static_cast<std::uint8_t>(ship_class.lives);
        code(speed_step[ship]) = static_cast<std::uint8_t>(ship_class.speed);
    }
    if (setup.classes[0].speed > 9) code(speed_step[0]) = recall_first_speed;
    if (setup.classes[1].speed > 9) code(speed_step[1]) = code(speed_step[1] + 1) = no_operation;
}

class NightBattleOriginal final : public Original {
  public:
    NightBattleOriginal(mk61::Listing listing, const Setup& setup, std::uint64_t seed,
                        const std::array<SetSquare, 2>& squares)
        : Original(std::move(listing)), size_(setup.size) {
        type(fmt::format("{} x→П {}", setup.classes[0].speed, first_speed_key));
        type(fmt::format("{} x→П {}", setup.classes[1].speed, second_speed_key));
        Random random(seed);
        const auto hour = random.below(24);
        const auto minute = random.below(60);
        type("9 x→П 3");
        type("5 x→П 0");
        type(fmt::format("0.{:02}{:02}5 x→П d", hour, minute));
        type("БП 90 С/П");
        run();
        look_at("x1", ship_registers[0].x, squares[0].x);
        look_at("y1", ship_registers[0].y, squares[0].y);
        look_at("x2", ship_registers[1].x, squares[1].x);
        look_at("y2", ship_registers[1].y, squares[1].y);
        type("П→x d");
    }

    Settings drawn_settings() const override { return drawn_; }

    void press(std::string_view move) override {
        auto target = named_square(move, size_);
        if (!target) {
            // The native match has taken the move, so it is to stay.
            const ShipRegisters& ship = ship_registers.at(place_of_seat(whole_register(seat_register)));
            target = Square{whole_register(ship.x), whole_register(ship.y)};
        }
        type(fmt::format("{} В↑ {} С/П", target->x, target->y));
    }

    Reading read() const override {
        Reading reading{.display = machine().display().compact()};
        const Seat seat = whole_register(seat_register);
        if (phase() == Phase::over) {
            reading.outcome = Outcome::Kind::won;
            reading.winner = seat;
        }
        Json ships = Json::array();
        for (const Ship& ship : ships_read())
            ships.push_back({{"x", ship.at.x}, {"y", ship.at.y}, {"lives", ship.lives}});
        reading.position = {{"ships", std::move(ships)},
                            {"seat", seat},
                            {"phase", phase_word(phase())},
                            {"shots_left", shots_left()}};
        return reading;
    }

    std::unique_ptr<Match> answered(const Match& native) const override {
        Position position = position_of(native);
        position.ships = ships_read();
        position.shots_left = shots_left();
        const Seat seat = whole_register(seat_register);
        const auto on_field = [&](int coordinate) {
            return coordinate >= 0 && coordinate < position.setup.size;
        };
        for (const Ship& ship : position.ships)
            if (!on_field(ship.at.x) || !on_field(ship.at.y) || ship.lives < 0 || ship.lives > most_lives)
                return nullptr;
        if ((seat != 1 && seat != 2) || position.shots_left < 0 || position.shots_left > most_shots)
            return nullptr;
        if (seat != active_seat(position)) {
            const bool just_passed = position.phase == Phase::fire && position.turn > 1 &&
                                     (position.shots.empty() || position.shots.back().turn != position.turn);
            position.turn += just_passed ? -1 : 1;
        }
        position.phase = phase();
        const bool shot_now = !position.shots.empty() && position.shots.back().turn == position.turn;
        if (shot_now) {
            const Advice told = is_miss(machine().display().compact()) ? advice_read() : Advice{};
            if (std::abs(told.x) > 1 || std::abs(told.y) > 1) return nullptr;
            position.shots.back().advice = told;
        }
        for (std::size_t ship = 0; ship < position.ships.size(); ++ship)
            if (position.sailings[ship]) position.sailings[ship]->to = position.ships[ship].at;
        return match_at(position);
    }

    std::string disagreement(const Match& native) const override {
        if (!is_miss(machine().display().compact())) return {};
        const auto seen = native.observe(native.turn().value_or(1));
        const auto& shots = dynamic_cast<const TypedObservation<Seen>&>(*seen).seen().own_shots;
        return !shots.empty() && shots.back().advice == advice_read() ? "" : "advice";
    }

  private:
    std::array<Ship, 2> ships_read() const {
        std::array<Ship, 2> ships;
        for (std::size_t ship = 0; ship < ships.size(); ++ship) {
            const ShipRegisters& registers = ship_registers[ship];
            ships[ship] = {{whole_register(registers.x), whole_register(registers.y)},
                           whole_register(registers.lives)};
        }
        return ships;
    }

    Phase phase() const {
        if (machine().state().glass == mk61::Glass::error) return Phase::over;
        const std::string display = machine().display().compact();
        return display == no_shots_left || display == hit ? Phase::sail : Phase::fire;
    }

    // Behind a miss the first digit tells, before the first shot the register.
    int shots_left() const {
        if (phase() != Phase::fire) return 0;
        const std::string display = machine().display().compact();
        return is_miss(display) ? display.front() - '0' : whole_register(shots_register);
    }

    Advice advice_read() const {
        const auto sign = [this](int index) {
            return static_cast<std::int8_t>(std::clamp(whole_register(index), -9, 9));
        };
        return {sign(advice_x_register), sign(advice_y_register)};
    }

    // The players look at their squares; one that is set is typed in.
    void look_at(const char* name, int index, std::optional<int> set) {
        if (set) return type(fmt::format("{} x→П {}", *set, index));
        type(fmt::format("П→x {}", index));
        drawn_[name] = machine().display().compact();
    }

    int size_;
    Settings drawn_;
};

} // namespace

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing) {
    const auto setup = set_up(settings);
    if (!setup) return refuse(setup.error());
    const auto squares = set_squares(settings, *setup);
    if (!squares) return refuse(squares.error());
    if (listing.bytes() == our_listing().bytes()) {
        // Ours sails by the document.
        if (setup->rules == RuleSet::original)
            return refuse("rules=original needs --listing with the program that circulates.");
        write_parameters(listing, *setup);
    }
    return std::make_unique<NightBattleOriginal>(std::move(listing), *setup, seed, *squares);
}

Settings settings_of_start(const Match& start) {
    const Json position = start.position();
    const Json& ships = position["ships"];
    Settings settings;
    for (std::size_t ship = 0; ship < ship_registers.size(); ++ship)
        for (const char* axis : {"x", "y"})
            settings[axis + std::to_string(ship + 1)] = std::to_string(ships[ship][axis].get<int>());
    return settings;
}

} // namespace pmk::night_battle
