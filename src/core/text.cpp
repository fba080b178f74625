#include "pmkgames/text.hpp"

#include <libintl.h>

#include <cstddef>
#include <string_view>

namespace pmk {
namespace {

constexpr const char* text_domain = "pmkgames";

// Fills the `{}` places in order. A translation that has lost a place or gained one must not end the
// program, so this does not go through fmt: what is missing is left out, what is too much stays.
std::string filled(std::string_view pattern, const std::vector<std::string>& arguments) {
    std::string sentence;
    std::size_t next = 0;
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (pattern.compare(i, 2, "{}") == 0 && next < arguments.size()) {
            sentence += arguments[next++];
            ++i;
        } else {
            sentence += pattern[i];
        }
    }
    return sentence;
}

} // namespace

std::string Text::english() const {
    return filled(pattern_, arguments_);
}

std::string quotable(std::string_view text) {
    constexpr std::size_t longest = 40;
    std::string quoted;
    for (const char character : text.substr(0, longest))
        quoted += character >= ' ' && character <= '~' ? character : '?';
    return text.size() > longest ? quoted + "..." : quoted;
}

std::string translated(const Text& text) {
    // gettext answers the catalogue's header for the empty pattern.
    if (text.empty()) return {};
    return filled(dgettext(text_domain, text.pattern()), text.arguments());
}

std::string translated(const char* pattern) {
    return translated(Text(pattern, {}));
}

std::string translated_count(const char* one, const char* many, std::uint64_t count,
                             const std::vector<std::string>& arguments) {
    return filled(dngettext(text_domain, one, many, count), arguments);
}

} // namespace pmk
