// Who answers the moves of a session beside the native rules: the original on the calculator, alone or
// compared move by move. Commands and screens know it by this face only, so that the program can be built
// without the calculator.
//
// The moves are always those that the native rules take. Where both answer, the session stays native. Where
// the original answers alone, the match becomes after each move what is read off the calculator: its
// squares, its end.
#pragma once

#include "pmkgames/session.hpp"
#include "session/record.hpp"

#include <string>

namespace pmk {

class Engine {
  public:
    virtual ~Engine() = default;
    Engine() = default;
    Engine(const Engine&) = delete;
    Engine& operator=(const Engine&) = delete;

    // The native match is compared; else the original answers alone.
    virtual bool compares() const = 0;

    // Starts the original beside the session: a new one goes on with the squares that the program draws, the
    // moves of another one are played again. A sentence where the original cannot play it. Where the rules do
    // not allow the squares that are drawn, the game has stopped at once.
    virtual Result<void> begin(Session& session) = 0;

    // After every change of the session: the original plays what the session has played. False: the game has
    // stopped, at a difference or where what is read is no position of the game. Then it stays so.
    virtual bool follow(Session& session) = 0;

    // What differs, or cannot be read; empty while the game goes on.
    virtual std::string field() const = 0;
    bool stopped() const { return !field().empty(); }

    // Why the game has stopped in several lines: what was shown, registers, the last instructions.
    virtual std::string report() const = 0;

    // As append_state of session/record.hpp. Where the original answers alone the state tells what is read
    // off it, which knows of no seat.
    virtual void append_state(std::string& json, const Session& session,
                              const RecordDetails& details) const = 0;
};

} // namespace pmk
