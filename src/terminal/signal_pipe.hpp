// Signals as data: each one that the program wants to hear of becomes a byte in a pipe that can be polled
// together with the keyboard, so that nothing is done inside a signal handler.
#pragma once

#include <csignal>
#include <vector>

namespace pmk {

class SignalPipe {
  public:
    // Takes over SIGINT, SIGTERM, SIGHUP, SIGTSTP and SIGWINCH, and ignores
    // SIGPIPE and SIGXFSZ, which the failing write tells as well. Only one may exist.
    SignalPipe();
    // Everything as it was before.
    ~SignalPipe();
    SignalPipe(const SignalPipe&) = delete;
    SignalPipe& operator=(const SignalPipe&) = delete;

    // Readable when a signal has come.
    int descriptor() const;
    // The signals that have come since the last call, in order.
    std::vector<int> take();

    // Stops the program as SIGTSTP does by default and returns when it is continued.
    void stop_program();
};

} // namespace pmk
