// The ways in which people spell the operations of the MK-61.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace mk61 {

// No spelling is longer, in bytes as people write it.
inline constexpr std::size_t longest_spelling = 40;
// Nor longer than this when it is folded.
inline constexpr std::size_t longest_folded_spelling = 16;

// `text` without blanks, case and look-alikes: Cyrillic letters that look Latin become Latin, the dashes one
// hyphen, the arrows -> <- <-> ^, ≠ becomes #, ≥ becomes >=, × becomes *, superscripts ^2 ^X ^-1 and so on.
// Two texts that fold alike are the same spelling. Only `Fe` keeps its
// case: it is Fe^x, and FE a byte. `text` must be UTF-8.
std::string fold(std::string_view text);

// The code that a folded text spells as an operation, register included. Hex digits are no spelling, except
// that EE is ВП.
std::optional<std::uint8_t> spelled_operation(const std::string& folded);

// Whether two words in a row, folded, may be the beginning of one spelling: `F x²` always, `1 /x` never,
// because `1` and `/` are operations of their own. A lone F (rotation) or В (enter) is rarer than the first
// half of a longer name, and so is × before an arrow to П.
bool may_continue(const std::string& first, const std::string& second);

// Two hex digits, a folded text.
std::optional<std::uint8_t> spelled_byte(const std::string& folded);

// The address behind a jump, a folded text: 7, 07, A3, -3 (A3), 100 (A0) to 104, EB.
std::optional<std::uint8_t> spelled_address(const std::string& folded);

// 0-9, A-E: the register 0-14, a folded text.
std::optional<int> spelled_register(const std::string& folded);

} // namespace mk61
