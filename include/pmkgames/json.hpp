// The JSON value of the command line: keys keep the order in which they were written.
#pragma once

#include <nlohmann/json.hpp>

namespace pmk {

using Json = nlohmann::ordered_json;

} // namespace pmk
