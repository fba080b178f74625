// `pmkgames batch`: whole matches, one a line.
#include "cli/batch_line.hpp"
#include "cli/command.hpp"
#include "cli/engine.hpp"
#include "cli/new_session.hpp"
#include "cli/streams.hpp"
#include "session/drawn_seed.hpp"
#include "session/record.hpp"

#include <algorithm>

namespace pmk::cli {
namespace {

Result<std::optional<Seat>> seat_of_line(const GameInfo& info, const BatchLine& line) {
    if (line.seat.empty()) return std::nullopt;
    return seat_of(info, line.seat);
}

// Appends the states of the match, or returns the sentence why it does not start, with nothing appended.
// `status` tells afterwards where a move was refused.
Result<void> append_states(std::string& answer, const Game& game, const BatchLine& line, Status& status) {
    const GameInfo& info = game.info();
    RecordDetails details;
    const auto seat = seat_of_line(info, line);
    if (!seat) return refuse(seat.error());
    details.seat = *seat;
    const auto settings = with_preset(info, line.preset, line.settings);
    if (!settings) return refuse(settings.error());
    const std::uint64_t seed = line.seed ? *line.seed : drawn_seed();
    const auto match = game.start(*settings, seed);
    if (!match) return refuse(match.error());

    // The seed would betray to a seat what is hidden from it.
    if (!line.seed && !details.seat) details.seed = seed;
    answer += R"({"states":[)";
    append_state(answer, **match, details);
    details.seed.reset();
    for (const std::string& move : line.moves) {
        answer += ',';
        const auto mover = (*match)->turn();
        if (const auto played = (*match)->play(move)) {
            details.move = told_move(info, details.seat, mover, move);
            append_state(answer, **match, details);
        } else {
            status = std::max(status, Status::wrong_input);
            append_refusal(answer, played.error());
        }
    }
    answer += "]}";
    return {};
}

// The same with the calculator. A difference ends the line with an error.
Result<void> append_states_beside(std::string& answer, Engine& engine, const Game& game,
                                  const BatchLine& line, Status& status) {
    const GameInfo& info = game.info();
    RecordDetails details;
    const auto seat = seat_of_line(info, line);
    if (!seat) return refuse(seat.error());
    details.seat = *seat;
    if (!engine.compares() && details.seat)
        return refuse("The calculator knows of no seats; a seat needs --engine native or --engine both.");
    const auto settings = with_preset(info, line.preset, line.settings);
    if (!settings) return refuse(settings.error());
    const std::uint64_t seed = line.seed ? *line.seed : drawn_seed();
    auto session = Session::start(game, *settings, seed);
    if (!session) return refuse(session.error());
    if (const auto begun = engine.begin(*session); !begun) return refuse(begun.error());

    if (!line.seed && !details.seat) details.seed = seed;
    answer += R"({"states":[)";
    bool goes_on = engine.follow(*session);
    engine.append_state(answer, *session, details);
    details.seed.reset();
    for (auto move = line.moves.begin(); goes_on && move != line.moves.end(); ++move) {
        answer += ',';
        const auto mover = session->match().turn();
        if (const auto played = session->play(*move)) {
            goes_on = engine.follow(*session);
            details.move = told_move(info, details.seat, mover, *move);
            engine.append_state(answer, *session, details);
        } else {
            status = std::max(status, Status::wrong_input);
            append_refusal(answer, played.error());
        }
    }
    if (!goes_on) {
        status = Status::differ;
        answer += ',';
        append_refusal(answer, say("{}", engine.report()));
    }
    answer += "]}";
    return {};
}

} // namespace

Result<Status> run_batch(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    const bool lines_from_input = arguments.operand(1).empty() || arguments.operand(1) == "-";
    const auto chosen = chosen_engine(**entry, arguments, console, lines_from_input);
    if (!chosen) return refuse(chosen.error());
    Input input(arguments.operand(1), console.in, console.out);

    const Game& game = (*entry)->game;
    Status status = Status::fine;
    std::string line;
    std::string answer;
    for (auto read = read_line(input.stream(), line); read != LineRead::end;
         read = read_line(input.stream(), line)) {
        answer.clear();
        const auto parsed = read == LineRead::too_long
                                ? refuse("The line is longer than {} bytes.", longest_line)
                                : parse_batch_line(line);
        const auto played = parsed.and_then([&](const BatchLine& match) {
            return chosen->engine ? append_states_beside(answer, *chosen->engine, game, match, status)
                                  : append_states(answer, game, match, status);
        });
        if (!played) {
            status = std::max(status, Status::wrong_input);
            append_refusal(answer, played.error());
        }
        console.out << answer << '\n';
    }
    return status;
}

} // namespace pmk::cli
