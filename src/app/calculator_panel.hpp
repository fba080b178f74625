// The calculator beside a game: its original plays every move too, and can be watched doing it.
//
// The program runs at once, in visible steps, or at the pace of the real machine; it can be halted and go
// step by step. The game does not wait: the next move ends the answer that is being watched.
#pragma once

#include "app/side_panel.hpp"
#include "lockstep/lockstep.hpp"

namespace pmk {

class CalculatorPanel final : public SidePanel {
  public:
    // Another listing of the same game may run instead of its own.
    static Result<std::unique_ptr<CalculatorPanel>> make(const Session& session,
                                                         const mk61::Listing* other_listing = nullptr);

    Size minimum() const override;
    int best_width() const override;
    void paint(Canvas& canvas) const override;
    std::vector<std::vector<Hint>> hint_rows(int width) const override;
    void follow(const Session& session, Seat viewer, bool secret, Time now) override;
    std::optional<std::string> on_key(const Key& key, const Session& session, Time now) override;
    std::optional<std::chrono::milliseconds> patience(Time now) const override;
    void tick(const Session& session, Time now) override;

  private:
    enum class Pace { at_once, slow, real };

    explicit CalculatorPanel(Lockstep lockstep) : lockstep_(std::move(lockstep)) {}

    std::chrono::milliseconds interval() const;
    bool waits() const { return paused_ || pace_ != Pace::at_once; }
    void settle(const Session& session);
    void step(const Session& session);
    // Agreement, number of steps and pace, from `row` on; the row behind them.
    int paint_state(Canvas& canvas, int row) const;
    void paint_program(Canvas& canvas, int top, int bottom) const;
    std::string pace_text() const;
    std::string count_text() const;
    std::string words() const;
    std::vector<std::string> difference_lines() const;

    Lockstep lockstep_;
    Pace pace_ = Pace::at_once;
    bool paused_ = false;
    bool in_words_ = false;
    Time due_{}; // of the next step
    std::size_t followed_ = 0;
    // Registers, stack and values would tell the viewer what the other seat hides.
    bool secret_ = false;
    // The last move was the other seat's: even how long the answer took would tell.
    bool foreign_ = false;
    std::string native_display_;
};

} // namespace pmk
