// UTF-8, strictly.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace mk61 {

// Takes the first character off `text`; nothing if `text` is empty or does not begin with well-formed UTF-8
// (overlong forms, surrogates and values beyond 10FFFF are not well-formed).
std::optional<char32_t> take_character(std::string_view& text);

void append_utf8(std::string& text, char32_t character);

// The blanks that separate words; a line break is none.
bool is_blank(char32_t character);

// `text` as it may stand in a message: at most `limit` characters, control characters shown as U+XXXX.
std::string printable(std::string_view text, int limit = 40);

// Without blanks at both ends.
std::string_view trimmed(std::string_view text);

} // namespace mk61
