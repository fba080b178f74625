#include "lockstep/original_engine.hpp"

#include "pmkgames/json.hpp"

namespace pmk {

Result<void> OriginalEngine::begin(Session& session) {
    auto lockstep = Lockstep::start(kind_, session.game(), session.settings(), session.seed(),
                                    listing_ ? &*listing_ : nullptr);
    if (!lockstep) return refuse(lockstep.error());
    const bool is_new = session.moves().empty() && session.undone().empty();
    if (lockstep->settings() != session.settings() && !is_new)
        return refuse("The saved game was begun without the calculator, which would have drawn other "
                      "squares; --engine must be native.");
    stop_.reset();
    if (is_new) {
        auto same = lockstep->start_with_drawn(session);
        if (same)
            session = *std::move(same);
        else
            stop_ = difference_in(drawn_squares, session.match(), lockstep->original(), nullptr,
                                  same.error().english());
    }
    lockstep_.emplace(*std::move(lockstep));
    if (compares_ || is_new) return {};
    return play_again(session);
}

Result<void> OriginalEngine::play_again(Session& session) {
    auto again = Session::start(session.game(), session.asked(), session.seed(), session.drawn());
    if (!again) return refuse(again.error());
    std::vector<std::string> moves = session.moves();
    moves.insert(moves.end(), session.undone().rbegin(), session.undone().rend());
    follow(*again);
    for (const std::string& move : moves) {
        const auto played = again->play(move);
        if (!played || !follow(*again))
            return refuse("The calculator has answered the saved game in another way; --engine must be "
                          "native.");
    }
    for (std::size_t i = 0; i < session.undone().size(); ++i)
        if (const auto undone = again->undo(); !undone) return refuse(undone.error());
    session = *std::move(again);
    return {};
}

bool OriginalEngine::follow(Session& session) {
    if (stop_) return false;
    Lockstep& lockstep = *lockstep_;
    lockstep.follow(session);
    if (compares_) {
        lockstep.settle(session);
        stop_ = lockstep.difference();
        return !stop_;
    }
    lockstep.run(Original::longest_answer);
    const Original& original = lockstep.original();
    const std::string* const move = session.moves().empty() ? nullptr : &session.moves().back();
    auto answered = original.running() ? nullptr : original.answered(session.match());
    if (answered)
        session.answer(std::move(answered));
    else
        stop_ = difference_in(original.running() ? "end of the answer" : "position", session.match(),
                              original, move);
    return !stop_;
}

std::string OriginalEngine::field() const {
    return stop_ ? stop_->field : std::string();
}

std::string OriginalEngine::report() const {
    if (!stop_) return {};
    const std::string what = compares_ ? "native and original differ in " + stop_->field
                                       : "the original shows no " + stop_->field + " of the game";
    return what + " " + stop_->report;
}

void OriginalEngine::append_state(std::string& json, const Session& session,
                                  const RecordDetails& details) const {
    if (compares_) {
        RecordDetails compared = details;
        compared.agree = !stop_;
        pmk::append_state(json, session.match(), compared);
        return;
    }
    const Reading reading = lockstep_->original().read();
    pmk::append_state(
        json,
        ReadState{
            session.match().turn(), {reading.outcome, reading.winner}, reading.display, reading.position},
        details);
}

} // namespace pmk
