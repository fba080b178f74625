#include "lockstep/lockstep.hpp"

#include "mk61/disassembler.hpp"
#include "pmkgames/check.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace pmk {
namespace {

std::string report(const Match& native, const Original& original, const std::string* move,
                   const std::string& why) {
    const Reading reading = original.read();
    std::string text = fmt::format("after {}\n", move ? "the move " + *move : "the start");
    if (!why.empty()) text += why + '\n';
    text += fmt::format("native    {}  {}\n", native.display(), native.position().dump());
    text += fmt::format("original  {}  {}\n", reading.display, reading.position.dump());
    const mk61::State& state = original.machine().state();
    for (int index = 0; index < mk61::register_count; ++index)
        text += fmt::format("R{:x} {}\n", index, original.machine().register_value(index).to_hex());
    text += fmt::format("X {} Y {} Z {} T {} X1 {}\n", state.x.to_hex(), state.y.to_hex(), state.z.to_hex(),
                        state.t.to_hex(), state.x1.to_hex());
    text += fmt::format("program counter {:02X}; the last instructions:\n", state.pc);
    for (const TracedStep& step : original.last_steps())
        text += fmt::format("  {:02X}  {:02X}  {:<8} X {}\n", step.address, step.code,
                            mk61::operation_text(step.code), step.x.to_hex());
    return text;
}

} // namespace

Difference difference_in(std::string field, const Match& native, const Original& original,
                         const std::string* move, const std::string& why) {
    return {std::move(field), report(native, original, move, why)};
}

std::optional<Difference> compare(const Match& native, const Original& original, const std::string* move) {
    const Reading reading = original.read();
    const auto differs = [&](std::string field) {
        return difference_in(std::move(field), native, original, move);
    };
    if (original.running()) return differs("end of the answer");
    const bool ended = !native.outcome().running() || reading.outcome != Outcome::Kind::running;
    if (ended && !original.judges_end()) return std::nullopt;
    if (native.display() != reading.display) return differs("display");
    const Json position = native.position();
    for (const auto& [field, value] : reading.position.items())
        if (!position.contains(field) || position[field] != value) return differs(field);
    if (std::string field = original.disagreement(native); !field.empty()) return differs(std::move(field));
    const Outcome outcome = native.outcome();
    if (outcome.kind != reading.outcome || outcome.winner != reading.winner) return differs("outcome");
    return std::nullopt;
}

Lockstep::Lockstep(const OriginalKind& kind, const Game& game, Settings settings, std::uint64_t seed,
                   std::optional<mk61::Listing> other_listing, std::unique_ptr<Original> original)
    : kind_(&kind), game_(&game), settings_(std::move(settings)), seed_(seed),
      other_listing_(std::move(other_listing)), original_(std::move(original)) {}

Result<Lockstep> Lockstep::start(const OriginalKind& kind, const Game& game, const Settings& settings,
                                 std::uint64_t seed, const mk61::Listing* other_listing) {
    auto original = make_original(kind, game, settings, seed, other_listing);
    if (!original) return refuse(original.error());
    Settings merged = settings;
    merged.merge((*original)->drawn_settings());
    return Lockstep(kind, game, std::move(merged), seed,
                    other_listing ? std::optional(*other_listing) : std::nullopt, *std::move(original));
}

Result<Session> Lockstep::start_with_drawn(const Session& session) const {
    Settings drawn = session.drawn();
    drawn.merge(original_->drawn_settings());
    auto same = Session::start(session.game(), session.asked(), session.seed(), drawn);
    // What was asked for has started before; the player has not set the squares that are wrong now.
    if (!same) return refuse("The listing draws squares that the rules do not allow.");
    return same;
}

void Lockstep::follow(const Session& session) {
    const std::vector<std::string>& moves = session.moves();
    const bool one_more =
        moves.size() == played_.size() + 1 && std::equal(played_.begin(), played_.end(), moves.begin());
    if (!one_more && moves != played_) {
        auto fresh =
            make_original(*kind_, *game_, settings_, seed_, other_listing_ ? &*other_listing_ : nullptr);
        PMK_CHECK(fresh.has_value()); // it has been made with the same settings before
        original_ = *std::move(fresh);
        difference_.reset();
        played_.clear();
    }
    // An answer that nobody has waited for is compared before the next move.
    if (one_more && original_->running()) {
        original_->run();
        if (!difference_)
            difference_ =
                compare(*session.previous(), *original_, played_.empty() ? nullptr : &played_.back());
    }
    while (!difference_ && played_.size() < moves.size()) {
        original_->run();
        // A listing that has ended the game by its own lights plays no further.
        if (original_->read().outcome == Outcome::Kind::running) original_->press(moves[played_.size()]);
        played_.push_back(moves[played_.size()]);
    }
}

void Lockstep::settle(const Session& session) {
    original_->run();
    if (difference_) return;
    difference_ = compare(session.match(), *original_, played_.empty() ? nullptr : &played_.back());
}

} // namespace pmk
