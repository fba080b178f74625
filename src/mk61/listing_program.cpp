#include "listing_program.hpp"

#include <algorithm>

#include "mk61/disassembler.hpp"
#include "mk61/opcodes.hpp"
#include "spelling.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

// An address that stands before a step, not behind a jump.
struct Label {
    int step = 0;
    std::size_t characters = 0; // of the word that it takes
};

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

// 00-99, A0-A4 (and up to E9, to be told that they are wrong), -0 for A0, 100-104; at the start of a word.
std::optional<Label> bare_label(std::string_view folded) {
    if (folded.size() >= 3 && folded.starts_with("10") && is_digit(folded[2]))
        return Label{100 + folded[2] - '0', 3};
    if (folded.size() < 2 || !is_digit(folded[1])) return std::nullopt;
    const int units = folded[1] - '0';
    if (is_digit(folded[0])) return Label{10 * (folded[0] - '0') + units, 2};
    if (folded[0] == '-') return Label{100 + units, 2};
    if (folded[0] >= 'A' && folded[0] <= 'E') return Label{100 + 10 * (folded[0] - 'A') + units, 2};
    return std::nullopt;
}

// A label that its punctuation shows: `07.` `07:` `07)`, the step behind it or not.
std::optional<Label> pointed_label(std::string_view folded) {
    auto label = bare_label(folded);
    if (!label || folded.size() == label->characters) return std::nullopt;
    if (std::string_view(".:)").find(folded[label->characters]) == std::string_view::npos)
        return std::nullopt;
    ++label->characters;
    return label;
}

std::optional<Label> whole_word_label(const Word& word) {
    const auto label = bare_label(word.folded);
    return label && label->characters == word.folded.size() ? label : std::nullopt;
}

Word without_start(const Word& word, std::size_t characters) {
    std::string_view rest = word.text;
    for (std::size_t i = 0; i < characters; ++i)
        take_character(rest);
    return {std::string(rest), fold(rest), word.column + characters, word.cell};
}

bool is_hex_run(const Word& word) {
    // A long word is not folded.
    const std::string_view digits = word.folded.empty() ? word.text : word.folded;
    return digits.size() % 2 == 0 &&
           digits.find_first_not_of("0123456789ABCDEFabcdef") == std::string_view::npos;
}

bool is_rule(const Line& line) {
    return std::ranges::all_of(line.words, [](const Word& word) {
        return word.text.size() > 1 && word.text.find_first_not_of(":-") == std::string::npos;
    });
}

// The column headings of a table: 00 ... 09 or 0 ... 9.
bool is_heading(const Line& line) {
    if (line.words.size() != 10) return false;
    for (std::size_t i = 0; i < 10; ++i) {
        const std::string digit(1, static_cast<char>('0' + i));
        if (line.words[i].folded != digit && line.words[i].folded != '0' + digit) return false;
    }
    return true;
}

class ProgramReader {
  public:
    ProgramReader(std::vector<Line>& lines, std::string_view file, Listing& listing)
        : lines_{lines}, file_{file}, listing_{listing} {}

    std::optional<ListingError> read() {
        find_layout();
        for (const Line& line : lines_)
            if (auto error = take(line)) return error;
        for (std::string& line : headings_)
            listing_.notes.push_back(std::move(line));
        if (listing_.program.empty())
            return ListingError{std::string(file_), 0, 0, {}, "holds no program steps"};
        return std::nullopt;
    }

  private:
    void find_layout() {
        std::erase_if(lines_, [](const Line& line) { return !line.words.empty() && is_rule(line); });
        std::vector<Line*> filled;
        for (Line& line : lines_)
            if (!line.words.empty()) filled.push_back(&line);
        if (filled.empty()) return;

        raw_ = std::ranges::all_of(filled, [](const Line* line) {
            return std::ranges::all_of(line->words, [](const Word& word) {
                const auto label = pointed_label(word.folded);
                return is_hex_run(label ? without_start(word, label->characters) : word);
            });
        });
        // Bytes alone have no addresses without punctuation, unless the bars of a table set them off.
        const bool bars = std::ranges::any_of(filled, [](const Line* line) { return line->has_bars; });
        if (raw_ && !bars) return;

        const auto begins_rows = [](const Line& line) {
            const auto label = whole_word_label(line.words.front());
            return label && label->step == 0 && line.words.size() > 1;
        };
        if (filled.size() > 1 && is_heading(*filled[0]) && begins_rows(*filled[1])) {
            filled[0]->words.clear();
            filled.erase(filled.begin());
        }
        if (begins_rows(*filled.front()) &&
            (filled.size() == 1 || whole_word_label(filled[1]->words.front())))
            bare_labels_ = true;
        step_a_line_ = filled.size() > 1;
        for (std::size_t i = 0; i < filled.size() && step_a_line_; ++i)
            step_a_line_ = is_step(*filled[i], i);
    }

    // The line is `index` and one word or more without an address.
    bool is_step(const Line& line, std::size_t index) const {
        const auto label = first_label(line);
        return label && static_cast<std::size_t>(label->step) == index &&
               std::none_of(line.words.begin() + 1, line.words.end(),
                            [](const Word& word) { return pointed_label(word.folded).has_value(); });
    }

    std::optional<Label> first_label(const Line& line) const {
        const Word& word = line.words.front();
        if (const auto label = pointed_label(word.folded)) return label;
        return bare_labels_ ? whole_word_label(word) : std::nullopt;
    }

    // The words of a line that are steps and their labels, and the comment.
    std::optional<ListingError> take(const Line& line) {
        const std::size_t before = listing_.program.size();
        std::vector<Word> words = line.words;
        std::string comment = line.comment;
        if (step_a_line_ && !words.empty()) {
            const std::string remark = cut_third_column(line, words);
            if (!remark.empty()) comment = remark;
        }
        if (bare_labels_ && !words.empty() && !first_label(line))
            return error_at(file_, line, words.front(),
                            "this line does not begin with an address as the others do");

        std::span<const Word> rest = words;
        Word tail; // of a word that began with a label
        for (bool first = true; !rest.empty(); first = false) {
            auto label = pointed_label(rest.front().folded);
            if (!label && first && bare_labels_) label = whole_word_label(rest.front());
            if (label) {
                if (auto error = check_label(line, rest.front(), label->step)) return error;
                tail = without_start(rest.front(), label->characters);
                if (tail.text.empty()) {
                    rest = rest.subspan(1);
                    continue;
                }
                words[words.size() - rest.size()] = tail;
            }
            std::size_t used = 1;
            if (auto error = take_step(line, rest, used)) return error;
            rest = rest.subspan(used);
        }
        keep_comment(line, comment, listing_.program.size() > before);
        return std::nullopt;
    }

    // A tab behind the only step of a line begins a remark.
    static std::string cut_third_column(const Line& line, std::vector<Word>& words) {
        const bool label_alone =
            whole_word_label(words.front()) ||
            pointed_label(words.front().folded).value_or(Label{}).characters == words.front().folded.size();
        const std::size_t step = label_alone ? 1 : 0;
        if (step >= words.size()) return {};
        const auto remark =
            std::ranges::find_if(words.begin() + static_cast<std::ptrdiff_t>(step), words.end(),
                                 [&](const Word& word) { return word.cell != words[step].cell; });
        if (remark == words.end()) return {};
        std::string_view text = line.text;
        for (std::size_t column = 1; column < remark->column; ++column)
            take_character(text);
        words.erase(remark, words.end());
        return std::string(trimmed(text));
    }

    std::optional<ListingError> check_label(const Line& line, const Word& word, int step) const {
        const auto here = static_cast<int>(listing_.program.size());
        if (step == here) return std::nullopt;
        return error_at(
            file_, line, word,
            "the address " + step_name(step) + " stands before step " + step_name(here) +
                (step > here ? "; steps are missing" : "; a step is too much or the order is wrong"));
    }

    std::optional<ListingError> take_step(const Line& line, std::span<const Word> words, std::size_t& used) {
        const Word& word = words.front();
        const std::string quoted = '"' + printable(word.text) + '"';
        if (raw_) {
            const std::string_view digits = word.folded.empty() ? word.text : word.folded;
            for (std::size_t i = 0; i < digits.size(); i += 2)
                if (auto error = push(line, word, *spelled_byte(fold(digits.substr(i, 2))))) return error;
            return std::nullopt;
        }
        if (address_wanted_) {
            if (const auto address = spelled_address(word.folded)) return push(line, word, *address);
            if (const auto operation = match_operation(words)) {
                used = operation->words;
                return push(line, word, operation->code);
            }
            return error_at(file_, line, word,
                            quoted +
                                " is not an address; behind a jump stand two digits, 00 to A4 or up to FF");
        }
        if (const auto operation = match_operation(words)) {
            used = operation->words;
            return push(line, word, operation->code);
        }
        if (const auto byte = spelled_byte(word.folded)) return push(line, word, *byte);
        if (word.text.ends_with(':'))
            return error_at(file_, line, word, quoted + " is a label; this reader knows addresses only");
        if (word.text.size() > 1 && std::ranges::all_of(word.text, is_digit))
            return error_at(file_, line, word, quoted + " is not one step; write each digit by itself");
        return error_at(file_, line, word, quoted + " is not an instruction of the MK-61");
    }

    std::optional<ListingError> push(const Line& line, const Word& word, std::uint8_t code) {
        if (listing_.program.size() == program_size)
            return error_at(file_, line, word,
                            '"' + printable(word.text) + "\" is step 106; a program has at most 105 steps");
        ListingStep step{code, {}, {}};
        for (const std::string& heading : headings_)
            step.heading += (step.heading.empty() ? "" : "\n") + heading;
        headings_.clear();
        listing_.program.push_back(std::move(step));
        address_wanted_ = !address_wanted_ && operand(code) == Operand::address;
        return std::nullopt;
    }

    void keep_comment(const Line& line, const std::string& comment, bool after_step) {
        if (comment.empty()) return;
        if (after_step) {
            listing_.program.back().comment = comment;
            return;
        }
        // The headings row of a table may begin with #.
        const bool table = line.has_comment && (comment.starts_with('|') || comment.starts_with("\\|"));
        if (!table) headings_.push_back(comment);
    }

    std::vector<Line>& lines_;
    std::string_view file_;
    Listing& listing_;
    std::vector<std::string> headings_; // comment lines since the last step
    bool raw_ = false;                  // nothing but hex bytes
    bool bare_labels_ = false;          // every line begins with an address without punctuation
    bool step_a_line_ = false;          // address, step and perhaps a remark on every line
    bool address_wanted_ = false;
};

} // namespace

std::optional<ListingError> read_program(std::vector<Line>& lines, std::string_view file, Listing& listing) {
    return ProgramReader{lines, file, listing}.read();
}

} // namespace mk61
