#include "listing_text.hpp"

#include <algorithm>
#include <array>

#include "spelling.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

ListingError refuse(std::string_view file, std::string reason) {
    return {std::string(file), 0, 0, {}, std::move(reason)};
}

struct Signature {
    std::string_view start;
    std::string_view reason;
};

constexpr auto signatures = std::to_array<Signature>({
    {"\xAC\xED", "is a Java object stream, as Android calculators save; export the program as text there"},
    {"Calculators 3000", "is a binary document of Calculators 3000; export the program as text there"},
    {"group Document", "is a document of Calculators 3000; save the program as hex bytes instead"},
    {"\xFF\xFE", "is UTF-16 text; convert it to UTF-8"},
    {"\xFE\xFF", "is UTF-16 text; convert it to UTF-8"},
    {"PK\x03\x04", "is a ZIP archive; unpack it"},
    {"\x1F\x8B", "is compressed with gzip; unpack it"},
});

// Words that a listing never begins a line with.
constexpr auto foreign_words = std::to_array<Signature>({
    {".CHARSET",
     "is source text of an assembler (.mkl), which has labels and data; assemble it to hex bytes"},
    {".ORG", "is source text of an assembler (.mkl), which has labels and data; assemble it to hex bytes"},
    {"P0000:", "is a program of another calculator (P0000: notation), not of the MK-61"},
    {"INSTRUCTIONS:", "is a YAML document; save its code block alone as text"},
    {"CODE:", "is a YAML document; save its code block alone as text"},
    {"<!DOCTYPE", "is an HTML page; save the listing alone as text"},
    {"<HTML", "is an HTML page; save the listing alone as text"},
    {"<HTML>", "is an HTML page; save the listing alone as text"},
    {"<?XML", "is an XML document; save the listing alone as text"},
});

std::string_view without_byte_order_mark(std::string_view text) {
    if (text.starts_with("\xEF\xBB\xBF")) text.remove_prefix(3);
    return text;
}

std::string upper_ascii(std::string_view text) {
    std::string result(text);
    for (char& c : result)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 32);
    return result;
}

// Collects the words of a line.
class Splitter {
  public:
    explicit Splitter(Line& line) : line_{line} {}

    void add(char32_t character, std::size_t column) {
        if (word_.text.empty()) word_.column = column;
        append_utf8(word_.text, character);
    }
    void end_word() {
        if (word_.text.empty()) return;
        if (word_.text != "\\") { // of the bar in an escaped table
            if (word_.text.size() <= longest_spelling) word_.folded = fold(word_.text);
            word_.cell = cell_;
            line_.words.push_back(std::move(word_));
        }
        word_ = {};
    }
    void end_cell() {
        end_word();
        ++cell_;
    }
    bool in_word() const { return !word_.text.empty(); }

  private:
    Line& line_;
    Word word_;
    int cell_ = 0;
};

bool starts_magnitude(std::string_view text) {
    for (const std::string_view x : {"x|", "X|", "х|", "Х|"})
        if (text.starts_with(x)) return true;
    return false;
}

} // namespace

std::optional<ListingError> refusal(std::string_view text, std::string_view file) {
    if (text.size() > largest_listing)
        return refuse(file, "is larger than " + std::to_string(largest_listing) +
                                " bytes, too large for a listing");
    for (const auto& [start, reason] : signatures)
        if (text.starts_with(start)) return refuse(file, std::string(reason));

    std::string_view rest = without_byte_order_mark(text);
    std::size_t line = 1;
    std::size_t column = 1;
    while (!rest.empty()) {
        const auto character = take_character(rest);
        const auto here = [&](std::string reason) {
            return ListingError{std::string(file), line, column, {}, std::move(reason)};
        };
        if (!character) return here("this is not UTF-8 text; convert the file to UTF-8");
        const bool line_break = *character == '\n' || *character == '\r';
        if (*character == 0) return here("a zero byte stands here; the file is binary, not a listing");
        if ((*character < 0x20 && *character != '\t' && !line_break) || *character == 0x7F)
            return here("the control character " + printable(std::string(1, static_cast<char>(*character))) +
                        " stands here; a listing is plain text");
        if (*character == '\n' || (*character == '\r' && !rest.starts_with('\n'))) {
            ++line;
            column = 1;
        } else {
            ++column;
        }
    }
    for (const Line& each : split_lines(text)) {
        if (each.words.empty()) continue;
        const std::string first = upper_ascii(each.words.front().text);
        for (const auto& [word, reason] : foreign_words)
            if (first == word) return refuse(file, std::string(reason));
    }
    return std::nullopt;
}

Line split_line(std::string_view text, std::size_t number, std::size_t column) {
    Line line{number, text, {}, {}, false, false};
    Splitter splitter{line};
    std::string_view rest = text;
    for (std::size_t at = 1; !rest.empty(); ++at) {
        const std::string_view here = rest;
        const auto character = take_character(rest);
        if (!character) break;
        if (at < column) continue;
        if (*character == ';' || (*character == '#' && !splitter.in_word())) {
            line.has_comment = true;
            line.comment = trimmed(here.substr(1));
            break;
        }
        if (*character == '|' && starts_magnitude(rest)) {
            splitter.add('|', at);
            while (const auto inner = take_character(rest)) {
                splitter.add(*inner, ++at);
                if (*inner == '|') break;
            }
        } else if (*character == '|' || *character == '\t') {
            splitter.end_cell();
            line.has_bars |= *character == '|';
        } else if (is_blank(*character)) {
            splitter.end_word();
        } else {
            splitter.add(*character, at);
        }
    }
    splitter.end_word();
    return line;
}

std::vector<Line> split_lines(std::string_view text) {
    std::vector<Line> lines;
    std::string_view rest = without_byte_order_mark(text);
    while (!rest.empty()) {
        const std::size_t end = rest.find_first_of("\r\n");
        lines.push_back(split_line(rest.substr(0, end), lines.size() + 1));
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + (rest.substr(end).starts_with("\r\n") ? 2 : 1));
    }
    return lines;
}

std::optional<SpelledOperation> match_operation(std::span<const Word> words) {
    std::optional<SpelledOperation> longest;
    if (words.empty()) return longest;
    const bool several = words.size() > 1 && may_continue(words[0].folded, words[1].folded);
    std::string joined;
    for (std::size_t count = 1; count <= words.size(); ++count) {
        const Word& word = words[count - 1];
        const bool same_cell = word.cell == words[0].cell;
        if (word.folded.empty() || (count > 1 && !(several && same_cell))) break;
        joined += word.folded;
        if (joined.size() > longest_folded_spelling) break;
        // Digraphs such as <> may stand in two words.
        if (const auto code = spelled_operation(count == 1 ? joined : fold(joined)))
            longest = SpelledOperation{*code, count};
    }
    return longest;
}

ListingError error_at(std::string_view file, const Line& line, const Word& word, std::string reason) {
    return {std::string(file), line.number, word.column, word.text, std::move(reason)};
}

} // namespace mk61
