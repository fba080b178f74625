// A terminal for tests: keys in, frames out, with a clock of its own.
//
// The script is a queue of keys, each with the time that passes before it is pressed. When it is used up
// and the program waits without a limit, the terminal is closed, so that a program under test always comes
// to its end.
#pragma once

#include "pmkgames/terminal.hpp"

#include <deque>
#include <functional>
#include <string_view>
#include <vector>

namespace pmk {

class ScriptedTerminal final : public Terminal {
  public:
    struct Frame {
        Canvas canvas;
        std::optional<Point> cursor;
    };

    explicit ScriptedTerminal(Size size, Charset charset = Charset::unicode)
        : size_(size), charset_(charset) {}

    // Keys such as "jj<enter>", pressed one after another with half a second between them.
    ScriptedTerminal& type(std::string_view keys);
    // Keys that are pressed all at once: before the program could show anything new.
    ScriptedTerminal& burst(std::string_view keys);
    // Nothing is pressed for that long.
    ScriptedTerminal& pause(std::chrono::milliseconds time);
    // Something that happens outside of the program before the next key, unseen by it.
    ScriptedTerminal& meanwhile(std::function<void()> deed);
    ScriptedTerminal& resize(Size size);
    ScriptedTerminal& mouse(Mouse::Action action, Point at);

    const std::vector<Frame>& frames() const { return frames_; }
    // The text of the last frame; there must be one.
    std::string screen() const { return frames_.back().canvas.to_text(); }
    // Those that the program has set last.
    const TerminalOptions& options() const { return options_; }
    int suspended() const { return suspended_; }
    int redrawn() const { return redrawn_; }
    // The program has read every key.
    bool finished() const { return script_.empty(); }

    Size size() const override { return size_; }
    Charset charset() const override { return options_.ascii ? Charset::ascii : charset_; }
    void set_options(const TerminalOptions& options) override { options_ = options; }
    void show(const Canvas& canvas, std::optional<Point> cursor) override;
    Event wait(std::optional<std::chrono::milliseconds> limit) override;
    std::chrono::steady_clock::time_point now() const override { return now_; }
    void discard_input() override;
    void redraw() override { ++redrawn_; }
    void suspend() override { ++suspended_; }

  private:
    struct Step {
        std::chrono::milliseconds delay{};
        Event event{};
        Size size{};                  // of a resize
        std::function<void()> deed{}; // in place of an event
    };

    void append(std::string_view keys, std::chrono::milliseconds first, std::chrono::milliseconds further);

    Size size_;
    Charset charset_;
    TerminalOptions options_{};
    std::deque<Step> script_;
    std::chrono::milliseconds pause_{};
    std::vector<Frame> frames_;
    std::chrono::steady_clock::time_point now_{};
    int suspended_ = 0;
    int redrawn_ = 0;
};

} // namespace pmk
