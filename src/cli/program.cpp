#include "cli/program.hpp"

#include "cli/command.hpp"
#include "cli/streams.hpp"
#include "pmkgames/cannot_run.hpp"
#include "pmkgames/catalogue.hpp"
#include "terminal/curses_terminal.hpp"
#if PMK_MK61
#include "cli/mk61_commands.hpp"
#endif

#include <algorithm>
#include <clocale>
#include <csignal>
#include <filesystem>
#include <iostream>
#include <libintl.h>
#include <unistd.h>

namespace pmk::cli {
namespace {

// Where the translations are: beside the program as it was built or installed, so that the whole tree can be
// moved; else where the build was told to install them.
std::string locale_directory() {
    std::error_code error;
    const auto folder = std::filesystem::read_symlink("/proc/self/exe", error).parent_path();
    for (const auto& place : {folder / "po", folder / "../share/locale"})
        if (!folder.empty() && std::filesystem::exists(place, error)) return place;
    return PMK_LOCALE_DIRECTORY;
}

Result<Status> run_command(const Command& command, std::span<const std::string> words, Console& console) {
    std::vector<Option> options = command.options;
    options.push_back({"help", nullptr, ""});
    const auto arguments = Arguments::parse(words, options, command.operands);
    if (!arguments) return refuse(arguments.error());
    if (arguments->has("help")) {
        console.out << help(command);
        return Status::fine;
    }
    if (arguments->has("version")) {
        console.out << "pmkgames " PMK_VERSION "\n";
        return Status::fine;
    }
    return command.run(*arguments, console);
}

tl::unexpected<Text> unknown_command(const std::string& word) {
    if (find_game(word)) return refuse("{} is a game, not a command: pmkgames play {}.", quote(word), word);
    std::string names;
    for (const Command& command : commands()) {
        if (*command.name != '\0') names.append(names.empty() ? "" : ", ").append(command.name);
    }
    return refuse("There is no command {}; there are: {}.", quote(word), names);
}

// Options of the program without a command may stand before a command too: how many words they take. 0 where
// there is anything else among them: then the parser says what is wrong.
std::size_t words_before_command(std::span<const std::string> words) {
    const std::vector<Option>& options = find_command("")->options;
    std::size_t count = 0;
    while (count < words.size() && words[count].starts_with('-')) {
        const std::string name = words[count].substr(0, words[count].find('='));
        const auto option = std::find_if(options.begin(), options.end(), [&](const Option& known) {
            return name == "--" + std::string(known.name);
        });
        if (option == options.end() && name != "--help") return 0;
        const bool value_follows = option != options.end() && option->value && name == words[count];
        count += value_follows ? 2 : 1;
    }
    return count < words.size() ? count : 0;
}

Result<Status> dispatch(std::span<const std::string> words, Console& console) {
    if (const std::size_t before = words_before_command(words); before > 0) {
        std::vector<std::string> command_first(words.begin(), words.end());
        std::rotate(command_first.begin(), command_first.begin() + static_cast<std::ptrdiff_t>(before),
                    command_first.begin() + static_cast<std::ptrdiff_t>(before) + 1);
        return dispatch(command_first, console);
    }
    const bool has_command = !words.empty() && !words.front().starts_with('-');
#if PMK_MK61
    if (has_command && words.front() == "mk61")
        return static_cast<Status>(run_mk61(words.subspan(1), console.in, console.out, console.err));
#endif
    const Command* const command = find_command(has_command ? words.front() : "");
    if (!command || (has_command && words.front().empty())) return unknown_command(words.front());
    return run_command(*command, has_command ? words.subspan(1) : words, console);
}

int report(const std::string& sentence, Status status) {
    std::cerr << "pmkgames: " << (locale_is_utf8() ? sentence : ascii_text(sentence)) << std::endl;
    return static_cast<int>(status);
}

} // namespace

void take_up_locale() {
    // Numbers stay as in the C locale: LC_NUMERIC is left alone on purpose.
    std::setlocale(LC_CTYPE, "");
    take_up_language(false);
    bindtextdomain("pmkgames", locale_directory().c_str());
    bind_textdomain_codeset("pmkgames", "UTF-8");
}

int run(std::span<const std::string> words) {
    // A reader that stops early is told by the failing write instead, so that the end is quiet.
    std::signal(SIGPIPE, SIG_IGN);
    DescriptorOutput out_buffer(STDOUT_FILENO);
    std::ostream out(&out_buffer);
    out.exceptions(std::ios::badbit);
    DescriptorInput in_buffer(STDIN_FILENO, "Standard input", out);
    std::istream in(&in_buffer);
    Console console{in, out, std::cerr};
    try {
        const auto status = dispatch(words, console);
        if (!status) return report(translated(status.error()), Status::wrong_input);
        out.flush();
        return static_cast<int>(*status);
    } catch (const BrokenPipe&) {
        return static_cast<int>(Status::fine);
    } catch (const CannotRun& error) {
        return report(error.what(), Status::cannot_run);
    } catch (const std::exception& error) {
        return report(tr("a fault of the program ({})", error.what()), Status::cannot_run);
    }
}

} // namespace pmk::cli
