// The command that gives the same game again, to be copied from the screen.
#pragma once

#include "app/context.hpp"

namespace pmk {

class IdScreen final : public Screen {
  public:
    IdScreen(Context& context, std::string title, std::string command);

    void paint(Canvas& canvas) const override;
    std::vector<Hint> hints() const override;
    // Any key leads back, and so does a click.
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;

  private:
    Context& context_;
    std::string title_;
    std::string command_;
};

// A command for a shell in lines of at most that many cells (2 or more). Every line but the last ends in a
// backslash, so that together they are the command: broken at its blanks, and within a word only where the
// word alone is longer than a line.
std::vector<std::string> command_lines(std::string_view command, int width);

} // namespace pmk
