#include "cli/arguments.hpp"

#include "pmkgames/canvas.hpp"

#include <boost/program_options/errors.hpp>
#include <boost/program_options/options_description.hpp>
#include <boost/program_options/parsers.hpp>

#include <algorithm>

namespace pmk::cli {
namespace {

namespace po = boost::program_options;

po::options_description description_of(std::span<const Option> options) {
    po::options_description description;
    for (const Option& option : options) {
        if (option.value)
            description.add_options()(option.name, po::value<std::string>(), "");
        else
            description.add_options()(option.name, "");
    }
    return description;
}

// What stands between the dashes and the equals sign, for a sentence.
std::string option_name(const std::string& token) {
    const std::size_t start = std::min(token.find_first_not_of('-'), token.size());
    return token.substr(start, token.find('=') - start);
}

tl::unexpected<Text> not_understood(const po::invalid_command_line_syntax& error) {
    const std::string name = option_name(error.get_option_name());
    switch (error.kind()) {
    case po::invalid_syntax::extra_parameter:
        return refuse("The option --{} takes no value.", name);
    case po::invalid_syntax::missing_parameter:
    case po::invalid_syntax::empty_adjacent_parameter:
        return refuse("The option --{} needs a value.", name);
    default:
        return refuse("The option --{} is not written as it should be.", name);
    }
}

} // namespace

Result<Arguments> Arguments::parse(std::span<const std::string> words, std::span<const Option> options,
                                   std::span<const char* const> operands) {
    const auto broken = std::find_if_not(words.begin(), words.end(), is_printable);
    if (broken != words.end())
        return refuse("{} holds something that is no printable UTF-8 text.", quote(*broken));

    Arguments arguments;
    try {
        namespace style = po::command_line_style;
        const auto description = description_of(options);
        const auto parsed = po::command_line_parser({words.begin(), words.end()})
                                .options(description)
                                .style(style::unix_style & ~style::allow_guessing)
                                .run();
        for (const auto& option : parsed.options) {
            const auto& tokens = option.original_tokens;
            if (option.string_key.empty()) {
                // `--=x` comes out as an operand too.
                if (option.value != tokens)
                    return refuse("There is no option {} here.", quote(tokens.front()));
                arguments.operands_.push_back(option.value.front());
                continue;
            }
            // The parser would take the next option for the value that is missing.
            if (tokens.size() > 1 && tokens[1].starts_with("--"))
                return refuse("The option --{} needs a value.", option.string_key);
            arguments.values_[option.string_key].push_back(option.value.empty() ? "" : option.value.front());
        }
    } catch (const po::unknown_option& error) {
        return refuse("There is no option {} here.", quote(error.get_option_name()));
    } catch (const po::invalid_command_line_syntax& error) {
        return not_understood(error);
    } catch (const po::error&) {
        return refuse("The options are not written as they should be.");
    }

    for (const Option& option : options) {
        if (!option.repeated && arguments.values(option.name).size() > 1)
            return refuse("The option --{} can be given only once.", option.name);
    }
    // With --help the rest of the line may be unfinished.
    if (arguments.has("help")) return arguments;
    const std::size_t given = arguments.operands_.size();
    if (given > operands.size())
        return refuse("{} is too much here.", quote(arguments.operands_[operands.size()]));
    if (given < operands.size() && *operands[given] != '[') return refuse("{} is missing.", operands[given]);
    return arguments;
}

const std::string* Arguments::value(std::string_view option) const {
    const auto found = values_.find(option);
    return found == values_.end() ? nullptr : &found->second.front();
}

std::span<const std::string> Arguments::values(std::string_view option) const {
    const auto found = values_.find(option);
    if (found == values_.end()) return {};
    return found->second;
}

const std::string& Arguments::operand(std::size_t index) const {
    static const std::string none;
    return index < operands_.size() ? operands_[index] : none;
}

std::string quote(std::string_view text) {
    constexpr std::size_t longest = 60;
    const std::u32string glyphs = decode_utf8(text.substr(0, 4 * longest));
    std::string words = "\"";
    for (const char32_t glyph : glyphs.substr(0, longest))
        append_utf8(words, glyph);
    return words + (glyphs.size() > longest ? "...\"" : "\"");
}

bool is_printable(std::string_view text) {
    // Decoding replaces what is broken or not printable, so only sound text comes back as it was.
    std::string again;
    for (const char32_t glyph : decode_utf8(text))
        append_utf8(again, glyph);
    return again == text;
}

} // namespace pmk::cli
