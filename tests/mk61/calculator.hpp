// A machine as a person uses it: listings loaded or typed, keys as text.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include <doctest/doctest.h>

#include "mk61/listing.hpp"
#include "mk61/machine.hpp"
#include "mk61/opcodes.hpp"

namespace mk61::test {

inline std::string read_file(const std::string& path) {
    std::ifstream file(std::string{PMK_SOURCE_DIR "/"} + path);
    REQUIRE_MESSAGE(file, path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline Listing listing_from(const std::string& path) {
    const auto listing = read_listing(read_file(path), path);
    REQUIRE_MESSAGE(listing, path);
    return *listing;
}

class Calculator {
  public:
    Machine machine;

    // Presses keys written as text ("5 В↑ 7 +") and lets the program run to its end after each.
    Calculator& keys(std::string_view text) {
        const auto codes = read_keys(text, "test");
        REQUIRE_MESSAGE(codes, std::string{text});
        return press(*codes);
    }

    Calculator& press(const KeyCodes& codes) {
        for (const std::uint8_t code : codes) {
            const bool address = machine.state().typing.address_digits == 2;
            machine.press(address ? address_keys(code) : operation_keys(code));
            machine.run(limit);
        }
        return *this;
    }

    Calculator& press(Key key) {
        machine.press(key);
        return *this;
    }

    // Types the program in: В/О, F ПРГ, the codes, F АВТ, В/О.
    Calculator& type_program(const std::vector<std::uint8_t>& program) {
        press(Key::go_back).press(Key::prefix_f).press(Key::exponent);
        for (const std::uint8_t code : program) {
            const bool address = machine.state().typing.address_digits == 2;
            machine.press(address ? address_keys(code) : operation_keys(code));
        }
        return press(Key::prefix_f).press(Key::change_sign).press(Key::go_back);
    }

    // Switch and registers of a listing, these by typing.
    Calculator& prepare(const Listing& listing) {
        machine.set_angle(listing.angle.value_or(Angle::radian));
        for (const Preset& preset : listing.presets) {
            press(KeyCodes{0x0D});
            press(preset.keys);
            press(KeyCodes{static_cast<std::uint8_t>(0x40 + preset.index)});
        }
        return *this;
    }

    Calculator& load(const Listing& listing) {
        machine.load(listing.bytes());
        return prepare(listing);
    }

    std::string shown() const { return machine.display().compact(); }

    static constexpr std::uint64_t limit = 100'000;
};

} // namespace mk61::test
