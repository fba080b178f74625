// Gives the terminal back when the program ends without unwinding: fatal signals and failed checks.
//
// What has to be written is recorded beforehand, so that the signal handler calls nothing but `write`,
// `tcsetattr` and `raise`.
#pragma once

#include <string_view>

namespace pmk {

class Rescue {
  public:
    // Records the settings of the terminal as they are now and takes over the fatal signals and the
    // failure hook. Only one may exist.
    Rescue();
    ~Rescue();
    Rescue(const Rescue&) = delete;
    Rescue& operator=(const Rescue&) = delete;

    // From now on a fatal end writes these bytes first; none: it leaves the terminal alone. What does not
    // fit into 512 bytes is cut off.
    void arm(std::string_view bytes);
    void disarm() { arm({}); }
};

} // namespace pmk
