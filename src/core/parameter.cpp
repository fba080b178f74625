#include "pmkgames/parameter.hpp"

#include "pmkgames/check.hpp"

#include <algorithm>
#include <charconv>
#include <limits>

namespace pmk {
namespace {

template <class Number> std::optional<Number> parse_number(std::string_view text) {
    Number number{};
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || stop != end) return std::nullopt;
    return number;
}

const Parameter* find_parameter(const std::vector<Parameter>& parameters, std::string_view name) {
    const auto found = std::find_if(parameters.begin(), parameters.end(),
                                    [&](const Parameter& parameter) { return parameter.name == name; });
    return found == parameters.end() ? nullptr : &*found;
}

std::string joined(const std::vector<const char*>& words, const char* separator) {
    std::string list;
    for (const char* word : words) {
        if (!list.empty()) list += separator;
        list += word;
    }
    return list;
}

bool is_digit(char character) {
    return character >= '0' && character <= '9';
}

// A decimal number without exponent in its normal form ("0.5", "-3", "12.25"), nothing where the text is
// no such number. Point and comma both separate the fraction.
std::optional<std::string> normal_decimal(std::string_view text) {
    std::string sign;
    if (!text.empty() && text.front() == '-') {
        sign = "-";
        text.remove_prefix(1);
    }
    const std::size_t point = text.find_first_of(".,");
    std::string_view whole = text.substr(0, point);
    std::string_view fraction = point == std::string_view::npos ? "" : text.substr(point + 1);
    if (whole.empty() && fraction.empty()) return std::nullopt;
    if (!std::all_of(whole.begin(), whole.end(), is_digit)) return std::nullopt;
    if (!std::all_of(fraction.begin(), fraction.end(), is_digit)) return std::nullopt;
    while (!whole.empty() && whole.front() == '0')
        whole.remove_prefix(1);
    while (!fraction.empty() && fraction.back() == '0')
        fraction.remove_suffix(1);
    if (whole.empty() && fraction.empty()) return "0";
    std::string number = sign + (whole.empty() ? "0" : std::string(whole));
    if (!fraction.empty()) number.append(".").append(fraction);
    return number;
}

// For a number in normal form: the digits from the first to the last that is not zero.
std::size_t significant_digits(std::string_view number) {
    std::string digits;
    std::copy_if(number.begin(), number.end(), std::back_inserter(digits), is_digit);
    const std::size_t first = digits.find_first_not_of('0');
    const std::size_t last = digits.find_last_not_of('0');
    return first == std::string::npos ? 0 : last - first + 1;
}

// low <= number < high, judged on the text so that no rounding interferes.
bool decimal_in_range(std::string_view number, std::int64_t low, std::int64_t high) {
    const bool negative = number.front() == '-';
    const std::string_view magnitude = negative ? number.substr(1) : number;
    const std::size_t point = magnitude.find('.');
    const auto whole = parse_number<std::int64_t>(magnitude.substr(0, point));
    if (!whole) return false;
    const bool has_fraction = point != std::string_view::npos;
    const std::int64_t floor = negative ? -*whole - (has_fraction ? 1 : 0) : *whole;
    return floor >= low && floor < high;
}

Result<std::string> wrong_value(const Parameter& parameter, std::string_view value) {
    return refuse("{} must be {}, not \"{}\".", parameter.name, allowed_values(parameter).english(),
                  quotable(value));
}

} // namespace

std::optional<std::int64_t> parse_whole(std::string_view text) {
    return parse_number<std::int64_t>(text);
}

std::optional<std::uint64_t> parse_seed(std::string_view text) {
    return parse_number<std::uint64_t>(text);
}

Text allowed_values(const Parameter& parameter) {
    switch (parameter.kind) {
    case Parameter::Kind::whole:
        return say("a whole number from {} to {}", parameter.low, parameter.high);
    case Parameter::Kind::decimal:
        return say("a number from {} to below {} with at most {} digits", parameter.low, parameter.high,
                   parameter.digits);
    case Parameter::Kind::choice:
        return say("one of {}", joined(parameter.choices, ", "));
    case Parameter::Kind::text:
        break;
    }
    return say("a text");
}

Result<std::string> checked_value(const Parameter& parameter, std::string_view value) {
    switch (parameter.kind) {
    case Parameter::Kind::whole: {
        const auto number = parse_whole(value);
        if (!number || *number < parameter.low || *number > parameter.high)
            return wrong_value(parameter, value);
        return std::to_string(*number);
    }
    case Parameter::Kind::decimal: {
        const auto number = normal_decimal(value);
        if (!number || !decimal_in_range(*number, parameter.low, parameter.high) ||
            significant_digits(*number) > static_cast<std::size_t>(parameter.digits))
            return wrong_value(parameter, value);
        return *number;
    }
    case Parameter::Kind::choice:
        if (std::find(parameter.choices.begin(), parameter.choices.end(), value) == parameter.choices.end())
            return wrong_value(parameter, value);
        return std::string(value);
    case Parameter::Kind::text: {
        // Settings are kept in saves line by line.
        constexpr std::size_t longest = 4096;
        const bool printable = std::all_of(value.begin(), value.end(), [](char character) {
            return static_cast<unsigned char>(character) >= ' ' && character != '\x7F';
        });
        if (value.empty() || value.size() > longest || !printable) return wrong_value(parameter, value);
        return std::string(value);
    }
    }
    PMK_CHECK(false);
    return {};
}

Result<Settings> checked_settings(const std::vector<Parameter>& parameters, const Settings& settings) {
    Settings checked;
    for (const auto& [name, value] : settings) {
        const Parameter* const parameter = find_parameter(parameters, name);
        if (!parameter) {
            std::vector<const char*> names;
            names.reserve(parameters.size());
            for (const Parameter& known : parameters)
                names.push_back(known.name);
            return refuse("There is no parameter \"{}\"; there are: {}.", quotable(name),
                          joined(names, ", "));
        }
        auto normal = checked_value(*parameter, value);
        if (!normal) return refuse(normal.error());
        checked.emplace(name, *std::move(normal));
    }
    return checked;
}

const char* CheckedSettings::find(std::string_view name) const {
    const auto set = settings_->find(name);
    if (set != settings_->end()) return set->second.c_str();
    const Parameter* const parameter = find_parameter(*parameters_, name);
    PMK_CHECK(parameter != nullptr);
    return *parameter->fallback == '\0' ? nullptr : parameter->fallback;
}

std::optional<int> CheckedSettings::optional_whole(std::string_view name) const {
    const char* const text = find(name);
    if (!text) return std::nullopt;
    const auto number = parse_whole(text);
    PMK_CHECK(number && *number >= std::numeric_limits<int>::min() &&
              *number <= std::numeric_limits<int>::max());
    return static_cast<int>(*number);
}

int CheckedSettings::whole(std::string_view name) const {
    const auto number = optional_whole(name);
    PMK_CHECK(number.has_value());
    return *number;
}

std::string_view CheckedSettings::word(std::string_view name) const {
    const char* const text = find(name);
    PMK_CHECK(text != nullptr);
    return text;
}

} // namespace pmk
