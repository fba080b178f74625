// `pmkgames script`: a conversation, one move a line in, one state object a line out.
#include "cli/command.hpp"
#include "cli/engine.hpp"
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
    const bool moves_from_input = arguments.operand(1).empty() || arguments.operand(1) == "-";
    if (const std::string* const file = arguments.value("load"); file && *file == "-" && moves_from_input)
        return refuse("The save and the moves cannot both come from standard input.");
    const auto chosen = chosen_engine(**entry, arguments, console, moves_from_input);
    if (!chosen) return refuse(chosen.error());
    Engine* const engine = chosen->engine.get();
    if (chosen->shows_original() && details.seat)
        return refuse("The calculator knows of no seats; --seat needs --engine native or --engine both.");
    auto started = new_session(**entry, arguments, console.in, console.out);
    if (!started) return refuse(started.error());
    if (engine)
        if (const auto begun = engine->begin(started->session); !begun) return refuse(begun.error());
    Input input(arguments.operand(1), console.in, console.out);
    Session& session = started->session;

    const GameInfo& info = session.game().info();
    // The seed would betray to a seat what is hidden from it.
    if (started->seed_was_drawn && !details.seat) details.seed = session.seed();
    if (const Match* const previous = session.previous())
        details.move = told_move(info, details.seat, previous->turn(), session.moves().back());
    // Writes the state that has been reached; false where the calculator has stopped the game.
    const auto tell = [&] {
        std::string answer;
        const bool goes_on = !engine || engine->follow(session);
        if (engine)
            engine->append_state(answer, session, details);
        else
            append_state(answer, session.match(), details);
        console.out << answer << '\n';
        return goes_on;
    };
    bool goes_on = tell();
    details.seed.reset();

    Status status = Status::fine;
    std::string line;
    while (goes_on) {
        const auto read = read_line(input.stream(), line);
        if (read == LineRead::end) break;
        const auto mover = session.match().turn();
        if (const auto played = play_line(session, read, line)) {
            details.move = told_move(info, details.seat, mover, line);
            goes_on = tell();
        } else {
            status = Status::wrong_input;
            std::string answer;
            append_refusal(answer, played.error());
            console.out << answer << '\n';
        }
    }
    return told_stop(engine, status, console);
}

} // namespace pmk::cli
