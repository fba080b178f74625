#include "cli/mk61_exec.hpp"

#include <array>
#include <charconv>
#include <optional>
#include <vector>

#include <fmt/format.h>
#include <tl/expected.hpp>

#include "mk61/machine.hpp"
#include "mk61/opcodes.hpp"

namespace pmk::cli {
namespace {

using Json = nlohmann::ordered_json;
template <class T> using Expected = tl::expected<T, std::string>;

constexpr std::string_view register_names = "0123456789abcde";

Expected<std::uint8_t> byte_from(std::string_view text) {
    unsigned value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, 16);
    if (text.size() != 2 || error != std::errc{} || end != text.data() + text.size()) {
        return tl::unexpected(fmt::format("\"{}\" is not a code: write two hex digits.", text));
    }
    return static_cast<std::uint8_t>(value);
}

Expected<std::vector<std::uint8_t>> program_from(const Json& field) {
    if (!field.is_string()) return tl::unexpected(std::string{"\"program\" must be a string of hex digits."});
    const auto& text = field.get_ref<const std::string&>();
    if (text.size() % 2 != 0 || text.size() / 2 > mk61::program_size) {
        return tl::unexpected(fmt::format("\"program\" must have two hex digits a step and at most {} steps.",
                                          mk61::program_size));
    }
    std::vector<std::uint8_t> program;
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const auto code = byte_from(std::string_view{text}.substr(i, 2));
        if (!code) return tl::unexpected(code.error());
        program.push_back(*code);
    }
    return program;
}

Expected<mk61::Angle> angle_from(const Json& field) {
    if (field == "radian") return mk61::Angle::radian;
    if (field == "grad") return mk61::Angle::grad;
    if (field == "degree") return mk61::Angle::degree;
    return tl::unexpected(
        fmt::format("\"angle\" is {}, but it must be \"radian\", \"grad\" or \"degree\".", field.dump()));
}

Expected<mk61::Number> number_from(const Json& field) {
    if (field.is_string())
        if (const auto number = mk61::Number::from_hex(field.get_ref<const std::string&>())) return *number;
    return tl::unexpected(fmt::format(
        "{} is not a number: write the twelve hex digits as they lie in the machine.", field.dump()));
}

// Fills registers and stack; the message says what is wrong.
std::optional<std::string> set_numbers(mk61::State& state, const Json& record) {
    if (const auto registers = record.find("registers"); registers != record.end()) {
        if (!registers->is_object()) return "\"registers\" must be an object.";
        for (const auto& [name, field] : registers->items()) {
            const auto index = name.size() == 1 ? register_names.find(name) : std::string_view::npos;
            if (index == std::string_view::npos) {
                return fmt::format("\"{}\" is not a register: the registers are 0 to 9 and a to e.", name);
            }
            const auto number = number_from(field);
            if (!number) return number.error();
            state.registers[index] = *number;
        }
    }
    if (const auto stack = record.find("stack"); stack != record.end()) {
        if (!stack->is_object()) return "\"stack\" must be an object.";
        for (const auto& [name, field] : stack->items()) {
            const auto number = number_from(field);
            if (!number) return number.error();
            if (name == "x")
                state.x = *number;
            else if (name == "y")
                state.y = *number;
            else if (name == "z")
                state.z = *number;
            else if (name == "t")
                state.t = *number;
            else if (name == "x1")
                state.x1 = *number;
            else
                return fmt::format("\"{}\" is not in the stack: the places are x, y, z, t and x1.", name);
        }
    }
    return std::nullopt;
}

// The names that the keys without an operation code have in a group of keys.
std::optional<mk61::KeySequence> keys_by_name(std::string_view name) {
    using mk61::Key;
    const auto keys = [](Key first, std::optional<Key> second = {}) {
        mk61::KeySequence sequence;
        sequence.keys[sequence.count++] = first;
        if (second) sequence.keys[sequence.count++] = *second;
        return sequence;
    };
    if (name == "F") return keys(Key::prefix_f);
    if (name == "K") return keys(Key::prefix_k);
    if (name == "CF") return keys(Key::prefix_f, Key::clear_x);
    if (name == "PRG") return keys(Key::prefix_f, Key::exponent);
    if (name == "AUT") return keys(Key::prefix_f, Key::change_sign);
    if (name == "SHR") return keys(Key::step_forward);
    if (name == "SHL") return keys(Key::step_back);
    return std::nullopt;
}

constexpr std::string_view keys_shape = "\"keys\" must be an array of arrays of strings.";

// The keys of one item of a group: an operation code, or behind one that takes an address that address.
Expected<mk61::KeySequence> keys_of_item(const Json& item, bool is_address) {
    if (!item.is_string()) return tl::unexpected(std::string{keys_shape});
    const std::string_view text = item.get_ref<const std::string&>();
    if (const auto named = keys_by_name(text)) return *named;
    const auto code = byte_from(text);
    if (!code) return tl::unexpected(code.error());
    return is_address ? mk61::address_keys(*code) : mk61::operation_keys(*code);
}

Json error_record(const std::string& sentence) {
    return Json{{"error", sentence}};
}

} // namespace

Json state_to_json(const mk61::State& state) {
    Json json;
    json["display"] = mk61::display(state).text();
    json["pc"] = fmt::format("{:02X}", state.pc);
    json["x"] = state.x.to_hex();
    json["y"] = state.y.to_hex();
    json["z"] = state.z.to_hex();
    json["t"] = state.t.to_hex();
    json["x1"] = state.x1.to_hex();
    json["registers"] = Json::object();
    for (std::size_t i = 0; i < register_names.size(); ++i) {
        const mk61::Number value = state.registers[i];
        if (value.nibbles != 0) json["registers"][std::string(1, register_names[i])] = value.to_hex();
    }
    return json;
}

Json run_record(const Json& record) {
    if (!record.is_object()) return error_record("A record must be a JSON object.");
    mk61::Machine machine;
    mk61::State state;
    if (const auto program = record.find("program"); program != record.end()) {
        const auto bytes = program_from(*program);
        if (!bytes) return error_record(bytes.error());
        machine.load(*bytes);
        state = machine.state();
    }
    if (const auto angle = record.find("angle"); angle != record.end()) {
        const auto position = angle_from(*angle);
        if (!position) return error_record(position.error());
        state.angle = *position;
    }
    if (const auto problem = set_numbers(state, record)) return error_record(*problem);
    std::uint64_t limit = default_instruction_limit;
    if (const auto field = record.find("limit"); field != record.end()) {
        if (!field->is_number_unsigned()) return error_record("\"limit\" must be a number of instructions.");
        limit = field->get<std::uint64_t>();
    }
    machine.set_state(state);

    Json states = Json::array();
    const auto settle = [&] {
        machine.run(limit);
        return machine.state().status == mk61::Status::running;
    };
    const auto report = [&](bool running) {
        states.push_back(state_to_json(machine.state()));
        if (running) states.back()["running"] = true;
        return !running;
    };
    const auto answer = [&] { return Json{{"states", std::move(states)}}; };

    const auto start = record.find("start");
    if (start == record.end() || *start != false) {
        machine.press(mk61::Key::go_back);
        machine.press(mk61::Key::run);
        if (!report(settle())) return answer();
    }
    const auto groups = record.find("keys");
    if (groups == record.end()) return answer();
    if (!groups->is_array()) return error_record(std::string{keys_shape});
    for (const Json& group : *groups) {
        if (!group.is_array()) return error_record(std::string{keys_shape});
        bool running = false;
        bool address_follows = false;
        for (const Json& item : group) {
            const auto keys = keys_of_item(item, address_follows);
            if (!keys) return error_record(keys.error());
            machine.press(*keys);
            address_follows = machine.state().typing.address_digits == 2;
            running = settle();
            if (running) break;
        }
        if (!report(running)) return answer();
    }
    return answer();
}

bool run_records(std::istream& in, std::ostream& out) {
    bool all_understood = true;
    for (std::string line; std::getline(in, line);) {
        if (line.find_first_not_of(" \t\r") == std::string::npos) continue;
        const Json record = Json::parse(line, nullptr, false);
        const Json answer =
            record.is_discarded() ? error_record("This line is not JSON.") : run_record(record);
        all_understood = all_understood && !answer.contains("error");
        out << answer.dump() << '\n';
    }
    return all_understood;
}

} // namespace pmk::cli
