// Any text is read or refused; what is read can be written in every format and read again as the same
// program.
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "mk61/disassembler.hpp"
#include "mk61/listing.hpp"
#include "mk61/state.hpp"

namespace {

void expect(bool fact) {
    if (!fact) std::abort();
}

void check_keys(std::string_view text) {
    const auto keys = mk61::read_keys(text, "keys");
    if (!keys) {
        expect(!keys.error().message().empty());
        return;
    }
    const auto again = mk61::read_keys(mk61::write_keys(*keys), "again");
    expect(again.has_value() && *again == *keys);
}

void check_listing(std::string_view text) {
    const auto listing = mk61::read_listing(text, "fuzz");
    if (!listing) {
        expect(!listing.error().message().empty());
        return;
    }
    const auto bytes = listing->bytes();
    expect(!bytes.empty() && bytes.size() <= mk61::program_size);
    expect(mk61::disassemble(bytes).size() == bytes.size());
    for (const auto format :
         {mk61::ListingFormat::mk61, mk61::ListingFormat::hex, mk61::ListingFormat::steps}) {
        const auto again = mk61::read_listing(mk61::write_listing(*listing, format), "again");
        expect(again.has_value() && again->bytes() == bytes);
        if (format != mk61::ListingFormat::mk61) continue;
        expect(again->presets == listing->presets && again->start == listing->start);
        expect(again->angle == listing->angle);
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    check_keys(text);
    check_listing(text);
    return 0;
}
