// Solves Tom & Jerry: from which positions Jerry can escape, and how fast.
#pragma once

#include "games/tom_jerry/rules.hpp"

#include <cstddef>
#include <optional>
#include <vector>

namespace pmk::tom_jerry {

// Works the whole game out when it is made, in some ten milliseconds. `turn` and `moves` of a position do
// not count. The positions asked for must be legal: both animals on different free squares, an odd jump
// counter up to 11; or with Jerry below the hall, where a few seed numbers start him beside a hole.
class EscapeTable {
  public:
    EscapeTable();

    // The fewest turns to an escape, that of the last step included; nothing where Tom catches Jerry
    // whatever he does.
    std::optional<int> turns(const Position& position) const;

    // A command that begins such an escape.
    std::optional<Command> best(const Position& position) const;

    // Every legal position once.
    static std::vector<Position> positions();

  private:
    static std::size_t index(const Position& position);

    std::vector<int> turns_; // 0 where there is no escape
};

} // namespace pmk::tom_jerry
