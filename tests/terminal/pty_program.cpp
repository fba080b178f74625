#include "pty_program.hpp"

#include "pmkgames/canvas.hpp"
#include "pmkgames/check.hpp"

#include <array>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <poll.h>
#include <pty.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <thread>
#include <unistd.h>
#include <utmp.h>
#include <vterm.h>

namespace pmk::testing {

using std::chrono::milliseconds;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::seconds patience{10};

std::string settings_of(int terminal) {
    termios settings{};
    PMK_CHECK(tcgetattr(terminal, &settings) == 0);
    std::string text;
    for (const auto flags : {settings.c_iflag, settings.c_oflag, settings.c_cflag, settings.c_lflag})
        text += std::to_string(flags) + ":";
    for (const cc_t character : settings.c_cc)
        text += std::to_string(character) + ":";
    return text;
}

std::vector<std::string> environment_of(const PtyOptions& options) {
    std::map<std::string, std::string> variables{
        {"TERM", "xterm-256color"}, {"LC_ALL", "C.UTF-8"}, {"HOME", "/dev/null"}};
    if (const char* path = std::getenv("PATH")) variables["PATH"] = path;
    for (const char* name : {"ASAN_OPTIONS", "UBSAN_OPTIONS", "LSAN_OPTIONS"})
        if (const char* value = std::getenv(name)) variables[name] = value;
    for (const auto& [name, value] : options.environment)
        variables[name] = value;
    std::vector<std::string> environment;
    for (const auto& [name, value] : variables)
        if (!value.empty()) environment.push_back(name + "=" + value);
    return environment;
}

std::vector<char*> pointers(std::vector<std::string>& strings) {
    std::vector<char*> list;
    for (std::string& string : strings)
        list.push_back(string.data());
    list.push_back(nullptr);
    return list;
}

} // namespace

struct PtyProgram::Emulator {
    Emulator(int height, int width) : terminal(vterm_new(height, width)) {
        vterm_set_utf8(terminal, 1);
        screen = vterm_obtain_screen(terminal);
        callbacks.settermprop = [](VTermProp property, VTermValue* value, void* self) {
            auto& emulator = *static_cast<Emulator*>(self);
            if (property == VTERM_PROP_ALTSCREEN) emulator.alternate = value->boolean != 0;
            if (property == VTERM_PROP_CURSORVISIBLE) emulator.cursor = value->boolean != 0;
            if (property == VTERM_PROP_MOUSE) emulator.mouse = value->number != VTERM_PROP_MOUSE_NONE;
            return 1;
        };
        vterm_screen_set_callbacks(screen, &callbacks, this);
        vterm_screen_enable_altscreen(screen, 1);
        vterm_screen_reset(screen, 1);
    }
    ~Emulator() { vterm_free(terminal); }
    Emulator(const Emulator&) = delete;
    Emulator& operator=(const Emulator&) = delete;

    std::string row(int number) const {
        int height = 0;
        int width = 0;
        vterm_get_size(terminal, &height, &width);
        std::string text;
        for (int column = 0; column < width;) {
            VTermScreenCell cell{};
            vterm_screen_get_cell(screen, {number, column}, &cell);
            append_utf8(text, cell.chars[0] == 0 ? U' ' : static_cast<char32_t>(cell.chars[0]));
            column += cell.width > 0 ? cell.width : 1;
        }
        text.erase(text.find_last_not_of(' ') + 1);
        return text;
    }

    int height() const {
        int height = 0;
        int width = 0;
        vterm_get_size(terminal, &height, &width);
        return height;
    }

    VTerm* terminal;
    VTermScreen* screen = nullptr;
    VTermScreenCallbacks callbacks{};
    bool alternate = false;
    bool cursor = true;
    bool mouse = false;
};

PtyProgram::PtyProgram(const std::vector<std::string>& command, const PtyOptions& options)
    : emulator_(std::make_unique<Emulator>(options.height, options.width)) {
    const winsize size{static_cast<unsigned short>(options.height),
                       static_cast<unsigned short>(options.width), 0, 0};
    PMK_CHECK(openpty(&master_, &slave_, nullptr, nullptr, &size) == 0);
    settings_before_ = settings_of(slave_);
    fcntl(master_, F_SETFD, FD_CLOEXEC);

    std::vector<std::string> words = command;
    std::vector<std::string> environment = environment_of(options);
    const std::vector<char*> arguments = pointers(words);
    const std::vector<char*> variables = pointers(environment);
    process_ = fork();
    PMK_CHECK(process_ >= 0);
    if (process_ == 0) {
        login_tty(slave_);
        execvpe(arguments[0], arguments.data(), variables.data());
        _exit(127);
    }
}

PtyProgram::~PtyProgram() {
    if (!reap(false)) {
        kill(process_, SIGKILL);
        reap(true);
    }
    if (master_ >= 0) close(master_);
    close(slave_);
}

void PtyProgram::send(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(master_, bytes.data(), bytes.size());
        if (count <= 0) return;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
}

void PtyProgram::resize(int width, int height) {
    const winsize size{static_cast<unsigned short>(height), static_cast<unsigned short>(width), 0, 0};
    vterm_set_size(emulator_->terminal, height, width);
    ioctl(master_, TIOCSWINSZ, &size);
}

void PtyProgram::signal(int number) const {
    kill(process_, number);
}

void PtyProgram::hang_up() {
    close(master_);
    master_ = -1;
}

bool PtyProgram::read_some(milliseconds limit) {
    if (master_ < 0) {
        std::this_thread::sleep_for(limit);
        return false;
    }
    pollfd source{master_, POLLIN, 0};
    if (poll(&source, 1, static_cast<int>(limit.count())) <= 0) return false;
    std::array<char, 4096> block{};
    const ssize_t count = read(master_, block.data(), block.size());
    if (count <= 0) return false;
    const auto length = static_cast<std::size_t>(count);
    bytes_.append(block.data(), length);
    vterm_input_write(emulator_->terminal, block.data(), length);
    return true;
}

bool PtyProgram::shows(std::string_view text) {
    const auto end = Clock::now() + patience;
    do {
        while (read_some(milliseconds(0))) {
        }
        if (screen().find(text) != std::string::npos) return true;
        read_some(milliseconds(20));
    } while (Clock::now() < end);
    return false;
}

void PtyProgram::settle(milliseconds quiet) {
    const auto end = Clock::now() + patience;
    while (read_some(quiet) && Clock::now() < end) {
    }
}

bool PtyProgram::reap(bool wait) {
    if (status_) return true;
    int status = 0;
    if (waitpid(process_, &status, wait ? 0 : WNOHANG) != process_) return false;
    status_ = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return true;
}

std::optional<int> PtyProgram::exit_status() {
    const auto end = Clock::now() + patience;
    while (!reap(false) && Clock::now() < end)
        read_some(milliseconds(5));
    while (read_some(milliseconds(20))) {
    }
    return status_;
}

std::string PtyProgram::screen() const {
    std::string text;
    for (int number = 0; number < emulator_->height(); ++number)
        text += row(number) + "\n";
    return text;
}

std::string PtyProgram::row(int number) const {
    return emulator_->row(number);
}

bool PtyProgram::alternate_screen() const {
    return emulator_->alternate;
}

bool PtyProgram::cursor_visible() const {
    return emulator_->cursor;
}

bool PtyProgram::mouse_on() const {
    return emulator_->mouse;
}

bool PtyProgram::settings_restored() const {
    return settings_of(slave_) == settings_before_;
}

} // namespace pmk::testing
