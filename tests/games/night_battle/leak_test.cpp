// Nothing of one seat's secrets can be told from what the other seat is shown.
#include "games/night_battle/game.hpp"
#include "games/night_battle/view.hpp"
#include "pmkgames/canvas.hpp"
#include "pmkgames/json.hpp"

#include <doctest/doctest.h>

namespace {

using namespace pmk;
using namespace pmk::night_battle;

constexpr std::uint64_t battles = 1000;

// Everything that a seat is given: the observation's text, and what its view makes of it.
std::string shown(const Position& position, Seat seat, View& view) {
    const TypedObservation<Seen> observation(observe(position, seat));
    std::string text = observation.to_json().dump() + "\n";
    for (const Charset charset : {Charset::unicode, Charset::ascii}) {
        Canvas canvas({80, 19}, charset);
        view.paint(observation, canvas);
        text += canvas.to_text();
    }
    const auto cursor = view.cursor(observation, {80, 19});
    if (cursor) text += fmt::format("{} {}\n", cursor->x, cursor->y);
    text += view.status(observation) + "\n" + view.message(observation) + "\n" + display(position);
    for (const Hint& hint : view.hints(observation))
        text += hint.key + hint.label;
    return text;
}

// What the view makes of a move that has just been played, picture by picture, to the last.
std::string shown_after(const Position& before, const Position& now, Seat seat, View& view) {
    const TypedObservation<Seen> seen_before(observe(before, seat));
    view.changed(&seen_before, TypedObservation<Seen>(observe(now, seat)));
    std::string text;
    for (; view.picture_time(); view.next_picture())
        text += shown(now, seat, view);
    return text + shown(now, seat, view);
}

std::string shown(const Position& position, Seat seat) {
    return shown(position, seat, *make_view());
}

struct Luck {
    Random random;
    int below(int bound) { return static_cast<int>(random.below(static_cast<std::uint64_t>(bound))); }
};

Setup drawn_setup(Luck& luck) {
    const int size = least_size + luck.below(13);
    const auto ship = [&] {
        return ShipClass{1 + luck.below(3), 1 + luck.below(3), luck.below(std::min(size, 4))};
    };
    return {size, luck.below(2) == 0 ? RuleSet::document : RuleSet::original, {{ship(), ship()}}};
}

// A move for the seat that is watched: any shot or sailing, on the field or off it.
Move drawn_move(const Position& position, Luck& luck) {
    const int size = position.setup.size;
    const Square at{luck.below(size + 2) - 1, luck.below(size + 2) - 1};
    if (position.phase == Phase::fire) return {Move::Kind::fire, at};
    return luck.below(4) == 0 ? Move{Move::Kind::stay, {}} : Move{Move::Kind::sail, at};
}

// A shot of the active seat that is answered like this, from a random square on; nothing where there is none.
std::optional<Square> shot_with_answer(const Position& position, Advice answer, Luck& luck) {
    const Square enemy = position.ships[1 - place_of_seat(active_seat(position))].at;
    const int side = position.setup.size + 2;
    const int start = luck.below(side * side);
    for (int i = 0; i < side * side; ++i) {
        const int place = (start + i) % (side * side);
        const Square at{place % side - 1, place / side - 1};
        if (advice(at, enemy) == answer) return at;
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("a seat is shown the same wherever the enemy lies now") {
    for (std::uint64_t seed = 0; seed < battles; ++seed) {
        CAPTURE(seed);
        Luck luck{Random(seed)};
        const Setup setup = drawn_setup(luck);
        Position position = start_position(setup, drawn_squares(setup.size, Random(luck.random.next())));
        const int moves = luck.below(40);
        for (int move = 0; move < moves && position.phase != Phase::over; ++move)
            apply(position, drawn_move(position, luck));
        for (const Seat seat : {1, 2}) {
            Position other = position;
            const std::size_t enemy = 1 - place_of_seat(seat);
            other.ships[enemy].at = {luck.below(setup.size), luck.below(setup.size)};
            other.sailings[enemy] = Sailing{{0, 0}, {luck.below(setup.size), 1}, other.ships[enemy].at};
            // Where the enemy's shots fell is his secret too.
            for (Shot& shot : other.shots)
                if (seat_of_turn(shot.turn) != seat)
                    shot.at = {luck.below(setup.size), luck.below(setup.size)};
            CHECK(shown(position, seat) == shown(other, seat));
        }
    }
}

TEST_CASE("two battles with the same answers look the same, though the enemy plays differently") {
    // The watched seat plays the same moves in both. The enemy starts elsewhere, sails elsewhere, and fires
    // at other squares that are answered alike, until an answer differs: from there on they must look
    // different.
    std::size_t compared = 0;
    std::size_t told_apart = 0;
    for (std::uint64_t seed = 0; seed < battles; ++seed) {
        CAPTURE(seed);
        Luck luck{Random(seed)};
        const Setup setup = drawn_setup(luck);
        const Seat seat = 1 + luck.below(2);
        const std::size_t enemy = 1 - place_of_seat(seat);
        const auto squares = drawn_squares(setup.size, Random(luck.random.next()));
        Position one = start_position(setup, squares);
        Position two = one;
        two.ships[enemy].at = {luck.below(setup.size), luck.below(setup.size)};
        const auto view_one = make_view();
        const auto view_two = make_view();
        for (int move = 0; move < 60 && one.phase != Phase::over; ++move) {
            const Position one_before = one;
            const Position two_before = two;
            if (active_seat(one) == seat) {
                const Move own = drawn_move(one, luck);
                apply(one, own);
                apply(two, own);
                if (observe(one, seat).own_shots != observe(two, seat).own_shots) {
                    CHECK(shown(one, seat) != shown(two, seat));
                    ++told_apart;
                    break;
                }
            } else if (one.phase == Phase::fire) {
                apply(one, drawn_move(one, luck));
                const auto at = shot_with_answer(two, one.shots.back().advice, luck);
                REQUIRE(at.has_value());
                apply(two, {Move::Kind::fire, *at});
            } else {
                apply(one, drawn_move(one, luck));
                apply(two, drawn_move(two, luck));
            }
            CHECK(shown_after(one_before, one, seat, *view_one) ==
                  shown_after(two_before, two, seat, *view_two));
            ++compared;
        }
    }
    CHECK(compared > 3000);
    CHECK(told_apart > 100);
}

TEST_CASE("a view shared by both seats carries nothing from one to the other") {
    // What the first seat aimed at and typed must not be seen when the second takes over.
    const Setup setup{10, RuleSet::document, {{{1, 3, 9}, {1, 3, 9}}}};
    const std::array<Square, 2> squares{Square{2, 3}, Square{7, 8}};
    const auto second_seat_after = [&](const char* keys, Square sails_to) {
        const auto view = make_view();
        Position position = start_position(setup, squares);
        apply(position, {Move::Kind::fire, {0, 0}});
        const auto script = parse_keys(keys);
        REQUIRE(script.has_value());
        const TypedObservation<Seen> first(observe(position, 1));
        view->changed(nullptr, first);
        for (const Key& key : *script)
            static_cast<void>(view->on_key(key, first));
        apply(position, {Move::Kind::sail, sails_to});
        const std::string before_changed = shown(position, 2, *view);
        const TypedObservation<Seen> second(observe(position, 2));
        view->changed(nullptr, second);
        CHECK(shown(position, 2, *view) == before_changed);
        return before_changed;
    };
    const std::string calm = second_seat_after("", {2, 3});
    CHECK(second_seat_after("<right><right><up>", {4, 4}) == calm);
    CHECK(second_seat_after("9 12", {9, 1}) == calm);
    CHECK(calm.find("(2, 3)") == std::string::npos);
}

TEST_CASE("the observation names own things, answers and nothing else") {
    Position position =
        start_position({10, RuleSet::document, {{{3, 3, 1}, {2, 2, 2}}}}, {Square{2, 3}, Square{7, 8}});
    apply(position, {Move::Kind::fire, {5, 8}});
    apply(position, {Move::Kind::fire, {7, 8}});
    apply(position, {Move::Kind::sail, {9, 4}});
    apply(position, {Move::Kind::fire, {2, 1}});
    const auto text = [&](Seat seat) {
        return TypedObservation<Seen>(observe(position, seat)).to_json().dump();
    };
    CHECK(text(1) ==
          R"({"seat":1,"ship":{"x":2,"y":4},"lives":[3,1],"turn":2,"active":2,"phase":"fire","shots_left":1,)"
          R"("own_shots":[{"turn":1,"x":5,"y":8,"advice":[-1,0]},{"turn":1,"x":7,"y":8,"advice":[0,0]}],)"
          R"("enemy_shots":[{"turn":2,"advice":[0,-1]}],)"
          R"("own_sailing":{"from":{"x":2,"y":3},"target":{"x":9,"y":4},"to":{"x":2,"y":4}}})");
    CHECK(text(2) ==
          R"({"seat":2,"ship":{"x":7,"y":8},"lives":[3,1],"turn":2,"active":2,"phase":"fire","shots_left":1,)"
          R"("own_shots":[{"turn":2,"x":2,"y":1,"advice":[0,-1]}],)"
          R"("enemy_shots":[{"turn":1,"advice":[-1,0]},{"turn":1,"advice":[0,0]}],"own_sailing":null})");
}
