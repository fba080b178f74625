// Listings as operands of a command.
#pragma once

#include <istream>
#include <ostream>
#include <string>

#include "mk61/listing.hpp"
#include "pmkgames/result.hpp"

namespace pmk::cli {

// The listing in `file`; `-` is `in`. The sentence names file, line, column and word. Throws CannotRun where
// the file cannot be read.
Result<mk61::Listing> listing_in(const std::string& file, std::istream& in, std::ostream& out);

} // namespace pmk::cli
