#include <doctest/doctest.h>

#include <random>
#include <string>
#include <vector>

#include "mk61/listing.hpp"
#include "mk61/opcodes.hpp"

namespace {

using mk61::ListingFormat;

constexpr auto formats = {ListingFormat::mk61, ListingFormat::hex, ListingFormat::steps};

mk61::Listing with_program(const std::vector<std::uint8_t>& bytes) {
    mk61::Listing listing;
    for (const std::uint8_t byte : bytes)
        listing.program.push_back({byte, {}, {}});
    return listing;
}

// The same in the forms that are only read.
std::string as_table(const mk61::Listing& listing) {
    std::string text = "# \\|\t00\t01\t02\t03\t04\t05\t06\t07\t08\t09";
    std::string steps = mk61::write_listing(listing, ListingFormat::steps);
    std::size_t index = 0;
    for (std::size_t at = 0; at < steps.size(); ++index) {
        const std::size_t end = steps.find('\n', at);
        if (index % 10 == 0) text += '\n' + steps.substr(at, 2) + " \\|";
        text += '\t' + steps.substr(at + 3, end - at - 3);
        at = end + 1;
    }
    return text + '\n';
}

std::string without_addresses(const std::string& steps) {
    std::string words;
    for (std::size_t at = 0; at < steps.size();) {
        const std::size_t end = steps.find('\n', at);
        words += steps.substr(at + 3, end - at - 3) + ' ';
        at = end + 1;
    }
    return words;
}

void check_round_trip(const std::vector<std::uint8_t>& bytes) {
    const auto listing = with_program(bytes);
    std::vector<std::string> texts{as_table(listing)};
    for (const auto format : formats)
        texts.push_back(mk61::write_listing(listing, format));
    texts.push_back(without_addresses(texts.back()));
    for (const std::string& text : texts) {
        const auto again = mk61::read_listing(text, "again");
        if (again && again->bytes() == bytes) continue;
        CAPTURE(text);
        REQUIRE_MESSAGE(again.has_value(), again.error().message());
        REQUIRE(again->bytes() == bytes);
    }
}

std::vector<std::uint8_t> random_bytes(std::mt19937& random, std::size_t length) {
    std::vector<std::uint8_t> bytes(length);
    for (auto& byte : bytes)
        byte = static_cast<std::uint8_t>(random() & 255);
    return bytes;
}

} // namespace

TEST_CASE("ten thousand random programs are the same after writing and reading in every form") {
    const unsigned seed = std::random_device{}();
    CAPTURE(seed);
    MESSAGE("seed " << seed);
    std::mt19937 random{seed};
    for (int i = 0; i < 10'000; ++i)
        check_round_trip(random_bytes(random, 1 + random() % 105));
}

TEST_CASE("every code alone, after another one and behind a jump is the same after writing and reading") {
    for (int code = 0; code < 256; ++code) {
        const auto byte = static_cast<std::uint8_t>(code);
        check_round_trip({byte});
        check_round_trip({0x10, byte, 0x12});
        check_round_trip({0x51, byte, 0x50});
        check_round_trip({byte, byte});
    }
}

TEST_CASE("a program that ends in the middle of a jump is the same after writing and reading") {
    std::vector<std::uint8_t> bytes(105, 0x54);
    bytes.back() = 0x51;
    check_round_trip(bytes);
}

TEST_CASE("damaged text is read or refused, and what is read can be written and read again") {
    const unsigned seed = std::random_device{}();
    CAPTURE(seed);
    MESSAGE("seed " << seed);
    std::mt19937 random{seed};
    const auto again_the_same = [](const std::string& text) {
        const auto listing = mk61::read_listing(text, "damaged");
        if (!listing) {
            CHECK_FALSE(listing.error().reason.empty());
            return;
        }
        CHECK(listing->program.size() <= 105);
        const auto again = mk61::read_listing(mk61::write_listing(*listing, ListingFormat::mk61), "again");
        REQUIRE_MESSAGE(again.has_value(), again.error().message());
        CHECK(again->bytes() == listing->bytes());
        CHECK(again->presets == listing->presets);
    };
    for (int i = 0; i < 2'000; ++i) {
        auto listing = with_program(random_bytes(random, 1 + random() % 40));
        listing.presets = {{1, {1, 0x0A, 5, 0x0C, 2, 0x0B}}};
        listing.title = "title";
        listing.program.front().comment = "comment";
        std::string text = mk61::write_listing(listing, ListingFormat::mk61);
        CAPTURE(text);
        again_the_same(text.substr(0, random() % text.size()));
        for (int damage = 0; damage < 3; ++damage)
            text[random() % text.size()] = static_cast<char>(random() & 255);
        again_the_same(text);
        std::string noise(random() % 200, '\0');
        for (char& c : noise)
            c = "0123456789AEF.:-|#;= \n\tRxFKLП"[random() % 28];
        again_the_same(noise);
    }
}

TEST_CASE("a huge text is read in its time or refused") {
    const std::string words(mk61::largest_listing / 2, '1');
    CHECK_FALSE(mk61::read_listing(words, "one word"));
    std::string many;
    while (many.size() + 2 < mk61::largest_listing)
        many += "F ";
    CHECK_FALSE(mk61::read_listing(many, "many words"));
    CHECK_FALSE(mk61::read_listing(std::string(mk61::largest_listing, '\n'), "empty lines"));
    CHECK_FALSE(mk61::read_listing(std::string(mk61::largest_listing, '|'), "bars"));
}
