#include "games/bishop_knight/original.hpp"

#include "games/bishop_knight/notation.hpp"
#include "games/bishop_knight/registers.hpp"
#include "games/bishop_knight/setup.hpp"
#include "pmkgames/check.hpp"

#include <fmt/core.h>

namespace pmk::bishop_knight {
namespace {

constexpr int full_counter = 50;

constexpr const char* mate_display = "3.ГГ0Г";

class BishopKnightOriginal final : public Original {
  public:
    BishopKnightOriginal(mk61::Listing listing, const Seen& start)
        : Original(std::move(listing)), judges_end_(start.rules == RuleSet::original) {
        const Position& position = start.position;
        // The start counts one move and shows the black king, and it would take a knight on his square.
        const Square elsewhere = position.black_king == 11 ? 88 : 11;
        const bool on_knight = position.knight == position.black_king;
        keep(order_register, position.order);
        keep(shown_register, 0);
        keep(counter_register, full_counter + 1);
        keep(black_king_register, position.black_king);
        keep(white_king_register, position.white_king);
        keep(knight_register, on_knight ? elsewhere : position.knight);
        keep(bishop_register, position.bishop);
        type("В/О С/П");
        run();
        // What no start leads to.
        if (position.move_counter != full_counter) poke(counter_register, position.move_counter);
        if (position.shown != position.black_king) poke(shown_register, position.shown);
        if (on_knight) poke(knight_register, position.knight);
    }

    bool judges_end() const override { return judges_end_; }

    void press(std::string_view move) override {
        const auto parsed = parse_move_text(move);
        PMK_CHECK(parsed.has_value()); // the native match has taken it
        type(fmt::format("{} ПП {} С/П", static_cast<int>(parsed->piece), parsed->to));
    }

    Reading read() const override {
        Reading reading{.display = machine().display().compact()};
        const mk61::Glass glass = machine().state().glass;
        if (glass == mk61::Glass::error) {
            // The registers hold what the search had reached.
            reading.outcome = Outcome::Kind::draw;
            return reading;
        }
        if (glass == mk61::Glass::stack_message) {
            // The point of the number that was shown before stays in the message, wherever it was.
            reading.display = mate_display;
            reading.outcome = Outcome::Kind::won;
            reading.winner = 1;
        }
        const Position position = read_position();
        reading.position = {{"black_king", position.black_king},
                            {"white_king", position.white_king},
                            {"knight", position.knight},
                            {"bishop", position.bishop},
                            {"order", position.order},
                            {"move_counter", position.move_counter},
                            {"shown", position.shown}};
        return reading;
    }

    std::unique_ptr<Match> answered(const Match& native) const override {
        const auto observation = native.observe(1);
        Seen seen = dynamic_cast<const TypedObservation<Seen>&>(*observation).seen();
        const Outcome::Kind outcome = read().outcome;
        if (outcome == Outcome::Kind::draw) {
            if (seen.reply == Reply::moved || seen.reply == Reply::mate) seen.reply = Reply::error;
            return match_at(seen);
        }
        seen.reply = outcome == Outcome::Kind::won ? Reply::mate : Reply::moved;
        const Position told = read_position();
        for (const Square square : {told.black_king, told.white_king, told.knight, told.bishop})
            if (!on_board(square)) return nullptr;
        if ((told.order != left_first && told.order != right_first) || told.move_counter < 0 ||
            told.move_counter > full_counter)
            return nullptr;
        seen.position = told;
        if (seen.last) seen.last->king_to = told.black_king;
        return match_at(seen);
    }

  private:
    Position read_position() const {
        return {.black_king = whole_register(black_king_register),
                .white_king = whole_register(white_king_register),
                .knight = whole_register(knight_register),
                .bishop = whole_register(bishop_register),
                .order = whole_register(order_register),
                .move_counter = whole_register(counter_register),
                .shown = whole_register(shown_register)};
    }

    void keep(int index, int value) { type(fmt::format("Cx {} x→П {}", value, index)); }
    void poke(int index, int value) {
        machine_before_start().set_register(index, mk61::Number::from_double(value));
    }

    bool judges_end_;
};

} // namespace

Result<std::unique_ptr<Original>> make_original(const CheckedSettings& settings, std::uint64_t seed,
                                                mk61::Listing listing) {
    const auto start = set_up(settings, seed);
    if (!start) return refuse(start.error());
    return std::make_unique<BishopKnightOriginal>(std::move(listing), *start);
}

} // namespace pmk::bishop_knight
