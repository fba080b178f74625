#include "pmkgames/session.hpp"

#include <fmt/core.h>

#include <algorithm>

namespace pmk {
namespace {

// A word of a command line, quoted for a shell where it must be.
std::string shell_word(const std::string& word) {
    const auto plain = [](char character) {
        return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
               (character >= '0' && character <= '9') ||
               std::string_view("-_.,:/=+").find(character) != std::string_view::npos;
    };
    if (!word.empty() && std::all_of(word.begin(), word.end(), plain)) return word;
    std::string quoted = "'";
    for (const char character : word)
        quoted += character == '\'' ? std::string("'\\''") : std::string(1, character);
    return quoted + "'";
}

} // namespace

Session::Session(const Game& game, Settings settings, std::set<std::string> drawn, std::uint64_t seed,
                 std::unique_ptr<Match> match)
    : game_(&game), settings_(std::move(settings)), drawn_(std::move(drawn)), seed_(seed) {
    matches_.push_back(std::move(match));
}

Result<Session> Session::start(const Game& game, const Settings& settings, std::uint64_t seed,
                               const Settings& drawn) {
    Settings all = settings;
    std::set<std::string> names;
    for (const auto& [name, value] : drawn) {
        all[name] = value;
        names.insert(name);
    }
    auto checked = checked_settings(game.info().parameters, all);
    if (!checked) return refuse(checked.error());
    auto match = game.start(*checked, seed);
    if (!match) return refuse(match.error());
    return Session(game, *std::move(checked), std::move(names), seed, *std::move(match));
}

Settings Session::part(bool drawn) const {
    Settings part;
    for (const auto& setting : settings_)
        if (drawn_.contains(setting.first) == drawn) part.insert(setting);
    return part;
}

const Match* Session::previous() const {
    return matches_.size() < 2 ? nullptr : matches_[matches_.size() - 2].get();
}

Result<void> Session::play(std::string_view move) {
    auto next = match().clone();
    if (auto played = next->play(move); !played) return played;
    matches_.push_back(std::move(next));
    moves_.emplace_back(move);
    undone_.clear();
    return {};
}

Result<void> Session::undo() {
    if (!game_->info().undo_allowed)
        return refuse("In this game a move cannot be taken back: it would betray something.");
    if (moves_.empty()) return refuse("This is the start; there is nothing to take back.");
    take_back();
    return {};
}

void Session::take_back() {
    matches_.pop_back();
    undone_.push_back(std::move(moves_.back()));
    moves_.pop_back();
}

Result<void> Session::redo() {
    if (undone_.empty()) return refuse("There is no move to play again.");
    auto next = match().clone();
    if (auto played = next->play(undone_.back()); !played) return played;
    matches_.push_back(std::move(next));
    moves_.push_back(std::move(undone_.back()));
    undone_.pop_back();
    return {};
}

void Session::restart() {
    undone_.insert(undone_.end(), moves_.rbegin(), moves_.rend());
    moves_.clear();
    matches_.resize(1);
    if (game_->info().undo_allowed) return;
    // Redoing from the start would be another way of taking back.
    undone_.clear();
    counted_ = false;
}

std::string Session::id(const Game& game, const Settings& settings, std::uint64_t seed) {
    std::string id = game.info().id;
    id += " --seed " + std::to_string(seed);
    for (const auto& [name, value] : settings)
        id.append(" --set ").append(shell_word(fmt::format("{}={}", name, value)));
    return id;
}

} // namespace pmk
