#include "mk61/keyboard.hpp"

#include <algorithm>

#include "mk61/opcodes.hpp"

namespace mk61 {
namespace {

constexpr std::array<std::string_view, key_count> labels{
    "0", "1", "2", "3", "4", "5",   "6",   "7",  "8",  "9",   ".",   "/-/", "ВП",  "Cx", "В↑",
    "+", "-", "×", "÷", "↔", "x→П", "П→x", "БП", "ПП", "В/О", "С/П", "ШГ→", "ШГ←", "F",  "К"};

constexpr Key register_key(int digit) {
    return static_cast<Key>(digit);
}

// The keys that type an operation of row 5 with prefix F, and with prefix К its indirect form:
// each code there is the key's own code, or stands in this order behind it.
constexpr std::array<Key, 8> flow_keys{Key::run,   Key::jump,         Key::go_back, Key::call,
                                       Key::store, Key::step_forward, Key::recall,  Key::step_back};

KeySequence sequence(std::initializer_list<Key> keys) {
    KeySequence result;
    for (const Key key : keys)
        result.keys[result.count++] = key;
    return result;
}

// Row 5: 50-53 without prefix, 54-56 К with a digit, 57-5E F with the keys of flow control.
KeySequence flow_operation_keys(int column) {
    if (column <= 3) return sequence({flow_keys[static_cast<std::size_t>(column)]});
    if (column <= 6) return sequence({Key::prefix_k, register_key(column - 4)});
    if (column <= 14) return sequence({Key::prefix_f, flow_keys[static_cast<std::size_t>(column - 7)]});
    return {};
}

// Rows 6 to E: П→x, and prefix К with the keys of flow control in the order of their codes.
KeySequence register_operation_keys(int row, int column) {
    if (column == 15) return {};
    const Key digit = register_key(column);
    switch (row) {
    case 0x4:
        return sequence({Key::store, digit});
    case 0x6:
        return sequence({Key::recall, digit});
    default:
        return sequence({Key::prefix_k, flow_keys[static_cast<std::size_t>(row - 7)], digit});
    }
}

} // namespace

std::string_view label(Key key) {
    return labels[static_cast<std::size_t>(key)];
}

std::optional<Key> key_with_label(std::string_view label) {
    const auto found = std::find(labels.begin(), labels.end(), label);
    if (found == labels.end()) return std::nullopt;
    return static_cast<Key>(found - labels.begin());
}

KeySequence operation_keys(std::uint8_t code) {
    const int row = code >> 4;
    const int column = code & 15;
    if (code <= 0x0E) return sequence({static_cast<Key>(code)});
    if (code == 0x0F) return sequence({Key::prefix_f, Key::enter});
    if (code <= 0x14) return sequence({static_cast<Key>(15 + column)});
    if (code <= 0x1E) return sequence({Key::prefix_f, static_cast<Key>(column - 5)});
    switch (code) {
    case 0x20:
        return sequence({Key::prefix_f, Key::add});
    case 0x21:
        return sequence({Key::prefix_f, Key::subtract});
    case 0x22:
        return sequence({Key::prefix_f, Key::multiply});
    case 0x23:
        return sequence({Key::prefix_f, Key::divide});
    case 0x24:
        return sequence({Key::prefix_f, Key::exchange});
    case 0x25:
        return sequence({Key::prefix_f, Key::point});
    default:
        break;
    }
    if (code >= 0x26 && code <= 0x2A) {
        return sequence({Key::prefix_k, static_cast<Key>(15 + column - 6)});
    }
    if (code >= 0x30 && code <= 0x3B) return sequence({Key::prefix_k, register_key(column + 3)});
    if (row == 5) return flow_operation_keys(column);
    if (row == 4 || (row >= 6 && row <= 14)) return register_operation_keys(row, column);
    return {};
}

KeySequence address_keys(std::uint8_t address) {
    const int high = address >> 4;
    const int low = address & 15;
    if (high == 15 || low == 15) return {};
    return sequence({register_key(high), register_key(low)});
}

} // namespace mk61
