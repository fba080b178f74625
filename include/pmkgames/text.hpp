// Player-facing sentences.
//
// A Text is a sentence that has not been translated yet: an English pattern with `{}` places, and the
// arguments that fill them. Rules and other code without a locale return Texts; front ends turn them into
// words with `translated`. Code that already stands at the front end uses `tr` for both in one go.
//
// po/extract finds the sentences by the names `say`, `tr`, `tr_count`, `mark` and `refuse`.
#pragma once

#include <fmt/core.h>

#include <concepts>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

// Marks a pattern for the translators and returns it as it is: for patterns kept in tables.
constexpr const char* mark(const char* pattern) {
    return pattern;
}

class Text {
  public:
    Text() = default;
    Text(const char* pattern, std::vector<std::string> arguments)
        : pattern_(pattern), arguments_(std::move(arguments)) {}

    const char* pattern() const { return pattern_; }
    const std::vector<std::string>& arguments() const { return arguments_; }
    bool empty() const { return *pattern_ == '\0'; }

    // The sentence in English whatever the locale: for JSON, saves, logs and tests.
    std::string english() const;

    friend bool operator==(const Text&, const Text&) = default;

  private:
    const char* pattern_ = ""; // a string literal
    std::vector<std::string> arguments_;
};

// say("No piece stands on {}.", square): every argument is formatted in the C locale.
template <class... Arguments> Text say(const char* pattern, const Arguments&... arguments) {
    return Text(pattern, {fmt::format("{}", arguments)...});
}

// A text from outside, fit for a sentence on a terminal: short, and nothing but printable ASCII.
std::string quotable(std::string_view text);

// The sentence in the player's language; English where there is no translation.
std::string translated(const Text& text);
std::string translated(const char* pattern);

template <class... Arguments> std::string tr(const char* pattern, const Arguments&... arguments) {
    return translated(say(pattern, arguments...));
}

// The sentence for `count` things, which fills its first place: tr_count("{} light", "{} lights", n).
// Languages that have other forms for 2 or 5 things choose among theirs.
std::string translated_count(const char* one, const char* many, std::uint64_t count,
                             const std::vector<std::string>& arguments);

template <class... Arguments>
std::string tr_count(const char* one, const char* many, std::integral auto count,
                     const Arguments&... arguments) {
    const auto things = static_cast<std::int64_t>(count);
    return translated_count(one, many, static_cast<std::uint64_t>(things < 0 ? -things : things),
                            {fmt::format("{}", count), fmt::format("{}", arguments)...});
}

} // namespace pmk
