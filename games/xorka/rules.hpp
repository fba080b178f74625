// Xorka: put out the lights of a square field with crosses.
//
// The field has size x size cells, lit or dark. A press on a cell draws a cross through it: every cell of
// its column and of its row changes, lit to dark and dark to lit. The field starts as the work of a few
// crosses on different cells drawn by lot; when it is dark after a press, the game is won.
//
// Source: Xorka by Alexander Zavgorodniy (ZX Spectrum, 2015) as described for its Enterprise version. That
// procedure changes the cell pressed, then its column from top to bottom, then its row from right to left;
// the crossing cell, changed three times, ends up changed (Crossing::flipped). The description also says that
// the crossing should keep what was there before (Crossing::kept); both rules can be chosen.
// Deviations: the number of crosses at the start is not stated, ours is a parameter, and the crosses lie on
// different cells; a field that the crosses happen to leave dark is drawn again, where the original would
// start empty. Losing the lights while the field is built ends nothing, there as here.
#pragma once

#include "pmkgames/match.hpp"
#include "pmkgames/random.hpp"

#include <array>
#include <cstdint>

namespace pmk::xorka {

constexpr int least_size = 2;
constexpr int most_size = 20;

enum class Crossing {
    flipped, // the cell pressed changes like the rest of the cross
    kept,    // the cell pressed stays as it was
};

// Counted from 0 at the top left.
struct Cell {
    int column = 0;
    int row = 0;
    friend bool operator==(const Cell&, const Cell&) = default;
};

// Bit c of rows[r] is set where the cell in column c, row r is lit; bits outside the field are 0.
struct Board {
    int size = least_size; // least_size..most_size
    std::array<std::uint32_t, most_size> rows{};
    friend bool operator==(const Board&, const Board&) = default;
};

struct Position {
    Board board;
    Crossing crossing = Crossing::flipped;
    int presses = 0;
    friend bool operator==(const Position&, const Position&) = default;
};

using Move = Cell;

bool lit(const Board& board, Cell cell);

// The number of lit cells: the original's SUM.
int sum(const Board& board);

// Whether no cell is lit.
bool dark(const Board& board);

// Draws the cross through the cell.
void press(Board& board, Cell cell, Crossing crossing);

// The most crosses on different cells that can leave anything lit: with the crossing kept, the crosses
// through all cells change every cell an even number of times.
int most_crosses(int size, Crossing crossing);

// The work of `crosses` crosses (1..most_crosses) on different cells, never dark.
Board drawn_board(int size, int crosses, Crossing crossing, Random random);

// A board as rows of 0 and 1 with a slash between them, from the top, at least one cell lit; or a refusal.
Result<Board> parse_board(std::string_view text);

// "0110": the row from the left, 1 for lit.
std::string row_text(const Board& board, int row);

// "c7": the column's letter, and the row's number from 1 at the top.
std::string cell_text(Cell cell);

std::vector<Move> legal_moves(const Position& position);
Result<Move> parse_move(const Position& position, std::string_view text);
void apply(Position& position, Move move);
Outcome outcome(const Position& position);

} // namespace pmk::xorka
