#include "mk61/opcodes.hpp"

#include "mk61/keyboard.hpp"

namespace mk61 {
namespace {

// Codes 54 to 56 do the same and differ in their mnemonics, as do the digits, the loops and the
// three error codes that have keys.
constexpr std::array<std::string_view, 10> digit_names{"0", "1", "2", "3", "4", "5", "6", "7", "8", "9"};
constexpr std::array<std::string_view, 4> loop_names{"FL0", "FL1", "FL2", "FL3"};
constexpr std::array<std::string_view, 3> nothing_names{"КНОП", "К1", "К2"};
constexpr std::array<std::string_view, 3> fail_names{"К-", "К×", "К÷"};

} // namespace

Operand operand(std::uint8_t code) {
    if (takes_address(operation(code))) return Operand::address;
    const int row = code >> 4;
    return row == 4 || (row >= 6 && row <= 14) ? Operand::register_digit : Operand::none;
}

std::string_view mnemonic(std::uint8_t code) {
    if (operation_keys(code).empty()) return {};
    using enum Operation;
    switch (operation(code)) {
    case digit:
        return digit_names[code];
    case point:
        return ".";
    case negate:
        return "/-/";
    case exponent:
        return "ВП";
    case clear:
        return "Cx";
    case enter:
        return "В↑";
    case last_x:
        return "FВx";
    case add:
        return "+";
    case subtract:
        return "-";
    case multiply:
        return "×";
    case divide:
        return "÷";
    case exchange:
        return "↔";
    case power_of_ten:
        return "F10^x";
    case power_of_e:
        return "Fe^x";
    case lg:
        return "Flg";
    case ln:
        return "Fln";
    case arcsin:
        return "Farcsin";
    case arccos:
        return "Farccos";
    case arctg:
        return "Farctg";
    case sin:
        return "Fsin";
    case cos:
        return "Fcos";
    case tg:
        return "Ftg";
    case pi:
        return "Fπ";
    case root:
        return "F√";
    case square:
        return "Fx²";
    case reciprocal:
        return "F1/x";
    case power:
        return "Fx^y";
    case rotate:
        return "F⟳";
    case from_minutes:
        return "К°→′";
    case from_seconds:
        return "К°→′″";
    case to_seconds:
        return "К°←′″";
    case to_minutes:
        return "К°←′";
    case magnitude:
        return "К|x|";
    case sign:
        return "КЗН";
    case whole:
        return "К[x]";
    case fraction:
        return "К{x}";
    case maximum:
        return "Кmax";
    case logic_and:
        return "К∧";
    case logic_or:
        return "К∨";
    case logic_xor:
        return "К⊕";
    case invert:
        return "КИНВ";
    case random:
        return "КСЧ";
    case stop:
        return "С/П";
    case jump:
        return "БП";
    case go_back:
        return "В/О";
    case call:
        return "ПП";
    case nothing:
        return nothing_names[code - 0x54];
    case if_not_zero:
        return "Fx≠0";
    case if_not_negative:
        return "Fx≥0";
    case if_negative:
        return "Fx<0";
    case if_zero:
        return "Fx=0";
    case loop:
        return loop_names[static_cast<std::size_t>(loop_register(code))];
    case store:
        return "x→П";
    case recall:
        return "П→x";
    case via_if_not_zero:
        return "Кx≠0";
    case via_jump:
        return "КБП";
    case via_if_not_negative:
        return "Кx≥0";
    case via_call:
        return "КПП";
    case via_store:
        return "Кx→П";
    case via_if_negative:
        return "Кx<0";
    case via_recall:
        return "КП→x";
    case via_if_zero:
        return "Кx=0";
    case fail:
        return fail_names[code - 0x27];
    case note_x:
    case copy_y:
    case refresh:
    case hang:
        break;
    }
    return {};
}

} // namespace mk61
