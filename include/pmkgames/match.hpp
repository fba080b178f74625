// A match: the position of a game that is being played, with its own luck.
#pragma once

#include "pmkgames/json_fwd.hpp"
#include "pmkgames/observation.hpp"
#include "pmkgames/result.hpp"

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

// Seats are numbered from 1.
using Seat = int;

struct Outcome {
    enum class Kind {
        running,
        won,  // by `winner`
        lost, // by the only seat, to the program
        draw,
    };

    Kind kind = Kind::running;
    Seat winner = 0;         // for `won`
    const char* reason = ""; // one lower-case word for tools: "escaped", "caught", "mate", ...
    Text sentence{};         // the end in a sentence for the players

    bool running() const { return kind == Kind::running; }
    friend bool operator==(const Outcome&, const Outcome&) = default;
};

// "running", "seat 1" (who won), "program" (which won against the only seat) or "draw".
std::string outcome_word(const Outcome& outcome);

class Match {
  public:
    virtual ~Match() = default;
    Match(const Match&) = delete;
    Match& operator=(const Match&) = delete;

    virtual std::unique_ptr<Match> clone() const = 0;

    // Who must act; nobody when the match is over.
    virtual std::optional<Seat> turn() const = 0;

    // One text for each different move of the seat whose turn it is, in a fixed order, none twice; empty
    // when the match is over. `play` may accept other spellings of the same moves.
    virtual std::vector<std::string> legal_moves() const = 0;

    // Plays a move, or says in a sentence why not and changes nothing.
    virtual Result<void> play(std::string_view move) = 0;

    virtual Outcome outcome() const = 0;

    // What the seat may know now. The seat must exist.
    virtual std::unique_ptr<const Observation> observe(Seat seat) const = 0;

    // The calculator's indicator as the original would show it, in the form of a short text such as
    // `53000037`, `2.1111111` or `ЕГГ0Г`; empty where the game has no calculator.
    virtual std::string display() const = 0;

    // Everything, for tools and tests: the `position` of the command line.
    virtual Json position() const = 0;

  protected:
    Match() = default;
};

} // namespace pmk
