// What a step of a program does, in words.
#pragma once

#include <cstdint>
#include <string>

namespace pmk {

// A sentence in the player's language. `address`: the code behind a jump, two hex digits.
std::string step_in_words(std::uint8_t code, std::uint8_t address);

// A mnemonic for terminals that can show ASCII only: "x->P4", "goto", "Fsqrt".
std::string ascii_mnemonic(std::string mnemonic);

} // namespace pmk
