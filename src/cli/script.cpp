// `pmkgames script`: a conversation, one move a line in, one state object a line out.
#include "cli/command.hpp"
#include "cli/new_session.hpp"
#include "cli/streams.hpp"
#include "session/record.hpp"

#include <optional>

namespace pmk::cli {
namespace {

Result<void> play_line(Session& session, LineRead read, const std::string& line) {
    if (read == LineRead::too_long) return refuse("The line is longer than {} bytes.", longest_line);
    if (!is_printable(line)) return refuse("{} is no printable UTF-8 text.", quote(line));
    return session.play(line);
}

} // namespace

Result<Status> run_script(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    RecordDetails details;
    if (const std::string* const text = arguments.value("seat")) {
        const auto seat = seat_of((*entry)->game.info(), *text);
        if (!seat) return refuse(seat.error());
        details.seat = *seat;
    }
    if (const std::string* const file = arguments.value("load");
        file && *file == "-" && (arguments.operand(1).empty() || arguments.operand(1) == "-"))
        return refuse("The save and the moves cannot both come from standard input.");
    Input input(arguments.operand(1), console.in, console.out);
    auto started = new_session(**entry, arguments, console.in, console.out);
    if (!started) return refuse(started.error());
    Session& session = started->session;

    if (started->seed_was_drawn) details.seed = session.seed();
    if (!session.moves().empty()) details.move = session.moves().back();
    std::string answer;
    append_state(answer, session.match(), details);
    console.out << answer << '\n';
    details.seed.reset();

    Status status = Status::fine;
    std::string line;
    for (auto read = read_line(input.stream(), line); read != LineRead::end;
         read = read_line(input.stream(), line)) {
        answer.clear();
        if (const auto played = play_line(session, read, line)) {
            details.move = line;
            append_state(answer, session.match(), details);
        } else {
            status = Status::wrong_input;
            append_refusal(answer, played.error());
        }
        console.out << answer << '\n';
    }
    return status;
}

} // namespace pmk::cli
