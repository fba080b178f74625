// The games whose original can run beside them.
#pragma once

#include "pmkgames/original.hpp"

#include <span>

namespace pmk {

std::span<const OriginalKind> originals();

} // namespace pmk
