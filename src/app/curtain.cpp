#include "app/curtain.hpp"

#include "app/frame.hpp"
#include "app/layout.hpp"

#include <algorithm>

namespace pmk {
namespace {

constexpr std::chrono::milliseconds unseen{300};
// A held key repeats faster than this, a finger does not.
constexpr std::chrono::milliseconds shortest_pause{100};

} // namespace

Curtain::Curtain(Context& context, std::string title, Seat next, std::function<void()> leave,
                 std::function<void()> help)
    : context_(context), title_(std::move(title)), next_(next), leave_(std::move(leave)),
      help_(std::move(help)) {}

void Curtain::paint(Canvas& canvas) const {
    const Size size = canvas.size();
    const FrameLayout layout = frame_layout(size, 3);
    paint_frame(canvas, layout, {title_, {}, {}, Role::plain, hints()});
    const std::string name = tr("Player {}, it is your turn.", next_);
    const std::string order = tr("Press Enter when only you can see the screen.");
    const int middle = layout.body.corner.y + std::max(0, layout.body.size.height / 2 - 2);
    canvas.text({std::max(0, (size.width - text_width(name)) / 2), middle}, name, Role::title);
    const int width = std::min(size.width - 2, text_width(order));
    canvas.paragraph(
        {{(size.width - width) / 2, middle + 2}, {width, std::max(0, layout.footer_row - middle - 2)}},
        order);
}

std::vector<Hint> Curtain::hints() const {
    return {{tr("Enter"), tr("begin")}, {"?", tr("help")}, {tr("Esc"), tr("leave")}};
}

bool Curtain::settle() {
    if (fallen_) return false;
    context_.terminal.discard_input();
    fallen_ = context_.terminal.now();
    last_key_ = *fallen_;
    return false;
}

void Curtain::on_key(const Key& key) {
    const Time now = context_.terminal.now();
    const bool deliberate = fallen_ && now - *fallen_ >= unseen && now - last_key_ >= shortest_pause;
    last_key_ = now;
    if (!deliberate) return;
    const Key latin = on_latin_layout(key);
    if (latin == character_key(U'?')) {
        // After the help it falls anew: the key that closes the help must not open the curtain too.
        fallen_.reset();
        help_();
    } else if (latin == named_key(Key::Name::enter)) {
        context_.screens.pop();
    } else if (latin == character_key(U'q') || latin == named_key(Key::Name::escape)) {
        leave_();
    }
}

} // namespace pmk
