#include "terminal/signal_pipe.hpp"

#include <array>
#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace pmk {
namespace {

constexpr std::array heard{SIGINT, SIGTERM, SIGHUP, SIGTSTP, SIGWINCH, SIGPIPE, SIGXFSZ};

std::array<int, 2> ends{-1, -1};
std::array<struct sigaction, heard.size()> actions_before{};

void on_signal(int number) {
    const int error = errno;
    const auto byte = static_cast<unsigned char>(number);
    // When the pipe is full, more than enough is waiting in it.
    const ssize_t written = write(ends[1], &byte, 1);
    static_cast<void>(written);
    errno = error;
}

struct sigaction hearing(int number) {
    struct sigaction action {};
    action.sa_handler = number == SIGPIPE || number == SIGXFSZ ? SIG_IGN : on_signal;
    action.sa_flags = SA_RESTART;
    sigemptyset(&action.sa_mask);
    return action;
}

} // namespace

SignalPipe::SignalPipe() {
    if (pipe2(ends.data(), O_NONBLOCK | O_CLOEXEC) != 0) ends = {-1, -1};
    for (std::size_t index = 0; index < heard.size(); ++index) {
        const struct sigaction action = hearing(heard[index]);
        sigaction(heard[index], &action, &actions_before[index]);
        // What the caller wants ignored (nohup) stays ignored.
        if (actions_before[index].sa_handler == SIG_IGN && heard[index] != SIGWINCH)
            sigaction(heard[index], &actions_before[index], nullptr);
    }
}

SignalPipe::~SignalPipe() {
    for (std::size_t index = 0; index < heard.size(); ++index)
        sigaction(heard[index], &actions_before[index], nullptr);
    for (int& end : ends) {
        close(end);
        end = -1;
    }
}

int SignalPipe::descriptor() const {
    return ends[0];
}

std::vector<int> SignalPipe::take() {
    std::vector<int> signals;
    std::array<unsigned char, 64> bytes{};
    ssize_t count = 0;
    while ((count = read(ends[0], bytes.data(), bytes.size())) > 0)
        signals.insert(signals.end(), bytes.begin(), bytes.begin() + count);
    return signals;
}

void SignalPipe::stop_program() {
    struct sigaction by_default {};
    by_default.sa_handler = SIG_DFL;
    sigemptyset(&by_default.sa_mask);
    struct sigaction before {};
    sigaction(SIGTSTP, &by_default, &before);
    // The whole job, as the terminal does it: `./play` may be a script that waits for us.
    kill(0, SIGTSTP);
    sigaction(SIGTSTP, &before, nullptr);
}

} // namespace pmk
