#include "typing.hpp"

#include <optional>

#include "display_register.hpp"
#include "mk61/opcodes.hpp"
#include "processor.hpp"
#include "program_counter.hpp"

namespace mk61 {
namespace {

constexpr std::uint8_t code_of_jump = 0x51;

bool is_hex_digit(Key key) {
    return key <= Key::enter;
}

struct Meaning {
    std::uint8_t code;
    bool takes_register;
};

// The code of a key under a prefix; the keys of flow control under К and the two register keys take a
// register.
std::optional<Meaning> meaning(Typing::Prefix prefix, Key key) {
    const auto plain = static_cast<std::uint8_t>(key);
    for (unsigned code = 0; code < 0xF0; ++code) {
        const KeySequence keys = operation_keys(static_cast<std::uint8_t>(code));
        if (keys.empty()) continue;
        const bool prefixed = keys.keys[0] == Key::prefix_f || keys.keys[0] == Key::prefix_k;
        const Typing::Prefix needed = !prefixed                       ? Typing::Prefix::none
                                      : keys.keys[0] == Key::prefix_f ? Typing::Prefix::f
                                                                      : Typing::Prefix::k;
        if (needed != prefix || keys.keys[prefixed ? 1 : 0] != key) continue;
        const bool takes_register = operand(static_cast<std::uint8_t>(code)) == Operand::register_digit;
        return Meaning{static_cast<std::uint8_t>(code), takes_register};
    }
    static_cast<void>(plain);
    return std::nullopt;
}

// Codes whose execution ends without synchronisation in a program; a key adds it.
bool key_synchronises(std::uint8_t code) {
    const int row = code >> 4;
    return (code >= 0x10 && code <= 0x56) || row == 0x7 || row == 0x8 || row == 0x9 || row == 0xA ||
           row == 0xB || row == 0xC || row == 0xE;
}

void operate(State& state, std::uint8_t code) {
    const std::uint8_t pc = state.pc;
    switch (operation(code)) {
    case Operation::go_back:
        state.pc = 0;
        return;
    case Operation::stop:
        state.status = Status::running;
        return;
    case Operation::jump:
        state.typing.address_digits = 2;
        return;
    case Operation::if_zero:
    case Operation::if_not_zero:
    case Operation::if_negative:
    case Operation::if_not_negative:
    case Operation::loop:
        return;
    default:
        break;
    }
    if (operation(code) == Operation::call) {
        const std::uint8_t address = state.pc;
        const std::uint8_t step = fetch(state);
        if (operation(step) == Operation::stop) {
            state.entry.open = false;
            sync(state);
            return;
        }
        if (execute(state, step, address) == Outcome::done && key_synchronises(step) &&
            operation(step) != Operation::go_back) {
            sync(state);
        }
        return;
    }
    if (execute(state, code, pc) == Outcome::done && key_synchronises(code)) sync(state);
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
    const auto digit = static_cast<std::uint8_t>(key);
    if (typing.address_digits != 0 && is_hex_digit(key)) {
        type_address_digit(state, digit);
        return;
    }
    if (typing.register_wanted && is_hex_digit(key)) {
        typing.register_wanted = false;
        act(state, static_cast<std::uint8_t>(typing.code | digit));
        return;
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
    const std::optional<Meaning> found = meaning(prefix, key);
    if (!found) return;
    if (found->takes_register) {
        typing.register_wanted = true;
        typing.code = found->code;
        return;
    }
    act(state, found->code);
}

} // namespace mk61
