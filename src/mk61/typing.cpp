#include "typing.hpp"

#include <array>
#include <optional>

#include "display_register.hpp"
#include "mk61/opcodes.hpp"
#include "processor.hpp"
#include "program_counter.hpp"

namespace mk61 {
namespace {

// The keys of the operations 00 to 0E are the digits of registers and addresses; those of 10 to 14 count as 0
// to 4.
std::optional<std::uint8_t> address_digit(Key key) {
    const auto code = static_cast<std::uint8_t>(key);
    if (key <= Key::enter) return code;
    if (key <= Key::exchange) return static_cast<std::uint8_t>(code - static_cast<std::uint8_t>(Key::add));
    return std::nullopt;
}

// What each key types under each prefix: a code, for register operations the one with register 0.
using Meanings = std::array<std::array<std::optional<std::uint8_t>, key_count>, 3>;

Meanings all_meanings() {
    Meanings meanings{};
    for (unsigned code = 0xFF; code != 0; --code) {
        const auto byte = static_cast<std::uint8_t>(code - 1);
        const KeySequence keys = operation_keys(byte);
        if (keys.empty()) continue;
        const bool prefixed = keys.keys[0] == Key::prefix_f || keys.keys[0] == Key::prefix_k;
        const Typing::Prefix prefix = !prefixed                       ? Typing::Prefix::none
                                      : keys.keys[0] == Key::prefix_f ? Typing::Prefix::f
                                                                      : Typing::Prefix::k;
        const Key key = keys.keys[prefixed ? 1 : 0];
        meanings[static_cast<std::size_t>(prefix)][static_cast<std::size_t>(key)] = byte;
    }
    return meanings;
}

std::optional<std::uint8_t> code_of(Typing::Prefix prefix, Key key) {
    static const Meanings meanings = all_meanings();
    return meanings[static_cast<std::size_t>(prefix)][static_cast<std::size_t>(key)];
}

// Codes whose execution ends without synchronisation in a program; a key adds it.
bool key_synchronises(std::uint8_t code) {
    const int row = code >> 4;
    return (code >= 0x10 && code <= 0x56) || row == 0x7 || row == 0x8 || row == 0x9 || row == 0xA ||
           row == 0xB || row == 0xC || row == 0xE;
}

void execute_by_key(State& state, std::uint8_t code, std::uint8_t address) {
    if (execute(state, code, address) == Outcome::done && key_synchronises(code)) sync(state);
}

// The key ПП: one instruction of the program, as if its keys were pressed. An error does not lose the next
// one.
void step_by_hand(State& state) {
    const std::uint8_t address = state.pc;
    const std::uint8_t code = fetch(state);
    switch (operation(code)) {
    case Operation::stop:
        state.entry.open = false;
        sync(state);
        break;
    case Operation::go_back:
        execute(state, code, address);
        break;
    default:
        execute_by_key(state, code, address);
    }
}

void operate(State& state, std::uint8_t code) {
    switch (operation(code)) {
    case Operation::go_back:
        state.pc = 0;
        break;
    case Operation::stop:
        state.status = Status::running;
        break;
    case Operation::jump:
        state.typing.address_digits = 2;
        break;
    case Operation::call:
        step_by_hand(state);
        break;
    case Operation::if_zero:
    case Operation::if_not_zero:
    case Operation::if_negative:
    case Operation::if_not_negative:
    case Operation::loop:
        break;
    default:
        execute_by_key(state, code, state.pc);
    }
}

void jump_by_hand(State& state, std::uint8_t address) {
    Entry& entry = state.entry;
    state.pc = address;
    entry.open = false;
    const Number x = state.x;
    state.x = Number::of(x.sign(), x.mantissa(), 0);
    sync(state);
    entry.x2 = x;
    state.x = normalized(x);
}

void write(State& state, std::uint8_t code) {
    state.program[step_at[state.pc]] = code;
    state.pc = address_after[state.pc];
    state.glass = Glass::cells;
}

void act(State& state, std::uint8_t code) {
    if (state.mode == Mode::program) {
        write(state, code);
        if (takes_address(operation(code))) state.typing.address_digits = 2;
    } else {
        operate(state, code);
    }
}

void type_address_digit(State& state, std::uint8_t digit) {
    Typing& typing = state.typing;
    if (typing.address_digits == 2) {
        typing.high = digit;
        typing.address_digits = 1;
        return;
    }
    typing.address_digits = 0;
    const auto address = static_cast<std::uint8_t>(typing.high << 4 | digit);
    if (state.mode == Mode::program)
        write(state, address);
    else
        jump_by_hand(state, address);
}

} // namespace

void press(State& state, Key key) {
    if (state.status == Status::dead) return;
    if (state.status == Status::running) {
        fetch(state);
        state.status = Status::stopped;
        return;
    }
    Typing& typing = state.typing;
    if (const auto digit = address_digit(key)) {
        if (typing.address_digits != 0) {
            type_address_digit(state, *digit);
            return;
        }
        if (typing.register_wanted) {
            typing.register_wanted = false;
            act(state, static_cast<std::uint8_t>(typing.code | *digit));
            return;
        }
    }
    typing.address_digits = 0;
    typing.register_wanted = false;
    const Typing::Prefix prefix = typing.prefix;
    typing.prefix = Typing::Prefix::none;
    if (key == Key::prefix_f || key == Key::prefix_k) {
        typing.prefix = key == Key::prefix_f ? Typing::Prefix::f : Typing::Prefix::k;
        return;
    }
    if (prefix == Typing::Prefix::f) {
        if (key == Key::clear_x) return;
        if (key == Key::change_sign) {
            state.mode = Mode::automatic;
            sync(state);
            return;
        }
        if (key == Key::exponent) {
            state.mode = Mode::program;
            state.glass = Glass::cells;
            return;
        }
    }
    if (prefix == Typing::Prefix::none && (key == Key::step_forward || key == Key::step_back)) {
        state.pc = key == Key::step_forward ? address_after[state.pc] : address_before[state.pc];
        if (state.mode == Mode::program)
            state.glass = Glass::cells;
        else if (!sync(state))
            state.entry.refused_point = true;
        return;
    }
    const std::optional<std::uint8_t> code = code_of(prefix, key);
    if (!code) return;
    if (operand(*code) == Operand::register_digit) {
        typing.register_wanted = true;
        typing.code = *code;
        return;
    }
    act(state, *code);
}

} // namespace mk61
