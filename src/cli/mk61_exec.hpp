// `pmkgames mk61 exec`: programs in, states out, as lines of JSON.
#pragma once

#include <cstdint>
#include <istream>
#include <ostream>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "mk61/state.hpp"

namespace pmk::cli {

// Instructions from one stop to the next, if a record does not say otherwise.
inline constexpr std::uint64_t default_instruction_limit = 100'000;

// The state at a stop: display, pc, the stack and the registers that are not zero.
nlohmann::ordered_json state_to_json(const mk61::State& state);

// Runs one record and returns {"states":[...]}: the state at each stop. tests/vectors/README.md names the
// fields. A field that is missing has its default; a field that is wrong gives {"error":"..."}, a sentence,
// instead of states.
nlohmann::ordered_json run_record(const nlohmann::ordered_json& record);

// Each line of `in` that is not empty is a record, each answer one line of `out`. Returns whether all of them
// were understood.
bool run_records(std::istream& in, std::ostream& out);

} // namespace pmk::cli
