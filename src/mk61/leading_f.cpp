#include "leading_f.hpp"

#include <algorithm>

#include "functions.hpp"

namespace mk61 {
namespace {

// Whether the glass stays blank behind the number long enough for the marker to pass unnoticed.
bool is_short(Number n) {
    int digits = 8;
    while (digits > 1 && n.digit(digits) == 0)
        --digits;
    const int exponent = exponent_value(n.exponent());
    if (exponent < 0 || exponent > 7) return digits <= 5;
    return std::min(8 - digits, 7 - exponent) >= 2;
}

Number with_code(Number n, std::uint8_t code, std::uint32_t last) {
    return Number::of(n.sign(), n.mantissa(), std::uint32_t{code} << 4 | last);
}

// The arithmetic chip never sees the operation: its code stays in the exponent of Y.
bool leave_code(State& state, std::uint8_t code) {
    if (is_short(state.x)) {
        state.x1 = state.x;
        state.y = with_code(state.y, code, state.x.exponent() & 15);
    } else {
        state.x1 = {};
        state.t = state.x;
        state.y = with_code(state.y, code, 0);
    }
    return true;
}

// The function is computed of T instead, which is known only for T = 0.
bool function_of_t(State& state, Operation op, std::uint8_t code) {
    if (!is_short(state.x)) return leave_code(state, code);
    const bool in_t = op == Operation::power_of_ten || op == Operation::arccos;
    leave_code(state, in_t ? 0x1F : code);
    if (!state.t.is_zero()) return true;
    switch (op) {
    case Operation::power_of_ten:
        state.t = one;
        break;
    case Operation::arccos:
        state.t = arc_cosine(state.t, state.angle).value;
        break;
    case Operation::power_of_e:
    case Operation::cos:
        state.x = one;
        break;
    case Operation::lg:
    case Operation::ln:
    case Operation::reciprocal:
        break;
    default:
        state.x = {};
        break;
    }
    return true;
}

// The moves within the stack see it shifted by one place.
bool move_stack(State& state, Operation op) {
    const bool marks = is_short(state.x);
    const Number x = state.x;
    state.x1 = marks ? x : Number{};
    switch (op) {
    case Operation::exchange:
        state.y = x;
        state.x = {};
        break;
    case Operation::pi:
        state.x = state.y = state.z = pi_number;
        state.t = x;
        return true;
    default:
        state.x = state.y = {};
        state.z = marks ? Number{} : x;
        state.t = {};
        break;
    }
    if (!marks) state.t = x;
    return true;
}

} // namespace

void recalled_with_f(State& state) {
    if (!is_short(state.x)) state.t = state.x;
}

bool execute_with_f(State& state, std::uint8_t code) {
    const Operation op = operation(code);
    switch (op) {
    case Operation::exchange:
    case Operation::pi:
    case Operation::rotate:
        return move_stack(state, op);
    case Operation::power_of_ten:
    case Operation::power_of_e:
    case Operation::lg:
    case Operation::ln:
    case Operation::arcsin:
    case Operation::arccos:
    case Operation::arctg:
    case Operation::sin:
    case Operation::cos:
    case Operation::tg:
    case Operation::root:
    case Operation::square:
    case Operation::reciprocal:
        return function_of_t(state, op, code);
    default:
        break;
    }
    // The К functions, the error codes and x^y.
    if (op == Operation::power || op == Operation::note_x || (code >= 0x26 && code <= 0x3F))
        return leave_code(state, code);
    return false;
}

} // namespace mk61
