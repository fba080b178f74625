// The statistics in words and as a table: for the menu, the screen and the command line.
#pragma once

#include "pmkgames/canvas.hpp"
#include "pmkgames/catalogue.hpp"
#include "session/statistics.hpp"

#include <span>
#include <string>

namespace pmk {

// The narrowest table that can be read.
constexpr int narrowest_table = 40;

// The games with their counts, each way of playing below its game, and what the columns mean; as high as it
// needs. A narrow table has fewer columns.
Canvas statistics_table(const Statistics& statistics, std::span<const CatalogueEntry> games, int width,
                        Charset charset);

// "Games: 12, won 5, lost 7."; empty where none has ended.
std::string counts_sentence(const GameInfo& info, const GameStatistics& ways);

// "Best: escaped on turn 14." for the game as it is without any settings; empty where it was not won yet.
std::string best_sentence(const GameInfo& info, const GameStatistics& ways);

} // namespace pmk
