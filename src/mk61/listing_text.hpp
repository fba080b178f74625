// The text of a listing as lines of words.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "mk61/listing.hpp"

namespace mk61 {

struct Word {
    std::string text;       // as it stands
    std::string folded;     // as `fold` makes it; empty for a word longer than any spelling
    std::size_t column = 0; // in characters, from 1
    int cell = 0;           // tabs and the bars of a table begin a new cell
};

struct Line {
    std::size_t number = 0; // from 1
    std::string_view text;
    std::vector<Word> words; // without the comment
    std::string comment;
    bool has_comment = false;
    bool has_bars = false; // between the cells of a table
};

// What speaks against reading `text` at all: too large, binary, not UTF-8, a format of something else.
std::optional<ListingError> refusal(std::string_view text, std::string_view file);

// `text` must have passed `refusal`. The lines refer to it.
std::vector<Line> split_lines(std::string_view text);

// The words of one line from the character `column` on, comment cut off.
Line split_line(std::string_view text, std::size_t number, std::size_t column = 1);

// The operation that the first words of `words` spell: the longest run of words that is a spelling, within
// one cell.
struct SpelledOperation {
    std::uint8_t code = 0;
    std::size_t words = 0; // how many of them
};
std::optional<SpelledOperation> match_operation(std::span<const Word> words);

// The keys that the words of a line name, see read_keys.
tl::expected<KeyCodes, ListingError> keys_in(const Line& line, std::string_view file);

// An error at a word of a line.
ListingError error_at(std::string_view file, const Line& line, const Word& word, std::string reason);

} // namespace mk61
