// Result<T>: a value, or the complete sentence that says what was wrong and what is allowed.
//
// Used wherever input from outside (a move, a parameter, a save) can be wrong. A function that returns
// a refusal has changed nothing.
#pragma once

#include "pmkgames/text.hpp"

#include <tl/expected.hpp>

#include <utility>

namespace pmk {

template <class Value> using Result = tl::expected<Value, Text>;

// return refuse("The field has {} rows, not {}.", rows, asked);
template <class... Arguments>
tl::unexpected<Text> refuse(const char* pattern, const Arguments&... arguments) {
    return tl::unexpected<Text>(say(pattern, arguments...));
}

inline tl::unexpected<Text> refuse(Text text) {
    return tl::unexpected<Text>(std::move(text));
}

} // namespace pmk
