// A match on the table with one view for all its seats, played by keys as the game screen does.
#pragma once

#include "pmkgames/game.hpp"
#include "pmkgames/view.hpp"

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace pmk::test {

struct Table {
    Table(const Game& game, std::unique_ptr<View> its_view, const Settings& settings, std::uint64_t seed = 7)
        : view(std::move(its_view)) {
        auto started = game.start(settings, seed);
        REQUIRE(started.has_value());
        match = *std::move(started);
        view->changed(nullptr, *seen());
    }

    std::unique_ptr<const Observation> seen() const { return match->observe(seat); }

    // The refusal of the last move, or nothing.
    std::string press(std::string_view script) {
        const auto keys = parse_keys(script);
        REQUIRE(keys.has_value());
        std::string refusal;
        for (const Key& key : *keys) {
            view->rest();
            const auto before = seen();
            const Reaction reaction = view->on_key(key, *before);
            if (reaction.kind != Reaction::Kind::move) continue;
            const auto result = match->play(reaction.move);
            refusal = result ? "" : result.error().english();
            if (!result) continue;
            played.push_back(reaction.move);
            const Seat next = match->turn().value_or(seat);
            const bool same = next == seat;
            seat = next;
            view->changed(same ? before.get() : nullptr, *seen());
        }
        return refusal;
    }

    std::string screen(Size size = {80, 19}, Charset charset = Charset::unicode) const {
        Canvas canvas(size, charset);
        view->paint(*seen(), canvas);
        return canvas.to_text();
    }

    bool shows(std::string_view text) const { return screen().find(text) != std::string::npos; }
    std::string message() const { return view->message(*seen()); }
    std::string status() const { return view->status(*seen()); }

    std::unique_ptr<Match> match;
    std::unique_ptr<View> view;
    Seat seat = 1;
    std::vector<std::string> played;
};

} // namespace pmk::test
