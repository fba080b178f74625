// From the bytes that a terminal sends to keys and the mouse. Knows no terminal and no clock.
//
// Understood are the sequences of ECMA-48 terminals in normal and application mode (`ESC [ A`, `ESC O A`,
// `ESC [ 5 ~`, with modifiers, and the keypad), the mouse as xterm sends it in its mode 1006
// (`ESC [ < 0 ; 5 ; 7 M`), the sequences given at construction, and text. An unknown sequence is swallowed
// whole.
#pragma once

#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace pmk {

class KeyDecoder {
  public:
    enum class Encoding {
        utf8,
        locale, // one byte a character, as the locale's `btowc` reads it
    };
    using Sequences = std::vector<std::pair<std::string, Key>>;

    // `sequences`: what this terminal sends for a key beside the usual; those that do not begin with
    // Escape are left out, as they would hide ordinary keys.
    explicit KeyDecoder(Encoding encoding, Sequences sequences = {});

    void feed(std::string_view bytes);

    using Input = std::variant<Key, Mouse>;

    // The next whole key, or what the mouse did.
    std::optional<Input> next();

    // Part of a sequence has come. When nothing follows within some 30 ms, call `flush`, and the part is
    // taken as it stands: Escape, and what was typed after it.
    bool incomplete() const { return inputs_.empty() && !bytes_.empty(); }
    void flush();

    void clear();

  private:
    // How many bytes at the start of `bytes_` were used up; 0: more are needed.
    std::size_t decode(bool final);
    std::size_t decode_escape(bool final);
    std::size_t decode_control_sequence();
    // The parameters of a report of the mouse, and whether a button went down.
    void decode_mouse(std::string_view parameters, bool down);
    std::size_t decode_keypad();
    std::size_t decode_character(bool final);
    void decode_all(bool final);

    Encoding encoding_;
    Sequences sequences_;
    std::string bytes_;
    std::deque<Input> inputs_;
};

} // namespace pmk
