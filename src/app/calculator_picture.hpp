// Parts of the calculator panel: the listing around the program counter, registers and stack.
#pragma once

#include "mk61/state.hpp"
#include "pmkgames/canvas.hpp"

namespace pmk {

// Marker, step, and the longest mnemonic.
constexpr int listing_width = 12;

// The steps around the program counter, which is marked; as many as the rectangle has rows.
void paint_listing(Canvas& canvas, Rect rect, const mk61::State& state);

// X Y Z T X1 and R0-Re in columns of equal width, from the top down; the narrowest readable column is
// `narrowest_value` wide.
constexpr int narrowest_value = 11;
int value_rows(int width); // that show all of them in a rectangle of that width
void paint_values(Canvas& canvas, Rect rect, const mk61::State& state);

} // namespace pmk
