#include "cli/command.hpp"
#include "cli/layout.hpp"
#include "pmkgames/catalogue.hpp"

namespace pmk::cli {
namespace {

std::string usage_line(const Command& command) {
    std::string line = "pmkgames";
    if (*command.name != '\0') line.append(" ").append(command.name);
    if (!command.options.empty()) line += " [OPTION]...";
    for (const char* const operand : command.operands)
        line.append(" ").append(operand);
    return line;
}

std::string option_text(const Option& option) {
    std::string text = std::string("--") + option.name;
    if (option.value) text.append(" ").append(option.value);
    return text;
}

std::string options_text(const Command& command) {
    std::vector<TableRow> rows;
    for (const Option& option : command.options)
        rows.push_back({option_text(option), translated(option.summary)});
    rows.push_back({"--help", tr("show this help")});
    return tr("Options:") + "\n" + table(rows, 2);
}

std::string commands_text() {
    std::vector<TableRow> rows;
    for (const Command& command : commands()) {
        if (*command.name != '\0') rows.push_back({command.name, translated(command.summary)});
    }
    return tr("Commands (pmkgames COMMAND --help tells more):") + "\n" + table(rows, 2);
}

std::string games_text() {
    std::string ids;
    for (const CatalogueEntry& entry : catalogue())
        ids.append(ids.empty() ? "" : ", ").append(entry.game.info().id);
    return wrapped(tr("Games:") + " " + ids, 0);
}

} // namespace

std::string help(const Command& command) {
    const bool whole_program = *command.name == '\0';
    std::string text = tr("Usage:") + " " + usage_line(command);
    // The help of the whole program stays within one screen of 24 rows, with the prompt below it.
    if (whole_program) text += " [COMMAND ...]";
    text += "\n\n" + wrapped(translated(command.summary), 0);
    for (const char* const paragraph : command.details)
        text += "\n" + wrapped(translated(paragraph), 0);
    if (whole_program) text += "\n" + commands_text() + "\n" + games_text();
    return text + "\n" + options_text(command);
}

} // namespace pmk::cli
