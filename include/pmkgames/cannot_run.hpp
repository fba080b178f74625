// The program cannot run here: no terminal, an unknown TERM, a file that cannot be read. Caught in `main`,
// which prints the sentence as `pmkgames: ...` and ends with exit status 1.
#pragma once

#include "pmkgames/text.hpp"

#include <stdexcept>

namespace pmk {

class CannotRun : public std::runtime_error {
  public:
    explicit CannotRun(const Text& sentence) : std::runtime_error(translated(sentence)) {}
};

} // namespace pmk
