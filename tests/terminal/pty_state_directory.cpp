#include "state_directory.hpp"

#include "pmkgames/check.hpp"
#include "session/store.hpp"

#include <cstdlib>

namespace pmk::testing {

namespace fs = std::filesystem;

StateDirectory::StateDirectory() {
    std::string pattern = (fs::temp_directory_path() / "pmkgames-test-XXXXXX").string();
    PMK_CHECK(mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
}

StateDirectory::~StateDirectory() {
    std::error_code error;
    fs::remove_all(path_, error);
}

std::string StateDirectory::kept_game() const {
    const auto entries = Store(path_ / "pmkgames").entries();
    return entries.size() == 1 ? entries.front().text : std::string();
}

} // namespace pmk::testing
