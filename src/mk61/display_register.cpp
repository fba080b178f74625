#include "display_register.hpp"

#include <bit>

#include "program_counter.hpp"

namespace mk61 {
namespace {

constexpr int rc = 12;

// The point behind all digits, at the place of the exponent's sign.
constexpr std::uint8_t last_point = 8;

Number with_exponent(Number n, std::uint32_t exponent) {
    return Number::of(n.sign(), n.mantissa(), exponent);
}
Number with_sign_changed(Number n) {
    return Number::of((9 - n.sign()) & 15, n.mantissa(), n.exponent());
}

// The exponent of X2 as a place of the point, 0-7.
std::uint8_t point_of(Number n) {
    const std::uint32_t exponent = n.exponent();
    return exponent <= 7 ? static_cast<std::uint8_t>(exponent) : 0;
}

// Where the point stands now.
std::uint8_t current_point(const Entry& entry) {
    return entry.in_exponent ? entry.shown_point : point_of(entry.x2);
}
// Leading zeros have pushed it behind the last digit.
std::uint8_t current_raw_point(const Entry& entry) {
    return !entry.x2.is_zero() && entry.x2.digit(1) == 0 ? last_point : current_point(entry);
}

// The number is written over the return addresses and the program counter, as the five addresses lie in the
// ring.
void overwrite_flow(State& state, Number n) {
    const std::uint64_t ring = n.nibbles;
    for (int i = 0; i < return_depth; ++i) {
        const int oldest_first = return_depth - 1 - i;
        const auto pair = static_cast<std::uint32_t>(
            oldest_first < 4 ? n.mantissa() >> (8 * oldest_first) & 0xFF : (ring & 15) << 4 | n.sign());
        state.returns[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(pair);
    }
    state.pc = static_cast<std::uint8_t>(n.exponent() >> 4);
}

void close_entry(Entry& entry) {
    entry.digits = 0;
    entry.point = false;
    entry.in_exponent = false;
}

bool stop_out_of_range(State& state) {
    close_entry(state.entry);
    stop_with_error(state);
    state.glass = Glass::range_error;
    return false;
}

void clear_x(State& state) {
    state.x = {};
    Entry& entry = state.entry;
    entry.x2 = {};
    entry.leading = 0;
    close_entry(entry);
    entry.shown_digits = 0;
    entry.refused_point = false;
    state.glass = Glass::number;
}

void open_program_mode(State& state) {
    state.status = Status::stopped;
    state.mode = Mode::program;
    state.typing = {};
    state.typing.prefix = Typing::Prefix::k;
}

// The raw number on the glass: e0, sign, D1-D8, blank, e1.
void freeze(State& state, Number n) {
    state.glass = Glass::frozen;
    const std::uint64_t e0 = n.exponent() & 15;
    const std::uint64_t e1 = n.exponent() >> 4 & 15;
    state.frozen = e0 << 44 | std::uint64_t{n.sign()} << 40 | std::uint64_t{n.mantissa()} << 8 | 0xF0 | e1;
}

// `written` is the number that goes where it should not, `reg` the register that takes part: R0 for /-/,
// otherwise Rc.
bool sync_special(State& state, Number written, int reg) {
    Entry& entry = state.entry;
    const auto index = static_cast<std::size_t>(reg);
    switch (state.x.exponent() >> 8) {
    case 1:
        entry.x2 = with_exponent(state.x, entry.base);
        return stop_out_of_range(state);
    case 2:
        overwrite_flow(state, written);
        entry.shown_point = state.glass == Glass::range_error ? last_point : current_point(entry);
        state.glass = Glass::stack_message;
        state.status = Status::stopped;
        return false;
    case 3: {
        overwrite_flow(state, written);
        const auto sixth = static_cast<std::uint8_t>(written.digit(6));
        state.returns[return_depth - 1] = static_cast<std::uint8_t>(sixth << 4 | sixth);
        state.pc = address_after[state.pc];
        state.glass = Glass::stray_cells;
        entry.shown_point = current_raw_point(entry);
        open_program_mode(state);
        state.frozen = written.exponent() >> 4 & 15;
        return false;
    }
    case 4: {
        const std::uint64_t n = written.nibbles;
        const std::uint64_t rotated = (n << 4 & 0xFFFFFFFFF000) | 0xE000 | (n & 0xFF) << 4 | written.sign();
        state.registers[index] = {(rotated & ~std::uint64_t{0xF000}) | 0xE000};
        clear_x(state);
        return true;
    }
    case 6: {
        lift(state);
        const Number taken = state.registers[index];
        if (taken.exponent() >> 8 == 6 || entry.small) {
            state.x = taken;
            state.y = state.z = state.t = written;
            overwrite_flow(state, written);
            freeze(state, written);
            state.status = Status::dead;
            return false;
        }
        state.x = taken;
        return sync(state);
    }
    case 5:
        overwrite_flow(state, written);
        entry.shown_point = current_point(entry);
        freeze(state, written);
        state.status = Status::dead;
        return false;
    case 7:
        overwrite_flow(state, written);
        entry.shown_point = current_raw_point(entry);
        freeze(state, written);
        open_program_mode(state);
        return false;
    default:
        clear_x(state);
        return true;
    }
}

// The exponent typed so far goes into X2.
bool apply_exponent(State& state) {
    Entry& entry = state.entry;
    const std::uint32_t typed = exponent_digits(entry.exponent);
    const std::uint32_t exponent =
        entry.exponent_negative ? exponent_difference(entry.base, typed) : exponent_sum(entry.base, typed);
    if (exponent >= 0x100 && exponent <= 0x900) {
        if (exponent >= 0x800) {
            clear_x(state);
            return true;
        }
        entry.x2 = with_exponent(entry.x2, entry.base);
        return stop_out_of_range(state);
    }
    entry.x2 = with_exponent(entry.x2, exponent);
    state.x = normalized(entry.x2);
    return true;
}

void start_number(State& state, std::uint8_t digit) {
    Entry& entry = state.entry;
    if (!entry.open) lift(state);
    entry.x2 = Number::of(0, std::uint32_t{digit} << 28, 0);
    entry.leading = digit;
    entry.digits = 1;
    entry.point = false;
    entry.in_exponent = false;
    entry.base = 0;
    entry.small = false;
    entry.shown_digits = 1;
    entry.refused_point = false;
    state.glass = Glass::number;
    state.x = normalized(entry.x2);
}

void append_digit(State& state, std::uint8_t digit) {
    Entry& entry = state.entry;
    if (entry.digits < 8) {
        const Number n = entry.x2;
        entry.x2 = Number::of(n.sign(), n.mantissa() | std::uint32_t{digit} << (28 - 4 * entry.digits),
                              entry.point ? n.exponent() : exponent_sum(n.exponent(), 1));
        ++entry.digits;
        entry.shown_digits = entry.digits;
    }
    entry.leading = static_cast<std::uint8_t>(entry.x2.digit(1));
    state.x = normalized(entry.x2);
}

bool shows_error(const State& state) {
    return state.glass == Glass::error || state.glass == Glass::range_error;
}

// The glass keeps the pattern of the message; its first glyph is kept in `frozen`. The point stays where
// exponent entry found it, and behind the places of the message if that came from the range of an exponent.
void show_late_error(State& state, std::uint8_t first) {
    if (state.glass == Glass::range_error) state.entry.shown_point = last_point;
    state.glass = Glass::late_error;
    state.frozen = first;
}

} // namespace

void lift(State& state) {
    state.t = state.z;
    state.z = state.y;
    state.y = state.x;
}

void stop_with_error(State& state) {
    state.status = Status::stopped;
    if (state.glass != Glass::range_error) state.glass = Glass::error;
    state.entry.leading = 14;
}

bool sync_out_of_range(State& state) {
    return sync_special(state, state.x, rc);
}

bool enter_digit(State& state, std::uint8_t digit) {
    Entry& entry = state.entry;
    entry.refused_point = false;
    if (entry.open && entry.in_exponent) {
        entry.exponent = static_cast<std::uint8_t>(entry.exponent % 10 * 10 + digit);
        return apply_exponent(state);
    }
    if (entry.open && entry.digits > 0) {
        append_digit(state, digit);
    } else {
        start_number(state, digit);
    }
    entry.open = true;
    return true;
}

bool enter_point(State& state) {
    Entry& entry = state.entry;
    const bool entering = entry.digits > 0 && !entry.in_exponent;
    const bool begins_with_message = entry.leading >= 13;
    if (!entering && entry.in_exponent != begins_with_message) {
        close_entry(entry);
        const auto leading = entry.leading;
        stop_with_error(state);
        entry.leading = leading;
        entry.refused_point = true;
        return false;
    }
    entry.small = true;
    if (entering && entry.open) entry.point = true;
    if (shows_error(state)) {
        if (!entry.in_exponent) entry.shown_point = point_of(entry.x2);
        show_late_error(state, 14);
    }
    state.x = normalized(entry.x2);
    return true;
}

bool enter_sign(State& state) {
    Entry& entry = state.entry;
    if (entry.in_exponent) {
        entry.exponent_negative = !entry.exponent_negative;
        if (shows_error(state)) show_late_error(state, 14);
        return apply_exponent(state);
    }
    const std::uint32_t exponent = state.x.exponent();
    if (exponent >= 0x100 && exponent <= 0x900) {
        const bool going_on = sync_special(state, with_sign_changed(state.x), 0);
        entry.refused_point = state.glass == Glass::range_error;
        return going_on;
    }
    sync(state);
    entry.x2 = with_sign_changed(entry.x2);
    state.x = normalized(entry.x2);
    return true;
}

bool enter_exponent(State& state) {
    Entry& entry = state.entry;
    if (entry.refused_point) {
        clear_x(state);
        entry.open = true;
        return true;
    }
    const bool message = shows_error(state);
    if (!entry.in_exponent) {
        entry.shown_point = point_of(entry.x2);
        if (entry.x2.is_zero()) {
            entry.shown_digits = static_cast<std::uint8_t>(entry.shown_point + 1);
            entry.shown_point = 0;
        }
    }
    std::uint32_t first = entry.leading;
    if (entry.x2.is_zero()) {
        first = (entry.leading + 1U) & 15;
        entry.leading = static_cast<std::uint8_t>((2 * entry.leading + 1) & 15);
    }
    entry.small = entry.x2.exponent() >= 0x900;
    entry.base = static_cast<std::uint16_t>(entry.x2.exponent());
    entry.x2 =
        Number::of(entry.x2.sign(), (entry.x2.mantissa() & 0x0FFFFFFF) | first << 28, entry.x2.exponent());
    entry.exponent = 0;
    entry.exponent_negative = false;
    entry.in_exponent = true;
    entry.open = true;
    if (message) show_late_error(state, entry.leading);
    state.x = normalized(entry.x2);
    return true;
}

} // namespace mk61
