// The original on the calculator as an engine of a session.
#pragma once

#include "lockstep/lockstep.hpp"
#include "session/engine.hpp"

namespace pmk {

class OriginalEngine final : public Engine {
  public:
    // `kind` must outlive it; `listing`: another one than the game's own.
    OriginalEngine(const OriginalKind& kind, bool compares, std::optional<mk61::Listing> listing)
        : kind_(kind), compares_(compares), listing_(std::move(listing)) {}

    bool compares() const override { return compares_; }
    Result<void> begin(Session& session) override;
    bool follow(Session& session) override;
    std::string field() const override;
    std::string report() const override;
    void append_state(std::string& json, const Session& session, const RecordDetails& details) const override;

  private:
    // Plays the moves of the session again, each as the calculator answers it.
    Result<void> play_again(Session& session);

    const OriginalKind& kind_;
    bool compares_;
    std::optional<mk61::Listing> listing_;
    std::optional<Lockstep> lockstep_;
    std::optional<Difference> stop_;
};

} // namespace pmk
