// A JSON object of the player on disk that several copies of the program may change: settings, statistics.
//
//   {"version": 1, ...}
#pragma once

#include "pmkgames/json_fwd.hpp"
#include "pmkgames/result.hpp"

#include <filesystem>
#include <functional>

namespace pmk {

class JsonFile {
  public:
    // Touches no file. `version`: of the form that this program reads and writes.
    JsonFile(std::filesystem::path file, int version) : file_(std::move(file)), version_(version) {}

    // The object without its version; an empty one where there is no file. A sentence where the file cannot
    // be read, is damaged, too large, or of another version.
    Result<Json> read() const;

    // Reads what is there now, lets `change` change it, and puts it in the place of the old file, while no
    // other copy of the program can do the same. The directory is made where it is missing. A sentence where
    // that fails or `change` refuses; then the old file is as it was.
    Result<void> change(const std::function<Result<void>(Json&)>& change) const;

    // The sentence that it is damaged: for an object that does not hold what it should.
    Text damaged() const;

    // Where it is, fit for a sentence: `~` stands for HOME.
    std::string shown_path() const;

  private:
    std::filesystem::path file_;
    int version_;
};

} // namespace pmk
