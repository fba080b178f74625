// A view: how one game looks and which keys it takes. It sees observations only.
//
// The game screen (src/app) draws the title line, the message line and the footer, and handles the keys
// that all games share (undo, restart, help, leave ...). A view paints the part between, and holds what
// undo must not touch: cursor, typed text, switches.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/key.hpp"
#include "pmkgames/mouse.hpp"
#include "pmkgames/observation.hpp"

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace pmk {

// What a key did.
struct Reaction {
    enum class Kind {
        unused,    // not a key of this view: the game screen may use it
        no_effect, // the view's key, nothing to redraw
        redraw,    // something on the view has changed
        move,      // play `move`
    };

    Kind kind = Kind::unused;
    std::string move{};

    static Reaction unused() { return {}; }
    static Reaction no_effect() { return {Kind::no_effect, {}}; }
    static Reaction redraw() { return {Kind::redraw, {}}; }
    static Reaction play(std::string move) { return {Kind::move, std::move(move)}; }
};

// A key and what it does, for the footer and the help: {"arrows", "run"}.
struct Hint {
    std::string key;
    std::string label;
};

// One screen of help.
struct Help {
    std::string goal;
    std::vector<Hint> keys;
    std::vector<std::string> rules;
};

class View {
  public:
    virtual ~View() = default;
    View() = default;
    View(const View&) = delete;
    View& operator=(const View&) = delete;

    // How moves come: by single keys on a screen, or as whole lines. With lines, and where only a picture is
    // wanted, nothing is painted or said of cursor and keys. Told before anything else is asked.
    enum class Input { keys, lines };
    void set_input(Input input) { input_ = input; }

    // The smallest body in which everything can be played; with the screen's 5 lines it must fit 80x24.
    virtual Size minimum() const = 0;

    // Paints the body. The canvas is blank and may have any size; must not fail below `minimum`.
    virtual void paint(const Observation& observation, Canvas& canvas) const = 0;

    // Where the hardware cursor belongs on a body of that size.
    virtual std::optional<Point> cursor(const Observation& observation, Size size) const = 0;

    virtual Reaction on_key(const Key& key, const Observation& observation) = 0;

    // The mouse on a body of that size; like a key.
    virtual Reaction on_mouse(const Mouse& /*mouse*/, Size /*size*/, const Observation& /*observation*/) {
        return Reaction::unused();
    }

    // Letters belong to a line that is being typed: the keys that all games share wait until it is done.
    virtual bool takes_letters() const { return false; }

    // The match has changed under the view: a move was played (`before` is what was seen before it), or
    // the match was undone, redone, restarted, loaded or handed to the next seat (`before` is null).
    virtual void changed(const Observation* before, const Observation& now) = 0;

    // A change may be shown in a few pictures. While it is: how long the present one stands; nothing when
    // all is at rest. A third of a second is enough for all of them together.
    virtual std::optional<std::chrono::milliseconds> picture_time() const { return {}; }
    virtual void next_picture() {}
    // Straight to the last picture.
    virtual void rest() {}

    // The right end of the title line: what identifies this play ("turn 7"). Short.
    virtual std::string status(const Observation& observation) const = 0;

    // One or two sentences for the message line: what has just happened, what is asked now.
    virtual std::string message(const Observation& observation) const = 0;

    // The few keys that matter now, most important first.
    virtual std::vector<Hint> hints(const Observation& observation) const = 0;

    virtual Help help() const = 0;

  protected:
    bool by_keys() const { return input_ == Input::keys; }

  private:
    Input input_ = Input::keys;
};

// The view of a game whose observations hold `Seen`.
template <class Seen> class TypedView : public View {
  public:
    void paint(const Observation& observation, Canvas& canvas) const final {
        paint_seen(seen(observation), canvas);
    }
    std::optional<Point> cursor(const Observation& observation, Size size) const final {
        return cursor_seen(seen(observation), size);
    }
    Reaction on_key(const Key& key, const Observation& observation) final {
        return on_key_seen(key, seen(observation));
    }
    Reaction on_mouse(const Mouse& mouse, Size size, const Observation& observation) final {
        return on_mouse_seen(mouse, size, seen(observation));
    }
    void changed(const Observation* before, const Observation& now) final {
        changed_seen(before ? &seen(*before) : nullptr, seen(now));
    }
    std::string status(const Observation& observation) const final { return status_seen(seen(observation)); }
    std::string message(const Observation& observation) const final {
        return message_seen(seen(observation));
    }
    std::vector<Hint> hints(const Observation& observation) const final {
        return hints_seen(seen(observation));
    }

  protected:
    virtual void paint_seen(const Seen& seen, Canvas& canvas) const = 0;
    virtual std::optional<Point> cursor_seen(const Seen& seen, Size size) const = 0;
    virtual Reaction on_key_seen(const Key& key, const Seen& seen) = 0;
    virtual Reaction on_mouse_seen(const Mouse& /*mouse*/, Size /*size*/, const Seen& /*seen*/) {
        return Reaction::unused();
    }
    virtual void changed_seen(const Seen* before, const Seen& now) = 0;
    virtual std::string status_seen(const Seen& seen) const = 0;
    virtual std::string message_seen(const Seen& seen) const = 0;
    virtual std::vector<Hint> hints_seen(const Seen& seen) const = 0;

  private:
    // A view is only ever given observations of its own game.
    static const Seen& seen(const Observation& observation) {
        return static_cast<const TypedObservation<Seen>&>(observation).seen();
    }
};

} // namespace pmk
