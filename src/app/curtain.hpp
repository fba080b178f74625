// The curtain between two players at one keyboard. It shows nothing of either, forgets what was typed
// before it fell, and opens to a deliberate Enter only: not within its first 300 ms, and not by a key that
// is held down.
#pragma once

#include "app/context.hpp"
#include "pmkgames/match.hpp"

#include <functional>

namespace pmk {

class Curtain final : public Screen {
  public:
    // Both are called while the curtain hangs: `leave` when the player turns back.
    Curtain(Context& context, std::string title, Seat next, std::function<void()> leave,
            std::function<void()> help);

    void paint(Canvas& canvas) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    bool settle() override;

  private:
    using Time = std::chrono::steady_clock::time_point;

    Context& context_;
    std::string title_;
    Seat next_;
    std::function<void()> leave_;
    std::function<void()> help_;
    std::optional<Time> fallen_;
    Time last_key_{};
};

} // namespace pmk
