// Every command that the README shows does what it says.
#include <doctest/doctest.h>

#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <sys/stat.h>
#include <sys/wait.h>
#include <vector>

namespace {

// The lines that start with "$ " in the README's console blocks.
std::vector<std::string> readme_commands() {
    std::ifstream readme(std::string(PMK_SOURCE_DIR) + "/README.md");
    std::vector<std::string> commands;
    bool in_block = false;
    for (std::string line; std::getline(readme, line);) {
        if (line.starts_with("```")) in_block = line == "```console";
        if (in_block && line.starts_with("$ ")) commands.push_back(line.substr(2));
    }
    return commands;
}

struct Answer {
    int status = -1;
    std::string output;
};

Answer run_in_shell(const std::string& command) {
    const std::string folder = std::filesystem::path(PMK_PROGRAM).parent_path();
    const std::string line = "cd '" PMK_SOURCE_DIR "' && PATH='" + folder + "':$PATH && export PATH && " +
                             "XDG_STATE_HOME=$(mktemp -d) && export XDG_STATE_HOME && (" + command +
                             ") </dev/null 2>&1; status=$?; rm -rf \"$XDG_STATE_HOME\"; exit $status";
    Answer answer;
    FILE* const pipe = ::popen(line.c_str(), "r");
    REQUIRE(pipe != nullptr);
    std::array<char, 4096> part{};
    while (const std::size_t length = std::fread(part.data(), 1, part.size(), pipe))
        answer.output.append(part.data(), length);
    const int status = ::pclose(pipe);
    answer.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return answer;
}

} // namespace

TEST_CASE("every command of the README runs") {
    const auto commands = readme_commands();
    REQUIRE(commands.size() >= 7);
    for (const std::string& command : commands) {
        CAPTURE(command);
        if (command.starts_with("./")) {
            // They install and build; ./check runs this test and has a step that runs ./play.
            struct stat file {};
            REQUIRE(::stat((std::string(PMK_SOURCE_DIR) + "/" + command).c_str(), &file) == 0);
            CHECK((file.st_mode & S_IXUSR) != 0);
            continue;
        }
#ifndef PMK_MK61
        if (command.starts_with("pmkgames mk61 ") || command.starts_with("pmkgames compare ")) continue;
#endif
        // What needs a terminal is played in the plain mode.
        const bool plays = command.starts_with("pmkgames play ");
        const Answer answer = run_in_shell(plays ? command + " --plain" : command);
        CAPTURE(answer.output);
        CHECK(answer.status == 0);
        CHECK(!answer.output.empty());
    }
}

TEST_CASE("a command that fails would be noticed") {
    CHECK(run_in_shell("pmkgames lst").status == 2);
}
