#include "pmkgames/original.hpp"

#include "pmkgames/check.hpp"

#include <algorithm>

namespace pmk {
namespace {

void press_codes(mk61::Machine& machine, std::span<const std::uint8_t> codes) {
    constexpr std::uint8_t jump = 0x51;
    for (std::size_t i = 0; i < codes.size(); ++i) {
        machine.press(mk61::operation_keys(codes[i]));
        if (codes[i] == jump && i + 1 < codes.size()) machine.press(mk61::address_keys(codes[++i]));
    }
}

} // namespace

Original::Original(mk61::Listing listing) : listing_(std::move(listing)) {
    machine_.load(listing_.bytes());
    if (listing_.angle) machine_.set_angle(*listing_.angle);
    machine_.on_step([this](const mk61::Step& step) {
        steps_[step_count_++ % traced] = {step.address, step.code, step.state.x};
    });
    for (const mk61::Preset& preset : listing_.presets) {
        type("Cx");
        press_codes(machine_, preset.keys);
        machine_.press(mk61::Key::store);
        machine_.press(static_cast<mk61::Key>(preset.index));
    }
}

void Original::type(std::string_view keys) {
    const auto codes = mk61::read_keys(keys, "original");
    PMK_CHECK(codes.has_value());
    instructions_ = 0;
    press_codes(machine_, *codes);
}

std::uint64_t Original::run(std::uint64_t limit) {
    const std::uint64_t executed = machine_.run(limit);
    instructions_ += executed;
    return executed;
}

std::string Original::disagreement(const Match& /*native*/) const {
    return {};
}

std::vector<TracedStep> Original::last_steps() const {
    std::vector<TracedStep> steps;
    for (std::uint64_t i = step_count_ - std::min<std::uint64_t>(step_count_, traced); i < step_count_; ++i)
        steps.push_back(steps_[i % traced]);
    return steps;
}

int Original::whole_register(int index) const {
    constexpr double most = 1e9;
    return static_cast<int>(std::clamp(machine_.register_value(index).to_double(), -most, most));
}

Result<std::unique_ptr<Original>> make_original(const OriginalKind& kind, const Game& game,
                                                const Settings& settings, std::uint64_t seed,
                                                const mk61::Listing* other_listing) {
    const auto checked = checked_settings(game.info().parameters, settings);
    if (!checked) return refuse(checked.error());
    const CheckedSettings readable(game.info().parameters, *checked);
    if (other_listing) return kind.make(readable, seed, *other_listing);
    auto listing = mk61::read_listing(kind.listing_text, kind.game);
    PMK_CHECK(listing.has_value()); // it is built in
    return kind.make(readable, seed, *std::move(listing));
}

} // namespace pmk
