#include "pmkgames/check.hpp"

#include <atomic>
#include <cstdio>
#include <cstdlib>

namespace pmk {
namespace {

std::atomic<FailureHook> failure_hook{nullptr};

} // namespace

FailureHook set_failure_hook(FailureHook hook) {
    return failure_hook.exchange(hook);
}

void check_failed(const char* expression, const char* file, int line) {
    // A check that fails while the hook runs must not call it again.
    if (const FailureHook hook = failure_hook.exchange(nullptr)) hook();
    std::fprintf(stderr, "pmkgames: a fault in the program: %s does not hold (%s:%d)\n", expression, file,
                 line);
    std::abort();
}

} // namespace pmk
