// Any program, any registers, any keys: the machine neither crashes nor runs past its limits, and a copy of
// it goes the same way.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>

#include "mk61/machine.hpp"

namespace {

// Takes bytes from the front; zeros when there are none left.
class Input {
  public:
    explicit Input(std::span<const std::uint8_t> bytes) : bytes_{bytes} {}

    bool empty() const { return bytes_.empty(); }
    std::uint8_t byte() {
        if (bytes_.empty()) return 0;
        const std::uint8_t first = bytes_.front();
        bytes_ = bytes_.subspan(1);
        return first;
    }
    std::span<const std::uint8_t> bytes(std::size_t count) {
        const auto taken = bytes_.first(std::min(count, bytes_.size()));
        bytes_ = bytes_.subspan(taken.size());
        return taken;
    }
    mk61::Number number() {
        std::uint64_t nibbles = 0;
        for (int i = 0; i < 6; ++i)
            nibbles = nibbles << 8 | byte();
        return {nibbles};
    }

  private:
    std::span<const std::uint8_t> bytes_;
};

void check(bool holds) {
    if (!holds) std::abort();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Input input{{data, size}};
    mk61::Machine machine;
    const std::uint8_t options = input.byte();
    machine.set_angle(static_cast<mk61::Angle>(options % 3));
    machine.load(input.bytes(input.byte() % (mk61::program_size + 1)));
    mk61::State state = machine.state();
    for (int registers = options / 3 % 16; registers > 0; --registers) {
        const int index = input.byte() % 20;
        const mk61::Number n = input.number();
        if (index < mk61::register_count)
            state.registers[static_cast<std::size_t>(index)] = n;
        else if (index == 15)
            state.x = n;
        else if (index == 16)
            state.y = n;
        else if (index == 17)
            state.z = n;
        else if (index == 18)
            state.t = n;
        else
            state.x1 = n;
    }
    machine.set_state(state);

    constexpr std::uint64_t limit = 300;
    const auto go = [&] {
        mk61::Machine copy{machine.state()};
        const std::uint64_t executed = machine.run(limit);
        check(executed <= limit);
        check(copy.run(limit) == executed && copy.state() == machine.state());
        check(executed == limit || machine.state().status != mk61::Status::running);
        check(!machine.display().text().empty());
    };
    if (options & 1) {
        machine.press(mk61::Key::go_back);
        machine.press(mk61::Key::run);
        go();
    }
    for (int keys = 0; keys < 100 && !input.empty(); ++keys) {
        machine.press(static_cast<mk61::Key>(input.byte() % mk61::key_count));
        if (machine.state().status == mk61::Status::running && input.byte() % 4 != 0) go();
    }
    return 0;
}
