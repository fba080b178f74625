// The listing of Night Battle on the calculator, played by its keys alone, as a person would.
#pragma once

#include "mk61/listing.hpp"
#include "mk61/machine.hpp"

#include <doctest/doctest.h>

#include <array>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace night_battle_test {

struct Parameters {
    int size = 15;
    std::array<int, 2> shots{3, 2};
    std::array<int, 2> lives{3, 2};
    std::array<int, 2> speed{1, 2};
};

inline std::string listing_text() {
    std::ifstream file(PMK_SOURCE_DIR "/games/night_battle/listing.mk61");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline const mk61::Listing& listing() {
    static const mk61::Listing read = [] {
        const auto result = mk61::read_listing(listing_text(), "listing.mk61");
        REQUIRE_MESSAGE(result.has_value(), result.error().message());
        return *result;
    }();
    return read;
}

class Calculator {
  public:
    // Parameters are set as the notes of the listing say: steps changed, speeds above 9 typed into Rc and R9.
    explicit Calculator(const Parameters& parameters = {}) {
        std::vector<std::uint8_t> program = listing().bytes();
        const auto digit = [&](std::size_t step, int value) {
            program[step] = static_cast<std::uint8_t>(value);
        };
        constexpr std::uint8_t recall_c = 0x6C, nothing = 0x54;
        digit(94, parameters.size / 10);
        digit(95, parameters.size % 10);
        digit(4, parameters.shots[0]);
        digit(7, parameters.shots[1]);
        digit(0, parameters.lives[0]);
        digit(103, parameters.lives[1]);
        digit(2, parameters.speed[0]);
        digit(9, parameters.speed[1]);
        if (parameters.speed[0] > 9) program[2] = recall_c;
        if (parameters.speed[1] > 9) program[9] = program[10] = nothing;
        machine_.load(program);
        if (parameters.speed[0] > 9) type(std::to_string(parameters.speed[0]) + " x→Пc");
        if (parameters.speed[1] > 9) type(std::to_string(parameters.speed[1]) + " x→П9");
    }

    // Types the keys, waiting wherever the program runs, and reads the indicator.
    std::string type(std::string_view text) {
        const auto codes = mk61::read_keys(text, "keys");
        REQUIRE_MESSAGE(codes.has_value(), codes.error().message());
        bool address = false;
        for (const std::uint8_t code : *codes) {
            machine_.press(address ? mk61::address_keys(code) : mk61::operation_keys(code));
            address = !address && code == 0x51;
            if (machine_.state().status == mk61::Status::running) steps_ += machine_.run(10'000);
            REQUIRE(machine_.state().status == mk61::Status::stopped);
        }
        return machine_.display().compact();
    }

    std::string start(std::string_view fraction) {
        return type("9 x→П3 5 x→П0 " + std::string(fraction) + " x→Пd БП 90 С/П");
    }

    std::string square(int x, int y) { return type(std::to_string(x) + " В↑ " + std::to_string(y) + " С/П"); }

    // The whole number in a register. A register that would show it otherwise fails the test.
    int value(int index) const {
        const mk61::Number number = machine_.register_value(index);
        const int value = static_cast<int>(number.to_double());
        INFO("register ", index, ": ", number.to_hex());
        CHECK(number == mk61::Number::from_double(value));
        return value;
    }

    // The indicator with its blanks.
    std::string text() const { return machine_.display().text(); }

    void turn_switch(mk61::Angle angle) { machine_.set_angle(angle); }
    std::uint64_t steps() const { return steps_; }

  private:
    mk61::Machine machine_;
    std::uint64_t steps_ = 0;
};

} // namespace night_battle_test
