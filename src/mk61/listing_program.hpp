// The program part of a listing.
#pragma once

#include <string_view>
#include <vector>

#include "listing_text.hpp"

namespace mk61 {

// Adds the steps on `lines` to the listing, in whichever of the text forms they are written; comment lines
// behind the last step become notes.
std::optional<ListingError> read_program(std::vector<Line>& lines, std::string_view file, Listing& listing);

} // namespace mk61
