// The keyboard of the MK-61: thirty keys, and which of them type an operation code.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace mk61 {

// The thirty keys. The digit keys come first, so that a digit is its own key; the fifteen keys
// from digit_0 to enter also name registers and address digits 0 to E.
enum class Key : std::uint8_t {
    digit_0,
    digit_1,
    digit_2,
    digit_3,
    digit_4,
    digit_5,
    digit_6,
    digit_7,
    digit_8,
    digit_9,
    point,        // .    also a
    change_sign,  // /-/  also b; F: automatic mode
    exponent,     // ВП   also c; F: program mode
    clear_x,      // Cx   also d; F: clear the prefix
    enter,        // В↑   also e; F: previous X
    add,          // +
    subtract,     // -
    multiply,     // ×
    divide,       // ÷
    exchange,     // ↔
    store,        // x→П
    recall,       // П→x
    jump,         // БП
    call,         // ПП
    go_back,      // В/О
    run,          // С/П
    step_forward, // ШГ→
    step_back,    // ШГ←
    prefix_f,     // F
    prefix_k,     // К
};

inline constexpr int key_count = 30;

// The label on the key, UTF-8.
std::string_view label(Key key);

// The key with this label, or nothing.
std::optional<Key> key_with_label(std::string_view label);

// The keys for one operation code or one address, in the order in which they are pressed.
struct KeySequence {
    std::array<Key, 3> keys{};
    std::uint8_t count = 0;

    constexpr const Key* begin() const { return keys.data(); }
    constexpr const Key* end() const { return keys.data() + count; }
    constexpr bool empty() const { return count == 0; }
};

// The keys that type `code` as an operation, prefix and register included: F and 0 for 15,
// К, x→П and 4 for B4. Empty for the codes that no keys type (1F, 2B-2F, 3C-3F, 5F, register F, F0-FF).
// The address behind a jump is not part of it, see address_keys.
KeySequence operation_keys(std::uint8_t code);

// The two keys that type `address` as the second step of a jump. Empty if a digit is F.
KeySequence address_keys(std::uint8_t address);

} // namespace mk61
