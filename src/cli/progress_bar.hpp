// How far a long run has come, on one line of a terminal.
#pragma once

#include "pmkgames/comparison.hpp"

#include <chrono>
#include <ostream>
#include <string>

namespace pmk::cli {

// "[######..............]  31 %  1250 k/s  0:42 left": the share of the parts, positions a second, minutes
// and seconds to go.
std::string progress_line(const Progress& progress, std::chrono::duration<double> elapsed);

class ProgressBar {
  public:
    // Writes nothing where it is not visible.
    ProgressBar(std::ostream& out, bool visible) : out_(out), visible_(visible) {}

    void show(const Progress& progress);

    // Leaves the line empty, for what is written next.
    void clear();

  private:
    std::ostream& out_;
    bool visible_;
    std::size_t width_ = 0; // of what stands on the line
    std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

} // namespace pmk::cli
