// A screen of the program and the stack that screens live on.
//
// The loop (run in app.cpp) shows the stack, waits for a key and gives it to the uppermost screen, which
// may push others or leave. Keys that must always work never come to a screen: Ctrl-L, Ctrl-Z, Ctrl-C.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"
#include "pmkgames/view.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <vector>

namespace pmk {

class Screen {
  public:
    virtual ~Screen() = default;
    Screen() = default;
    Screen(const Screen&) = delete;
    Screen& operator=(const Screen&) = delete;

    // Paints on a canvas of the terminal's size, whatever that is: blank for an opaque screen, else with
    // the screen below on it.
    virtual void paint(Canvas& canvas) const = 0;
    virtual bool opaque() const { return true; }

    // The footer on the last row of the terminal; a click on a hint is the key that it names. Nothing while
    // no footer is shown.
    virtual std::vector<Hint> hints() const = 0;

    // Where the hardware cursor belongs.
    virtual std::optional<Point> cursor(Size) const { return {}; }

    virtual void on_key(const Key& key) = 0;
    // The point is in cells of the terminal. Clicks on the hints of the footer do not come here.
    virtual void on_mouse(const Mouse& /*mouse*/) {}

    // How long to wait for a key before `on_timeout` is called; nothing: for ever.
    virtual std::optional<std::chrono::milliseconds> patience() const { return {}; }
    virtual void on_timeout() {}

    // Called when a frame with this screen on top stands on the glass: for what may take a while or must
    // not be done unseen. True: something has changed, show again.
    virtual bool settle() { return false; }

    // The program is about to end: keep what must be kept.
    virtual void closing() {}

    // What has been played here would be lost if the program ended now.
    virtual bool unsaved() const { return false; }
};

class ScreenStack {
  public:
    bool empty() const { return screens_.empty(); }
    Screen& top() { return *screens_.back(); }

    void push(std::unique_ptr<Screen> screen) { screens_.push_back(std::move(screen)); }

    // Takes the uppermost screen off. It lives on until `bury`, as the call often comes from itself.
    void pop();
    void pop_all();
    // The screen, and what lies on it.
    void take_off(const Screen& screen);
    void bury() { left_.clear(); }

    // From the lowest screen to the uppermost.
    const std::vector<std::unique_ptr<Screen>>& screens() const { return screens_; }

    void paint(Canvas& canvas) const;

  private:
    std::vector<std::unique_ptr<Screen>> screens_;
    std::vector<std::unique_ptr<Screen>> left_;
};

} // namespace pmk
