// The words of Night Battle's view and panel.
#pragma once

#include "games/night_battle/rules.hpp"

#include <string>

namespace pmk::night_battle {

std::string square_text(Square square); // "(5, 14)"
std::string advice_text(Advice advice); // "X short, Y over"

// The same with an arrow to where the enemy is: "X short →, Y over ↓".
std::string advice_with_arrows(Advice advice);

// Where the enemy is by the answer to a miss, for a sentence: "he is further right and down".
std::string whereabouts(Advice advice);

} // namespace pmk::night_battle
