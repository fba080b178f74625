#include "terminal/key_decoder.hpp"

#include <array>
#include <doctest/doctest.h>

using namespace pmk;

namespace {

std::string mouse_text(const Mouse& mouse) {
    constexpr std::array actions{"press", "release", "up", "down"};
    return std::string("(") + actions.at(static_cast<std::size_t>(mouse.action)) + " " +
           std::to_string(mouse.at.x) + " " + std::to_string(mouse.at.y) + ")";
}

// The keys in these pieces of input as a script; a flush follows the last one.
std::string keys_of(std::initializer_list<std::string_view> pieces, KeyDecoder::Sequences sequences = {}) {
    KeyDecoder decoder(KeyDecoder::Encoding::utf8, std::move(sequences));
    for (const std::string_view piece : pieces)
        decoder.feed(piece);
    decoder.flush();
    std::string script;
    while (const auto input = decoder.next()) {
        if (const Key* key = std::get_if<Key>(&*input))
            script += key_text(*key);
        else
            script += mouse_text(std::get<Mouse>(*input));
    }
    return script;
}

} // namespace

TEST_CASE("letters, digits and other characters are themselves") {
    CHECK(keys_of({"aZ5.,?"}) == "aZ5.,?");
    CHECK(keys_of({"фЯ€"}) == "фЯ€");
    CHECK(keys_of({"\xD1", "\x84"}) == "ф");
    CHECK(keys_of({" "}) == "<space>");
}

TEST_CASE("arrows come in normal and in application mode") {
    CHECK(keys_of({"\x1B[A\x1B[B\x1B[C\x1B[D"}) == "<up><down><right><left>");
    CHECK(keys_of({"\x1BOA\x1BOB\x1BOC\x1BOD"}) == "<up><down><right><left>");
    CHECK(keys_of({"\x1B[1;5A"}) == "<up>");
}

TEST_CASE("an arrow may come in pieces") {
    CHECK(keys_of({"\x1B", "[", "A"}) == "<up>");
    CHECK(keys_of({"\x1B[", "5", "~x"}) == "<pageup>x");
}

TEST_CASE("Escape is a key when nothing follows, or what follows is no sequence") {
    CHECK(keys_of({"\x1B"}) == "<escape>");
    CHECK(keys_of({"\x1Bq"}) == "<escape>q");
    CHECK(keys_of({"\x1B\x1B"}) == "<escape><escape>");
    CHECK(keys_of({"\x1B["}) == "<escape>[");
}

TEST_CASE("Escape waits for the rest of a sequence only as long as there is no other key") {
    KeyDecoder decoder(KeyDecoder::Encoding::utf8);
    decoder.feed("\x1B");
    CHECK(decoder.incomplete());
    CHECK_FALSE(decoder.next());
    decoder.flush();
    CHECK_FALSE(decoder.incomplete());
    CHECK(decoder.next() == KeyDecoder::Input(named_key(Key::Name::escape)));
}

TEST_CASE("Backspace is 127 and 8, Enter is CR and LF") {
    CHECK(keys_of({"\x7F\x08"}) == "<backspace><backspace>");
    CHECK(keys_of({"\r\n"}) == "<enter><enter>");
    CHECK(keys_of({"\t"}) == "<tab>");
}

TEST_CASE("Ctrl with a letter is that key") {
    CHECK(keys_of({"\x03\x0C\x12\x1A"}) == "<c-c><c-l><c-r><c-z>");
}

TEST_CASE("the editing keys of xterm, rxvt and the Linux console") {
    CHECK(keys_of({"\x1B[H\x1B[F\x1B[1~\x1B[4~\x1B[7~\x1B[8~"}) == "<home><end><home><end><home><end>");
    CHECK(keys_of({"\x1B[3~\x1B[5~\x1B[6~"}) == "<delete><pageup><pagedown>");
}

TEST_CASE("the keypad in application mode gives digits and signs") {
    CHECK(keys_of({"\x1BOp\x1BOq\x1BOy\x1BOM\x1BOl\x1BOn\x1BOk\x1BOm"}) == "019<enter>,.+-");
}

TEST_CASE("the mouse tells what it did and where, counted from the top left cell") {
    CHECK(keys_of({"\x1B[<0;1;1M\x1B[<0;12;5m"}) == "(press 0 0)(release 11 4)");
    CHECK(keys_of({"\x1B[<64;3;4M\x1B[<65;3;4M"}) == "(up 2 3)(down 2 3)");
    CHECK(keys_of({"\x1B[<", "0;1", ";1Mx"}) == "(press 0 0)x");
    // The other buttons, and reports that are not whole, are nothing.
    CHECK(keys_of({"\x1B[<2;1;1M\x1B[<0;1M\x1B[<M\x1B[<;;Mx"}) == "x");
}

TEST_CASE("unknown sequences are swallowed whole") {
    CHECK(keys_of({"\x1B[15~a"}) == "a");
    CHECK(keys_of({"\x1B[[Ab"}) == "b");
    CHECK(keys_of({"\x1B[?1;2c", "d"}) == "d");
}

TEST_CASE("broken UTF-8 and control bytes are no keys and hide none") {
    CHECK(keys_of({"\xFF\xC0"
                   "a\xD1"
                   "b\x80"
                   "c"}) == "abc");
    CHECK(keys_of({std::string_view("\0x", 2)}) == "x");
    CHECK(keys_of({"\xD1"}).empty());
}

TEST_CASE("what the terminal's description says is understood too, unless it hides ordinary keys") {
    const KeyDecoder::Sequences sequences{{"\x1Bx", named_key(Key::Name::up)},
                                          {"\x0B", named_key(Key::Name::up)}};
    CHECK(keys_of({"\x1B", "x"}, sequences) == "<up>");
    CHECK(keys_of({"\x0B"}, sequences) == "<c-k>");
}
