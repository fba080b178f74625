#include <doctest/doctest.h>

#include <cstdlib>
#include <new>

#include "calculator.hpp"

namespace {

int allocations = 0;

} // namespace

// Counts what this program asks for; apart from the compiler's view, which else pairs malloc with delete.
[[gnu::noinline]] void* operator new(std::size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}

TEST_CASE("steps and keys allocate nothing") {
    mk61::test::Calculator calculator;
    calculator.load(mk61::test::listing_from("games/tom_jerry/listing.mk61")).keys("В/О С/П");
    mk61::Machine& machine = calculator.machine;
    const int before = allocations;
    for (int turn = 0; turn < 20; ++turn) {
        machine.press(mk61::Key::digit_8);
        machine.press(mk61::Key::run);
        machine.run(10'000);
    }
    CHECK(allocations == before);
}
