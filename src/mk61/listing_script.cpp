#include "listing_script.hpp"

#include <algorithm>
#include <charconv>

#include "spelling.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

bool loads_bytes(const Line& line) {
    return line.words.size() > 1 && line.words[0].text == "hin";
}

class ScriptReader {
  public:
    ScriptReader(std::span<const Line> lines, std::string_view file) : lines_{lines}, file_{file} {}

    tl::expected<Listing, ListingError> read() {
        for (const Line& line : lines_) {
            if (line.words.empty()) continue;
            if (auto error = take(line)) return tl::unexpected(*std::move(error));
        }
        for (const std::string& note : notes_)
            listing_.notes.push_back(note);
        return std::move(listing_);
    }

  private:
    std::optional<ListingError> take(const Line& line) {
        if (loads_bytes(line)) {
            if (run_line_ != 0)
                note("The script runs a program of its own first (line " + std::to_string(run_line_) +
                     ") that is not part of this listing and may have set registers.");
            return load(line);
        }
        if (const std::string& name = line.words[0].folded; name.starts_with("R") && name.ends_with("="))
            return set_register(line);
        if (line.words[0].text == "run" && line.words.size() == 1) {
            run_line_ = line.number;
        } else if (!line.words[0].text.starts_with(':')) {
            note("The script's command " + printable(line.words[0].text) + " is not part of this listing.");
        }
        return std::nullopt;
    }

    std::optional<ListingError> load(const Line& line) {
        const Word& address = line.words[1];
        const Word& bytes = line.words.back();
        std::size_t at = 0;
        const char* const end = address.text.data() + address.text.size();
        if (const auto result = std::from_chars(address.text.data(), end, at); result.ptr != end)
            return error_at(file_, line, address,
                            '"' + printable(address.text) + "\" is not a decimal address, 0000 to 0104");
        const std::string_view digits = line.words.size() == 3 ? std::string_view(bytes.text) : "";
        if (digits.empty() || digits.size() % 2 != 0)
            return error_at(file_, line, bytes,
                            "behind hin stand an address and bytes of two hex digits each");
        for (std::size_t i = 0; i < digits.size(); i += 2, ++at) {
            const std::string pair = fold(digits.substr(i, 2));
            const auto byte = spelled_byte(pair);
            if (!byte)
                return error_at(file_, line, bytes,
                                '"' + printable(digits.substr(i, 2)) + "\" is not a hex byte");
            if (at >= program_size)
                return error_at(file_, line, bytes,
                                "step " + std::to_string(at) +
                                    " does not exist: a program has at most 105 steps");
            if (at >= listing_.program.size()) listing_.program.resize(at + 1);
            listing_.program[at].code = *byte;
        }
        run_line_ = 0;
        return std::nullopt;
    }

    std::optional<ListingError> set_register(const Line& line) {
        const Word& name = line.words[0];
        const auto index = spelled_register(name.folded.substr(1, name.folded.size() - 2));
        if (!index)
            return error_at(file_, line, name,
                            '"' + printable(name.text) + "\" is not a register: R0= to R9= and RA= to RE=");
        Line value = line;
        value.words.erase(value.words.begin());
        const auto keys = keys_in(value, file_);
        if (!keys) return keys.error();
        if (keys->empty())
            return error_at(file_, line, name, '"' + printable(name.text) + "\" needs a value");
        std::erase_if(listing_.presets, [&](const Preset& preset) { return preset.index == *index; });
        listing_.presets.push_back({*index, *keys});
        return std::nullopt;
    }

    void note(std::string text) {
        if (std::ranges::find(notes_, text) == notes_.end()) notes_.push_back(std::move(text));
    }

    std::span<const Line> lines_;
    std::string_view file_;
    Listing listing_;
    std::vector<std::string> notes_;
    std::size_t run_line_ = 0; // of the last run that no bytes have followed yet
};

} // namespace

bool is_script(std::span<const Line> lines) {
    return std::ranges::any_of(lines, loads_bytes);
}

tl::expected<Listing, ListingError> read_script(std::span<const Line> lines, std::string_view file) {
    return ScriptReader{lines, file}.read();
}

} // namespace mk61
