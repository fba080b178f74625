// Player-facing sentences.
//
// A Text is a sentence that has not been translated yet: an English pattern with `{}` places, and the
// arguments that fill them. Rules and other code without a locale return Texts; front ends turn them into
// words with `translated`. Code that already stands at the front end uses `tr` for both in one go.
//
// xgettext is run with --keyword=say --keyword=tr --keyword=mark (see po/README.md).
#pragma once

#include <fmt/core.h>

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

// The sentence in the player's language; English where there is no translation.
std::string translated(const Text& text);
std::string translated(const char* pattern);

template <class... Arguments> std::string tr(const char* pattern, const Arguments&... arguments) {
    return translated(say(pattern, arguments...));
}

} // namespace pmk
