#include "cli/mk61_commands.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/layout.hpp"
#include "cli/mk61_exec.hpp"
#include "cli/mk61_listing.hpp"
#include "cli/streams.hpp"
#include "mk61/state.hpp"
#include "pmkgames/cannot_run.hpp"

namespace pmk::cli {
namespace {

// In bytes. A program has 105 steps: what is left are comments.
constexpr std::size_t longest_listing = std::size_t{1} << 20U;

constexpr std::array run_options{
    Option{"reg", "R=KEYS", mark("what register R gets before the start, typed by hand: 7=61, 9=5 F10^x"),
           true},
    Option{"angle", "UNIT", mark("the position of the switch: radian, grad or degree")},
    Option{"keys", "KEYS", mark("what to press, instead of what the listing says or В/О С/П")},
    Option{"limit", "N", mark("how many instructions to do between two stops; 100000 if not given")},
    Option{"trace", nullptr, mark("write every instruction: address, mnemonic, X, display")},
    Option{"json", nullptr, mark("write JSON, a line for each stop")},
};
constexpr std::array convert_options{Option{"to", "FORM", mark("mk61, hex or steps (must be given)")}};

Result<Status> exec(const Arguments& arguments, Console& console) {
    Input input{arguments.operand(0), console.in, console.out};
    return run_records(input.stream(), console.out) ? Status::fine : Status::wrong_input;
}

Result<Status> convert(const Arguments& arguments, Console& console) {
    const std::string* const form = arguments.value("to");
    if (!form) return refuse("The option --to is missing: mk61, hex or steps.");
    auto format = mk61::ListingFormat::mk61;
    if (*form == "hex") {
        format = mk61::ListingFormat::hex;
    } else if (*form == "steps") {
        format = mk61::ListingFormat::steps;
    } else if (*form != "mk61") {
        return refuse("{} is no form of a listing: mk61, hex or steps.", quote(*form));
    }
    const auto listing = listing_in(arguments.operand(0), console.in, console.out);
    if (!listing) return refuse(listing.error());
    console.out << mk61::write_listing(*listing, format);
    return Status::fine;
}

Result<Status> disassemble(std::span<const std::string> words, Console& console) {
    mk61::Listing listing;
    for (const std::string& word : words) {
        const bool hex = word.find_first_not_of("0123456789abcdefABCDEF") == std::string::npos;
        if (!hex || word.empty() || word.size() % 2 != 0)
            return refuse("{} is not a row of bytes: two hex digits for each step.", quote(word));
        for (std::size_t i = 0; i < word.size(); i += 2) {
            const auto code = static_cast<std::uint8_t>(std::stoi(word.substr(i, 2), nullptr, 16));
            listing.program.push_back({code, {}, {}});
        }
    }
    if (listing.program.size() > mk61::program_size)
        return refuse("These are {} bytes; a program has at most {} steps.", listing.program.size(),
                      mk61::program_size);
    console.out << mk61::write_listing(listing, mk61::ListingFormat::steps);
    return Status::fine;
}

// For any number of words there is no operand of a fixed name.
Result<Status> disassemble_operands(const Arguments& arguments, Console& console) {
    std::vector<std::string> words;
    for (std::size_t i = 0; !arguments.operand(i).empty(); ++i)
        words.push_back(arguments.operand(i));
    return disassemble(words, console);
}

std::vector<Command> all_commands() {
    return {
        {"mk61 run",
         {"LISTING"},
         {run_options.begin(), run_options.end()},
         mark("Run a listing as a person would and write the display at every stop."),
         {mark("The registers are typed in, then the keys are pressed; after each С/П the display is written "
               "when the program stops. Keys are written as on the keyboard, numbers as numbers: "
               "--keys \"В/О С/П 4 С/П\". БП takes two digits behind it.")},
         run_mk61_listing},
        {"mk61 convert",
         {"LISTING"},
         {convert_options.begin(), convert_options.end()},
         mark("Write a listing in another form."),
         {mark("Reads .mk61, hex bytes, lines of address and mnemonic, tables, bare mnemonics and .m61 "
               "scripts; "
               "LISTING may be - for standard input.")},
         convert},
        {"mk61 disassemble",
         {"HEX..."},
         {},
         mark("Write bytes as mnemonics, a line for each step."),
         {},
         disassemble_operands},
        {"mk61 exec",
         {"[FILE]"},
         {},
         mark("Run many programs: JSON lines in, JSON lines out."),
         {mark("Reads records {\"program\":\"hex\", \"registers\":{\"7\":\"061000000001\"}, "
               "\"angle\":\"degree\", "
               "\"start\":false, \"keys\":[[\"04\",\"50\"]], \"limit\":100000} from FILE, or from standard "
               "input "
               "where FILE is absent or -; answers {\"states\":[..]}, the state at each stop, or "
               "{\"error\":\"..\"}. The exit status is 2 if anything was refused.")},
         exec},
    };
}

std::string overview() {
    std::vector<TableRow> rows;
    for (const Command& command : mk61_commands())
        rows.push_back({command.name, translated(command.summary)});
    return tr("Usage:") + "\n  pmkgames mk61 COMMAND ...\n\n" +
           tr("Commands (pmkgames mk61 COMMAND --help tells more):") + "\n" + table(rows, 2);
}

Result<Status> run_command(const Command& command, std::span<const std::string> words, Console& console) {
    std::vector<Option> options = command.options;
    options.push_back({"help", nullptr, ""});
    std::vector<const char*> operands = command.operands;
    if (std::string_view(operands.back()).ends_with("...")) {
        operands.resize(std::max<std::size_t>(words.size(), 1), "[HEX]");
        operands.front() = "HEX";
    }
    const auto arguments = Arguments::parse(words, options, operands);
    if (!arguments) return refuse(arguments.error());
    if (arguments->has("help")) {
        console.out << help(command);
        return Status::fine;
    }
    return command.run(*arguments, console);
}

Result<Status> dispatch(std::span<const std::string> words, Console& console) {
    if (words.empty()) return refuse("pmkgames mk61 needs a command: run, convert, disassemble or exec.");
    if (words.front() == "--help") {
        console.out << overview();
        return Status::fine;
    }
    const auto commands = mk61_commands();
    const auto found = std::ranges::find_if(
        commands, [&](const Command& command) { return command.name == "mk61 " + words.front(); });
    if (found == commands.end())
        return refuse("There is no command mk61 {}; there are: run, convert, disassemble, exec.",
                      quote(words.front()));
    return run_command(*found, words.subspan(1), console);
}

int report(std::ostream& err, const std::string& sentence, Status status) {
    err << "pmkgames: " << sentence << '\n';
    return static_cast<int>(status);
}

} // namespace

std::span<const Command> mk61_commands() {
    static const std::vector<Command> all = all_commands();
    return all;
}

Result<mk61::Listing> listing_in(const std::string& file, std::istream& in, std::ostream& out) {
    Input input{file, in, out};
    const std::string name = file == "-" ? "standard input" : file;
    const auto text = read_all(input.stream(), longest_listing);
    if (!text) return refuse("{} is not a listing: it has more than {} bytes.", name, longest_listing);
    auto listing = mk61::read_listing(*text, name);
    if (!listing) return refuse("{}", listing.error().message());
    return *std::move(listing);
}

int run_mk61(std::span<const std::string> words, std::istream& in, std::ostream& out, std::ostream& err) {
    Console console{in, out, err};
    try {
        const auto status = dispatch(words, console);
        if (!status) return report(err, translated(status.error()), Status::wrong_input);
        return static_cast<int>(*status);
    } catch (const CannotRun& error) {
        return report(err, error.what(), Status::cannot_run);
    }
}

} // namespace pmk::cli
