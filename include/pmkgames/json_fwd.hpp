// The name of the JSON value, for headers that only pass it on: the whole of it is pmkgames/json.hpp.
#pragma once

#include <nlohmann/json_fwd.hpp>

namespace pmk {

// Keys keep the order in which they were written.
using Json = nlohmann::ordered_json;

} // namespace pmk
