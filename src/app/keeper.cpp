#include "app/keeper.hpp"

namespace pmk {
namespace {

bool is_over(const Session& session) {
    return !session.match().turn();
}

bool worth_keeping(const Session& session) {
    return !is_over(session) && !(session.moves().empty() && session.undone().empty());
}

} // namespace

Result<void> Keeper::stage(Session& session) {
    staged_ = false;
    failed_ = false;
    if (!worth_keeping(session)) {
        if (claim_) claim_->remove();
        return count(session);
    }
    failed_ = true;
    if (!claim_) {
        if (!collection_->store) return refuse(collection_->store.error());
        auto claimed = collection_->store->claim_free();
        if (!claimed) return refuse(claimed.error());
        claim_ = std::move(*claimed);
    }
    auto kept = claim_->stage(session.save());
    failed_ = !kept;
    staged_ = !failed_;
    return kept;
}

Result<void> Keeper::count(Session& session) const {
    if (!is_over(session) || session.counted()) return {};
    auto counted = collection_->statistics.and_then([&](const StatisticsFile& file) {
        return file.count(session.game().info(), session.asked(), session.match().outcome(),
                          static_cast<int>(session.moves().size()));
    });
    if (counted) session.set_counted();
    return counted;
}

Result<void> Keeper::settle() {
    staged_ = false;
    auto settled = claim_->settle();
    failed_ = !settled;
    return settled;
}

std::string Keeper::farewell(const Session& session) const {
    const GameInfo& info = session.game().info();
    std::string result;
    if (is_over(session))
        result = translated(session.match().outcome().sentence);
    else if (session.moves().empty())
        result = tr("not begun.");
    else if (unsaved())
        result = tr("left unfinished.");
    else
        result = tr("not finished; the menu has it kept.");
    std::string line = translated(info.title) + ": " + result;
    if (!hides_seats(info) || is_over(session))
        line += " " + tr("To play it again: pmkgames play {}", session.id());
    return line;
}

} // namespace pmk
