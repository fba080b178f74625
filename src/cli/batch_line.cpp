#include "cli/batch_line.hpp"

#include "cli/arguments.hpp"
#include "pmkgames/json.hpp"

#include <array>

namespace pmk::cli {
namespace {

// The number without its exponent ("4.5e-2" is "0.045"), digit by digit, because games take plain decimal
// numbers and writers of JSON may choose either form. An exponent too large for that stays.
std::string plain_number(const std::string& written) {
    constexpr int largest_exponent = 99;
    const std::size_t mark = written.find_first_of("eE");
    if (mark == std::string::npos) return written;
    std::string_view exponent_text = std::string_view(written).substr(mark + 1);
    if (exponent_text.starts_with('+')) exponent_text.remove_prefix(1);
    const auto exponent = parse_whole(exponent_text);
    if (!exponent || *exponent < -largest_exponent || *exponent > largest_exponent) return written;

    std::string digits = written.substr(0, mark);
    const bool negative = digits.front() == '-';
    if (negative) digits.erase(0, 1);
    auto point = static_cast<std::int64_t>(digits.size());
    if (const std::size_t written_point = digits.find('.'); written_point != std::string::npos) {
        digits.erase(written_point, 1);
        point = static_cast<std::int64_t>(written_point);
    }
    point += *exponent;
    if (point <= 0) {
        digits.insert(0, static_cast<std::size_t>(1 - point), '0');
        point = 1;
    }
    const auto whole_digits = static_cast<std::size_t>(point);
    if (digits.size() < whole_digits) digits.resize(whole_digits, '0');
    if (digits.size() > whole_digits) digits.insert(whole_digits, 1, '.');
    return negative ? "-" + digits : digits;
}

// Takes the parser's events as they come: no JSON value is built, and a number keeps its digits.
class Reader final : public nlohmann::json_sax<Json> {
  public:
    BatchLine line{};
    Text trouble{};

    bool null() override { return scalar(Kind::null, "null"); }
    bool boolean(bool value) override { return scalar(Kind::boolean, value ? "true" : "false"); }
    bool number_integer(number_integer_t value) override {
        return scalar(Kind::number, std::to_string(value));
    }
    bool number_unsigned(number_unsigned_t value) override {
        return scalar(Kind::number, std::to_string(value));
    }
    bool number_float(number_float_t /*value*/, const string_t& written) override {
        return scalar(Kind::number, plain_number(written));
    }
    bool string(string_t& value) override { return scalar(Kind::string, std::move(value)); }
    bool binary(binary_t& /*value*/) override { return false; }

    bool key(string_t& name) override {
        key_ = std::move(name);
        if (place_ == Place::settings) {
            if (!is_printable(key_)) return wrong(say("{} is no printable text.", quote(key_)));
            if (line.settings.contains(key_)) return wrong(say("{} stands twice.", quote(key_)));
            return true;
        }
        for (std::size_t i = 0; i < keys.size(); ++i) {
            if (key_ != keys[i]) continue;
            if (seen_[i]) return wrong(say("{} stands twice.", quote(key_)));
            seen_[i] = true;
            return true;
        }
        return wrong(
            say("There is no {} here; there are: {}.", quote(key_), "seed, preset, set, moves, seat"));
    }

    bool start_object(std::size_t /*size*/) override {
        if (place_ == Place::before) {
            place_ = Place::line;
            return true;
        }
        if (place_ == Place::line && key_ == "set") {
            place_ = Place::settings;
            return true;
        }
        return wrong_kind();
    }

    bool start_array(std::size_t /*size*/) override {
        if (place_ != Place::line || key_ != "moves") return wrong_kind();
        place_ = Place::moves;
        return true;
    }

    bool end_object() override { return leave(); }
    bool end_array() override { return leave(); }

    bool parse_error(std::size_t position, const std::string& /*token*/,
                     const nlohmann::detail::exception& /*error*/) override {
        return wrong(say("The line is not JSON: byte {} is not understood.", position));
    }

  private:
    enum class Kind { null, boolean, number, string };
    enum class Place { before, line, settings, moves };

    static constexpr std::array keys{"seed", "preset", "set", "moves", "seat"};

    bool scalar(Kind kind, std::string text) {
        if (kind == Kind::string && !is_printable(text))
            return wrong(say("{} is no printable text.", quote(text)));
        switch (place_) {
        case Place::before:
            return wrong_kind();
        case Place::moves:
            if (kind != Kind::string) return wrong_kind();
            line.moves.push_back(std::move(text));
            return true;
        case Place::settings:
            if (kind == Kind::null)
                return wrong(say("The value of {} must be a string, a number or a boolean.", quote(key_)));
            line.settings.emplace(key_, std::move(text));
            return true;
        case Place::line:
            break;
        }
        if (key_ == "seed" && (kind == Kind::number || kind == Kind::string)) {
            line.seed = parse_seed(text);
            return line.seed || wrong(say("The seed must be a whole number from 0 to 18446744073709551615, "
                                          "not {}.",
                                          quote(text)));
        }
        if (key_ == "preset" && kind == Kind::string) {
            if (text.empty()) return wrong(say("The preset must have a name."));
            line.preset = std::move(text);
            return true;
        }
        if (key_ == "seat" && kind == Kind::number) {
            line.seat = std::move(text);
            return true;
        }
        return wrong_kind();
    }

    bool leave() {
        place_ = Place::line;
        return true;
    }

    bool wrong(Text sentence) {
        trouble = std::move(sentence);
        return false;
    }

    bool wrong_kind() {
        if (place_ == Place::before)
            return wrong(say("A line must be one JSON object, such as {}.", R"({"seed":7,"moves":["c7"]})"));
        if (place_ == Place::settings)
            return wrong(say("The value of {} must be a string, a number or a boolean.", quote(key_)));
        if (key_ == "seed") return wrong(say("The seed must be a whole number."));
        if (key_ == "preset") return wrong(say("The preset must be a string."));
        if (key_ == "set") return wrong(say("The settings must be an object of names and values."));
        if (key_ == "moves") return wrong(say("The moves must be a list of strings."));
        return wrong(say("The seat must be a whole number."));
    }

    Place place_ = Place::before;
    std::string key_;
    std::array<bool, keys.size()> seen_{};
};

} // namespace

Result<BatchLine> parse_batch_line(std::string_view line) {
    Reader reader;
    if (Json::sax_parse(line.begin(), line.end(), &reader)) return std::move(reader.line);
    return refuse(std::move(reader.trouble));
}

} // namespace pmk::cli
