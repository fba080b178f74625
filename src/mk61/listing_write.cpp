#include <algorithm>
#include <array>

#include "mk61/disassembler.hpp"
#include "mk61/listing.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

constexpr std::size_t row_length = 10;
constexpr std::size_t column_width = 8;

std::size_t characters(std::string_view text) {
    std::size_t count = 0;
    while (take_character(text))
        ++count;
    return count;
}

// What would end the line in the middle of a field becomes a blank.
std::string one_line(std::string_view text) {
    std::string line{trimmed(text)};
    for (char& c : line)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) c = ' ';
    return line;
}

void add_comment_lines(std::string& text, std::string_view comment) {
    while (!comment.empty()) {
        const std::size_t end = comment.find('\n');
        text += "# " + one_line(comment.substr(0, end)) + '\n';
        comment.remove_prefix(end == std::string_view::npos ? comment.size() : end + 1);
    }
}

void add_field(std::string& text, std::string_view start, std::string_view name, std::string_view value) {
    if (value.empty()) return;
    text.append(start).append(name).append(": ").append(one_line(value)).append("\n");
}

void add_description(std::string& text, std::string_view start, const Listing& listing) {
    add_field(text, start, "title", listing.title);
    add_field(text, start, "author", listing.author);
    add_field(text, start, "source", listing.source);
    for (const std::string& note : listing.notes)
        add_field(text, start, "note", note);
}

// Rows of ten as in the printed form; a comment ends its row and a heading begins one.
void add_rows(std::string& text, const Listing& listing) {
    const auto steps = disassemble(listing.bytes());
    bool row_open = false;
    std::size_t pad = 0;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const ListingStep& step = listing.program[i];
        if (row_open && (i % row_length == 0 || !step.heading.empty())) {
            text += '\n';
            row_open = false;
        }
        if (!row_open) {
            add_comment_lines(text, step.heading);
            text += step_name(static_cast<int>(i)) + ".";
            row_open = true;
            pad = 1;
        }
        text.append(pad, ' ').append(steps[i].text);
        const std::size_t width = characters(steps[i].text);
        pad = width + 2 <= column_width ? column_width - width : 2;
        if (step.comment.empty()) continue;
        text.append(pad, ' ').append("# ").append(one_line(step.comment)).append("\n");
        row_open = false;
    }
    if (row_open) text += '\n';
}

std::string as_mk61(const Listing& listing) {
    std::string text;
    add_description(text, "", listing);
    if (listing.angle) add_field(text, "", "angle", name_of(*listing.angle));
    constexpr std::string_view letters = "0123456789abcde";
    for (const auto& [index, keys] : listing.presets)
        text += std::string("R") + letters[static_cast<std::size_t>(index)] + " = " + write_keys(keys) + '\n';
    if (listing.start != Listing{}.start) text += "start: " + write_keys(listing.start) + '\n';
    if (!text.empty()) text += '\n';
    add_rows(text, listing);
    return text;
}

std::string as_hex(const Listing& listing) {
    std::string text;
    add_description(text, "# ", listing);
    for (std::size_t i = 0; i < listing.program.size(); ++i) {
        const bool last = i + 1 == listing.program.size() || i % row_length == row_length - 1;
        text += address_text(listing.program[i].code) + (last ? '\n' : ' ');
    }
    return text;
}

std::string as_steps(const Listing& listing) {
    std::string text;
    add_description(text, "# ", listing);
    int index = 0;
    for (const auto& step : disassemble(listing.bytes()))
        text += step_name(index++) + '.' + step.text + '\n';
    return text;
}

} // namespace

std::string write_listing(const Listing& listing, ListingFormat format) {
    switch (format) {
    case ListingFormat::hex:
        return as_hex(listing);
    case ListingFormat::steps:
        return as_steps(listing);
    case ListingFormat::mk61:
        break;
    }
    return as_mk61(listing);
}

} // namespace mk61
