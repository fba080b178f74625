// Calculator instructions a second of each group: its instructions in turn, round and round the program
// memory.
#include <benchmark/benchmark.h>

#include <cstdint>
#include <vector>

#include "mk61/machine.hpp"

namespace {

using Codes = std::vector<std::uint8_t>;

// The group as often as it fits, then БП 00. R0 is a large counter, R1 and R2 ordinary numbers, R7 and R8
// selectors, R9 begins with digits above 9.
void run_group(benchmark::State& state, const Codes& group) {
    Codes program;
    while (program.size() + group.size() + 2 <= mk61::program_size)
        program.insert(program.end(), group.begin(), group.end());
    program.insert(program.end(), {0x51, 0x00});

    mk61::Machine machine;
    machine.load(program);
    machine.set_angle(mk61::Angle::degree);
    machine.set_register(0, mk61::Number::of(0, 0x99999999, 7));
    machine.set_register(1, mk61::Number::of(0, 0x12345678, 1));
    machine.set_register(2, mk61::Number::of(0, 0x53700000, 0x999));
    machine.set_register(7, mk61::Number::of(0, 0x00000001, 7));
    machine.set_register(8, mk61::Number::of(0, 0x00000002, 7));
    machine.set_register(9, mk61::Number::of(0, 0xB1C3D5E7, 0));
    machine.press(mk61::Key::run);

    constexpr std::uint64_t batch = 10'000;
    std::uint64_t instructions = 0;
    for (auto _ : state)
        instructions += machine.run(batch);
    if (machine.state().status != mk61::Status::running) state.SkipWithError("the program stopped");
    state.counters["instructions"] =
        benchmark::Counter(static_cast<double>(instructions), benchmark::Counter::kIsRate);
}

#define GROUP(name, ...) BENCHMARK_CAPTURE(run_group, name, Codes{__VA_ARGS__})

GROUP(entry, 0x01, 0x02, 0x0A, 0x03, 0x0B, 0x0C, 0x02, 0x0D);
GROUP(stack, 0x61, 0x0E, 0x14, 0x25, 0x0F, 0x20, 0x54);
GROUP(registers, 0x61, 0x42, 0x62, 0x43);
GROUP(indirect, 0xD7, 0xB8, 0xD8);
GROUP(jumps, 0x51, 0x02, 0x5D, 0x04, 0x57, 0x06);
GROUP(sums, 0x61, 0x62, 0x10, 0x61, 0x11);
GROUP(product, 0x61, 0x62, 0x12);
GROUP(quotient, 0x61, 0x62, 0x13);
GROUP(square_root, 0x61, 0x21);
GROUP(parts, 0x61, 0x34, 0x61, 0x35, 0x31, 0x32);
GROUP(logic, 0x61, 0x62, 0x37, 0x38, 0x39, 0x3A);
GROUP(angles, 0x61, 0x33, 0x61, 0x2A);
GROUP(random, 0x3B);
GROUP(logarithms, 0x61, 0x17, 0x61, 0x18);
GROUP(powers, 0x61, 0x15, 0x61, 0x16);
GROUP(power_of_x, 0x61, 0x62, 0x24);
GROUP(trigonometry, 0x61, 0x1C, 0x61, 0x1D, 0x61, 0x1E);
GROUP(arc_functions, 0x62, 0x19, 0x62, 0x1A, 0x62, 0x1B);
GROUP(sum_above_nine, 0x69, 0x61, 0x10);
GROUP(product_above_nine, 0x69, 0x61, 0x12);
GROUP(quotient_above_nine, 0x69, 0x61, 0x13);

} // namespace
