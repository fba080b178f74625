#include "session/files.hpp"

#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace pmk {

namespace fs = std::filesystem;

namespace {

std::error_code last_error() {
    return {errno, std::generic_category()};
}

int open_file(const fs::path& path, int flags) {
    return open(path.c_str(), flags | O_CLOEXEC, 0600);
}

class File {
  public:
    File(const fs::path& path, int flags) : descriptor_(open_file(path, flags)) {}
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

    // False: an error, or more than `longest` bytes.
    bool read_all(std::string& text, std::size_t longest) const {
        std::array<char, 16384> block{};
        while (text.size() <= longest) {
            const ssize_t count = read(descriptor_, block.data(), block.size());
            if (count < 0 && errno == EINTR) continue;
            if (count < 0) return false;
            if (count == 0) return true;
            text.append(block.data(), static_cast<std::size_t>(count));
        }
        errno = EFBIG;
        return false;
    }

  private:
    int descriptor_;
};

// Locks of open file descriptions: they vanish with the process, and two of one process exclude each other
// like two processes.
struct flock lock_of(int place) {
    struct flock lock {};
    lock.l_type = F_WRLCK;
    lock.l_whence = SEEK_SET;
    lock.l_start = place;
    lock.l_len = 1;
    return lock;
}

// What the variable names, or else the folder below HOME.
Result<fs::path> directory_of_player(const char* variable, const char* below_home) {
    const auto absolute = [](const char* name) -> std::optional<fs::path> {
        const char* const value = std::getenv(name);
        if (value == nullptr || !fs::path(value).is_absolute()) return {};
        return fs::path(value);
    };
    if (const auto named = absolute(variable)) return *named / "pmkgames";
    if (const auto home = absolute("HOME")) return *home / below_home / "pmkgames";
    return refuse("HOME is not set, so nothing can be kept.");
}

fs::path lock_path(const fs::path& directory) {
    return directory / "lock";
}

} // namespace

Result<fs::path> state_directory() {
    return directory_of_player("XDG_STATE_HOME", ".local/state");
}

Result<fs::path> config_directory() {
    return directory_of_player("XDG_CONFIG_HOME", ".config");
}

std::error_code make_directory(const fs::path& directory) {
    std::error_code error;
    if (fs::is_directory(directory, error)) return {};
    if (directory.has_parent_path() && directory.parent_path() != directory) {
        if (const auto above = make_directory(directory.parent_path())) return above;
    }
    if (mkdir(directory.c_str(), 0700) == 0 || errno == EEXIST) return {};
    return last_error();
}

fs::path staged_path(fs::path file) {
    file += ".new";
    return file;
}

std::error_code stage(const fs::path& file, std::string_view text) {
    const fs::path staged = staged_path(file);
    // Not written in place: what was staged before can be all there is of a game.
    const fs::path written = staged_path(staged);
    unlink(written.c_str());
    const File out(written, O_WRONLY | O_CREAT | O_EXCL);
    if (!out.is_open()) return last_error();
    if (out.write_all(text) && rename(written.c_str(), staged.c_str()) == 0) return {};
    const std::error_code error = last_error();
    unlink(written.c_str());
    return error;
}

std::error_code settle(const fs::path& file) {
    const fs::path staged = staged_path(file);
    // A pipe in the place of a file must not be waited for.
    const File written(staged, O_WRONLY | O_NONBLOCK | O_NOFOLLOW);
    if (written.is_open() && fsync(written.descriptor()) == 0 && rename(staged.c_str(), file.c_str()) == 0)
        return {};
    return last_error();
}

std::optional<FileText> read_file(const fs::path& file, std::size_t longest, std::error_code& error) {
    // A pipe in the place of a file must not be waited for.
    const File in(file, O_RDONLY | O_NONBLOCK);
    FileText content;
    struct stat status {};
    if (!in.is_open() || fstat(in.descriptor(), &status) != 0 || !in.read_all(content.text, longest)) {
        error = last_error();
        return {};
    }
    const auto time =
        std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec);
    content.time = std::chrono::system_clock::time_point(
        std::chrono::duration_cast<std::chrono::system_clock::duration>(time));
    return content;
}

FileLock::FileLock(const fs::path& directory, int place)
    : descriptor_(open_file(lock_path(directory), O_RDWR | O_CREAT)) {
    if (descriptor_ < 0) {
        error_ = last_error();
        return;
    }
    struct flock lock = lock_of(place);
    held_elsewhere_ = fcntl(descriptor_, F_OFD_SETLK, &lock) != 0 && (errno == EAGAIN || errno == EACCES);
}

FileLock::~FileLock() {
    if (descriptor_ >= 0) close(descriptor_);
}

bool FileLock::is_held(const fs::path& directory, int place) {
    const File file(lock_path(directory), O_RDWR);
    struct flock lock = lock_of(place);
    return file.is_open() && fcntl(file.descriptor(), F_OFD_GETLK, &lock) == 0 && lock.l_type != F_UNLCK;
}

} // namespace pmk
