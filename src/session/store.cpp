#include "session/store.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>

namespace pmk {

namespace fs = std::filesystem;

namespace {

constexpr int slots = 99;
// A save of a game of 100,000 moves has about a megabyte; what is longer is none of ours.
constexpr std::size_t longest_save = 16U << 20U;

class File {
  public:
    File(const fs::path& path, int flags) : descriptor_(open(path.c_str(), flags | O_CLOEXEC, 0600)) {}
    ~File() {
        if (descriptor_ >= 0) close(descriptor_);
    }
    File(const File&) = delete;
    File& operator=(const File&) = delete;

    bool is_open() const { return descriptor_ >= 0; }
    int descriptor() const { return descriptor_; }

    bool write_all(std::string_view text) const {
        while (!text.empty()) {
            const ssize_t count = write(descriptor_, text.data(), text.size());
            if (count < 0 && errno == EINTR) continue;
            if (count <= 0) return false;
            text.remove_prefix(static_cast<std::size_t>(count));
        }
        return true;
    }

    std::optional<std::string> read_all() const {
        std::string text;
        std::array<char, 16384> block{};
        while (text.size() <= longest_save) {
            const ssize_t count = read(descriptor_, block.data(), block.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return {};
            if (count == 0) return text;
            text.append(block.data(), static_cast<std::size_t>(count));
        }
        return {};
    }

  private:
    int descriptor_;
};

// Makes the directory and what is missing above it, for the user alone.
bool make_directory(const fs::path& directory) {
    std::error_code error;
    if (fs::is_directory(directory, error)) return true;
    if (directory.has_parent_path() && directory.parent_path() != directory &&
        !make_directory(directory.parent_path()))
        return false;
    return mkdir(directory.c_str(), 0700) == 0 || errno == EEXIST;
}

tl::unexpected<Text> cannot_keep(int error) {
    return refuse("The game cannot be kept on disk ({}); play goes on.", std::strerror(error));
}

fs::path staged_path(fs::path file) {
    file += ".new";
    return file;
}

std::optional<std::string> text_of(const File& file) {
    return file.is_open() ? file.read_all() : std::nullopt;
}

// Whether the text has its last line, which tells that the save before it is whole (save.cpp).
bool is_whole(const std::string& save) {
    if (!save.ends_with('\n')) return false;
    const std::size_t last_line = save.rfind('\n', save.size() - 2);
    return last_line != std::string::npos && save.compare(last_line + 1, 4, "end ") == 0;
}

// Locks of open file descriptions: they vanish with the process, and two stores of one process exclude
// each other like two processes. The byte of the slot's number stands for the slot.
struct flock lock_of(int slot, short type) {
    struct flock lock {};
    lock.l_type = type;
    lock.l_whence = SEEK_SET;
    lock.l_start = slot;
    lock.l_len = 1;
    return lock;
}

} // namespace

class Store::Claim::Lock {
  public:
    Lock(const fs::path& directory, int slot) : file_(directory / "lock", O_RDWR | O_CREAT) {
        error_ = file_.is_open() ? 0 : errno;
        struct flock lock = lock_of(slot, F_WRLCK);
        // A file system without locks must not keep anybody from playing.
        held_elsewhere_ = file_.is_open() && fcntl(file_.descriptor(), F_OFD_SETLK, &lock) != 0 &&
                          (errno == EAGAIN || errno == EACCES);
    }

    int error() const { return error_; }
    bool held_elsewhere() const { return held_elsewhere_; }

  private:
    File file_;
    int error_ = 0;
    bool held_elsewhere_ = false;
};

Result<fs::path> state_directory() {
    for (const auto& [variable, below] :
         {std::pair("XDG_STATE_HOME", "pmkgames"), std::pair("HOME", ".local/state/pmkgames")}) {
        const char* const value = std::getenv(variable);
        if (value != nullptr && fs::path(value).is_absolute()) return fs::path(value) / below;
    }
    return refuse("HOME is not set, so unfinished games cannot be kept.");
}

Store::Store(fs::path directory) : directory_(std::move(directory)) {}

fs::path Store::file(int slot) const {
    return directory_ / ("unfinished-" + std::to_string(slot) + ".save");
}

std::vector<Store::Entry> Store::entries() const {
    std::vector<Entry> entries;
    const File locks(directory_ / "lock", O_RDWR);
    for (int slot = 1; slot <= slots; ++slot) {
        const File settled(file(slot), O_RDONLY);
        const File staged(staged_path(file(slot)), O_RDONLY);
        // A program that was killed may have left a save that it had no time to settle.
        auto text = text_of(staged);
        const bool newer = text && is_whole(*text);
        if (!newer) text = text_of(settled);
        struct stat status {};
        if (!text || fstat((newer ? staged : settled).descriptor(), &status) != 0) continue;
        struct flock lock = lock_of(slot, F_WRLCK);
        const bool claimed =
            locks.is_open() && fcntl(locks.descriptor(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
        const auto time =
            std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec);
        entries.push_back({slot,
                           std::chrono::system_clock::time_point(
                               std::chrono::duration_cast<std::chrono::system_clock::duration>(time)),
                           std::move(*text), claimed});
    }
    std::stable_sort(entries.begin(), entries.end(),
                     [](const Entry& left, const Entry& right) { return left.time > right.time; });
    return entries;
}

Result<Store::Claim> Store::claim(int slot) const {
    if (!make_directory(directory_)) return cannot_keep(errno);
    auto lock = std::make_unique<Claim::Lock>(directory_, slot);
    if (lock->error() != 0) return cannot_keep(lock->error());
    if (lock->held_elsewhere()) return refuse("This game is being played in another window.");
    return Claim(file(slot), std::move(lock));
}

Result<Store::Claim> Store::claim_free() const {
    if (!make_directory(directory_)) return cannot_keep(errno);
    for (int slot = 1; slot <= slots; ++slot) {
        auto lock = std::make_unique<Claim::Lock>(directory_, slot);
        if (lock->error() != 0) return cannot_keep(lock->error());
        // Looked at under the lock: nobody can take the slot in between.
        std::error_code error;
        const bool taken = fs::exists(file(slot), error) || fs::exists(staged_path(file(slot)), error);
        if (!lock->held_elsewhere() && !taken) return Claim(file(slot), std::move(lock));
    }
    return refuse("There are {} unfinished games already; this one cannot be kept.", slots);
}

Store::Claim::Claim(fs::path file, std::unique_ptr<Lock> lock)
    : file_(std::move(file)), lock_(std::move(lock)) {}

Store::Claim::Claim(Claim&&) noexcept = default;
Store::Claim& Store::Claim::operator=(Claim&&) noexcept = default;
Store::Claim::~Claim() = default;

Result<void> Store::Claim::stage(const std::string& text) {
    const fs::path staged = staged_path(file_);
    const File out(staged, O_WRONLY | O_CREAT | O_TRUNC);
    if (out.is_open() && out.write_all(text)) return {};
    const int error = errno;
    if (out.is_open()) unlink(staged.c_str());
    return cannot_keep(error);
}

Result<void> Store::Claim::settle() {
    const fs::path staged = staged_path(file_);
    const File written(staged, O_WRONLY);
    if (written.is_open() && fsync(written.descriptor()) == 0 && rename(staged.c_str(), file_.c_str()) == 0)
        return {};
    return cannot_keep(errno);
}

void Store::Claim::remove() {
    unlink(staged_path(file_).c_str());
    unlink(file_.c_str());
}

} // namespace pmk
