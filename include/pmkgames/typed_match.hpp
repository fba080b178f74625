// The type-erased face of a game with plain typed rules.
//
// A game writes its rules as free functions over a `State`, a `Move` and a `Seen` (what a seat sees), and
// names them in one struct that satisfies `Rules`; TypedMatch makes a Match of it.
#pragma once

#include "pmkgames/json.hpp"
#include "pmkgames/match.hpp"

#include <concepts>

namespace pmk {

template <class R>
concept Rules = requires(typename R::State& state, const typename R::State& seen_state,
                         const typename R::Move& move, std::string_view text, Seat seat) {
    requires std::copyable<typename R::State>;
    requires std::equality_comparable<typename R::State>;
    { R::turn(seen_state) } -> std::same_as<std::optional<Seat>>;
    { R::legal_moves(seen_state) } -> std::same_as<std::vector<typename R::Move>>;
    // Only moves that may be played now come out of `parse_move`; anything else is a refusal.
    { R::parse_move(seen_state, text) } -> std::same_as<Result<typename R::Move>>;
    { R::move_text(seen_state, move) } -> std::same_as<std::string>;
    R::apply(state, move);
    { R::outcome(seen_state) } -> std::same_as<Outcome>;
    { R::observe(seen_state, seat) } -> std::same_as<typename R::Seen>;
    { R::display(seen_state) } -> std::same_as<std::string>;
    { R::position(seen_state) } -> std::same_as<Json>;
};

template <class Seen> Json TypedObservation<Seen>::to_json() const {
    return Json(seen_);
}

template <Rules R> class TypedMatch final : public Match {
  public:
    using State = typename R::State;

    explicit TypedMatch(State state) : state_(std::move(state)) {}

    const State& state() const { return state_; }

    std::unique_ptr<Match> clone() const override { return std::make_unique<TypedMatch>(state_); }
    std::optional<Seat> turn() const override { return R::turn(state_); }

    std::vector<std::string> legal_moves() const override {
        std::vector<std::string> texts;
        for (const auto& move : R::legal_moves(state_))
            texts.push_back(R::move_text(state_, move));
        return texts;
    }

    Result<void> play(std::string_view text) override {
        if (!R::turn(state_)) return refuse("The game is over; nothing can be played any more.");
        const auto move = R::parse_move(state_, text);
        if (!move) return refuse(move.error());
        R::apply(state_, *move);
        return {};
    }

    Outcome outcome() const override { return R::outcome(state_); }

    std::unique_ptr<const Observation> observe(Seat seat) const override {
        return std::make_unique<TypedObservation<typename R::Seen>>(R::observe(state_, seat));
    }

    std::string display() const override { return R::display(state_); }
    Json position() const override { return R::position(state_); }

  private:
    State state_;
};

} // namespace pmk
