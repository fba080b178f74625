#include "processor.hpp"

#include "display_register.hpp"
#include "functions.hpp"
#include "k_functions.hpp"
#include "leading_f.hpp"
#include "mk61/opcodes.hpp"
#include "program_counter.hpp"
#include "selector.hpp"

namespace mk61 {
namespace {

// The register digit F works as R0.
std::size_t register_index(std::uint8_t code) {
    const unsigned index = code & 15;
    return index == 15 ? 0 : index;
}

Outcome from(bool going_on) {
    return going_on ? Outcome::done : Outcome::stopped;
}

void remember_leading(State& state) {
    state.entry.leading = static_cast<std::uint8_t>(state.x.digit(1));
}

Outcome fail(State& state) {
    state.x1 = state.x;
    stop_with_error(state);
    return Outcome::failed;
}

Outcome one_operand(State& state, Result result) {
    remember_leading(state);
    if (result.verdict == Result::Verdict::error) return fail(state);

    state.x1 = state.x;
    state.x = result.value;
    if (result.ok()) return Outcome::done;
    stop_with_error(state);
    return Outcome::failed;
}

Outcome two_operands(State& state, Result result) {
    const Outcome outcome = one_operand(state, result);
    if (result.has_value()) {
        state.y = state.z;
        state.z = state.t;
    }
    return outcome;
}

bool sync_recalled(State& state) {
    const bool going_on = sync(state);
    if (begins_with_f(state.x)) [[unlikely]]
        recalled_with_f(state);
    return going_on;
}

bool condition(Operation op, Number x) {
    switch (op) {
    case Operation::if_zero:
    case Operation::via_if_zero:
        return x.is_zero();
    case Operation::if_not_zero:
    case Operation::via_if_not_zero:
        return !x.is_zero();
    case Operation::if_negative:
    case Operation::via_if_negative:
        return x.is_negative();
    default:
        return x.is_not_negative();
    }
}

void push_return(State& state, std::uint8_t address) {
    for (std::size_t i = return_depth - 1; i > 0; --i)
        state.returns[i] = state.returns[i - 1];
    state.returns[0] = address;
}

// The oldest address is not cleared: its low digit fills both.
void pop_return(State& state) {
    state.pc = address_after[state.returns[0]];
    for (std::size_t i = 0; i + 1 < return_depth; ++i)
        state.returns[i] = state.returns[i + 1];
    const unsigned low = state.returns[return_depth - 1] & 15;
    state.returns[return_depth - 1] = static_cast<std::uint8_t>(low << 4 | low);
}

Outcome conditional_jump(State& state, Operation op) {
    if (condition(op, state.x)) {
        state.pc = address_after[state.pc];
        return from(sync(state));
    }
    remember_leading(state);
    state.pc = state.program[step_at[state.pc]];
    return Outcome::done;
}

Outcome loop(State& state, std::uint8_t code) {
    Number& counter = state.registers[static_cast<std::size_t>(loop_register(code))];
    if (counter_is_one(counter)) {
        state.pc = address_after[state.pc];
        return from(sync(state));
    }
    counter = counter_after(counter);
    state.entry.leading = counter.exponent() & 15;
    state.pc = state.program[step_at[state.pc]];
    return Outcome::done;
}

// Counts the selector and gives the register back as it is now.
Number select(State& state, std::uint8_t code) {
    const std::size_t index = register_index(code);
    Number& selector = state.registers[index];
    selector = selected(selector, static_cast<int>(index));
    return selector;
}

void jump_via(State& state, std::uint8_t code) {
    const Number selector = select(state, code);
    state.entry.leading = selector.exponent() & 15;
    state.pc = selected_address(selector);
}

} // namespace

std::uint8_t fetch(State& state) {
    const std::uint8_t code = state.program[step_at[state.pc]];
    state.pc = address_after[state.pc];
    return code;
}

Outcome execute(State& state, std::uint8_t code, std::uint8_t address) {
    const Operation op = operation(code);
    switch (op) {
    case Operation::digit:
        return from(enter_digit(state, code & 15));
    case Operation::point:
        return from(enter_point(state));
    case Operation::negate:
        return from(enter_sign(state));
    case Operation::exponent:
        return from(enter_exponent(state));
    case Operation::clear:
        state.x = {};
        state.entry.small = false;
        return from(sync(state));
    case Operation::enter:
        lift(state);
        state.entry.open = true;
        return from(sync(state));
    default:
        break;
    }

    state.entry.open = false;
    state.entry.refused_point = false;
    if (begins_with_f(state.x) && execute_with_f(state, code)) [[unlikely]] {
        state.entry.leading = 15;
        return Outcome::done;
    }
    switch (op) {
    case Operation::last_x:
        lift(state);
        state.x = state.x1;
        return from(sync(state));

    case Operation::add:
        return two_operands(state, add(state.y, state.x));
    case Operation::subtract:
        return two_operands(state, subtract(state.y, state.x));
    case Operation::multiply:
        return two_operands(state, {multiply(state.y, state.x)});
    case Operation::divide:
        return two_operands(state, divide(state.y, state.x));
    case Operation::exchange:
        remember_leading(state);
        state.x1 = state.x;
        state.x = state.y;
        state.y = state.x1;
        return Outcome::done;

    case Operation::power_of_ten:
        return one_operand(state, power_of_ten(state.x));
    case Operation::power_of_e:
        return one_operand(state, power_of_e(state.x));
    case Operation::lg:
        return one_operand(state, decimal_logarithm(state.x));
    case Operation::ln:
        return one_operand(state, natural_logarithm(state.x));
    case Operation::arcsin:
        return one_operand(state, arc_sine(state.x, state.angle));
    case Operation::arccos:
        return one_operand(state, arc_cosine(state.x, state.angle));
    case Operation::arctg:
        return one_operand(state, arc_tangent(state.x, state.angle));
    case Operation::sin:
        return one_operand(state, sine(state.x, state.angle));
    case Operation::cos:
        return one_operand(state, cosine(state.x, state.angle));
    case Operation::tg:
        return one_operand(state, tangent(state.x, state.angle));
    case Operation::pi:
        lift(state);
        remember_leading(state);
        state.x1 = state.x;
        state.x = pi_number;
        return Outcome::done;
    case Operation::root:
        return one_operand(state, square_root(state.x));
    case Operation::square:
        return one_operand(state, {multiply(state.x, state.x)});
    case Operation::reciprocal:
        return one_operand(state, divide(one, state.x));
    case Operation::power:
        return one_operand(state, power(state.y, state.x));
    case Operation::rotate:
        remember_leading(state);
        state.x1 = state.x;
        state.x = state.y;
        state.y = state.z;
        state.z = state.t;
        state.t = state.x1;
        return Outcome::done;

    case Operation::from_minutes:
    case Operation::from_seconds:
    case Operation::to_seconds:
    case Operation::to_minutes:
    case Operation::magnitude:
    case Operation::sign:
    case Operation::whole:
    case Operation::fraction:
    case Operation::maximum:
    case Operation::logic_and:
    case Operation::logic_or:
    case Operation::logic_xor:
    case Operation::invert:
    case Operation::random:
    case Operation::copy_y:
        return one_operand(state, k_function(op, state.y, state.x, state.seed));

    case Operation::stop:
        state.status = Status::stopped;
        sync(state);
        return Outcome::stopped;
    case Operation::jump:
        remember_leading(state);
        state.pc = state.program[step_at[state.pc]];
        return Outcome::done;
    case Operation::go_back:
        pop_return(state);
        return from(sync(state));
    case Operation::call:
        remember_leading(state);
        push_return(state, state.pc);
        state.pc = state.program[step_at[state.pc]];
        return Outcome::done;
    case Operation::nothing:
        remember_leading(state);
        return Outcome::done;
    case Operation::if_not_zero:
    case Operation::if_not_negative:
    case Operation::if_negative:
    case Operation::if_zero:
        return conditional_jump(state, op);
    case Operation::loop:
        return loop(state, code);

    case Operation::store:
        state.registers[register_index(code)] = state.x;
        state.entry.leading = static_cast<std::uint8_t>(state.x.sign());
        return Outcome::done;
    case Operation::recall:
        lift(state);
        state.x = state.registers[register_index(code)];
        return from(sync_recalled(state));

    case Operation::via_if_not_zero:
    case Operation::via_if_not_negative:
    case Operation::via_if_negative:
    case Operation::via_if_zero:
        if (condition(op, state.x))
            remember_leading(state);
        else
            jump_via(state, code);
        return Outcome::done;
    case Operation::via_jump:
        jump_via(state, code);
        return Outcome::done;
    case Operation::via_call:
        push_return(state, address);
        jump_via(state, code);
        return Outcome::done;
    case Operation::via_store: {
        const Number selector = select(state, code);
        state.registers[static_cast<std::size_t>(selected_register(selector))] = state.x;
        state.entry.leading = static_cast<std::uint8_t>(state.x.sign());
        return Outcome::done;
    }
    case Operation::via_recall: {
        const Number selector = select(state, code);
        lift(state);
        state.x = state.registers[static_cast<std::size_t>(selected_register(selector))];
        return from(sync_recalled(state));
    }

    case Operation::note_x:
        remember_leading(state);
        state.x1 = state.x;
        return Outcome::done;
    case Operation::refresh:
        return from(sync(state));
    case Operation::hang:
        state.status = Status::dead;
        return Outcome::stopped;
    default:
        return fail(state);
    }
}

} // namespace mk61
