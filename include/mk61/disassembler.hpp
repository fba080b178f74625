// Program bytes as text.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace mk61 {

// The text of a step: "x→П4", "F√", or two hex digits for a code that no keys type.
std::string operation_text(std::uint8_t code);

// The text of a step that is the address behind a jump: two hex digits, "07", "A3".
std::string address_text(std::uint8_t address);

// The two digits that name step `index`, 0-164: "00" ... "99", "A0" ... "F9". Steps beyond 104 are the side
// addresses of steps 0 to 59.
std::string step_name(int index);

// The step, 0-104, that an address such as State::pc means; the side addresses lie in the program again.
int step_at_address(std::uint8_t address);

struct DisassembledStep {
    std::uint8_t code = 0;
    bool is_address = false; // the second step of a jump
    std::string text;

    friend bool operator==(const DisassembledStep&, const DisassembledStep&) = default;
};

// Every byte as one step, read from the first on: the byte behind a jump is taken for its address, whether
// or not the program ever enters there.
std::vector<DisassembledStep> disassemble(std::span<const std::uint8_t> program);

} // namespace mk61
