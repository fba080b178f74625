// Listings: programs of the MK-61 as people write them down.
//
// The format of our own, `.mk61`, is UTF-8 text of two parts, both for people first:
//
//     title: Powers of two
//     author: A. Author
//     source: where the program was published
//     note: a line for the user; may stand several times
//     angle: degree
//     R0 = 7
//     Ra = -1.5e-3
//     R9 = 1 ВП 50 Fx² Fx² 90 ×
//     start: В/О С/П
//
//     # the loop
//     00. 2       x→П1    ×       FL0     00
//     05. С/П     # shows the power
//
// Fields: none is required; `angle` is radian, grad or degree; a register is given what the keys behind `=`
// leave in X, typed by hand after Cx; a number stands for its keys. Program: words in any of the spellings of
// docs/listings.md, any number of them on a line. An address with a point or colon behind it may stand before
// any step and must be right. Behind a jump stands an address: two digits, tens up to F. Two hex digits where
// an operation is expected are a raw byte, for the codes that no keys type. `;` and a `#` at the start of a
// word begin a comment; it belongs to the step before it on its line, on a line of its own to the step after.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "mk61/state.hpp"

namespace mk61 {

// One byte of the program and what the author wrote about it.
struct ListingStep {
    std::uint8_t code = 0;
    std::string heading; // comment lines above the step, joined with "\n"
    std::string comment; // comment behind the step

    friend bool operator==(const ListingStep&, const ListingStep&) = default;
};

// Keys typed by hand, each as its operation code; behind БП (51) stands the address as one byte.
using KeyCodes = std::vector<std::uint8_t>;

// A register and the keys that leave its value in X after Cx. Values beyond 9.9999999E99 and hex digits come
// about by typing only, so a preset is typed and never written into the register directly.
struct Preset {
    int index = 0; // 0-14
    KeyCodes keys;

    friend bool operator==(const Preset&, const Preset&) = default;
};

struct Listing {
    std::string title;
    std::string author;
    std::string source;
    std::vector<std::string> notes;
    std::optional<Angle> angle;
    std::vector<Preset> presets;      // in the order in which they are typed, each register at most once
    KeyCodes start{0x52, 0x50};       // В/О С/П
    std::vector<ListingStep> program; // at most 105 steps, from step 00 on

    std::vector<std::uint8_t> bytes() const;

    friend bool operator==(const Listing&, const Listing&) = default;
};

// Why a text is no listing.
struct ListingError {
    std::string file;       // as it was given to the reader
    std::size_t line = 0;   // from 1; 0: the file as a whole
    std::size_t column = 0; // in characters, from 1
    std::string word;       // the word in question, empty where there is none
    std::string reason;     // a sentence without its full stop, with the word in it

    // "maze.mk61:7:12: "ФХ" is not an instruction of the MK-61."
    std::string message() const;
};

enum class ListingFormat : std::uint8_t {
    mk61,  // everything
    hex,   // ten bytes a line; title, author, source and notes as comments, the rest is left out
    steps, // a line `NN.mnemonic` for each step, the rest as in hex
};

// The largest text that is read, in bytes.
inline constexpr std::size_t largest_listing = 1 << 18;

// Reads a listing in any of these forms, told apart by what stands in them: .mk61; hex bytes; `NN.mnemonic`
// lines with comments in a further column; tables of ten cells a row with row addresses; several `NN. word` a
// line; bare words; and .m61 scripts, of which the program memory at the end and the registers are taken and
// a note names what was left out. Byte order mark, CR, CRLF and tabs are accepted. At least one step is
// needed. `file` is used in messages only.
tl::expected<Listing, ListingError> read_listing(std::string_view text, std::string_view file);

// Reading the text again gives the same program; in the format mk61 the same listing, except that comments
// behind the last step become notes and line breaks inside one-line fields become spaces.
std::string write_listing(const Listing& listing, ListingFormat format);

// Keys as text: "В/О С/П 4 С/П", "-0.5 x→П 3", "БП 25". Numbers are typed digit by digit, the sign of the
// mantissa before the exponent: -1.5e-3 is 1 . 5 /-/ ВП 3 /-/. Codes that no keys type are errors. `name` is
// the file of the messages.
tl::expected<KeyCodes, ListingError> read_keys(std::string_view text, std::string_view name);

// The inverse of read_keys; a sequence that types one number is written as that number.
std::string write_keys(std::span<const std::uint8_t> keys);

// "radian", "grad" and "degree", also as on the switch: Р, ГРД, Г. Case does not matter.
std::optional<Angle> angle_named(std::string_view name);
std::string_view name_of(Angle angle);

} // namespace mk61
