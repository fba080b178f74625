#include "state_directory.hpp"

#include "session/store.hpp"

namespace pmk::testing {

std::string StateDirectory::kept_game() const {
    const auto entries = Store(path() / "pmkgames").entries();
    return entries.size() == 1 ? entries.front().text : std::string();
}

} // namespace pmk::testing
