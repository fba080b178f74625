#include "terminal/scripted_terminal.hpp"

#include "pmkgames/check.hpp"

namespace pmk {

using std::chrono::milliseconds;

namespace {

constexpr milliseconds unhurried{500};

}

void ScriptedTerminal::append(std::string_view keys, milliseconds first, milliseconds further) {
    const auto parsed = parse_keys(keys);
    PMK_CHECK(parsed.has_value());
    milliseconds delay = first + pause_;
    for (const Key& key : *parsed) {
        script_.push_back({delay, {Event::Kind::key, key, {}}, {}});
        delay = further;
    }
    pause_ = {};
}

ScriptedTerminal& ScriptedTerminal::type(std::string_view keys) {
    append(keys, unhurried, unhurried);
    return *this;
}

ScriptedTerminal& ScriptedTerminal::burst(std::string_view keys) {
    append(keys, milliseconds(0), milliseconds(0));
    return *this;
}

ScriptedTerminal& ScriptedTerminal::pause(milliseconds time) {
    pause_ += time;
    return *this;
}

ScriptedTerminal& ScriptedTerminal::meanwhile(std::function<void()> deed) {
    script_.push_back({{}, {}, {}, std::move(deed)});
    return *this;
}

ScriptedTerminal& ScriptedTerminal::resize(Size size) {
    script_.push_back({unhurried + pause_, {Event::Kind::resized}, size});
    pause_ = {};
    return *this;
}

ScriptedTerminal& ScriptedTerminal::mouse(Mouse::Action action, Point at) {
    script_.push_back({unhurried + pause_, {Event::Kind::mouse, {}, {action, at}}, {}});
    pause_ = {};
    return *this;
}

void ScriptedTerminal::show(const Canvas& canvas, std::optional<Point> cursor) {
    PMK_CHECK(canvas.size() == size_);
    frames_.push_back({canvas, cursor});
}

Terminal::Event ScriptedTerminal::wait(std::optional<milliseconds> limit) {
    while (!script_.empty() && script_.front().deed) {
        script_.front().deed();
        script_.pop_front();
    }
    if (script_.empty()) {
        if (!limit) return {Event::Kind::closed};
        now_ += *limit;
        return {Event::Kind::timeout};
    }
    Step& step = script_.front();
    if (limit && *limit < step.delay) {
        now_ += *limit;
        step.delay -= *limit;
        return {Event::Kind::timeout};
    }
    now_ += step.delay;
    const Step reached = step;
    script_.pop_front();
    if (reached.event.kind == Event::Kind::resized) size_ = reached.size;
    return reached.event;
}

void ScriptedTerminal::discard_input() {
    while (!script_.empty() && script_.front().delay == milliseconds(0) &&
           script_.front().event.kind == Event::Kind::key && !script_.front().deed)
        script_.pop_front();
}

} // namespace pmk
