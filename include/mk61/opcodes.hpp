// The operation codes of the MK-61, written once: as the chart that is printed in the manual.
// The executor, the disassembler and the parser of listings all read this chart.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace mk61 {

// What an operation code does. Register operations carry the register in the low digit of the
// code; `loop` is one operation with four codes.
enum class Operation : std::uint8_t {
    digit,
    point,
    negate,
    exponent,
    clear,
    enter,
    last_x,
    add,
    subtract,
    multiply,
    divide,
    exchange,
    power_of_ten,
    power_of_e,
    lg,
    ln,
    arcsin,
    arccos,
    arctg,
    sin,
    cos,
    tg,
    pi,
    root,
    square,
    reciprocal,
    power,
    rotate,
    from_minutes, // °→′   degrees and minutes to degrees
    from_seconds, // °→′″  degrees, minutes and seconds to degrees
    to_seconds,   // °←′″
    to_minutes,   // °←′
    magnitude,
    sign,
    whole,
    fraction,
    maximum,
    logic_and,
    logic_or,
    logic_xor,
    invert,
    random,
    stop,
    jump,
    go_back,
    call,
    nothing,
    if_not_zero,
    if_not_negative,
    if_negative,
    if_zero,
    loop,
    store,
    recall,
    via_if_not_zero,
    via_jump,
    via_if_not_negative,
    via_call,
    via_store,
    via_if_negative,
    via_recall,
    via_if_zero,
    fail,    // always an error; К− К× К÷ type three of its codes
    note_x,  // X goes into the previous X, nothing else
    copy_y,  // Y, normalised, goes into X
    refresh, // X goes into the display register, nothing else
    hang,    // the machine is dead until it is switched off
};

inline constexpr int operation_count = static_cast<int>(Operation::hang) + 1;

// What stands behind the mnemonic.
enum class Operand : std::uint8_t {
    none,
    register_digit, // the low digit of the code: 0-E; F works as 0 and has no key
    address,        // the next step of the program
};

// clang-format off

// Row: high digit of the code; column: low digit.
inline constexpr auto chart = [] {
  using enum Operation;
  constexpr auto if_nz = if_not_zero, if_nn = if_not_negative, if_n = if_negative, if_z = if_zero;
  constexpr auto k_nz = via_if_not_zero, k_jump = via_jump, k_nn = via_if_not_negative, k_call = via_call;
  constexpr auto k_sto = via_store, k_n = via_if_negative, k_rcl = via_recall, k_z = via_if_zero;
  constexpr auto sub = subtract, mul = multiply, div = divide, swap = exchange, neg = negate, exp = exponent;
  constexpr auto ten_x = power_of_ten, e_x = power_of_e, asin = arcsin, acos = arccos, atg = arctg;
  constexpr auto inv = reciprocal, sqr = square, x_y = power, roll = rotate;
  constexpr auto from_m = from_minutes, from_s = from_seconds, to_s = to_seconds, to_m = to_minutes;
  constexpr auto abs = magnitude, frac = fraction, max = maximum, rnd = random;
  constexpr auto l_and = logic_and, l_or = logic_or, l_xor = logic_xor, l_not = invert;
  constexpr auto nop = nothing, ret = go_back, sync = refresh;
  return std::array<std::array<Operation, 16>, 16>{{
    //         0       1       2       3       4       5       6       7       8       9       A       B       C       D       E       F
    /* 0 */ {{ digit,  digit,  digit,  digit,  digit,  digit,  digit,  digit,  digit,  digit,  point,  neg,    exp,    clear,  enter,  last_x }},
    /* 1 */ {{ add,    sub,    mul,    div,    swap,   ten_x,  e_x,    lg,     ln,     asin,   acos,   atg,    sin,    cos,    tg,     note_x }},
    /* 2 */ {{ pi,     root,   sqr,    inv,    x_y,    roll,   from_m, fail,   fail,   fail,   from_s, fail,   fail,   fail,   fail,   note_x }},
    /* 3 */ {{ to_s,   abs,    sign,   to_m,   whole,  frac,   max,    l_and,  l_or,   l_xor,  l_not,  rnd,    fail,   from_s, copy_y, note_x }},
    /* 4 */ {{ store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store,  store  }},
    /* 5 */ {{ stop,   jump,   ret,    call,   nop,    nop,    nop,    if_nz,  loop,   if_nn,  loop,   loop,   if_n,   loop,   if_z,   hang   }},
    /* 6 */ {{ recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall, recall }},
    /* 7 */ {{ k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz,   k_nz   }},
    /* 8 */ {{ k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump, k_jump }},
    /* 9 */ {{ k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn,   k_nn   }},
    /* A */ {{ k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call, k_call }},
    /* B */ {{ k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto,  k_sto  }},
    /* C */ {{ k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n,    k_n    }},
    /* D */ {{ k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl,  k_rcl  }},
    /* E */ {{ k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z,    k_z    }},
    /* F */ {{ sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync,   sync   }},
  }};
}();

// clang-format on

constexpr Operation operation(std::uint8_t code) {
    return chart[code >> 4][code & 15];
}

// The counting register of a loop code: 58 counts in R2, 5A in R3, 5B in R1, 5D in R0.
constexpr int loop_register(std::uint8_t code) {
    return code == 0x58 ? 2 : code == 0x5A ? 3 : code == 0x5B ? 1 : 0;
}

// What follows the mnemonic of this code.
Operand operand(std::uint8_t code);

constexpr bool takes_address(Operation op) {
    using enum Operation;
    return op == jump || op == call || op == loop || op == if_zero || op == if_not_zero ||
           op == if_negative || op == if_not_negative;
}

// The canonical mnemonic, UTF-8, without register and address: "x→П", "Кx≠0", "FL0", "F√", "7".
// Empty for a code that no keys type; such a code is written as its two hex digits.
std::string_view mnemonic(std::uint8_t code);

// The letter of a register: '0'-'9', 'a'-'e' for 0-14.
constexpr char register_letter(int index) {
    return "0123456789abcde0"[index & 15];
}

} // namespace mk61
