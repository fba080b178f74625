#include "cli/engine.hpp"

#if PMK_MK61
#include "cli/mk61_listing.hpp"
#include "lockstep/lockstep.hpp"
#endif

#include <array>

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

struct Engine::Beside {
    const OriginalKind& kind;
    bool compares;
    std::optional<mk61::Listing> listing;
    std::optional<Lockstep> lockstep{};
};

Result<Engine> Engine::chosen(const CatalogueEntry& entry, const Arguments& arguments, std::istream& in,
                              std::ostream& out) {
    const std::string* const who = arguments.value("engine");
    const std::string* const file = arguments.value("listing");
    Engine engine;
    if (!who || *who == "native") {
        if (file) return refuse("--listing needs --engine original or --engine both.");
        return engine;
    }
    if (*who != "original" && *who != "both")
        return refuse("--engine must be one of native, original, both, not {}.", quote(*who));
    const GameInfo& info = entry.game.info();
    const OriginalKind* const kind = find_original(info.id);
    if (!kind) return refuse("{} has no original for the calculator; --engine must be native.", info.id);
    engine.beside_ = std::make_unique<Beside>(Beside{*kind, *who == "both", {}});
    if (!file) return engine;
    if (*file == "-" && (arguments.operand(1).empty() || arguments.operand(1) == "-"))
        return refuse("The listing and the moves cannot both come from standard input.");
    auto listing = listing_in(*file, in, out);
    if (!listing) return refuse(listing.error());
    engine.beside_->listing = *std::move(listing);
    return engine;
}

bool Engine::shows_original() const {
    return !beside_->compares;
}

Result<void> Engine::begin(Session& session) {
    auto lockstep = Lockstep::start(beside_->kind, session.game(), session.settings(), session.seed(),
                                    beside_->listing ? &*beside_->listing : nullptr);
    if (!lockstep) return refuse(lockstep.error());
    if (lockstep->settings() != session.settings()) {
        if (!session.moves().empty())
            return refuse("The saved game was begun without the calculator, which would have drawn other "
                          "squares; --engine must be native.");
        auto same = Session::start(session.game(), lockstep->settings(), session.seed());
        if (!same) return refuse(same.error());
        session = *std::move(same);
    }
    beside_->lockstep.emplace(*std::move(lockstep));
    return {};
}

bool Engine::follow(const Session& session) {
    Lockstep& lockstep = *beside_->lockstep;
    lockstep.follow(session);
    if (!beside_->compares) {
        lockstep.run(Original::longest_answer);
        return true;
    }
    lockstep.settle(session);
    return !lockstep.difference();
}

bool Engine::original_has_ended() const {
    return beside_->lockstep->original().read().outcome != Outcome::Kind::running;
}

void Engine::append_state(std::string& json, const Session& session, const RecordDetails& details) const {
    const Lockstep& lockstep = *beside_->lockstep;
    if (beside_->compares) {
        RecordDetails compared = details;
        compared.agree = !lockstep.difference();
        pmk::append_state(json, session.match(), compared);
        return;
    }
    const Reading reading = lockstep.original().read();
    const bool running = reading.outcome == Outcome::Kind::running;
    pmk::append_state(json,
                      ReadState{running ? session.match().turn() : std::nullopt,
                                {reading.outcome, reading.winner},
                                reading.display,
                                reading.position},
                      details);
}

std::string Engine::report() const {
    const auto& difference = beside_->lockstep->difference();
    return difference ? "native and original differ in " + difference->field + " " + difference->report : "";
}

#else

struct Engine::Beside {};

Result<Engine> Engine::chosen(const CatalogueEntry&, const Arguments& arguments, std::istream&,
                              std::ostream&) {
    const std::string* const who = arguments.value("engine");
    if ((who && *who != "native") || arguments.has("listing"))
        return refuse("This program was built without the calculator; --engine must be native.");
    return Engine();
}

bool Engine::shows_original() const {
    return false;
}
Result<void> Engine::begin(Session&) {
    return {};
}
bool Engine::follow(const Session&) {
    return true;
}
bool Engine::original_has_ended() const {
    return false;
}
void Engine::append_state(std::string& json, const Session& session, const RecordDetails& details) const {
    pmk::append_state(json, session.match(), details);
}
std::string Engine::report() const {
    return {};
}

#endif

Engine::Engine() = default;
Engine::Engine(Engine&&) noexcept = default;
Engine& Engine::operator=(Engine&&) noexcept = default;
Engine::~Engine() = default;

} // namespace pmk::cli
