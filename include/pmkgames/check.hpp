// A check that stays on in every build: for faults of ours, never for wrong input.
//
// PMK_CHECK(condition) ends the program with expression, file and line when the condition does not hold.
// Before that it calls the hook that the terminal driver has set, which gives the screen back.
#pragma once

namespace pmk {

using FailureHook = void (*)() noexcept;

// Sets what runs before the report of a failed check; returns the hook set before.
FailureHook set_failure_hook(FailureHook hook);

[[noreturn]] void check_failed(const char* expression, const char* file, int line);

} // namespace pmk

#define PMK_CHECK(condition)                                                                                 \
    (static_cast<bool>(condition) ? void(0) : ::pmk::check_failed(#condition, __FILE__, __LINE__))
