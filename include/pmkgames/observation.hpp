// What one seat may know.
//
// Views, saves of what a player saw, and the comparison with the original see observations only: what is
// hidden from a seat is not in its observation and so cannot leak.
#pragma once

#include "pmkgames/json_fwd.hpp"

#include <utility>

namespace pmk {

class Observation {
  public:
    virtual ~Observation() = default;
    Observation() = default;
    Observation(const Observation&) = delete;
    Observation& operator=(const Observation&) = delete;

    // The whole observation as data: the `observation` of the command line.
    virtual Json to_json() const = 0;
};

// The observation of a game with the plain struct `Seen`; `void to_json(Json&, const Seen&)` is found
// beside the struct.
template <class Seen> class TypedObservation final : public Observation {
  public:
    explicit TypedObservation(Seen seen) : seen_(std::move(seen)) {}

    const Seen& seen() const { return seen_; }
    Json to_json() const override; // in typed_match.hpp, where matches make observations

  private:
    Seen seen_;
};

} // namespace pmk
