// The built program, run as a user or another program would.
#pragma once

#include "pmkgames/json.hpp"

#include <map>
#include <string>
#include <vector>

namespace pmk::test {

struct Finished {
    int status = -1; // the exit status; 128 and the signal where a signal ended the program
    std::string out;
    std::string err;
};

using Environment = std::map<std::string, std::string>;

// Runs the program to its end. `environment` is laid over a small one without LANG and TERM.
Finished run(const std::vector<std::string>& words, const std::string& input = "",
             const Environment& environment = {});

// The lines, each without its newline; the text must end with one or be empty.
std::vector<std::string> lines(const std::string& text);

// Every line as JSON.
std::vector<Json> json_lines(const std::string& text);

// The program with pipes at both ends.
class Conversation {
  public:
    explicit Conversation(const std::vector<std::string>& words);
    ~Conversation();
    Conversation(const Conversation&) = delete;
    Conversation& operator=(const Conversation&) = delete;

    void say(const std::string& text) const;

    // The next line, or what has come of it within two seconds.
    std::string hear();

    // Closes the program's input, or its output, and waits for its end.
    int hang_up();
    int stop_listening();

  private:
    int wait_for_end();

    int child_ = -1;
    int to_child_ = -1;
    int from_child_ = -1;
    std::string heard_;
};

} // namespace pmk::test
