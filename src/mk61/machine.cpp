#include "mk61/machine.hpp"

#include <algorithm>

#include "arithmetic.hpp"
#include "display_register.hpp"
#include "processor.hpp"
#include "program_counter.hpp"
#include "typing.hpp"

namespace mk61 {
namespace {

struct Executed {
    std::uint8_t address;
    std::uint8_t code;
};

Executed execute_next(State& state) {
    const std::uint8_t address = state.pc;
    const std::uint8_t code = fetch(state);
    if (execute(state, code, address) == Outcome::failed) state.pc = address_after[state.pc];
    return {address, code};
}

} // namespace

void Machine::press(Key key) {
    mk61::press(state_, key);
}

void Machine::press(const KeySequence& keys) {
    for (const Key key : keys)
        press(key);
}

void Machine::step() {
    run(1);
}

std::uint64_t Machine::run(std::uint64_t limit) {
    std::uint64_t executed = 0;
    if (hook_) {
        for (; executed < limit && state_.status == Status::running; ++executed) {
            const Executed last = execute_next(state_);
            hook_({last.address, last.code, state_});
        }
    } else {
        for (; executed < limit && state_.status == Status::running; ++executed)
            execute_next(state_);
    }
    return executed;
}

void Machine::load(std::span<const std::uint8_t> program) {
    state_.program.fill(0);
    std::copy_n(program.begin(), std::min(program.size(), state_.program.size()), state_.program.begin());
}

Number Machine::register_value(int index) const {
    return index >= 0 && index < register_count ? state_.registers[static_cast<std::size_t>(index)]
                                                : Number{};
}

void Machine::set_register(int index, Number value) {
    if (index >= 0 && index < register_count) state_.registers[static_cast<std::size_t>(index)] = value;
}

void Machine::set_x(Number value) {
    state_.x = value;
    state_.entry.open = false;
    sync(state_);
}

} // namespace mk61
