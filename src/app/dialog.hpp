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
    // `row`: of the screen, where what the question is about stands; the box leaves it in sight where there
    // is room.
    Dialog(Context& context, std::string title, std::vector<std::string> paragraphs,
           std::vector<Answer> answers, std::optional<int> row = {});

    void paint(Canvas& canvas) const override;
    bool opaque() const override { return false; }
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    // Where any key will do, so will a click anywhere.
    void on_mouse(const Mouse& mouse) override;
    bool settle() override;

  private:
    void choose(const Answer& answer);
    int top_of_box(int screen_height, int box_height) const;

    Context& context_;
    std::string title_;
    std::vector<std::string> paragraphs_;
    std::vector<Answer> answers_;
    std::optional<int> row_;
    bool seen_ = false;
};

// Something is lost for good by `yes`: only y does it. Enter, Esc and n do not. `row` as above.
void ask(Context& context, std::string question, std::string yes, std::function<void()> act,
         std::optional<int> row = {});

// Something to read, until any key is pressed.
void tell(Context& context, std::string title, std::vector<std::string> paragraphs);

} // namespace pmk
