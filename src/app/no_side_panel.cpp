// The program built without the calculator.
#include "app/side_panel.hpp"

namespace pmk {
namespace {

tl::unexpected<Text> no_calculator() {
    return refuse("This program was built without the calculator, so nothing can run beside the game.");
}

} // namespace

bool has_side_panel(const GameInfo& /*info*/) {
    return false;
}

Result<std::unique_ptr<SidePanel>> make_side_panel(const Session& /*session*/,
                                                   const mk61::Listing* /*listing*/) {
    return no_calculator();
}

Result<Session> drawn_by_original(const Session& /*session*/, const mk61::Listing* /*listing*/) {
    return no_calculator();
}

std::vector<Hint> side_panel_keys() {
    return {};
}

} // namespace pmk
