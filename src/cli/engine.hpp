// `--engine` and `--listing`: who answers the moves of `play`, `script` and `batch`.
#pragma once

#include "cli/command.hpp"
#include "pmkgames/catalogue.hpp"
#include "session/engine.hpp"

#include <memory>

namespace mk61 {
struct Listing;
}

namespace pmk::cli {

std::span<const Option> engine_options();

struct ChosenEngine {
    std::unique_ptr<Engine> engine{};               // null: the native rules alone
    std::shared_ptr<const mk61::Listing> listing{}; // null: the one built in

    bool shows_original() const { return engine && !engine->compares(); }
};

// What the options ask for. Throws CannotRun where the file of --listing cannot be read. A sentence for a
// game without an original, and where the program was built without the calculator. `input_is_taken`:
// something else comes from standard input. `listing_alone`: something else than an engine runs the listing.
Result<ChosenEngine> chosen_engine(const CatalogueEntry& entry, const Arguments& arguments, Console& console,
                                   bool input_is_taken, bool listing_alone = false);

// At the end of a game: the report of an engine (null: none) that has stopped it goes to standard error.
// The exit status, which is `status` otherwise.
Status told_stop(const Engine* engine, Status status, Console& console);

} // namespace pmk::cli
