// Command scripts of MK61s mini (.m61).
#pragma once

#include <span>
#include <string_view>

#include "listing_text.hpp"

namespace mk61 {

// A line of a script puts bytes into the program memory: `hin 0024 0E01...`.
bool is_script(std::span<const Line> lines);

// What a script puts into memory and registers; notes say what else it does.
tl::expected<Listing, ListingError> read_script(std::span<const Line> lines, std::string_view file);

} // namespace mk61
