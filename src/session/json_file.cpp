#include "session/json_file.hpp"

#include "pmkgames/canvas.hpp"
#include "pmkgames/json.hpp"
#include "session/files.hpp"

#include <cstdlib>
#include <memory>
#include <thread>

namespace pmk {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t longest_file = 1U << 20U;
// The byte of the lock file for all objects of a directory; unfinished games have those from 1 on.
constexpr int lock_place = 0;

// Another copy of the program needs the lock for a moment only.
std::unique_ptr<FileLock> wait_for_lock(const fs::path& directory) {
    constexpr int tries = 400;
    constexpr std::chrono::milliseconds pause(5);
    auto lock = std::make_unique<FileLock>(directory, lock_place);
    for (int count = 1; count < tries && lock->held_elsewhere(); ++count) {
        std::this_thread::sleep_for(pause);
        lock = std::make_unique<FileLock>(directory, lock_place);
    }
    return lock;
}

// A link to a file elsewhere stays a link.
fs::path behind_links(const fs::path& file) {
    std::error_code error;
    const fs::path target = fs::canonical(file, error);
    return error ? file : target;
}

} // namespace

std::string JsonFile::shown_path() const {
    std::string path = file_.string();
    const char* const home = std::getenv("HOME");
    const std::string below = home ? std::string(home) + "/" : std::string();
    if (below.size() > 1 && path.starts_with(below)) path = "~/" + path.substr(below.size());
    std::string shown;
    for (const char32_t glyph : decode_utf8(path))
        append_utf8(shown, glyph);
    return shown;
}

Text JsonFile::damaged() const {
    return say("{} is not used: it is damaged or not whole.", shown_path());
}

Result<Json> JsonFile::read() const {
    std::error_code error;
    const auto content = read_file(file_, longest_file, error);
    if (!content) {
        if (error == std::errc::no_such_file_or_directory || error == std::errc::not_a_directory)
            return Json::object();
        if (error == std::errc::file_too_large)
            return refuse("{} is not used: it has more than {} bytes.", shown_path(), longest_file);
        return refuse("{} cannot be read ({}).", shown_path(), error.message());
    }
    Json json = Json::parse(content->text, nullptr, false);
    if (!json.is_object()) return refuse(damaged());
    const auto version = json.find("version");
    if (version == json.end() || !version->is_number_integer()) return refuse(damaged());
    if (*version > version_)
        return refuse("{} is not used: a later version of the program has written it.", shown_path());
    if (*version != version_) return refuse(damaged());
    json.erase(version);
    return json;
}

Result<void> JsonFile::change(const std::function<Result<void>(Json&)>& change) const {
    const auto cannot_write = [&](const std::error_code& error) {
        return refuse("{} cannot be written ({}).", shown_path(), error.message());
    };
    const fs::path directory = file_.parent_path();
    if (const auto error = make_directory(directory)) return cannot_write(error);
    const auto lock = wait_for_lock(directory);
    if (lock->error()) return cannot_write(lock->error());
    if (lock->held_elsewhere())
        return refuse("{} cannot be written: another copy of the program holds it.", shown_path());

    const auto old = read();
    if (!old) return refuse(old.error());
    Json changed = {{"version", version_}};
    changed.update(*old);
    if (const auto done = change(changed); !done) return refuse(done.error());
    const fs::path target = behind_links(file_);
    if (const auto error = stage(target, changed.dump(2) + "\n")) return cannot_write(error);
    if (const auto error = settle(target)) return cannot_write(error);
    return {};
}

} // namespace pmk
