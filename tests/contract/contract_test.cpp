// What every game promises, checked by random play from printed seeds.
#include "pmkgames/catalogue.hpp"
#include "pmkgames/random.hpp"
#include "pmkgames/session.hpp"
#include "support/describe.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>

namespace {

using namespace pmk;
using pmk::test::describe;

constexpr std::uint64_t matches_a_game = 2000;
constexpr std::size_t longest_match = 60;

const std::vector<std::string> nonsense{"",
                                        " ",
                                        "?",
                                        "zz99",
                                        "fire",
                                        "fire 1",
                                        "fire x y",
                                        "sail 1e9999 0",
                                        "c0",
                                        "Kz9",
                                        "\xFF\xFE",
                                        "4 42 17",
                                        std::string(5000, '9'),
                                        std::string("a\0b", 3),
                                        "--",
                                        "NaN",
                                        "0x10",
                                        "１"};

const Game* find_any_game(std::string_view id) {
    for (const auto& entry : full_catalogue())
        if (entry.game.info().id == id) return &entry.game;
    return nullptr;
}

// The settings of one of the presets, or none.
Settings drawn_settings(const GameInfo& info, Random& random) {
    const auto choice = random.below(info.presets.size() + 1);
    return choice == 0 ? Settings{} : info.presets[choice - 1].settings;
}

std::string drawn_move(const Match& match, Random& random) {
    auto moves = match.legal_moves();
    return std::move(moves[random.below(moves.size())]);
}

Session started(const Game& game, const Settings& settings, std::uint64_t seed) {
    auto session = Session::start(game, settings, seed);
    REQUIRE_MESSAGE(session.has_value(), (session ? "" : session.error().english()));
    return *std::move(session);
}

// A session after a random number of random moves.
Session drawn_session(const Game& game, Random& random, std::size_t most_moves = longest_match) {
    const std::uint64_t seed = random.next();
    Session session = started(game, drawn_settings(game.info(), random), seed);
    INFO(session.id());
    for (auto moves = random.below(most_moves + 1); moves > 0 && session.match().turn(); --moves)
        REQUIRE(session.play(drawn_move(session.match(), random)).has_value());
    return session;
}

template <class Check> void for_each_game(Check check) {
    for (const auto& entry : full_catalogue()) {
        const std::string id = entry.game.info().id;
        INFO("game ", id);
        check(entry);
    }
}

} // namespace

TEST_CASE("ids are unique, lower case and found again") {
    std::set<std::string> ids;
    for_each_game([&](const CatalogueEntry& entry) {
        const std::string id = entry.game.info().id;
        CHECK(ids.insert(id).second);
        CHECK(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-") == std::string::npos);
    });
    for (const auto& entry : catalogue())
        CHECK(find_game(entry.game.info().id) == &entry);
    CHECK(find_game("template") == nullptr);
    CHECK(find_game("") == nullptr);
}

TEST_CASE("defaults and presets are values that their parameters take") {
    for_each_game([](const CatalogueEntry& entry) {
        const GameInfo& info = entry.game.info();
        for (const Parameter& parameter : info.parameters) {
            CAPTURE(parameter.name);
            CHECK(*parameter.summary != '\0');
            if (*parameter.fallback == '\0') continue;
            CHECK(checked_value(parameter, parameter.fallback) == std::string(parameter.fallback));
        }
        for (const Preset& preset : info.presets) {
            CAPTURE(preset.name);
            CHECK(checked_settings(info.parameters, preset.settings) == preset.settings);
            CHECK(entry.game.start(preset.settings, 1).has_value());
        }
    });
}

TEST_CASE("out of range values of every parameter are refused with its name") {
    for_each_game([](const CatalogueEntry& entry) {
        for (const Parameter& parameter : entry.game.info().parameters) {
            if (parameter.kind != Parameter::Kind::whole) continue;
            for (const auto value : {parameter.low - 1, parameter.high + 1}) {
                const auto match = entry.game.start({{parameter.name, std::to_string(value)}}, 1);
                REQUIRE(!match.has_value());
                CHECK(match.error().english().find(parameter.name) != std::string::npos);
            }
        }
    });
}

TEST_CASE("the same settings and seed give the same match, another seed mostly another") {
    for_each_game([](const CatalogueEntry& entry) {
        std::set<std::string> starts;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            const auto one = entry.game.start({}, seed);
            const auto two = entry.game.start({}, seed);
            REQUIRE(one.has_value());
            REQUIRE(two.has_value());
            const std::string start = describe(**one, entry.game.info().seats);
            CHECK(start == describe(**two, entry.game.info().seats));
            CHECK((*one)->outcome().running());
            starts.insert(start);
        }
        CHECK(starts.size() > 10);
    });
}

TEST_CASE("random matches keep the promises of Match") {
    for_each_game([](const CatalogueEntry& entry) {
        const int seats = entry.game.info().seats;
        for (std::uint64_t number = 0; number < matches_a_game; ++number) {
            Random random(number);
            const std::uint64_t seed = random.next();
            auto started_match = entry.game.start(drawn_settings(entry.game.info(), random), seed);
            REQUIRE(started_match.has_value());
            auto match = *std::move(started_match);
            INFO("match ", number);
            for (std::size_t move = 0; move < longest_match && match->turn(); ++move) {
                REQUIRE(match->outcome().running());
                REQUIRE(*match->turn() >= 1);
                REQUIRE(*match->turn() <= seats);
                auto moves = match->legal_moves();
                REQUIRE(!moves.empty());
                REQUIRE(match->legal_moves() == moves);
                const std::string choice = moves[random.below(moves.size())];
                std::sort(moves.begin(), moves.end());
                REQUIRE(std::adjacent_find(moves.begin(), moves.end()) == moves.end());

                // Telling everything of a match takes long, so only some moves are looked at from all sides.
                if (random.below(5) != 0) {
                    REQUIRE(match->play(choice).has_value());
                    continue;
                }
                const std::string before = describe(*match, seats);
                const auto copy = match->clone();
                REQUIRE(describe(*copy, seats) == before);
                const auto& wrong = nonsense[random.below(nonsense.size())];
                const auto refused = copy->play(wrong);
                REQUIRE_MESSAGE(!refused.has_value(), wrong);
                REQUIRE(refused.error().english().ends_with("."));
                REQUIRE(describe(*copy, seats) == before);

                REQUIRE(match->play(choice).has_value());
                REQUIRE(describe(*copy, seats) == before);
                REQUIRE(copy->play(choice).has_value());
                REQUIRE(describe(*copy, seats) == describe(*match, seats));
            }
            REQUIRE(match->turn().has_value() == match->outcome().running());
            if (!match->turn()) {
                const std::string end = describe(*match, seats);
                REQUIRE(match->legal_moves().empty());
                REQUIRE(!match->outcome().sentence.empty());
                REQUIRE(*match->outcome().reason != '\0');
                REQUIRE(!match->play("5").has_value());
                REQUIRE(describe(*match, seats) == end);
            }
        }
    });
}

TEST_CASE("undo goes back to the start and redo to the end") {
    for_each_game([](const CatalogueEntry& entry) {
        const GameInfo& info = entry.game.info();
        for (std::uint64_t number = 0; number < 200; ++number) {
            Random random(number);
            Session session = drawn_session(entry.game, random);
            const std::string end = describe(session.match(), info.seats);
            const auto moves = session.moves();
            if (!info.undo_allowed) {
                CHECK(!session.undo().has_value());
                CHECK(describe(session.match(), info.seats) == end);
                continue;
            }
            while (session.undo()) {
            }
            const auto fresh = entry.game.start(session.settings(), session.seed());
            REQUIRE(fresh.has_value());
            REQUIRE(describe(session.match(), info.seats) == describe(**fresh, info.seats));
            while (session.redo()) {
            }
            REQUIRE(describe(session.match(), info.seats) == end);
            REQUIRE(session.moves() == moves);
            session.restart();
            REQUIRE(describe(session.match(), info.seats) == describe(**fresh, info.seats));
            REQUIRE(session.undone().size() == moves.size());
        }
    });
}

TEST_CASE("a save loaded at every move gives the same match and history") {
    for_each_game([](const CatalogueEntry& entry) {
        const GameInfo& info = entry.game.info();
        for (std::uint64_t number = 0; number < 200; ++number) {
            Random random(1000 + number);
            const std::uint64_t seed = random.next();
            Session session = started(entry.game, drawn_settings(info, random), seed);
            for (std::size_t move = 0; move < 30 && session.match().turn(); ++move) {
                REQUIRE(session.play(drawn_move(session.match(), random)).has_value());
                if (random.below(4) == 0) static_cast<void>(session.undo());
                const auto loaded = Session::load(session.save(), find_any_game);
                REQUIRE_MESSAGE(loaded.has_value(), (loaded ? "" : loaded.error().english()));
                REQUIRE(describe(loaded->match(), info.seats) == describe(session.match(), info.seats));
                REQUIRE(loaded->moves() == session.moves());
                REQUIRE(loaded->undone() == session.undone());
                REQUIRE(loaded->id() == session.id());
                REQUIRE(loaded->save() == session.save());
            }
        }
    });
}

TEST_CASE("views paint at every size and take every key") {
    const auto keys =
        parse_keys("<up><down><left><right><home><end><pageup><pagedown><enter><escape><backspace>"
                   "<delete><tab><space>0123456789-.,abcdefghijklmnopqrstuvwxyzКбд<c-a>?!");
    REQUIRE(keys.has_value());
    for_each_game([&](const CatalogueEntry& entry) {
        for (std::uint64_t number = 0; number < 40; ++number) {
            Random random(number);
            Session session = drawn_session(entry.game, random, 20);
            const auto view = entry.make_view();
            CHECK(view->minimum().width <= 80);
            CHECK(view->minimum().height <= 24 - 5);
            const auto seen = [&] { return session.match().observe(session.match().turn().value_or(1)); };
            view->changed(nullptr, *seen());
            for (int pressed = 0; pressed < 200; ++pressed) {
                const auto before = seen();
                const Reaction reaction = view->on_key((*keys)[random.below(keys->size())], *before);
                if (reaction.kind == Reaction::Kind::move && session.play(reaction.move)) {
                    view->changed(before.get(), *seen());
                }
                const Size minimum = view->minimum();
                const Size sizes[]{{80, 19}, {120, 35}, minimum, {1, 1}, {0, 0}, {7, 30}, {200, 3}};
                const Size size = sizes[random.below(std::size(sizes))];
                for (const Charset charset : {Charset::ascii, Charset::unicode}) {
                    Canvas canvas(size, charset);
                    view->paint(*seen(), canvas);
                    const auto cursor = view->cursor(*seen(), size);
                    if (cursor && size == minimum) {
                        REQUIRE(cursor->x >= 0);
                        REQUIRE(cursor->x < size.width);
                        REQUIRE(cursor->y >= 0);
                        REQUIRE(cursor->y < size.height);
                    }
                    const std::u32string glyphs = decode_utf8(canvas.to_text());
                    REQUIRE((charset == Charset::unicode ||
                             std::all_of(glyphs.begin(), glyphs.end(), [](char32_t g) { return g < 0x80; })));
                }
                static_cast<void>(view->message(*seen()));
                static_cast<void>(view->status(*seen()));
                static_cast<void>(view->hints(*seen()));
            }
        }
    });
}

TEST_CASE("every help fits one screen") {
    for_each_game([](const CatalogueEntry& entry) {
        const Help help = entry.make_view()->help();
        CHECK(!help.goal.empty());
        CHECK(!help.keys.empty());
        CHECK(!help.rules.empty());
        CHECK(help.keys.size() <= 10);
    });
}
