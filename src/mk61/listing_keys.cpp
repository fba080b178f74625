#include <algorithm>

#include "listing_text.hpp"
#include "mk61/disassembler.hpp"
#include "mk61/keyboard.hpp"
#include "spelling.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

constexpr std::uint8_t code_point = 0x0A;
constexpr std::uint8_t code_negate = 0x0B;
constexpr std::uint8_t code_exponent = 0x0C;
constexpr std::uint8_t code_jump = 0x51;

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

bool is_figure(std::uint8_t code) {
    return code <= code_point;
}

char figure(std::uint8_t code) {
    return code == code_point ? '.' : static_cast<char>('0' + code);
}

// -12.5E-3, folded: the keys that type it, or nothing if it is no number.
KeyCodes number_keys(std::string_view text) {
    KeyCodes keys;
    const bool negative = text.starts_with('-');
    if (negative) text.remove_prefix(1);
    const auto take_figures = [&](bool point_allowed) {
        std::size_t digits = 0;
        while (!text.empty() && (is_digit(text.front()) || (point_allowed && text.front() == '.'))) {
            const bool point = text.front() == '.';
            keys.push_back(point ? code_point : static_cast<std::uint8_t>(text.front() - '0'));
            if (!point) ++digits;
            text.remove_prefix(1);
        }
        return digits;
    };
    if (take_figures(true) == 0) return {};
    if (negative) keys.push_back(code_negate);
    if (text.empty()) return keys;
    if (text.front() != 'E') return {};
    text.remove_prefix(1);
    keys.push_back(code_exponent);
    const bool exponent_negative = text.starts_with('-');
    if (exponent_negative) text.remove_prefix(1);
    if (take_figures(false) == 0 || !text.empty()) return {};
    if (exponent_negative) keys.push_back(code_negate);
    return keys;
}

// The two digits behind БП: one word or two.
struct Address {
    std::uint8_t value = 0;
    std::size_t words = 0; // 0: there is none
};

Address address_in(std::span<const Word> words) {
    if (words.empty()) return {};
    if (words.size() > 1 && words[0].folded.size() == 1 && words[1].folded.size() == 1)
        if (const auto value = spelled_byte(words[0].folded + words[1].folded)) return {*value, 2};
    if (const auto value = spelled_address(words[0].folded)) return {*value, 1};
    return {};
}

// The text of keys that type one number and nothing else; empty for other keys.
std::string as_number(std::span<const std::uint8_t> keys) {
    std::string number;
    std::size_t at = 0;
    const auto take_part = [&](std::uint8_t last) {
        std::string digits;
        for (; at < keys.size() && keys[at] <= last; ++at)
            digits += figure(keys[at]);
        if (at < keys.size() && keys[at] == code_negate) {
            number += '-';
            ++at;
        }
        number += digits;
    };
    take_part(code_point);
    if (at < keys.size() && keys[at] == code_exponent) {
        ++at;
        number += 'e';
        take_part(9);
    }
    if (at != keys.size() || number.size() > longest_spelling) return {};
    const KeyCodes typed = number_keys(fold(number));
    return std::ranges::equal(typed, keys) ? number : std::string{};
}

} // namespace

tl::expected<KeyCodes, ListingError> keys_in(const Line& line, std::string_view file) {
    KeyCodes keys;
    std::span<const Word> rest = line.words;
    while (!rest.empty()) {
        const Word& word = rest.front();
        const auto fail = [&](std::string reason) {
            return tl::unexpected(
                error_at(file, line, word, '"' + printable(word.text) + "\" " + std::move(reason)));
        };
        if (const KeyCodes number = number_keys(word.folded); !number.empty()) {
            keys.insert(keys.end(), number.begin(), number.end());
            rest = rest.subspan(1);
            continue;
        }
        const auto operation = match_operation(rest);
        if (!operation) return fail("is neither a number nor a key of the MK-61");
        if (operation_keys(operation->code).empty()) return fail("is not on the keyboard of the MK-61");
        keys.push_back(operation->code);
        rest = rest.subspan(operation->words);
        if (operation->code != code_jump) continue;
        const Address address = address_in(rest);
        if (address.words == 0 || address_keys(address.value).empty())
            return fail("by hand needs an address of two digits behind it, 00 to EE");
        keys.push_back(address.value);
        rest = rest.subspan(address.words);
    }
    return keys;
}

tl::expected<KeyCodes, ListingError> read_keys(std::string_view text, std::string_view name) {
    if (auto error = refusal(text, name)) return tl::unexpected(*std::move(error));
    KeyCodes keys;
    for (const Line& line : split_lines(text)) {
        auto some = keys_in(line, name);
        if (!some) return some;
        keys.insert(keys.end(), some->begin(), some->end());
    }
    return keys;
}

std::string write_keys(std::span<const std::uint8_t> keys) {
    if (std::string number = as_number(keys); !number.empty()) return number;
    std::string text;
    const auto separate = [&] {
        if (!text.empty()) text += ' ';
    };
    while (!keys.empty()) {
        const auto run = std::ranges::find_if_not(keys, is_figure) - keys.begin();
        const auto figures = keys.first(std::min(static_cast<std::size_t>(run), longest_spelling));
        // Points alone would not be read as a number.
        if (std::ranges::any_of(figures, [](std::uint8_t code) { return code != code_point; })) {
            separate();
            for (const std::uint8_t code : figures)
                text += figure(code);
            keys = keys.subspan(figures.size());
            continue;
        }
        separate();
        text += operation_text(keys.front());
        const bool jump = keys.front() == code_jump;
        keys = keys.subspan(1);
        if (!jump || keys.empty()) continue;
        text += ' ' + address_text(keys.front());
        keys = keys.subspan(1);
    }
    return text;
}

} // namespace mk61
