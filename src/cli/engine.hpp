// `--engine` and `--listing`: who answers the moves of `script` and `batch`.
#pragma once

#include "cli/arguments.hpp"
#include "pmkgames/catalogue.hpp"
#include "pmkgames/session.hpp"
#include "session/record.hpp"

#include <istream>
#include <memory>
#include <ostream>

namespace pmk::cli {

std::span<const Option> engine_options();

// The calculator beside a session, where it was asked for.
//
// The moves are always those that the native rules take. With `original` the states tell what is read off the
// calculator; with `both` they tell the native match and whether the calculator agrees.
class Engine {
  public:
    // What the options ask for. Throws CannotRun where the file of --listing cannot be read. A sentence for a
    // game without an original, and where the program was built without the calculator.
    static Result<Engine> chosen(const CatalogueEntry& entry, const Arguments& arguments, std::istream& in,
                                 std::ostream& out);

    Engine(Engine&&) noexcept;
    Engine& operator=(Engine&&) noexcept;
    ~Engine();

    // Whether there is a calculator. Without one the other functions must not be called.
    bool has_original() const { return beside_ != nullptr; }

    // Whether states show the calculator's reading, which knows of no seat.
    bool shows_original() const;

    // Starts the calculator beside the session, which is started anew where the program has drawn something
    // itself. A sentence where the calculator cannot play these settings, or where the session has gone on
    // without it.
    Result<void> begin(Session& session);

    // Lets the calculator play what the session has played. Returns whether both agree; with `original`
    // nothing is compared.
    bool follow(const Session& session);

    // Whether the calculator has ended the game.
    bool original_has_ended() const;

    // As append_state of session/record.hpp.
    void append_state(std::string& json, const Session& session, const RecordDetails& details) const;

    // The difference in several lines: what was shown, registers, the last instructions.
    std::string report() const;

  private:
    struct Beside;
    Engine();

    std::unique_ptr<Beside> beside_;
};

} // namespace pmk::cli
