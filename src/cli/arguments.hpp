// The words behind a command, taken apart. The only face of Boost.Program_options.
#pragma once

#include "pmkgames/result.hpp"

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace pmk::cli {

struct Option {
    const char* name;    // without dashes
    const char* value;   // what stands for the value in the help ("FILE"); nullptr for a switch
    const char* summary; // a pattern for `translated`
    bool repeated = false;
};

class Arguments {
  public:
    // Options may stand anywhere and are never guessed from a prefix; `--` ends them. Every `operands` name
    // stands for one word that is not an option; a name in brackets ("[FILE]") may be absent.
    static Result<Arguments> parse(std::span<const std::string> words, std::span<const Option> options,
                                   std::span<const char* const> operands);

    bool has(std::string_view option) const { return values_.contains(option); }

    // The value given, or nullptr.
    const std::string* value(std::string_view option) const;

    // All values of a repeated option, in order.
    std::span<const std::string> values(std::string_view option) const;

    // The word at that place, or the empty text.
    const std::string& operand(std::size_t index) const;

  private:
    std::map<std::string, std::vector<std::string>, std::less<>> values_;
    std::vector<std::string> operands_;
};

// The text in double quotes, fit for one line on a terminal: broken UTF-8 and control characters are
// replaced, and of a long text only the beginning is shown.
std::string quote(std::string_view text);

// Whether the text is UTF-8 without control characters.
bool is_printable(std::string_view text);

} // namespace pmk::cli
