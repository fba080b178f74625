// What the player reads of an engine beside the game: on the screen and line by line.
#pragma once

#include "session/engine.hpp"

#include <string>

namespace pmk {

// The status of a view with a mark behind it, who answers and whether both agree; as it is without an engine.
// The mark alone where both together are wider than `room`.
std::string status_with_mark(const std::string& status, const Engine* engine, int room);

// Why the engine has stopped the game, and what can be done now.
std::string stop_sentence(const Engine& engine);

} // namespace pmk
