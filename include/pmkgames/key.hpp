// A key as the player pressed it. Its text form (`a`, `<up>`, `<enter>`, `<c-l>`) is used by tests, help
// and man pages.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

struct Key {
    enum class Name {
        character, // `character` tells which
        control,   // Ctrl with the lower-case letter in `character`
        up,
        down,
        left,
        right,
        home,
        end,
        page_up,
        page_down,
        enter,
        escape,
        backspace,
        remove, // the Del key
        tab,
    };

    Name name = Name::character;
    char32_t character = 0;

    friend bool operator==(const Key&, const Key&) = default;
};

constexpr Key character_key(char32_t character) {
    return {Key::Name::character, character};
}
constexpr Key control_key(char letter) {
    return {Key::Name::control, static_cast<char32_t>(letter)};
}
constexpr Key named_key(Key::Name name) {
    return {name, 0};
}

// Space is `<space>`, `<` is `<lt>`.
std::string key_text(const Key& key);

// The keys of a script such as `jj<enter>4<enter>`; nothing where a name in angle brackets is unknown.
std::optional<std::vector<Key>> parse_keys(std::string_view script);

} // namespace pmk
