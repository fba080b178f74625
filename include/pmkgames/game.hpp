// A game: what is known before anybody plays, and how a match of it starts. Immutable.
#pragma once

#include "pmkgames/match.hpp"
#include "pmkgames/parameter.hpp"

#include <cstdint>
#include <memory>
#include <vector>

namespace pmk {

struct GameInfo {
    const char* id;    // "tom-jerry": lower case, words joined by a hyphen
    const char* title; // a pattern for `translated`
    const char* blurb; // one line for the menu, likewise
    // The sentence for the fewest moves of a win, likewise, with one place; empty where that is no feat.
    const char* best = "";
    int seats = 1;
    bool hidden_information = false; // a seat must not see what another seat sees
    bool undo_allowed = true;        // false where taking a move back would betray something
    bool has_original = false;       // a calculator listing of it can run beside
    std::vector<Parameter> parameters{};
    std::vector<Preset> presets{};
};

class Game {
  public:
    virtual ~Game() = default;
    Game() = default;
    Game(const Game&) = delete;
    Game& operator=(const Game&) = delete;

    virtual const GameInfo& info() const = 0;

    // A new match. `settings` need not have been checked. What they leave open is drawn from the seed; the
    // same settings and seed always give the same match. A sentence where the settings do not fit.
    Result<std::unique_ptr<Match>> start(const Settings& settings, std::uint64_t seed) const;

  protected:
    // The game's part of `start`: the settings are in range each for itself and in normal form.
    virtual Result<std::unique_ptr<Match>> start_checked(const CheckedSettings& settings,
                                                         std::uint64_t seed) const = 0;
};

// The preset's settings with `settings` laid over them, or a sentence naming the presets there are.
// An empty name is no preset.
Result<Settings> with_preset(const GameInfo& info, std::string_view preset, const Settings& settings);

} // namespace pmk
