// The layout shows the architecture: these tests keep it true.
#include <doctest/doctest.h>

#include <filesystem>
#include <fstream>
#include <regex>
#include <string>
#include <vector>

namespace {

namespace fs = std::filesystem;

struct SourceFile {
    std::string path; // relative to the source tree
    std::vector<std::string> lines;
};

std::vector<SourceFile> sources_below(const std::vector<std::string>& folders) {
    const fs::path root = PMK_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const std::string& folder : folders) {
        if (!fs::exists(root / folder)) continue;
        for (const auto& entry : fs::recursive_directory_iterator(root / folder)) {
            const auto extension = entry.path().extension();
            if (extension != ".cpp" && extension != ".hpp") continue;
            SourceFile file{fs::relative(entry.path(), root).string(), {}};
            std::ifstream stream(entry.path());
            for (std::string line; std::getline(stream, line);)
                file.lines.push_back(line);
            files.push_back(std::move(file));
        }
    }
    return files;
}

// The files and lines with an include that matches, such as "src/app/menu.cpp: #include <curses.h>".
std::vector<std::string> includes(const std::vector<SourceFile>& files, const std::string& pattern) {
    const std::regex include("\\s*#\\s*include\\s*[<\"]" + pattern + "[>\"].*");
    std::vector<std::string> found;
    for (const SourceFile& file : files)
        for (const std::string& line : file.lines)
            if (std::regex_match(line, include)) found.push_back(file.path + ": " + line);
    return found;
}

std::vector<SourceFile> files_named(std::vector<SourceFile> files, const std::string& name) {
    std::erase_if(files, [&](const SourceFile& file) { return fs::path(file.path).stem() != name; });
    return files;
}

const std::vector<std::string> everything{"include", "src", "games", "tests", "bench", "fuzz"};

} // namespace

TEST_CASE("only src/terminal includes curses") {
    auto files = sources_below(everything);
    REQUIRE(files.size() > 20);
    std::erase_if(files, [](const SourceFile& file) { return file.path.starts_with("src/terminal/"); });
    CHECK(includes(files, "(ncursesw?/)?(n?curses|term|panel|form|menu)\\.h") == std::vector<std::string>{});
}

TEST_CASE("rules include neither view nor session headers") {
    const auto rules = files_named(sources_below({"games"}), "rules");
    REQUIRE(rules.size() >= 2);
    CHECK(includes(rules, ".*(view|canvas|key|session|terminal|catalogue)\\.hpp") ==
          std::vector<std::string>{});
    CHECK(includes(rules, "(ctime|chrono|locale|iostream|fstream|random)") == std::vector<std::string>{});
}

TEST_CASE("the calculator knows nothing of games and does no input or output") {
    const auto files = sources_below({"include/mk61", "src/mk61"});
    CHECK(includes(files, "(pmkgames|games|core|session|app|cli)/.*") == std::vector<std::string>{});
    CHECK(includes(files, "(iostream|fstream|cstdio|stdio\\.h|filesystem)") == std::vector<std::string>{});
}

TEST_CASE("only src/cli includes Boost.Program_options") {
    auto files = sources_below(everything);
    std::erase_if(files, [](const SourceFile& file) { return file.path.starts_with("src/cli/"); });
    CHECK(includes(files, "boost/program_options.*") == std::vector<std::string>{});
}

TEST_CASE("the public headers include no private ones") {
    CHECK(includes(sources_below({"include"}), "(src|games|core|session|app|cli|terminal)/.*") ==
          std::vector<std::string>{});
}

TEST_CASE("no source file is longer than 600 lines") {
    for (const SourceFile& file : sources_below(everything)) {
        CAPTURE(file.path);
        CHECK(file.lines.size() <= 600);
    }
}

TEST_CASE("an include that breaks a layer is found") {
    const std::vector<SourceFile> files{{"games/x/rules.cpp", {"#include \"games/x/view.hpp\""}}};
    CHECK(includes(files, ".*(view|session)\\.hpp").size() == 1);
}
