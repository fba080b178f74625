#include "utf8.hpp"

#include <array>
#include <cstddef>

namespace mk61 {

std::optional<char32_t> take_character(std::string_view& text) {
    if (text.empty()) return std::nullopt;
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(0);
    if (lead < 0x80) {
        text.remove_prefix(1);
        return lead;
    }
    std::size_t length = 0;
    char32_t character = 0;
    char32_t least = 0;
    if ((lead & 0xE0) == 0xC0) {
        length = 2, character = lead & 0x1F, least = 0x80;
    } else if ((lead & 0xF0) == 0xE0) {
        length = 3, character = lead & 0x0F, least = 0x800;
    } else if ((lead & 0xF8) == 0xF0) {
        length = 4, character = lead & 0x07, least = 0x10000;
    } else {
        return std::nullopt;
    }
    if (text.size() < length) return std::nullopt;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xC0) != 0x80) return std::nullopt;
        character = character << 6 | (byte(i) & 0x3F);
    }
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < least || character > 0x10FFFF || surrogate) return std::nullopt;
    text.remove_prefix(length);
    return character;
}

void append_utf8(std::string& text, char32_t character) {
    const auto put = [&](char32_t byte) { text += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (character < 0x80) {
        put(character);
    } else if (character < 0x800) {
        put(0xC0 | character >> 6);
        put(0x80 | (character & 0x3F));
    } else if (character < 0x10000) {
        put(0xE0 | character >> 12);
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    } else {
        put(0xF0 | character >> 18);
        put(0x80 | (character >> 12 & 0x3F));
        put(0x80 | (character >> 6 & 0x3F));
        put(0x80 | (character & 0x3F));
    }
}

bool is_blank(char32_t character) {
    return character == ' ' || character == '\t' || character == 0xA0 ||
           (character >= 0x2000 && character <= 0x200B) || character == 0x202F || character == 0x2060 ||
           character == 0x3000 || character == 0xFEFF;
}

std::string printable(std::string_view text, int limit) {
    std::string result;
    for (int count = 0; !text.empty(); ++count) {
        if (count == limit) return result + "...";
        const auto character = take_character(text);
        if (!character) return result + "...";
        const bool control = *character < 0x20 || (*character >= 0x7F && *character < 0xA0) ||
                             (*character >= 0x202A && *character <= 0x202E);
        if (!control) {
            append_utf8(result, *character);
            continue;
        }
        result += "U+";
        for (int shift = 12; shift >= 0; shift -= 4)
            result += "0123456789ABCDEF"[*character >> shift & 15];
    }
    return result;
}

std::string_view trimmed(std::string_view text) {
    std::string_view rest = text;
    std::size_t begin = text.size();
    std::size_t end = 0;
    while (!rest.empty()) {
        const std::size_t at = text.size() - rest.size();
        const auto character = take_character(rest);
        if (!character) return text;
        if (is_blank(*character)) continue;
        begin = std::min(begin, at);
        end = text.size() - rest.size();
    }
    return begin < end ? text.substr(begin, end - begin) : std::string_view{};
}

} // namespace mk61
