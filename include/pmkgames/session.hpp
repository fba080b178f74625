// A session: one match of a game being played, with everything that is the same for every game: history,
// undo, redo, restart, saving and loading.
//
// Memory: one clone of the match for each move played.
#pragma once

#include "pmkgames/game.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace pmk {

class Session {
  public:
    // `drawn` is laid over the settings: what something beside the session has drawn for this one game.
    static Result<Session> start(const Game& game, const Settings& settings, std::uint64_t seed,
                                 const Settings& drawn = {});

    const Game& game() const { return *game_; }
    const Settings& settings() const { return settings_; }
    // The two parts of the settings: those of any game of the same kind, and what was drawn for this one.
    Settings asked() const { return part(false); }
    Settings drawn() const { return part(true); }
    std::uint64_t seed() const { return seed_; }

    // The match as it stands; valid until the session changes.
    const Match& match() const { return *matches_.back(); }
    // The match before the last move; nullptr at the start.
    const Match* previous() const;

    // The texts played so far, and those taken back (the next one to redo is the last).
    const std::vector<std::string>& moves() const { return moves_; }
    const std::vector<std::string>& undone() const { return undone_; }

    // Puts a match in the place of the last one: the same move as another engine has answered it.
    void answer(std::unique_ptr<Match> match) { matches_.back() = std::move(match); }

    // Plays a move; moves that were taken back before are forgotten. A refusal changes nothing.
    Result<void> play(std::string_view move);

    // A refusal where there is nothing to undo or redo, or where the game does not allow it.
    Result<void> undo();
    Result<void> redo();

    // Back to the first position. All moves go to `undone`, so that redo brings them back; where the game
    // does not allow undo they are forgotten.
    void restart();

    // Whether the end of this game stands in the statistics: it is counted once. Saves remember it; undo and
    // redo leave it as it is, and so does a restart that could be taken back.
    bool counted() const { return counted_; }
    void set_counted() { counted_ = true; }

    // Readable text, the same in every locale (format: see src/session/save.cpp).
    std::string save() const;

    // Replays a save, history included, or says what is wrong with it. `find` looks a game up by its id
    // and answers nullptr for one that does not exist.
    static Result<Session> load(std::string_view text,
                                const std::function<const Game*(std::string_view)>& find);

    // What gives this game again from the command line: `xorka --seed 7 --set size=8`.
    std::string id() const { return id(*game_, settings_, seed_); }
    static std::string id(const Game& game, const Settings& settings, std::uint64_t seed);

  private:
    Session(const Game& game, Settings settings, std::set<std::string> drawn, std::uint64_t seed,
            std::unique_ptr<Match> match);
    void take_back();
    Settings part(bool drawn) const;

    const Game* game_;
    Settings settings_;
    std::set<std::string> drawn_; // the names of those that were drawn
    std::uint64_t seed_;
    std::vector<std::unique_ptr<Match>> matches_; // one more than moves_
    std::vector<std::string> moves_;
    std::vector<std::string> undone_;
    bool counted_ = false;
};

} // namespace pmk
