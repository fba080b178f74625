#include "terminal/key_decoder.hpp"

#include "pmkgames/canvas.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cwchar>

namespace pmk {

namespace {

constexpr char escape = '\x1B';

std::optional<Key::Name> arrow_name(char letter) {
    switch (letter) {
    case 'A':
        return Key::Name::up;
    case 'B':
        return Key::Name::down;
    case 'C':
        return Key::Name::right;
    case 'D':
        return Key::Name::left;
    case 'H':
        return Key::Name::home;
    case 'F':
        return Key::Name::end;
    default:
        return {};
    }
}

// The keys of `ESC [ number ~`; 7 and 8 are Home and End of rxvt.
std::optional<Key::Name> editing_name(int number) {
    switch (number) {
    case 1:
    case 7:
        return Key::Name::home;
    case 3:
        return Key::Name::remove;
    case 4:
    case 8:
        return Key::Name::end;
    case 5:
        return Key::Name::page_up;
    case 6:
        return Key::Name::page_down;
    default:
        return {};
    }
}

// The keypad in application mode: `ESC O letter`.
std::optional<Key> keypad_key(char letter) {
    if (const auto name = arrow_name(letter)) return named_key(*name);
    if (letter == 'M') return named_key(Key::Name::enter);
    if (letter == 'I') return named_key(Key::Name::tab);
    if (letter == 'X') return character_key(U'=');
    if (letter == ' ') return character_key(U' ');
    // `j` to `y` stand for `*` to `9`, in the order of ASCII.
    if (letter >= 'j' && letter <= 'y') return character_key(static_cast<char32_t>(letter - 'j' + '*'));
    return {};
}

std::optional<Key> control_character(unsigned char byte) {
    switch (byte) {
    case '\r':
    case '\n':
        return named_key(Key::Name::enter);
    case '\t':
        return named_key(Key::Name::tab);
    case 0x08:
    case 0x7F:
        return named_key(Key::Name::backspace);
    default:
        break;
    }
    if (byte >= 1 && byte <= 26) return control_key(static_cast<char>('a' + byte - 1));
    return {};
}

// How many bytes a UTF-8 character has that starts with this byte; 0 where none does.
std::size_t utf8_length(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    if (lead >= 0xF0 && lead < 0xF5) return 4;
    return 0;
}

bool is_continuation(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

} // namespace

KeyDecoder::KeyDecoder(Encoding encoding, Sequences sequences)
    : encoding_(encoding), sequences_(std::move(sequences)) {
    std::erase_if(sequences_, [](const auto& sequence) {
        return sequence.first.size() < 2 || sequence.first.front() != escape;
    });
}

void KeyDecoder::feed(std::string_view bytes) {
    bytes_ += bytes;
    decode_all(false);
}

void KeyDecoder::flush() {
    decode_all(true);
}

void KeyDecoder::clear() {
    bytes_.clear();
    inputs_.clear();
}

std::optional<KeyDecoder::Input> KeyDecoder::next() {
    if (inputs_.empty()) return {};
    const Input input = inputs_.front();
    inputs_.pop_front();
    return input;
}

void KeyDecoder::decode_all(bool final) {
    while (!bytes_.empty()) {
        const std::size_t used = decode(final);
        if (used == 0) return;
        bytes_.erase(0, used);
    }
}

std::size_t KeyDecoder::decode(bool final) {
    const auto byte = static_cast<unsigned char>(bytes_.front());
    if (bytes_.front() == escape) return decode_escape(final);
    if (byte >= 0x20 && byte != 0x7F) return decode_character(final);
    if (const auto key = control_character(byte)) inputs_.push_back(*key);
    return 1;
}

std::size_t KeyDecoder::decode_escape(bool final) {
    bool may_go_on = bytes_.size() == 1;
    for (const auto& [sequence, key] : sequences_) {
        if (bytes_.starts_with(sequence)) {
            inputs_.push_back(key);
            return sequence.size();
        }
        may_go_on = may_go_on || sequence.starts_with(bytes_);
    }
    if (!may_go_on && bytes_.size() > 1 && (bytes_[1] == '[' || bytes_[1] == 'O')) {
        const std::size_t used = bytes_[1] == '[' ? decode_control_sequence() : decode_keypad();
        if (used > 0) return used;
        may_go_on = true;
    }
    if (may_go_on && !final) return 0;
    inputs_.push_back(named_key(Key::Name::escape));
    return 1;
}

std::size_t KeyDecoder::decode_control_sequence() {
    // The function keys of the Linux console: `ESC [ [ letter`.
    if (bytes_.size() > 2 && bytes_[2] == '[') return bytes_.size() > 3 ? 4 : 0;

    std::size_t end = 2;
    while (end < bytes_.size() && bytes_[end] >= 0x20 && bytes_[end] < 0x40)
        ++end;
    if (end == bytes_.size()) return 0;
    const char last = bytes_[end];
    // What cannot stand in a sequence ends it and is looked at anew.
    if (last < 0x40 || last == 0x7F) return end;

    const std::string_view parameters = std::string_view(bytes_).substr(2, end - 2);
    if (parameters.starts_with('<') && (last == 'M' || last == 'm')) {
        decode_mouse(parameters.substr(1), last == 'M');
    } else if (last == '~') {
        int number = 0;
        std::from_chars(bytes_.data() + 2, bytes_.data() + end, number);
        if (const auto name = editing_name(number)) inputs_.push_back(named_key(*name));
    } else if (const auto name = arrow_name(last)) {
        inputs_.push_back(named_key(*name));
    }
    return end + 1;
}

void KeyDecoder::decode_mouse(std::string_view parameters, bool down) {
    // The button, the column and the row, the latter two counted from 1.
    constexpr int left_button = 0;
    constexpr int wheel_up = 64;
    constexpr int wheel_down = 65;
    std::array<int, 3> numbers{};
    for (int& number : numbers) {
        const auto [end, error] =
            std::from_chars(parameters.data(), parameters.data() + parameters.size(), number);
        if (error != std::errc()) return;
        parameters.remove_prefix(static_cast<std::size_t>(end - parameters.data()));
        if (parameters.starts_with(';')) parameters.remove_prefix(1);
    }
    const Point at{numbers[1] - 1, numbers[2] - 1};
    if (numbers[0] == left_button)
        inputs_.push_back(Mouse{down ? Mouse::Action::press : Mouse::Action::release, at});
    else if (numbers[0] == wheel_up && down)
        inputs_.push_back(Mouse{Mouse::Action::wheel_up, at});
    else if (numbers[0] == wheel_down && down)
        inputs_.push_back(Mouse{Mouse::Action::wheel_down, at});
}

std::size_t KeyDecoder::decode_keypad() {
    std::size_t end = 2;
    while (end < bytes_.size() && bytes_[end] >= '0' && bytes_[end] <= '9')
        ++end;
    if (end == bytes_.size()) return 0;
    if (const auto key = keypad_key(bytes_[end])) inputs_.push_back(*key);
    return end + 1;
}

std::size_t KeyDecoder::decode_character(bool final) {
    const auto lead = static_cast<unsigned char>(bytes_.front());
    if (encoding_ == Encoding::locale) {
        const std::wint_t character = std::btowc(lead);
        if (character != WEOF) inputs_.push_back(character_key(static_cast<char32_t>(character)));
        return 1;
    }
    const std::size_t length = utf8_length(lead);
    if (length == 0) return 1;
    const auto rest = bytes_.begin() + 1;
    const auto have = bytes_.begin() + static_cast<std::ptrdiff_t>(std::min(length, bytes_.size()));
    const auto broken = std::find_if_not(rest, have, is_continuation);
    if (broken != have) return static_cast<std::size_t>(broken - bytes_.begin());
    if (bytes_.size() < length) return final ? bytes_.size() : 0;
    inputs_.push_back(character_key(decode_utf8(std::string_view(bytes_).substr(0, length)).front()));
    return length;
}

} // namespace pmk
