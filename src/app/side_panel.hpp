// What can run beside a game: its original on the calculator. The game screen knows it by this face only, so
// that the program can be built without the calculator.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/key.hpp"
#include "pmkgames/session.hpp"
#include "pmkgames/view.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace mk61 {
struct Listing;
}

namespace pmk {

class SidePanel {
  public:
    using Time = std::chrono::steady_clock::time_point;

    virtual ~SidePanel() = default;
    SidePanel() = default;
    SidePanel(const SidePanel&) = delete;
    SidePanel& operator=(const SidePanel&) = delete;

    // The narrowest and lowest panel that stands beside a board, and the width with which it shows best.
    virtual Size minimum() const = 0;
    virtual int best_width() const = 0;

    // Any size; what finds no room is left out.
    virtual void paint(Canvas& canvas) const = 0;

    // Its keys, in the lowest rows of a panel of that width.
    virtual std::vector<std::vector<Hint>> hint_rows(int width) const = 0;

    // The session has changed and `viewer` looks at it. `secret`: what the seats hide from each other must
    // not be shown.
    virtual void follow(const Session& session, Seat viewer, bool secret, Time now) = 0;

    // One of the panel's keys: a sentence for the message line, empty where there is nothing to say. Nothing
    // for a key that is not its own. The session is the one followed last, here and below.
    virtual std::optional<std::string> on_key(const Key& key, const Session& session, Time now) = 0;

    // How long until the next step is due; nothing while no step is. `tick` executes what is due.
    virtual std::optional<std::chrono::milliseconds> patience(Time now) const = 0;
    virtual void tick(const Session& session, Time now) = 0;
};

// Whether a panel can stand beside this game in this program.
bool has_side_panel(const GameInfo& info);

// The panel, following the session; a sentence where the original cannot play it. `listing`: another one
// than the game's own.
Result<std::unique_ptr<SidePanel>> make_side_panel(const Session& session, const mk61::Listing* listing);

// The same new game as the original starts it, with the squares that its program draws. The session must
// have no moves.
Result<Session> drawn_by_original(const Session& session, const mk61::Listing* listing);

// The keys of a panel in sight, for the help.
std::vector<Hint> side_panel_keys();

} // namespace pmk
