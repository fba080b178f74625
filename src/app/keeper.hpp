// Keeps one game that is being played on disk, and tells at the end what became of it.
#pragma once

#include "app/collection.hpp"

namespace pmk {

class Keeper {
  public:
    // `claim`: where the game is kept already, if it is.
    Keeper(const Collection& collection, std::optional<Store::Claim> claim)
        : collection_(&collection), claim_(std::move(claim)) {}

    // After every change of the session, before it is shown: what was kept follows it. Keeps nothing of a
    // game that is over or not begun; one that is over is counted in the statistics, once. A
    // sentence where that fails.
    Result<void> stage(Session& session);

    // What was staged is not safe on the disk yet; `settle` waits for that.
    bool is_due() const { return staged_; }
    Result<void> settle();

    // What has been played would be lost if the program ended now.
    bool unsaved() const { return failed_; }

    // Where the game is kept, or was before it ended; nothing where it never was.
    std::optional<int> slot() const { return claim_ ? std::optional(claim_->slot()) : std::nullopt; }

    // The line for standard output after leaving: game, result, and the ID where that betrays nothing.
    std::string farewell(const Session& session) const;

  private:
    Result<void> count(Session& session) const;

    const Collection* collection_;
    std::optional<Store::Claim> claim_;
    bool staged_ = false;
    bool failed_ = false; // the last try
};

} // namespace pmk
