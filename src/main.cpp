#include "cli/program.hpp"

#include <string>
#include <vector>

int main(int argc, char** argv) {
    pmk::cli::take_up_locale();
    const std::vector<std::string> words(argv + (argc > 0 ? 1 : 0), argv + argc);
    return pmk::cli::run(words);
}
