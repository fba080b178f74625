#include "app/layout.hpp"

#include <string_view>

namespace pmk {
namespace {

constexpr std::u32string_view russian = U"йцукенгшщзфывапролдячсмитьбЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ";
constexpr std::u32string_view latin = U"qwertyuiopasdfghjklzxcvbnm,QWERTYUIOPASDFGHJKLZXCVBNM";
static_assert(russian.size() == latin.size());

} // namespace

Key on_latin_layout(const Key& key) {
    if (key.name != Key::Name::character) return key;
    const std::size_t place = russian.find(key.character);
    return place == std::u32string_view::npos ? key : character_key(latin[place]);
}

} // namespace pmk
