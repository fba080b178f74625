// A line of `pmkgames batch`: a match to play from its start.
#pragma once

#include "pmkgames/match.hpp"
#include "pmkgames/parameter.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pmk::cli {

struct BatchLine {
    std::optional<std::uint64_t> seed; // nothing: to be drawn
    std::string preset;                // empty: none
    Settings settings;
    std::vector<std::string> moves;
    std::string seat; // empty: the position is told
};

// {"seed":7,"preset":"..","set":{"NAME":VALUE,..},"moves":["..",..],"seat":1}; every part may be absent.
// Values of `set` are strings, numbers (taken digit by digit as they are written) and booleans. A sentence
// for anything else, keys that stand twice included.
Result<BatchLine> parse_batch_line(std::string_view line);

} // namespace pmk::cli
