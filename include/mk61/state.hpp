// Everything that an MK-61 remembers, as one plain value.
#pragma once

#include <array>
#include <cstdint>

#include "mk61/keyboard.hpp"
#include "mk61/number.hpp"

namespace mk61 {

inline constexpr int program_size = 105;
inline constexpr int register_count = 15;
inline constexpr int return_depth = 5;

// The switch Р-ГРД-Г.
enum class Angle : std::uint8_t { radian, grad, degree };

// Automatic: keys act at once. Program: keys are written into the program.
enum class Mode : std::uint8_t { automatic, program };

enum class Status : std::uint8_t {
    stopped, // waits for a key
    running, // executes the program
    dead,    // no key works until the machine is switched off: code 5F, some exponents beyond 99
};

// What the indicator shows.
enum class Glass : std::uint8_t {
    number,      // the display register X2
    error,       // ЕГГ0Г
    range_error, // the same for an exponent 1xx
    late_error, // ЕГГ0Г after which X2 is shown as digits b Г Г 0 Г: exponent entry on an error message
    stack_message, // 3ГГ0Г, exponent 2xx
    cells,         // the last three codes and the program counter
    stray_cells,   // the same, opened by an exponent 3xx: a digit of the number instead of the newest code
    frozen,        // digits that no longer change, kept in `frozen`
};

// The display register X2 and the entry of a number into it.
struct Entry {
    Number x2;
    std::uint8_t leading = 0;  // B: the leading digit that ВП puts into X2
    bool open = false;         // the next digit does not lift the stack
    std::uint8_t digits = 0;   // mantissa digits typed, 0-8
    bool point = false;        // the point was typed
    bool in_exponent = false;  // after ВП
    std::uint16_t base = 0;    // exponent of X2 when ВП was executed, as three nibbles
    std::uint8_t exponent = 0; // exponent digits typed, 0-99
    bool exponent_negative = false;
    bool small = false;            // flag d, see docs/mk61.md: only an exponent 6xx asks for it
    bool refused_point = false;    // the last command was a point that ended in an error
    std::uint8_t shown_point = 0;  // places before the point when exponent entry began, less one
    std::uint8_t shown_digits = 0; // mantissa places that are shown even when they are zeros

    friend bool operator==(const Entry&, const Entry&) = default;
};

// Keys that wait for more keys.
struct Typing {
    enum class Prefix : std::uint8_t { none, f, k };
    Prefix prefix = Prefix::none;
    bool register_wanted = false;    // a store, recall or indirect operation waits for its register key
    std::uint8_t code = 0;           // that operation with register 0
    std::uint8_t address_digits = 0; // digits of an address still wanted: 2, 1 or none
    std::uint8_t high = 0;           // the first of them

    friend bool operator==(const Typing&, const Typing&) = default;
};

// A fresh State is a machine just switched on.
struct State {
    std::array<std::uint8_t, program_size> program{};
    std::array<Number, register_count> registers{};
    Number x, y, z, t;
    Number x1; // the previous X
    Entry entry;

    // Two digits 0-F: 10 * high + low is the step, see docs/mk61.md for those beyond 104.
    std::uint8_t pc = 0;
    // The newest first. Each is the address of the last step of a call, high digit and low digit.
    std::array<std::uint8_t, return_depth> returns{};

    Angle angle = Angle::radian;
    Mode mode = Mode::automatic;
    Status status = Status::stopped;
    Glass glass = Glass::number;
    std::uint64_t frozen = 0; // for Glass::frozen
    std::uint32_t seed = 0;   // S: eight decimal digits, as nibbles, of the random number key
    Typing typing;

    friend bool operator==(const State&, const State&) = default;
};

} // namespace mk61
