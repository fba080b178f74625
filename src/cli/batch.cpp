// `pmkgames batch`: whole matches, one a line.
#include "cli/batch_line.hpp"
#include "cli/command.hpp"
#include "cli/new_session.hpp"
#include "cli/streams.hpp"
#include "session/record.hpp"

namespace pmk::cli {
namespace {

// Appends the states of the match, or returns the sentence why it does not start, with nothing appended.
// `all_played` is cleared where a move is refused.
Result<void> append_states(std::string& answer, const Game& game, const BatchLine& line, bool& all_played) {
    const GameInfo& info = game.info();
    RecordDetails details;
    if (!line.seat.empty()) {
        const auto seat = seat_of(info, line.seat);
        if (!seat) return refuse(seat.error());
        details.seat = *seat;
    }
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
            all_played = false;
            append_refusal(answer, played.error());
        }
    }
    answer += "]}";
    return {};
}

} // namespace

Result<Status> run_batch(const Arguments& arguments, Console& console) {
    const auto entry = game_named(arguments.operand(0));
    if (!entry) return refuse(entry.error());
    Input input(arguments.operand(1), console.in, console.out);

    bool all_fine = true;
    std::string line;
    std::string answer;
    for (auto read = read_line(input.stream(), line); read != LineRead::end;
         read = read_line(input.stream(), line)) {
        answer.clear();
        const auto parsed = read == LineRead::too_long
                                ? refuse("The line is longer than {} bytes.", longest_line)
                                : parse_batch_line(line);
        const auto played = parsed.and_then(
            [&](const BatchLine& match) { return append_states(answer, (*entry)->game, match, all_fine); });
        if (!played) {
            all_fine = false;
            append_refusal(answer, played.error());
        }
        console.out << answer << '\n';
    }
    return all_fine ? Status::fine : Status::wrong_input;
}

} // namespace pmk::cli
