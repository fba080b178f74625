// The state object: how `script` and `batch` tell tools what has happened.
//
//   {"move":"c7","turn":1,"outcome":"running","position":{..}}
//
// `move` is what was played last, null at the start; `turn` the seat that must act, null when the match is
// over. `outcome` is the word of outcome_word; `reason` follows it when the match is over. `display` is there
// where the game has a calculator. `position` holds everything; for one seat `observation` stands in its
// place, with what that seat may know; a move of another seat is null then where the game hides it. `agree`
// ends the object where the original plays along.
#pragma once

#include "pmkgames/game.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace pmk {

// What a state object says beside the match.
struct RecordDetails {
    std::optional<std::string_view> move{}; // UTF-8
    std::optional<Seat> seat{};             // must exist in the game
    std::optional<std::uint64_t> seed{};    // told at the start where the program has drawn it
    std::optional<bool> agree{};            // whether the original shows the same
};

// The move as `move` tells it to the seat (to everybody where there is none): nothing where the game hides
// what the seat `mover` has played from it.
std::optional<std::string_view> told_move(const GameInfo& info, std::optional<Seat> seat,
                                          std::optional<Seat> mover, std::string_view move);

// Appends the object to `json`, without a newline.
void append_state(std::string& json, const Match& match, const RecordDetails& details);

// What is read off a calculator in place of a match.
struct ReadState {
    std::optional<Seat> turn;
    Outcome outcome; // its reason is not told
    std::string display;
    const Json& position;
};
void append_state(std::string& json, const ReadState& state, const RecordDetails& details);

// Appends {"error":".."} with the English sentence.
void append_refusal(std::string& json, const Text& sentence);

} // namespace pmk
