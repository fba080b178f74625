#include "terminal/rescue.hpp"

#include "pmkgames/check.hpp"

#include <algorithm>
#include <array>
#include <csignal>
#include <termios.h>
#include <unistd.h>

namespace pmk {
namespace {

constexpr std::array fatal_signals{SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT, SIGQUIT};

termios settings_before{};
std::array<char, 512> last_bytes{};
// How many of them count; a signal handler reads it, hence the type.
volatile std::sig_atomic_t last_count = 0;
std::array<struct sigaction, fatal_signals.size()> actions_before{};
FailureHook hook_before = nullptr;
// A stack that has overflown is no place for a handler.
std::array<char, 16384> handler_stack{};

void give_terminal_back() noexcept {
    const auto count = static_cast<std::size_t>(last_count);
    if (count == 0) return;
    last_count = 0;
    const ssize_t written = write(STDOUT_FILENO, last_bytes.data(), count);
    static_cast<void>(written);
    tcsetattr(STDIN_FILENO, TCSADRAIN, &settings_before);
}

void on_fatal_signal(int number) {
    give_terminal_back();
    // The handler was installed to work once: this ends the program as if it had never been there.
    raise(number);
}

void on_failed_check() noexcept {
    give_terminal_back();
    if (hook_before) hook_before();
}

} // namespace

Rescue::Rescue() {
    tcgetattr(STDIN_FILENO, &settings_before);

    stack_t stack{};
    stack.ss_sp = handler_stack.data();
    stack.ss_size = handler_stack.size();
    sigaltstack(&stack, nullptr);

    struct sigaction action {};
    action.sa_handler = on_fatal_signal;
    action.sa_flags = static_cast<int>(SA_RESETHAND) | SA_NODEFER | SA_ONSTACK;
    sigemptyset(&action.sa_mask);
    for (std::size_t index = 0; index < fatal_signals.size(); ++index)
        sigaction(fatal_signals[index], &action, &actions_before[index]);
    hook_before = set_failure_hook(on_failed_check);
}

Rescue::~Rescue() {
    disarm();
    set_failure_hook(hook_before);
    for (std::size_t index = 0; index < fatal_signals.size(); ++index)
        sigaction(fatal_signals[index], &actions_before[index], nullptr);
    stack_t stack{};
    stack.ss_flags = SS_DISABLE;
    sigaltstack(&stack, nullptr);
}

void Rescue::arm(std::string_view bytes) {
    last_count = 0;
    const std::size_t count = std::min(bytes.size(), last_bytes.size());
    std::copy_n(bytes.begin(), count, last_bytes.begin());
    last_count = static_cast<std::sig_atomic_t>(count);
}

} // namespace pmk
