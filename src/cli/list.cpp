// `pmkgames list`: the games, their parameters and presets.
#include "cli/command.hpp"
#include "cli/layout.hpp"
#include "cli/new_session.hpp"
#include "pmkgames/catalogue.hpp"
#include "pmkgames/json.hpp"

namespace pmk::cli {
namespace {

const char* kind_word(Parameter::Kind kind) {
    switch (kind) {
    case Parameter::Kind::whole:
        return "whole";
    case Parameter::Kind::decimal:
        return "decimal";
    case Parameter::Kind::choice:
        return "choice";
    case Parameter::Kind::text:
        break;
    }
    return "text";
}

Json parameter_json(const Parameter& parameter) {
    Json json{{"name", parameter.name}, {"type", kind_word(parameter.kind)}};
    if (parameter.kind == Parameter::Kind::whole || parameter.kind == Parameter::Kind::decimal) {
        json["low"] = parameter.low;
        json["high"] = parameter.high;
    }
    if (parameter.kind == Parameter::Kind::decimal) json["digits"] = parameter.digits;
    if (parameter.kind == Parameter::Kind::choice) json["choices"] = parameter.choices;
    json["default"] = *parameter.fallback == '\0' ? Json(nullptr) : Json(parameter.fallback);
    json["summary"] = parameter.summary;
    return json;
}

Json game_json(const GameInfo& info) {
    Json json{{"id", info.id},
              {"title", info.title},
              {"blurb", info.blurb},
              {"seats", info.seats},
              {"hidden_information", info.hidden_information},
              {"undo_allowed", info.undo_allowed},
              {"has_original", info.has_original}};
    json["parameters"] = Json::array();
    for (const Parameter& parameter : info.parameters)
        json["parameters"].push_back(parameter_json(parameter));
    json["presets"] = Json::array();
    for (const Preset& preset : info.presets)
        json["presets"].push_back(
            {{"name", preset.name}, {"summary", preset.summary}, {"settings", Json(preset.settings)}});
    return json;
}

std::string parameter_words(const Parameter& parameter) {
    std::string words;
    if (*parameter.summary != '\0') words = translated(parameter.summary) + "; ";
    words += translated(allowed_values(parameter));
    if (*parameter.fallback != '\0') words += "; " + tr("{} if not set", parameter.fallback);
    return words;
}

std::string game_text(const GameInfo& info) {
    std::string text;
    std::string seats = info.seats == 1 ? tr("one player") : tr("{} players", info.seats);
    text += fmt::format("{} - {} ({})\n", info.id, translated(info.title), seats);
    text += wrapped(translated(info.blurb), 2);
    std::vector<TableRow> parameters;
    for (const Parameter& parameter : info.parameters)
        parameters.push_back({parameter.name, parameter_words(parameter)});
    if (!parameters.empty()) text += "  " + tr("Parameters:") + "\n" + table(parameters, 4);
    std::vector<TableRow> presets;
    for (const Preset& preset : info.presets)
        presets.push_back({preset.name, translated(preset.summary)});
    if (!presets.empty()) text += "  " + tr("Presets:") + "\n" + table(presets, 4);
    return text;
}

} // namespace

Result<Status> run_list(const Arguments& arguments, Console& console) {
    std::span<const CatalogueEntry> games = catalogue();
    if (const std::string& id = arguments.operand(0); !id.empty()) {
        const auto entry = game_named(id);
        if (!entry) return refuse(entry.error());
        games = {*entry, 1};
    }
    if (arguments.has("json")) {
        Json list = Json::array();
        for (const CatalogueEntry& entry : games)
            list.push_back(game_json(entry.game.info()));
        console.out << list.dump(2) << '\n';
        return Status::fine;
    }
    bool first = true;
    for (const CatalogueEntry& entry : games) {
        if (!first) console.out << '\n';
        first = false;
        console.out << game_text(entry.game.info());
    }
    return Status::fine;
}

} // namespace pmk::cli
