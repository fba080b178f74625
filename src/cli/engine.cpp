#include "cli/engine.hpp"

#include "terminal/curses_terminal.hpp"
#if PMK_MK61
#include "cli/mk61_listing.hpp"
#include "games/originals.hpp"
#include "lockstep/original_engine.hpp"
#endif

#include <array>
#include <sstream>

namespace pmk::cli {

std::span<const Option> engine_options() {
    static constexpr std::array options{
        Option{"engine", "WHO",
               mark("who answers: native (the default), original (the program on the calculator) or both, "
                    "compared move by move")},
        Option{"listing", "FILE", mark("another listing of the same game in place of the one built in")},
    };
    return options;
}

#if PMK_MK61

Result<ChosenEngine> chosen_engine(const CatalogueEntry& entry, const Arguments& arguments, Console& console,
                                   bool input_is_taken, bool listing_alone) {
    const std::string* const who = arguments.value("engine");
    const std::string* const file = arguments.value("listing");
    const bool native = !who || *who == "native";
    if (!native && *who != "original" && *who != "both")
        return refuse("--engine must be one of native, original, both, not {}.", quote(*who));
    if (native && file && !listing_alone)
        return refuse("--listing needs --engine original or --engine both.");
    if (native && !file) return ChosenEngine{};
    const GameInfo& info = entry.game.info();
    const OriginalKind* const kind = find_original(info.id);
    if (!kind) return refuse("{} has no original for the calculator; --engine must be native.", info.id);
    ChosenEngine chosen;
    std::optional<mk61::Listing> other;
    if (file) {
        if (*file == "-" && input_is_taken)
            return refuse("The listing and the moves cannot both come from standard input.");
        auto listing = listing_in(*file, console.in, console.out);
        if (!listing) return refuse(listing.error());
        other = *std::move(listing);
        chosen.listing = std::make_shared<mk61::Listing>(*other);
    }
    if (!native) chosen.engine = std::make_unique<OriginalEngine>(*kind, *who == "both", std::move(other));
    return chosen;
}

#else

Result<ChosenEngine> chosen_engine(const CatalogueEntry&, const Arguments& arguments, Console&, bool, bool) {
    const std::string* const who = arguments.value("engine");
    if ((who && *who != "native") || arguments.has("listing"))
        return refuse("This program was built without the calculator; --engine must be native.");
    return ChosenEngine{};
}

#endif

Status told_stop(const Engine* engine, Status status, Console& console) {
    if (!engine || !engine->stopped()) return status;
    console.out.flush();
    std::istringstream report("pmkgames: " + engine->report());
    for (std::string line; std::getline(report, line);)
        console.err << (locale_is_utf8() ? line : ascii_text(line)) << '\n';
    console.err << std::flush;
    return Status::differ;
}

} // namespace pmk::cli
