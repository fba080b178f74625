// A program in a pseudo-terminal, whose bytes libvterm turns into a screen.
#pragma once

#include <chrono>
#include <csignal>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <sys/types.h>
#include <vector>

namespace pmk::testing {

struct PtyOptions {
    int width = 80;
    int height = 24;
    // Laid over a bare environment (PATH, TERM=xterm-256color, LC_ALL=C.UTF-8, and a HOME in which nothing
    // can be kept); an empty value unsets.
    std::map<std::string, std::string> environment{};
};

class PtyProgram {
  public:
    explicit PtyProgram(const std::vector<std::string>& command, const PtyOptions& options = {});
    // Kills what still runs.
    ~PtyProgram();
    PtyProgram(const PtyProgram&) = delete;
    PtyProgram& operator=(const PtyProgram&) = delete;

    void send(std::string_view bytes);
    void resize(int width, int height);
    void signal(int number) const;
    // The terminal goes away, as when its window is closed.
    void hang_up();

    // Reads what the program writes until the screen contains the text, or ten seconds are over.
    bool shows(std::string_view text);
    // Likewise until nothing has been written for that long.
    void settle(std::chrono::milliseconds quiet = std::chrono::milliseconds(100));
    // The exit status when it has ended by itself within ten seconds; 128 + the number for a signal.
    std::optional<int> exit_status();

    // The screen as text: one line a row, blanks at the end cut.
    std::string screen() const;
    std::string row(int number) const;
    // Everything written so far.
    const std::string& bytes() const { return bytes_; }

    bool alternate_screen() const;
    bool cursor_visible() const;
    bool mouse_on() const;
    // The terminal's settings are what they were before the start (as `stty -g` tells them).
    bool settings_restored() const;
    pid_t process() const { return process_; }

  private:
    struct Emulator;

    // Reads once, waiting at most that long; false: nothing came.
    bool read_some(std::chrono::milliseconds limit);
    bool reap(bool wait);

    std::unique_ptr<Emulator> emulator_;
    int master_ = -1;
    int slave_ = -1;
    pid_t process_ = -1;
    std::optional<int> status_;
    std::string settings_before_;
    std::string bytes_;
};

} // namespace pmk::testing
