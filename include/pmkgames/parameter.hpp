// What can be set when a game starts: names, types, ranges and defaults as data.
//
// The same table serves `--set NAME=VALUE`, `batch`, `list`, the menu and the saves. A setting is kept as
// text in its normal form ("7", "0.5", "flipped"); only what was set is kept, the rest is the default or
// is drawn from the seed.
#pragma once

#include "pmkgames/result.hpp"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

struct Parameter {
    enum class Kind {
        whole,   // a whole number from low to high
        decimal, // a number from low to high, high not included, with at most `digits` significant digits
        choice,  // one of choices
        text,    // free text, checked by the game
    };

    const char* name;
    Kind kind = Kind::whole;
    std::int64_t low = 0;
    std::int64_t high = 0;
    int digits = 8;
    std::vector<const char*> choices{};
    const char* fallback = ""; // the default; empty: drawn from the seed, or not used
    const char* summary = "";  // a pattern for `translated`, a few words
};

using Settings = std::map<std::string, std::string, std::less<>>;

struct Preset {
    const char* name;
    const char* summary; // a pattern for `translated`
    Settings settings;
};

// The value in its normal form, or a sentence naming the parameter and what it takes.
Result<std::string> checked_value(const Parameter& parameter, std::string_view value);

// All names known and all values in range: the settings in normal form. Relations between parameters
// are the game's to check when it starts.
Result<Settings> checked_settings(const std::vector<Parameter>& parameters, const Settings& settings);

// The allowed values in words, such as "a whole number from 3 to 30".
Text allowed_values(const Parameter& parameter);

// Reading settings that have been checked; the default where nothing was set. `whole` and `word` must only
// be asked for parameters with a default or a setting; `find` answers nullptr where there is neither.
class CheckedSettings {
  public:
    CheckedSettings(const std::vector<Parameter>& parameters, const Settings& settings)
        : parameters_(&parameters), settings_(&settings) {}

    const char* find(std::string_view name) const;
    bool is_set(std::string_view name) const { return settings_->find(name) != settings_->end(); }
    int whole(std::string_view name) const;
    std::optional<int> optional_whole(std::string_view name) const;
    std::string_view word(std::string_view name) const;

  private:
    const std::vector<Parameter>* parameters_;
    const Settings* settings_;
};

// Numbers without a locale. The whole text must be the number; no sign `+`, no blanks.
std::optional<std::int64_t> parse_whole(std::string_view text);
std::optional<std::uint64_t> parse_seed(std::string_view text);

} // namespace pmk
