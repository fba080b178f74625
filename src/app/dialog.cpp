#include "app/dialog.hpp"

#include "app/frame.hpp"
#include "app/layout.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr int widest = 64;
constexpr int border = 2; // the frame and a blank column on each side

// How many rows the paragraphs take at that width, with a blank row between them.
int measured(const std::vector<std::string>& paragraphs, int width) {
    Canvas scratch({width, 200}, Charset::unicode);
    int rows = 0;
    for (const std::string& paragraph : paragraphs)
        rows += scratch.paragraph({{0, 0}, {width, 200}}, paragraph) + 1;
    return std::max(0, rows - 1);
}

} // namespace

Dialog::Dialog(Context& context, std::string title, std::vector<std::string> paragraphs,
               std::vector<Answer> answers, std::optional<int> row)
    : context_(context), title_(std::move(title)), paragraphs_(std::move(paragraphs)),
      answers_(std::move(answers)), row_(row) {}

int Dialog::top_of_box(int screen_height, int box_height) const {
    const int middle = std::max(0, (screen_height - 1 - box_height) / 2);
    if (!row_ || *row_ < middle || *row_ >= middle + box_height) return middle;
    if (*row_ + box_height < screen_height - 1) return *row_ + 1;
    return *row_ >= box_height ? *row_ - box_height : middle;
}

void Dialog::paint(Canvas& canvas) const {
    const Size screen = canvas.size();
    for (int row = 0; row < screen.height; ++row)
        for (int column = 0; column < screen.width; ++column)
            canvas.set_role({column, row}, Role::dim);

    int longest = text_width(title_);
    for (const std::string& paragraph : paragraphs_)
        longest = std::max(longest, text_width(paragraph));
    const int width = std::max(1, std::min({longest, widest, screen.width - 2 * border}));
    const int height = measured(paragraphs_, width);

    const Size box{width + 2 * border, height + 2};
    const Point corner{(screen.width - box.width) / 2, top_of_box(screen.height, box.height)};
    canvas.fill({corner, box}, U' ');
    canvas.frame({corner, box}, Role::wall);
    if (!title_.empty()) canvas.text({corner.x + border, corner.y}, " " + title_ + " ", Role::title);
    int row = corner.y + 1;
    for (const std::string& paragraph : paragraphs_)
        row += canvas.paragraph({{corner.x + border, row}, {width, height}}, paragraph) + 1;

    paint_hints(canvas, screen.height - 1, hints());
}

std::vector<Hint> Dialog::hints() const {
    std::vector<Hint> hints;
    for (const Answer& answer : answers_)
        if (!answer.hint.label.empty()) hints.push_back(answer.hint);
    return hints;
}

bool Dialog::settle() {
    if (!seen_) context_.terminal.discard_input();
    seen_ = true;
    return false;
}

void Dialog::on_key(const Key& key) {
    const Key latin = on_latin_layout(key);
    const auto chosen = std::find_if(answers_.begin(), answers_.end(), [&](const Answer& answer) {
        return answer.keys.empty() ||
               std::find(answer.keys.begin(), answer.keys.end(), latin) != answer.keys.end();
    });
    if (chosen != answers_.end()) choose(*chosen);
}

void Dialog::on_mouse(const Mouse& mouse) {
    const auto any = std::find_if(answers_.begin(), answers_.end(),
                                  [](const Answer& answer) { return answer.keys.empty(); });
    if (mouse.action == Mouse::Action::press && any != answers_.end()) choose(*any);
}

void Dialog::choose(const Answer& answer) {
    const auto act = answer.act;
    context_.screens.pop();
    if (act) act();
}

void ask(Context& context, std::string question, std::string yes, std::function<void()> act,
         std::optional<int> row) {
    std::vector<Answer> answers{
        {{character_key(U'y')}, {"y", std::move(yes)}, std::move(act)},
        {{named_key(Key::Name::escape), named_key(Key::Name::enter), character_key(U'n'),
          character_key(U'q')},
         {tr("Esc"), tr("no, go back")}},
    };
    context.screens.push(std::make_unique<Dialog>(context, std::string(), std::vector{std::move(question)},
                                                  std::move(answers), row));
}

void tell(Context& context, std::string title, std::vector<std::string> paragraphs) {
    std::vector<Answer> answers{{{}, {tr("any key"), tr("back")}}};
    context.screens.push(
        std::make_unique<Dialog>(context, std::move(title), std::move(paragraphs), std::move(answers)));
}

} // namespace pmk
