#include "pmkgames/key.hpp"

#include "pmkgames/canvas.hpp"

#include <algorithm>
#include <array>

namespace pmk {
namespace {

struct KeyName {
    std::string_view text;
    Key key;
};

constexpr std::array key_names{
    KeyName{"up", named_key(Key::Name::up)},
    KeyName{"down", named_key(Key::Name::down)},
    KeyName{"left", named_key(Key::Name::left)},
    KeyName{"right", named_key(Key::Name::right)},
    KeyName{"home", named_key(Key::Name::home)},
    KeyName{"end", named_key(Key::Name::end)},
    KeyName{"pageup", named_key(Key::Name::page_up)},
    KeyName{"pagedown", named_key(Key::Name::page_down)},
    KeyName{"enter", named_key(Key::Name::enter)},
    KeyName{"escape", named_key(Key::Name::escape)},
    KeyName{"backspace", named_key(Key::Name::backspace)},
    KeyName{"delete", named_key(Key::Name::remove)},
    KeyName{"tab", named_key(Key::Name::tab)},
    KeyName{"space", character_key(U' ')},
    KeyName{"lt", character_key(U'<')},
};

std::optional<Key> key_called(std::string_view name) {
    if (name.size() == 3 && name.starts_with("c-") && name[2] >= 'a' && name[2] <= 'z')
        return control_key(name[2]);
    const auto* const found = std::find_if(key_names.begin(), key_names.end(),
                                           [&](const KeyName& known) { return known.text == name; });
    if (found == key_names.end()) return std::nullopt;
    return found->key;
}

} // namespace

std::string key_text(const Key& key) {
    const auto* const found = std::find_if(key_names.begin(), key_names.end(),
                                           [&](const KeyName& known) { return known.key == key; });
    if (found != key_names.end()) return "<" + std::string(found->text) + ">";
    std::string text;
    append_utf8(text, key.character);
    return key.name == Key::Name::control ? "<c-" + text + ">" : text;
}

std::optional<std::vector<Key>> parse_keys(std::string_view script) {
    std::vector<Key> keys;
    while (!script.empty()) {
        if (script.front() == '<') {
            const std::size_t close = script.find('>');
            if (close == std::string_view::npos) return std::nullopt;
            const auto key = key_called(script.substr(1, close - 1));
            if (!key) return std::nullopt;
            keys.push_back(*key);
            script.remove_prefix(close + 1);
        } else {
            const std::size_t next = script.find('<');
            for (const char32_t character : decode_utf8(script.substr(0, next)))
                keys.push_back(character_key(character));
            script.remove_prefix(std::min(next, script.size()));
        }
    }
    return keys;
}

} // namespace pmk
