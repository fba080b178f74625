// A shell that strikes, in a few pictures: it falls, it bursts or splashes, and what it threw up goes out.
// They show the shot and whether it hit, which its answer tells too.
#pragma once

#include "games/common/grid.hpp"

#include <chrono>

namespace pmk::night_battle {

constexpr int splash_pictures = 3;
constexpr std::chrono::milliseconds splash_picture_time{100};

// Paints over the field; `picture` counts from 0.
void paint_splash(Canvas& canvas, const Grid& grid, Point cell, bool hit, int picture);

} // namespace pmk::night_battle
