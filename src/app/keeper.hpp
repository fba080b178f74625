// Keeps one game that is being played on disk, and tells at the end what became of it.
#pragma once

#include "app/collection.hpp"

namespace pmk {

class Keeper {
  public:
    // `claim`: where the game is kept already, if it is.
    Keeper(const Collection& collection, std::optional<Store::Claim> claim)
        : collection_(&collection), claim_(std::move(claim)) {}

    // The session has changed and is not kept as it stands.
    void changed() { changed_ = true; }
    bool is_due() const { return changed_; }

    // Keeps the session as it stands, or keeps it no longer when it is over or not begun.
    Result<void> keep(const Session& session);

    // What would be lost if the program ended now.
    bool unsaved() const { return changed_ || failed_; }

    // The line for standard output after leaving: game, result, and the ID where that betrays nothing.
    std::string farewell(const Session& session) const;

  private:
    const Collection* collection_;
    std::optional<Store::Claim> claim_;
    bool changed_ = false;
    bool failed_ = false; // the last try
};

} // namespace pmk
