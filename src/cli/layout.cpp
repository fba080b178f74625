#include "cli/layout.hpp"

#include "pmkgames/canvas.hpp"

#include <algorithm>

namespace pmk::cli {
namespace {

std::string blanks(int count) {
    return std::string(static_cast<std::size_t>(std::max(count, 0)), ' ');
}

} // namespace

std::string wrapped(std::string_view text, int indent) {
    std::string lines;
    int column = 0;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        const std::string_view word = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (word.empty()) continue;
        const int width = text_width(word);
        if (column > 0 && column + 1 + width > page_width) {
            lines += '\n';
            column = 0;
        }
        lines += column == 0 ? blanks(indent) : " ";
        column += (column == 0 ? indent : 1) + width;
        lines += word;
    }
    return lines + "\n";
}

std::string table(const std::vector<TableRow>& rows, int indent) {
    constexpr int widest_name = 24;
    int name_width = 0;
    for (const TableRow& row : rows) {
        if (const int width = text_width(row.name); width <= widest_name)
            name_width = std::max(name_width, width);
    }
    const int words_column = indent + name_width + 2;
    std::string text;
    for (const TableRow& row : rows) {
        const std::string words = wrapped(row.words, words_column);
        const int width = text_width(row.name);
        text += blanks(indent) + row.name;
        // A name that is too wide gets a line of its own.
        if (width > name_width)
            text += "\n" + words;
        else
            text += blanks(words_column - indent - width) +
                    words.substr(std::min<std::size_t>(static_cast<std::size_t>(words_column), words.size()));
    }
    return text;
}

} // namespace pmk::cli
