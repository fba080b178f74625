#include "mk61/disassembler.hpp"

#include <string_view>

#include "mk61/opcodes.hpp"
#include "program_counter.hpp"

namespace mk61 {
namespace {

constexpr std::string_view hex_digits = "0123456789ABCDEF";

} // namespace

std::string address_text(std::uint8_t address) {
    return {hex_digits[address >> 4], hex_digits[address & 15]};
}

std::string operation_text(std::uint8_t code) {
    std::string text{mnemonic(code)};
    if (text.empty()) return address_text(code);
    if (operand(code) == Operand::register_digit) text += register_letter(code & 15);
    return text;
}

std::string step_name(int index) {
    const auto tens = static_cast<std::size_t>(index / 10);
    return {hex_digits[tens & 15], hex_digits[static_cast<std::size_t>(index % 10)]};
}

int step_at_address(std::uint8_t address) {
    return step_at[address];
}

std::vector<DisassembledStep> disassemble(std::span<const std::uint8_t> program) {
    std::vector<DisassembledStep> steps;
    steps.reserve(program.size());
    bool address_wanted = false;
    for (const std::uint8_t code : program) {
        if (address_wanted) {
            steps.push_back({code, true, address_text(code)});
            address_wanted = false;
        } else {
            steps.push_back({code, false, operation_text(code)});
            address_wanted = operand(code) == Operand::address;
        }
    }
    return steps;
}

} // namespace mk61
