#include "support/run_program.hpp"

#include <doctest/doctest.h>

#include <array>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace pmk::test {
namespace {

int memory_file(const std::string& content) {
    const int file = ::memfd_create("stream", MFD_CLOEXEC);
    REQUIRE(file >= 0);
    REQUIRE(::write(file, content.data(), content.size()) == static_cast<ssize_t>(content.size()));
    ::lseek(file, 0, SEEK_SET);
    return file;
}

std::string content_of(int file) {
    std::string content;
    std::array<char, 65536> block{};
    ::lseek(file, 0, SEEK_SET);
    for (ssize_t size = 0; (size = ::read(file, block.data(), block.size())) > 0;)
        content.append(block.data(), static_cast<std::size_t>(size));
    ::close(file);
    return content;
}

int start(const std::vector<std::string>& words, const Environment& overlay, int in, int out, int err) {
    Environment variables{{"PATH", "/usr/bin:/bin"}, {"HOME", "/nonexistent"}};
    for (const auto& [name, value] : overlay)
        variables[name] = value;
    std::vector<std::string> texts;
    for (const auto& [name, value] : variables)
        texts.push_back(name + "=" + value);
    std::vector<char*> environment;
    for (std::string& text : texts)
        environment.push_back(text.data());
    environment.push_back(nullptr);
    std::vector<std::string> copies = words;
    std::string name = "pmkgames";
    std::vector<char*> arguments{name.data()};
    for (std::string& word : copies)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);

    const int child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        ::dup2(in, STDIN_FILENO);
        ::dup2(out, STDOUT_FILENO);
        ::dup2(err, STDERR_FILENO);
        ::execve(PMK_PROGRAM, arguments.data(), environment.data());
        ::_exit(127);
    }
    return child;
}

int exit_status(int child) {
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

} // namespace

Finished run(const std::vector<std::string>& words, const std::string& input,
             const Environment& environment) {
    const int in = memory_file(input);
    const int out = memory_file("");
    const int err = memory_file("");
    Finished finished;
    finished.status = exit_status(start(words, environment, in, out, err));
    ::close(in);
    finished.out = content_of(out);
    finished.err = content_of(err);
    return finished;
}

std::vector<std::string> lines(const std::string& text) {
    REQUIRE((text.empty() || text.back() == '\n'));
    std::vector<std::string> all;
    for (std::size_t start = 0; start < text.size();) {
        const std::size_t end = text.find('\n', start);
        all.push_back(text.substr(start, end - start));
        start = end + 1;
    }
    return all;
}

std::vector<Json> json_lines(const std::string& text) {
    std::vector<Json> all;
    for (const std::string& line : lines(text))
        all.push_back(Json::parse(line));
    return all;
}

Conversation::Conversation(const std::vector<std::string>& words) {
    std::array<int, 2> in{};
    std::array<int, 2> out{};
    REQUIRE(::pipe2(in.data(), O_CLOEXEC) == 0);
    REQUIRE(::pipe2(out.data(), O_CLOEXEC) == 0);
    child_ = start(words, {}, in[0], out[1], STDERR_FILENO);
    ::close(in[0]);
    ::close(out[1]);
    to_child_ = in[1];
    from_child_ = out[0];
}

Conversation::~Conversation() {
    if (child_ < 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    ::close(to_child_);
    ::close(from_child_);
}

void Conversation::say(const std::string& text) const {
    CHECK(::write(to_child_, text.data(), text.size()) == static_cast<ssize_t>(text.size()));
}

std::string Conversation::hear() {
    constexpr int patience_in_milliseconds = 2000;
    std::size_t end = heard_.find('\n');
    while (end == std::string::npos) {
        ::pollfd waiting{from_child_, POLLIN, 0};
        std::array<char, 4096> block{};
        if (::poll(&waiting, 1, patience_in_milliseconds) != 1) break;
        const ssize_t size = ::read(from_child_, block.data(), block.size());
        if (size <= 0) break;
        heard_.append(block.data(), static_cast<std::size_t>(size));
        end = heard_.find('\n');
    }
    const std::string line = heard_.substr(0, end);
    heard_.erase(0, end == std::string::npos ? end : end + 1);
    return line;
}

int Conversation::hang_up() {
    ::close(to_child_);
    const int status = wait_for_end();
    ::close(from_child_);
    return status;
}

int Conversation::stop_listening() {
    ::close(from_child_);
    ::close(to_child_);
    return wait_for_end();
}

int Conversation::wait_for_end() {
    const int child = child_;
    child_ = -1;
    return exit_status(child);
}

} // namespace pmk::test
