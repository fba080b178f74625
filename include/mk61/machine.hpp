// The MK-61 programmable calculator: a State and what moves it.
//
// The machine executes its own instructions on its own decimal digits and agrees with the microcode of the
// original digit for digit; docs/mk61.md describes the rules. Nothing here throws, prints or allocates. Every
// function ends: run() after its limit at the latest, press() after one instruction at the latest.
//
//     mk61::Machine machine;
//     machine.load(program);                  // up to 105 bytes
//     machine.press(mk61::Key::go_back);      // В/О
//     machine.press(mk61::Key::run);          // С/П: the machine is running now,
//     machine.run(100'000);                   // and this makes it execute
//     machine.display().text();
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <utility>

#include "mk61/display.hpp"
#include "mk61/keyboard.hpp"
#include "mk61/state.hpp"

namespace mk61 {

// One executed instruction, as the hook sees it: the state is the one after it.
struct Step {
    std::uint8_t address; // where its code stood, two digits as in State::pc
    std::uint8_t code;
    const State& state;
};

using StepHook = std::function<void(const Step&)>;

class Machine {
  public:
    // Switched on: everything zero, an empty program.
    Machine() = default;
    explicit Machine(const State& state) : state_{state} {}

    const State& state() const { return state_; }
    void set_state(const State& state) { state_ = state; }

    // Presses and releases one key.
    // In automatic mode the operation is carried out; ПП executes one instruction of the program; С/П sets
    // the machine running and executes nothing yet: call run(). In program mode the codes are written and ШГ→
    // ШГ← move the counter. On a running machine any key stops it and the instruction in hand is lost. A dead
    // machine ignores keys.
    void press(Key key);
    // Presses the keys of one operation code (none for a code without keys), or of one address behind a jump.
    void press(const KeySequence& keys);

    // Executes one instruction if the machine is running.
    void step();

    // Executes until the machine stops or `limit` instructions are done; returns how many were executed.
    // state().status tells how it ended: running (the limit was reached), stopped or dead.
    std::uint64_t run(std::uint64_t limit);

    Display display() const { return mk61::display(state_); }

    // Called after each instruction of step() and run(); an empty hook costs nothing.
    void on_step(StepHook hook) { hook_ = std::move(hook); }

    // Reading and writing without keys; the stack is part of the state. Nothing else changes: neither the
    // display nor the program counter.
    // Writes `program` from step 00 on and zeros behind it; steps beyond the 105th are not taken.
    void load(std::span<const std::uint8_t> program);
    std::span<const std::uint8_t, program_size> program() const { return state_.program; }
    // `index` 0-14; another index reads zero and writes nothing.
    Number register_value(int index) const;
    void set_register(int index, Number value);
    void set_angle(Angle angle) { state_.angle = angle; }
    // Sets X as if the number had been typed and finished: X2 shows it and the next digit lifts the stack.
    void set_x(Number value);

  private:
    State state_;
    StepHook hook_;
};

} // namespace mk61
