#include "session/record.hpp"
#include "pmkgames/json.hpp"

namespace pmk {
namespace {

// Every state of a batch passes here: strings that need no escape are copied without a JSON value between.
void append_string(std::string& json, std::string_view text) {
    const auto plain = [](char character) {
        return character >= ' ' && character <= '~' && character != '"' && character != '\\';
    };
    for (const char character : text) {
        if (!plain(character)) {
            json += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
            return;
        }
    }
    json.append(1, '"').append(text).append(1, '"');
}

// The beginning of a state object.
void append_head(std::string& json, const RecordDetails& details, std::optional<Seat> turn,
                 const Outcome& outcome) {
    json += R"({"move":)";
    if (details.move)
        append_string(json, *details.move);
    else
        json += "null";
    if (details.seed) json.append(R"(,"seed":)").append(std::to_string(*details.seed));
    json.append(R"(,"turn":)").append(turn ? std::to_string(*turn) : "null");
    json += R"(,"outcome":)";
    append_string(json, outcome_word(outcome));
}

void append_display(std::string& json, std::string_view display) {
    if (display.empty()) return;
    json += R"(,"display":)";
    append_string(json, display);
}

} // namespace

std::optional<std::string_view> told_move(const GameInfo& info, std::optional<Seat> seat,
                                          std::optional<Seat> mover, std::string_view move) {
    if (info.hidden_information && seat && seat != mover) return std::nullopt;
    return move;
}

void append_state(std::string& json, const Match& match, const RecordDetails& details) {
    const Outcome outcome = match.outcome();
    append_head(json, details, match.turn(), outcome);
    if (!outcome.running()) {
        json += R"(,"reason":)";
        append_string(json, outcome.reason);
    }
    append_display(json, match.display());
    json += details.seat ? R"(,"observation":)" : R"(,"position":)";
    json += details.seat ? match.observe(*details.seat)->to_json().dump() : match.position().dump();
    if (details.agree) json += *details.agree ? R"(,"agree":true)" : R"(,"agree":false)";
    json += '}';
}

void append_state(std::string& json, const ReadState& state, const RecordDetails& details) {
    append_head(json, details, state.turn, state.outcome);
    append_display(json, state.display);
    json.append(R"(,"position":)").append(state.position.dump()).append("}");
}

void append_refusal(std::string& json, const Text& sentence) {
    json += R"({"error":)";
    append_string(json, sentence.english());
    json += '}';
}

} // namespace pmk
