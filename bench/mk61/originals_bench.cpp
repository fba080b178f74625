// Calculator instructions a second on the two original listings, keys included.
#include <benchmark/benchmark.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "mk61/listing.hpp"
#include "mk61/machine.hpp"

namespace {

constexpr std::uint64_t limit = 100'000;

void press(mk61::Machine& machine, std::uint8_t code) {
    const bool address = machine.state().typing.address_digits == 2;
    machine.press(address ? mk61::address_keys(code) : mk61::operation_keys(code));
}

mk61::Machine machine_with(const std::string& path) {
    std::ifstream file(PMK_SOURCE_DIR "/games/" + path);
    std::ostringstream text;
    text << file.rdbuf();
    const auto listing = mk61::read_listing(text.str(), path);
    if (!listing) {
        std::fprintf(stderr, "%s\n", listing.error().message().c_str());
        std::exit(1);
    }
    mk61::Machine machine;
    machine.load(listing->bytes());
    machine.set_angle(listing->angle.value_or(mk61::Angle::radian));
    for (const mk61::Preset& preset : listing->presets) {
        press(machine, 0x0D);
        for (const std::uint8_t code : preset.keys) {
            press(machine, code);
            machine.run(limit);
        }
        press(machine, static_cast<std::uint8_t>(0x40 + preset.index));
    }
    return machine;
}

void type(mk61::Machine& machine, std::string_view digits) {
    for (const char digit : digits)
        machine.press(static_cast<mk61::Key>(digit - '0'));
}

std::uint64_t run(mk61::Machine& machine) {
    machine.press(mk61::Key::run);
    return machine.run(limit);
}

void report(benchmark::State& state, std::uint64_t instructions) {
    state.counters["instructions"] =
        benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsRate);
}

void tom_jerry_24_turns(benchmark::State& state) {
    mk61::Machine machine = machine_with("tom_jerry/listing.mk61");
    machine.set_register(12, mk61::Number::of(0, 0x62323420, 0x999));
    const mk61::State start = machine.state();
    std::uint64_t instructions = 0;
    for (auto _ : state) {
        machine.set_state(start);
        machine.press(mk61::Key::go_back);
        instructions += run(machine);
        for (const char move : std::string_view{"446622884466228844662288"}) {
            type(machine, {&move, 1});
            instructions += run(machine);
        }
        benchmark::DoNotOptimize(machine.state().x);
    }
    report(state, instructions);
}

void bishop_knight_12_replies(benchmark::State& state) {
    struct Move {
        std::string_view piece;
        std::string_view square;
    };
    static constexpr std::array<Move, 12> moves{{{"5", "32"},
                                                 {"5", "13"},
                                                 {"5", "21"},
                                                 {"4", "32"},
                                                 {"5", "33"},
                                                 {"6", "71"},
                                                 {"6", "62"},
                                                 {"6", "53"},
                                                 {"4", "41"},
                                                 {"4", "51"},
                                                 {"5", "54"},
                                                 {"5", "33"}}};
    mk61::Machine machine = machine_with("bishop_knight/listing.mk61");
    const mk61::State start = machine.state();
    std::uint64_t instructions = 0;
    for (auto _ : state) {
        machine.set_state(start);
        machine.press(mk61::Key::go_back);
        instructions += run(machine);
        for (const auto& [piece, square] : moves) {
            type(machine, piece);
            machine.press(mk61::Key::call);
            type(machine, square);
            instructions += run(machine);
        }
        benchmark::DoNotOptimize(machine.state().x);
    }
    report(state, instructions);
}

BENCHMARK(tom_jerry_24_turns);
BENCHMARK(bishop_knight_12_replies);

} // namespace
