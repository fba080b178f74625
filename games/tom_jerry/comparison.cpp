#include "games/tom_jerry/comparison.hpp"

#include "games/tom_jerry/command.hpp"
#include "games/tom_jerry/game.hpp"
#include "games/tom_jerry/original.hpp"
#include "games/tom_jerry/registers.hpp"
#include "pmkgames/check.hpp"
#include "pmkgames/kept_numbers.hpp"

#include <array>

namespace pmk::tom_jerry {
namespace {

constexpr std::array jump_counters{11, 9, 7, 5, 3, 1};

// Any numbers that are not at their start.
constexpr int turn_before = 12;
constexpr int moves_before = 7;

constexpr std::uint64_t seed_chunks = 100;
constexpr std::uint64_t seeds_in_chunk = 1000;

std::string text_of(int number) {
    return std::to_string(number);
}

// The squares of the hall, the columns too: the calculator answers there as well.
std::vector<Square> all_squares() {
    std::vector<Square> squares;
    for (Square square = 11; square <= 99; ++square)
        if (column(square) != 0) squares.push_back(square);
    return squares;
}

std::vector<Square> free_squares() {
    std::vector<Square> squares = all_squares();
    std::erase_if(squares, blocked);
    return squares;
}

Settings settings_of(const Position& position) {
    return {{"tom", text_of(position.tom)},
            {"jerry", text_of(position.jerry)},
            {"jump_counter", text_of(position.jump_counter)},
            {"turn", text_of(position.turn)},
            {"moves", text_of(position.moves)}};
}

// What the stopped machine and the native turn show differently, or nothing.
const char* difference(const mk61::Machine& machine, const Seen& native) {
    const mk61::State& state = machine.state();
    const Position& position = native.position;
    if (state.status != mk61::Status::stopped) return "end of the answer";
    if (machine.display().compact() != display(native)) return "display";
    const char* const wrong =
        wrong_register(state, std::array<KeptNumber, 5>{{
                                  {"tom", tom_register, position.tom},
                                  {"jerry", jerry_register, position.jerry},
                                  {"jump_counter", jump_register, position.jump_counter},
                                  {"turn", turn_register, position.turn},
                                  {"moves", moves_register, position.moves},
                              }});
    if (wrong) return wrong;
    if (native.end != End::caught && state.y.to_double() != position.turn) return "turn in Y";
    return nullptr;
}

class Everything final : public Comparison {
  public:
    Everything(const mk61::Listing& listing, Rule rule) : rule_(rule), squares_(all_squares()) {
        const Settings settings{{"generator", "0"}, {"tom", "53"}, {"jerry", "37"}};
        const CheckedSettings checked(game().info().parameters, settings);
        const auto original = make_original(checked, 0, listing);
        PMK_CHECK(original.has_value());
        ready_ = (*original)->machine().state();
    }

    std::uint64_t chunks() const override { return squares_.size() + seed_chunks; }

    ChunkResult compare_chunk(std::uint64_t chunk, StopFlag stop) const override {
        ChunkResult result;
        if (chunk >= squares_.size()) {
            compare_starts(chunk - squares_.size(), result);
            return result;
        }
        // Both on one square is where Tom has caught Jerry: the calculator plays on from there.
        for (const Square jerry : squares_) {
            if (is_set(stop)) {
                result.complete = false;
                break;
            }
            for (const int jump_counter : jump_counters)
                compare_turns({squares_[chunk], jerry, jump_counter, turn_before, moves_before}, result);
        }
        return result;
    }

  private:
    void compare_turns(const Position& position, ChunkResult& result) const {
        ++result.counts.positions;
        mk61::Machine machine(ready_);
        const auto store = [&](int index, int value) { machine.set_register(index, whole_number(value)); };
        store(tom_register, position.tom);
        store(jump_register, position.jump_counter);
        store(turn_register, position.turn);
        store(jerry_register, position.jerry);
        store(moves_register, position.moves);
        machine.set_x(mk61::Number::from_double(position.tom * 1e6 + position.jerry));
        const mk61::State before = machine.state();
        for (int digit = 0; digit <= 9; ++digit) {
            machine.set_state(before);
            machine.press(static_cast<mk61::Key>(digit));
            compare_turn(machine, position, text_of(digit), result);
        }
        // Without a digit the display is the number, and a large one.
        machine.set_state(before);
        compare_turn(machine, position, text_of(position.tom * 1'000'000 + position.jerry), result);
    }

    void compare_turn(mk61::Machine& machine, const Position& position, const std::string& command,
                      ChunkResult& result) const {
        machine.press(mk61::Key::run);
        result.counts.instructions += machine.run(Original::longest_answer);
        ++result.counts.moves;
        Seen native{.position = position, .generator = {}, .end = End::none, .last = std::nullopt};
        native.end = rule_(native.position, parse_command(command).value()).end;
        if (const char* const field = difference(machine, native))
            result.add_difference(found_at(field, game(), settings_of(position), {command}));
    }

    // Seed numbers of all sizes that can be typed in, and as the generator itself leaves them.
    void compare_starts(std::uint64_t number, ChunkResult& result) const {
        Random random(number);
        for (std::uint64_t i = 0; i < seeds_in_chunk; ++i) {
            const int exponent = -1 - static_cast<int>(random.below(4) == 0 ? random.below(8) : 0);
            const auto mantissa = static_cast<std::int64_t>(10'000'000 + random.below(90'000'000));
            compare_start({mantissa, exponent}, result);
        }
    }

    void compare_start(const Fraction& seed, ChunkResult& result) const {
        ++result.counts.positions;
        mk61::Machine machine(ready_);
        machine.set_register(generator_register, number_of(seed));
        machine.press(mk61::Key::go_back);
        machine.press(mk61::Key::run);
        result.counts.instructions += machine.run(Original::longest_answer);
        const Start start = drawn_start(seed);
        const char* field = difference(machine, {.position = start.position,
                                                 .generator = start.generator,
                                                 .end = End::none,
                                                 .last = std::nullopt});
        const mk61::Number kept = machine.register_value(generator_register);
        if (!field && kept.to_double() != number_of(start.generator).to_double()) field = "generator";
        if (field) result.add_difference(found_at(field, game(), {{"generator", fraction_text(seed)}}, {}));
    }

    static mk61::Number number_of(const Fraction& fraction) {
        const auto number = fraction_text(fraction);
        return mk61::Number::from_double(std::stod(number));
    }

    Rule rule_;
    std::vector<Square> squares_;
    mk61::State ready_; // waits for a command
};

Settings random_settings(Random& random) {
    if (random.below(2) == 0) return {};
    static const std::vector<Square> squares = free_squares();
    Position position;
    position.tom = squares[random.below(squares.size())];
    do
        position.jerry = squares[random.below(squares.size())];
    while (position.jerry == position.tom);
    position.jump_counter = jump_counters.at(random.below(jump_counters.size()));
    position.turn = 1 + static_cast<int>(random.below(most_counted));
    position.moves = static_cast<int>(random.below(most_counted + 1));
    return settings_of(position);
}

std::string random_move(const Match& match, Random& random) {
    constexpr std::array others{"0", "1", "3", "7", "9", "3.7", "0.5", "-4", "12", "4.9", "5.9", "99999999"};
    if (random.below(4) == 0) return others.at(random.below(others.size()));
    const auto moves = match.legal_moves();
    return moves[random.below(moves.size())];
}

} // namespace

const RandomPlay random_play{random_settings, random_move, 60};

std::unique_ptr<Comparison> everything(const mk61::Listing& listing, Rule rule) {
    return std::make_unique<Everything>(listing, rule);
}

} // namespace pmk::tom_jerry
