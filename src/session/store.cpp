#include "session/store.hpp"

#include <algorithm>

namespace pmk {

namespace fs = std::filesystem;

namespace {

constexpr int slots = 99;

tl::unexpected<Text> cannot_keep(const std::error_code& error) {
    return refuse("The game cannot be kept on disk ({}); play goes on.", error.message());
}

// Whether the text has its last line, which tells that the save before it is whole (save.cpp).
bool is_whole(const std::string& save) {
    if (!save.ends_with('\n')) return false;
    const std::size_t last_line = save.rfind('\n', save.size() - 2);
    return last_line != std::string::npos && save.compare(last_line + 1, 4, "end ") == 0;
}

// What is kept for that file.
std::optional<FileText> read_kept(const fs::path& file) {
    std::error_code error;
    // A program that was killed may have left a save that it had no time to settle.
    auto kept = read_file(staged_path(file), longest_save, error);
    if (!kept || !is_whole(kept->text)) kept = read_file(file, longest_save, error);
    return kept;
}

} // namespace

Store::Store(fs::path directory) : directory_(std::move(directory)) {}

fs::path Store::file(int slot) const {
    return directory_ / ("unfinished-" + std::to_string(slot) + ".save");
}

std::vector<Store::Entry> Store::entries() const {
    std::vector<Entry> entries;
    for (int slot = 1; slot <= slots; ++slot) {
        auto kept = read_kept(file(slot));
        if (!kept) continue;
        entries.push_back({slot, kept->time, std::move(kept->text), is_claimed(slot)});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& left, const Entry& right) { return left.time > right.time; });
    return entries;
}

bool Store::is_claimed(int slot) const {
    return FileLock::is_held(directory_, slot);
}

Result<Store::Claim> Store::claim(int slot) const {
    if (const auto error = make_directory(directory_)) return cannot_keep(error);
    auto lock = std::make_unique<FileLock>(directory_, slot);
    if (lock->error()) return cannot_keep(lock->error());
    if (lock->held_elsewhere()) return refuse("This game is being played in another window.");
    return Claim(slot, file(slot), std::move(lock));
}

Result<Store::Claim> Store::claim_free() const {
    if (const auto error = make_directory(directory_)) return cannot_keep(error);
    for (int slot = 1; slot <= slots; ++slot) {
        auto lock = std::make_unique<FileLock>(directory_, slot);
        if (lock->error()) return cannot_keep(lock->error());
        // Looked at under the lock: nobody can take the slot in between.
        std::error_code error;
        const bool taken = fs::exists(file(slot), error) || fs::exists(staged_path(file(slot)), error);
        if (!lock->held_elsewhere() && !taken) return Claim(slot, file(slot), std::move(lock));
    }
    return refuse("There are {} unfinished games already; this one cannot be kept.", slots);
}

Result<void> Store::Claim::stage(const std::string& text) {
    if (const auto error = pmk::stage(file_, text)) return cannot_keep(error);
    return {};
}

Result<void> Store::Claim::settle() {
    if (const auto error = pmk::settle(file_)) return cannot_keep(error);
    return {};
}

std::optional<std::string> Store::Claim::kept() const {
    auto kept = read_kept(file_);
    if (!kept) return {};
    return std::move(kept->text);
}

void Store::Claim::remove() {
    std::error_code error;
    fs::remove(staged_path(file_), error);
    fs::remove(file_, error);
}

} // namespace pmk
