// Text for a terminal of 80 columns.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pmk::cli {

constexpr int page_width = 79; // a full row of 80 would wrap on some terminals

// The text broken at blanks into lines of at most page_width, each indented and ended by a newline. A word
// longer than a line stays whole.
std::string wrapped(std::string_view text, int indent);

struct TableRow {
    std::string name;
    std::string words;
};

// Names at the left, what they mean beside them, wrapped.
std::string table(const std::vector<TableRow>& rows, int indent);

} // namespace pmk::cli
