// The JSON value of the command line.
#pragma once

#include "pmkgames/json_fwd.hpp"

#include <nlohmann/json.hpp>
