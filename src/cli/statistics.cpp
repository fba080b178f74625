// `pmkgames statistics`: how the games ended so far.
#include "app/statistics_table.hpp"
#include "cli/command.hpp"
#include "cli/layout.hpp"
#include "pmkgames/cannot_run.hpp"
#include "pmkgames/json.hpp"
#include "session/files.hpp"
#include "terminal/curses_terminal.hpp"

namespace pmk::cli {

Result<Status> run_statistics(const Arguments& arguments, Console& console) {
    const auto statistics =
        state_directory().and_then([](const auto& directory) { return StatisticsFile(directory).read(); });
    if (!statistics) throw CannotRun(statistics.error());
    if (arguments.has("json")) {
        console.out << statistics_json(*statistics).dump(2) << '\n';
        return Status::fine;
    }
    if (statistics->empty()) {
        console.out << tr("No game has been played to its end yet.") << '\n';
        return Status::fine;
    }
    const Charset charset = locale_is_utf8() ? Charset::unicode : Charset::ascii;
    console.out << statistics_table(*statistics, catalogue(), page_width, charset).to_text();
    return Status::fine;
}

} // namespace pmk::cli
