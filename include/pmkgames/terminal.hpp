// What the screens need of a terminal. src/terminal has the curses one and a scripted one for tests.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"

#include <chrono>
#include <optional>

namespace pmk {

enum class ColorMode {
    automatic, // where the terminal has colours and NO_COLOR is not set
    always,    // where the terminal has colours
    never,
};

struct TerminalOptions {
    ColorMode color = ColorMode::automatic;
    bool ascii = false; // ASCII although the locale is UTF-8
    bool mouse = true;
};

class Terminal {
  public:
    virtual ~Terminal() = default;
    Terminal() = default;
    Terminal(const Terminal&) = delete;
    Terminal& operator=(const Terminal&) = delete;

    // The size now; a change is seen at the next `wait`.
    virtual Size size() const = 0;
    virtual Charset charset() const = 0;

    // Other options than those it was opened with; the language follows the characters.
    virtual void set_options(const TerminalOptions& options) = 0;

    // Shows the canvas (of the terminal's size) and puts the hardware cursor on the point, or hides it.
    virtual void show(const Canvas& canvas, std::optional<Point> cursor) = 0;

    struct Event {
        enum class Kind {
            key,
            mouse,
            resized, // the size has changed: paint again
            timeout, // nothing came
            closed,  // the terminal is gone or the program was asked to end: leave now
        };
        Kind kind = Kind::timeout;
        Key key{};
        Mouse mouse{};
    };

    // Waits for the next event, at most that long; without a limit where nothing is given.
    virtual Event wait(std::optional<std::chrono::milliseconds> limit) = 0;

    // The clock by which `wait` measures; a scripted terminal has one of its own.
    virtual std::chrono::steady_clock::time_point now() const { return std::chrono::steady_clock::now(); }

    // Forgets every key that was pressed before now.
    virtual void discard_input() = 0;

    // Paints everything anew at the next `show`.
    virtual void redraw() = 0;

    // Stops the program as Ctrl-Z does and comes back when it is continued.
    virtual void suspend() = 0;
};

} // namespace pmk
