// Keys under a Russian keyboard layout.
#pragma once

#include "pmkgames/key.hpp"

namespace pmk {

// The key that the same place gives on a Latin keyboard (й is q, ц is w, б the comma); other keys as they
// are.
Key on_latin_layout(const Key& key);

} // namespace pmk
