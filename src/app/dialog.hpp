// A box over the screen: a question with answers, or something to read. Keys that were pressed before it
// stood on the glass do not answer it.
#pragma once

#include "app/context.hpp"

#include <functional>

namespace pmk {

struct Answer {
    std::vector<Key> keys; // empty: every key that no other answer takes
    Hint hint;             // without a label it is not shown
    std::function<void()> act{};
};

class Dialog final : public Screen {
  public:
    Dialog(Context& context, std::string title, std::vector<std::string> paragraphs,
           std::vector<Answer> answers);

    void paint(Canvas& canvas) const override;
    bool opaque() const override { return false; }
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    // Where any key will do, so will a click anywhere.
    void on_mouse(const Mouse& mouse) override;
    bool settle() override;

  private:
    void choose(const Answer& answer);

    Context& context_;
    std::string title_;
    std::vector<std::string> paragraphs_;
    std::vector<Answer> answers_;
    bool seen_ = false;
};

// Enter or y does it, Esc or n does not.
void ask(Context& context, std::string question, std::string yes, std::function<void()> act);

// Something to read, until any key is pressed.
void tell(Context& context, std::string title, std::vector<std::string> paragraphs);

} // namespace pmk
