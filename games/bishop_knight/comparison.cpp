#include "games/bishop_knight/comparison.hpp"

#include "games/bishop_knight/game.hpp"
#include "games/bishop_knight/notation.hpp"
#include "games/bishop_knight/original.hpp"
#include "games/bishop_knight/registers.hpp"
#include "pmkgames/check.hpp"
#include "pmkgames/kept_numbers.hpp"

#include <algorithm>
#include <array>

namespace pmk::bishop_knight {
namespace {

constexpr std::uint64_t squares = 64;
constexpr int full_counter = 50;

constexpr Square square_at(std::uint64_t index) {
    return static_cast<Square>(10 * (index / 8 + 1) + index % 8 + 1);
}

mk61::Display square_display(Square square) {
    mk61::Display shown;
    shown.glyphs.fill(mk61::Display::blank);
    shown.glyphs[1] = static_cast<std::uint8_t>(file(square));
    shown.glyphs[2] = static_cast<std::uint8_t>(rank(square));
    shown.point = 2;
    return shown;
}

mk61::Glass glass_of(Reply reply) {
    switch (reply) {
    case Reply::moved:
        return mk61::Glass::number;
    case Reply::mate:
        return mk61::Glass::stack_message;
    default:
        return mk61::Glass::error;
    }
}

// What the stopped machine and the native reply show differently, or nothing.
const char* difference(const mk61::Machine& machine, const Position& native, Reply reply) {
    const mk61::State& state = machine.state();
    if (state.status != mk61::Status::stopped) return "end of the answer";
    if (state.glass != glass_of(reply)) return "display";
    if (reply == Reply::moved && machine.display() != square_display(native.black_king)) return "display";
    return wrong_register(state, std::array<KeptNumber, 7>{{
                                     {"black_king", black_king_register, native.black_king},
                                     {"white_king", white_king_register, native.white_king},
                                     {"knight", knight_register, native.knight},
                                     {"bishop", bishop_register, native.bishop},
                                     {"order", order_register, native.order},
                                     {"move_counter", counter_register, native.move_counter},
                                     {"shown", shown_register, native.shown},
                                 }});
}

Settings settings_of(const Position& position) {
    return {{"rules", "original"},
            {"black_king", std::to_string(position.black_king)},
            {"white_king", std::to_string(position.white_king)},
            {"knight", std::to_string(position.knight)},
            {"bishop", std::to_string(position.bishop)},
            {"order", std::to_string(position.order)}};
}

class Everything final : public Comparison {
  public:
    Everything(mk61::Listing listing, Rule rule) : listing_(std::move(listing)), rule_(rule) {}

    // One for each pair of kings.
    std::uint64_t chunks() const override { return squares * squares; }

    ChunkResult compare_chunk(std::uint64_t chunk, StopFlag stop) const override {
        ChunkResult result;
        Position position;
        position.black_king = square_at(chunk / squares);
        position.white_king = square_at(chunk % squares);
        position.shown = position.black_king;
        position.move_counter = full_counter;
        const std::string move = move_text({Piece::king, position.white_king});
        mk61::State asked = asked_state(position, move);
        mk61::Machine machine;
        for (std::uint64_t knight = 0; knight < squares; ++knight) {
            if (is_set(stop)) {
                result.complete = false;
                break;
            }
            position.knight = square_at(knight);
            asked.registers[knight_register] = whole_number(position.knight);
            for (std::uint64_t bishop = 0; bishop < squares; ++bishop) {
                position.bishop = square_at(bishop);
                asked.registers[bishop_register] = whole_number(position.bishop);
                for (const int order : {left_first, right_first}) {
                    position.order = order;
                    asked.registers[order_register] = whole_number(order);
                    machine.set_state(asked);
                    compare_reply(machine, position, move, result);
                }
            }
        }
        return result;
    }

  private:
    // The kings on their squares, and the white one's move typed in to the С/П.
    mk61::State asked_state(const Position& position, const std::string& move) const {
        Position typed = position;
        typed.knight = typed.bishop = position.black_king == 11 ? 88 : 11;
        const Settings settings = settings_of(typed);
        const CheckedSettings checked(game().info().parameters, settings);
        const auto original = make_original(checked, 0, listing_);
        PMK_CHECK(original.has_value());
        (*original)->press(move);
        return (*original)->machine().state();
    }

    void compare_reply(mk61::Machine& machine, const Position& position, const std::string& move,
                       ChunkResult& result) const {
        ++result.counts.positions;
        ++result.counts.moves;
        result.counts.instructions += machine.run(Original::longest_answer);
        Position native = position;
        const Reply reply = rule_(native);
        if (const char* const field = difference(machine, native, reply))
            result.add_difference(found_at(field, game(), settings_of(position), {move}));
    }

    mk61::Listing listing_;
    Rule rule_;
};

Square random_square(Random& random) {
    return square_at(random.below(squares));
}

// At most two files and two ranks away.
Square random_square_near(Square square, Random& random) {
    const auto near = [&](int coordinate) {
        return std::clamp(coordinate - 2 + static_cast<int>(random.below(5)), 1, 8);
    };
    const int near_file = near(file(square));
    return 10 * near_file + near(rank(square));
}

// Anywhere, or close together: there most of the black king's squares are covered.
Position random_position(Random& random) {
    const bool close = random.below(2) == 0;
    Position position;
    position.black_king = random_square(random);
    for (Square* const square : {&position.white_king, &position.knight, &position.bishop})
        *square = close ? random_square_near(position.black_king, random) : random_square(random);
    return position;
}

// Legal positions and any placements; now and then the last moves of a game.
Settings random_settings(Random& random) {
    Settings settings;
    if (random.below(4) != 0) {
        settings["rules"] = "original";
        if (random.below(2) == 0) settings = settings_of(random_position(random));
    }
    settings["order"] = random.below(2) == 0 ? "-10" : "10";
    if (random.below(8) == 0) settings["move_counter"] = std::to_string(1 + random.below(4));
    return settings;
}

std::string random_move(const Match& match, Random& random) {
    const auto moves = match.legal_moves();
    return moves[random.below(moves.size())];
}

} // namespace

const RandomPlay random_play{random_settings, random_move, 60};

std::unique_ptr<Comparison> everything(const mk61::Listing& listing, Rule rule) {
    return std::make_unique<Everything>(listing, rule);
}

} // namespace pmk::bishop_knight
