#include <algorithm>
#include <charconv>
#include <cstdint>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/mk61_commands.hpp"
#include "cli/mk61_exec.hpp"
#include "cli/mk61_listing.hpp"
#include "mk61/disassembler.hpp"
#include "mk61/machine.hpp"
#include "mk61/opcodes.hpp"

namespace pmk::cli {
namespace {

constexpr std::uint8_t code_clear = 0x0D;
constexpr std::uint8_t code_store = 0x40;
constexpr std::uint8_t code_stop = 0x50;
constexpr std::uint8_t code_jump = 0x51;

Result<mk61::KeyCodes> keys_of(std::string_view text, std::string_view option) {
    const auto keys = mk61::read_keys(text, option);
    if (!keys) return refuse("In --{}: {}.", option, keys.error().reason);
    return *keys;
}

// What the options change in the listing.
Result<mk61::Listing> with_options(mk61::Listing listing, const Arguments& arguments) {
    for (const std::string& setting : arguments.values("reg")) {
        const std::size_t index = setting.size() > 2 && setting[1] == '='
                                      ? std::string_view("0123456789abcde").find(setting[0])
                                      : 16;
        if (index > 14)
            return refuse("{} sets no register: write 7=61, with a register 0 to 9 or a to e.",
                          quote(setting));
        const auto keys = keys_of(std::string_view(setting).substr(2), "reg");
        if (!keys) return refuse(keys.error());
        if (keys->empty()) return refuse("{} sets no register: the value is missing.", quote(setting));
        const mk61::Preset preset{static_cast<int>(index), *keys};
        const auto old = std::ranges::find(listing.presets, preset.index, &mk61::Preset::index);
        if (old == listing.presets.end()) {
            listing.presets.push_back(preset);
        } else {
            *old = preset;
        }
    }
    if (const std::string* const angle = arguments.value("angle")) {
        listing.angle = mk61::angle_named(*angle);
        if (!listing.angle)
            return refuse("{} is no position of the switch: radian, grad or degree.", quote(*angle));
    }
    if (const std::string* const text = arguments.value("keys")) {
        const auto keys = keys_of(*text, "keys");
        if (!keys) return refuse(keys.error());
        listing.start = *keys;
    }
    return listing;
}

Result<std::uint64_t> limit_of(const Arguments& arguments) {
    const std::string* const text = arguments.value("limit");
    if (!text) return default_instruction_limit;
    std::uint64_t limit = 0;
    const char* const end = text->data() + text->size();
    const auto result = std::from_chars(text->data(), end, limit);
    if (result.ec != std::errc{} || result.ptr != end || limit == 0)
        return refuse("{} is no number of instructions from 1 on.", quote(*text));
    return limit;
}

// The digits of a number as they lie in the machine, with the point behind the first: "-1.25e-03".
std::string digits_of(mk61::Number number) {
    std::string digits;
    for (int place = 1; place <= 8; ++place)
        digits += "0123456789ABCDEF"[number.digit(place)];
    digits.insert(1, ".");
    digits.resize(digits.find_last_not_of('0') + 1);
    if (digits.ends_with('.')) digits.pop_back();
    const std::uint32_t nibbles = number.exponent();
    const int exponent = static_cast<int>((nibbles >> 8) * 100 + (nibbles >> 4 & 15) * 10 + (nibbles & 15));
    return fmt::format("{}{}e{:+03}", number.sign() == 0 ? "" : "-", digits,
                       exponent >= 900 ? exponent - 1000 : exponent);
}

// Presses keys on a machine and writes what a person would see.
class Operator {
  public:
    Operator(const mk61::Listing& listing, std::uint64_t limit, const Arguments& arguments, Console& console)
        : limit_{limit}, json_{arguments.has("json")}, console_{console} {
        machine_.load(listing.bytes());
        if (listing.angle) machine_.set_angle(*listing.angle);
        for (const auto& [index, keys] : listing.presets) {
            machine_.press(mk61::operation_keys(code_clear));
            press(keys, false);
            machine_.press(mk61::operation_keys(static_cast<std::uint8_t>(code_store + index)));
        }
        if (arguments.has("trace")) machine_.on_step([this](const mk61::Step& step) { write_step(step); });
    }

    void press(std::span<const std::uint8_t> keys, bool aloud = true) {
        for (std::size_t i = 0; i < keys.size() && !stuck_; ++i) {
            const std::uint8_t code = keys[i];
            machine_.press(mk61::operation_keys(code));
            if (code == code_jump && i + 1 < keys.size()) machine_.press(mk61::address_keys(keys[++i]));
            const std::uint64_t steps = machine_.run(limit_);
            const mk61::Status status = machine_.state().status;
            stuck_ = status != mk61::Status::stopped;
            if (aloud && (code == code_stop || stuck_)) write_stop(steps);
            if (status == mk61::Status::running)
                note("The program was still running after {} instructions; --limit allows more.", limit_);
            if (status == mk61::Status::dead)
                note("The machine answers no key any more until it is switched off.");
        }
    }

    // For keys that run no program.
    void show() {
        if (!stuck_) write_stop(0);
    }

  private:
    void write_stop(std::uint64_t steps) {
        const mk61::State& state = machine_.state();
        if (!json_) {
            console_.out << machine_.display().text() << '\n';
            return;
        }
        nlohmann::ordered_json json = state_to_json(state);
        json["instructions"] = steps;
        if (state.status == mk61::Status::running) json["running"] = true;
        if (state.status == mk61::Status::dead) json["dead"] = true;
        console_.out << json.dump() << '\n';
    }

    void write_step(const mk61::Step& step) {
        const std::string mnemonic = mk61::operation_text(step.code);
        const std::string shown = mk61::display(step.state).text();
        if (!json_) {
            console_.out << fmt::format("{}  {:<8} {:<16} {}\n", mk61::address_text(step.address), mnemonic,
                                        digits_of(step.state.x), shown);
            return;
        }
        const nlohmann::ordered_json json{{"address", mk61::address_text(step.address)},
                                          {"code", mk61::address_text(step.code)},
                                          {"mnemonic", mnemonic},
                                          {"x", step.state.x.to_hex()},
                                          {"x2", step.state.entry.x2.to_hex()},
                                          {"display", shown}};
        console_.out << json.dump() << '\n';
    }

    template <class... Values> void note(const char* pattern, const Values&... values) {
        console_.err << "pmkgames: " << tr(pattern, values...) << '\n';
    }

    mk61::Machine machine_;
    std::uint64_t limit_;
    bool json_;
    Console& console_;
    bool stuck_ = false; // still running, or dead
};

} // namespace

Result<Status> run_mk61_listing(const Arguments& arguments, Console& console) {
    const auto limit = limit_of(arguments);
    if (!limit) return refuse(limit.error());
    auto read = listing_in(arguments.operand(0), console.in, console.out);
    if (!read) return refuse(read.error());
    const auto listing = with_options(*std::move(read), arguments);
    if (!listing) return refuse(listing.error());

    Operator person{*listing, *limit, arguments, console};
    person.press(listing->start);
    if (std::ranges::find(listing->start, code_stop) == listing->start.end()) person.show();
    return Status::fine;
}

} // namespace pmk::cli
