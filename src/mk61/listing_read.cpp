#include "mk61/listing.hpp"

#include <algorithm>
#include <array>

#include "listing_program.hpp"
#include "listing_script.hpp"
#include "listing_text.hpp"
#include "spelling.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

struct AngleName {
    Angle angle;
    std::string_view name;
    std::string_view on_switch;
};

constexpr auto angle_names = std::to_array<AngleName>({
    {Angle::radian, "radian", "Р"},
    {Angle::grad, "grad", "ГРД"},
    {Angle::degree, "degree", "Г"},
});

// Fills a listing from the lines of a file: fields here, the rest is the program's.
class FieldReader {
  public:
    FieldReader(Listing& listing, std::string_view file) : listing_{listing}, file_{file} {}

    // Whether the line was a field, or why it is a wrong one.
    tl::expected<bool, ListingError> take(const Line& line) {
        if (const auto colon = line.text.find(':'); colon != std::string_view::npos) {
            const std::string name = fold(line.text.substr(0, colon));
            const std::string_view value = trimmed(line.text.substr(colon + 1));
            if (name == "TITLE") return once(line, title_seen_, listing_.title, value);
            if (name == "AUTHOR") return once(line, author_seen_, listing_.author, value);
            if (name == "SOURCE") return once(line, source_seen_, listing_.source, value);
            if (name == "NOTE") {
                listing_.notes.emplace_back(value);
                return true;
            }
            if (name == "ANGLE") return take_angle(line, value);
            if (name == "START") return take_start(line, colon);
        }
        const auto equals = line.text.find('=');
        if (equals == std::string_view::npos || line.words.empty()) return false;
        const std::string name = fold(line.text.substr(0, equals));
        const bool register_name = name.starts_with('R') || name.starts_with(fold("Р"));
        if (!register_name || name.size() > 3) return false;
        return take_register(line, name.substr(1), equals);
    }

  private:
    tl::unexpected<ListingError> fail(const Line& line, std::string reason) const {
        return tl::unexpected(error_at(file_, line, line.words.front(), std::move(reason)));
    }

    tl::expected<bool, ListingError> once(const Line& line, bool& seen, std::string& field,
                                          std::string_view value) {
        if (seen) return fail(line, '"' + line.words.front().text + "\" stands twice");
        seen = true;
        field = value;
        return true;
    }

    tl::expected<bool, ListingError> take_angle(const Line& line, std::string_view value) {
        if (listing_.angle) return fail(line, "the angle stands twice");
        listing_.angle = angle_named(value);
        if (!listing_.angle)
            return fail(line, '"' + printable(value) +
                                  "\" is not a position of the switch: radian, grad or degree");
        return true;
    }

    tl::expected<bool, ListingError> take_start(const Line& line, std::size_t colon) {
        if (start_seen_) return fail(line, "the start stands twice");
        start_seen_ = true;
        auto keys = keys_behind(line, colon);
        if (!keys) return tl::unexpected(keys.error());
        listing_.start = *std::move(keys);
        return true;
    }

    tl::expected<bool, ListingError> take_register(const Line& line, const std::string& name,
                                                   std::size_t equals) {
        const auto index = spelled_register(name);
        if (!index)
            return fail(line, '"' + printable(trimmed(line.text.substr(0, equals))) +
                                  "\" is not a register: R0 to R9 and Ra to Re");
        if (std::ranges::any_of(listing_.presets,
                                [&](const Preset& preset) { return preset.index == *index; }))
            return fail(line, "register R" + fold(name) + " is set twice");
        auto keys = keys_behind(line, equals);
        if (!keys) return tl::unexpected(keys.error());
        if (keys->empty()) return fail(line, "register R" + fold(name) + " needs a value");
        listing_.presets.push_back({*index, *std::move(keys)});
        return true;
    }

    // The keys behind the byte `at` of the line.
    tl::expected<KeyCodes, ListingError> keys_behind(const Line& line, std::size_t at) const {
        std::string_view before = line.text.substr(0, at + 1);
        std::size_t column = 1;
        while (take_character(before))
            ++column;
        return keys_in(split_line(line.text, line.number, column), file_);
    }

    Listing& listing_;
    std::string_view file_;
    bool title_seen_ = false;
    bool author_seen_ = false;
    bool source_seen_ = false;
    bool start_seen_ = false;
};

} // namespace

std::vector<std::uint8_t> Listing::bytes() const {
    std::vector<std::uint8_t> codes;
    codes.reserve(program.size());
    for (const ListingStep& step : program)
        codes.push_back(step.code);
    return codes;
}

std::string ListingError::message() const {
    if (line == 0) return file + ' ' + reason + '.';
    return file + ':' + std::to_string(line) + ':' + std::to_string(column) + ": " + reason + '.';
}

std::optional<Angle> angle_named(std::string_view name) {
    const std::string folded = fold(name);
    for (const auto& [angle, word, on_switch] : angle_names)
        if (folded == fold(word) || folded == fold(on_switch)) return angle;
    return std::nullopt;
}

std::string_view name_of(Angle angle) {
    for (const auto& each : angle_names)
        if (each.angle == angle) return each.name;
    return {};
}

tl::expected<Listing, ListingError> read_listing(std::string_view text, std::string_view file) {
    if (auto error = refusal(text, file)) return tl::unexpected(*std::move(error));
    std::vector<Line> lines = split_lines(text);
    if (is_script(lines)) return read_script(lines, file);

    Listing listing;
    FieldReader fields{listing, file};
    std::vector<Line> program;
    for (Line& line : lines) {
        const auto taken = fields.take(line);
        if (!taken) return tl::unexpected(taken.error());
        if (!*taken) program.push_back(std::move(line));
    }
    if (auto error = read_program(program, file, listing)) return tl::unexpected(*std::move(error));
    return listing;
}

} // namespace mk61
