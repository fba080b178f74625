// How Bishop & Knight looks: the chess board with a cursor, and what the black king is up to beside it.
#pragma once

#include "pmkgames/view.hpp"

#include <memory>

namespace pmk::bishop_knight {

std::unique_ptr<View> make_view();

} // namespace pmk::bishop_knight
