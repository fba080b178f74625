#include "support/describe.hpp"
#include "pmkgames/json.hpp"

namespace pmk::test {

std::string describe(const Match& match, int seats) {
    std::string text = match.position().dump() + "\n" + match.display() + "\n";
    text += "turn " + std::to_string(match.turn().value_or(0)) + "\n";
    const Outcome outcome = match.outcome();
    text += outcome_word(outcome) + " " + outcome.reason + " " + outcome.sentence.english() + "\n";
    for (Seat seat = 1; seat <= seats; ++seat)
        text += match.observe(seat)->to_json().dump() + "\n";
    return text;
}

} // namespace pmk::test
