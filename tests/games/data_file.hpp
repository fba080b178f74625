// The records of a data file in tests/games/data: one JSON value a line.
#pragma once

#include "pmkgames/json.hpp"
#include "pmkgames/parameter.hpp"

#include <doctest/doctest.h>

#include <fstream>
#include <string>
#include <vector>

namespace pmk::test {

inline std::vector<Json> records(const std::string& name) {
    std::ifstream file(PMK_SOURCE_DIR "/tests/games/data/" + name);
    REQUIRE_MESSAGE(file, name);
    std::vector<Json> all;
    for (std::string line; std::getline(file, line);)
        all.push_back(Json::parse(line));
    return all;
}

inline Settings settings_of(const Json& values) {
    Settings settings;
    for (const auto& [name, value] : values.items())
        settings[name] = value.is_string() ? value.get<std::string>() : value.dump();
    return settings;
}

} // namespace pmk::test
