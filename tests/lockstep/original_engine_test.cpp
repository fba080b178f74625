// The original in the place of the native rules, and beside them, for whole sessions.
#include "lockstep/original_engine.hpp"

#include "lockstep/support.hpp"
#include "pmkgames/catalogue.hpp"
#include "pmkgames/json.hpp"

using namespace pmk;
using namespace pmk::test;

namespace {

constexpr const char* games[] = {"tom-jerry", "bishop-knight", "night-battle"};

const Game& game_called(const char* id) {
    return find_game(id)->game;
}

// By these settings the native rules are those of the listing.
Settings original_settings(const char* id) {
    return id == std::string_view("bishop-knight") ? Settings{{"rules", "original"}} : Settings{};
}

mk61::Listing listing_of(const char* id) {
    auto listing = mk61::read_listing(find_original(id)->listing_text, id);
    REQUIRE(listing.has_value());
    return *std::move(listing);
}

// Tom & Jerry's commands shifted by one: a 6 is no command.
mk61::Listing shifted_commands() {
    mk61::Listing changed = listing_of("tom-jerry");
    changed.program.at(38).code = 0x06;
    return changed;
}

OriginalEngine engine_of(const char* id, bool compares,
                         const std::optional<mk61::Listing>& listing = std::nullopt) {
    return {*find_original(id), compares, listing};
}

void begin(Engine& engine, Session& session) {
    const auto begun = engine.begin(session);
    REQUIRE_MESSAGE(begun.has_value(), (begun ? "" : begun.error().english()));
    REQUIRE(engine.follow(session));
}

// Everything that can be known of a match.
std::string all_of(const Session& session) {
    const Match& match = session.match();
    std::string text = match.display() + match.position().dump() + outcome_word(match.outcome()) +
                       match.outcome().sentence.english();
    for (Seat seat = 1; seat <= session.game().info().seats; ++seat)
        text += match.observe(seat)->to_json().dump();
    return text;
}

std::string random_move(const Match& match, Random& random) {
    const auto moves = match.legal_moves();
    return moves[random.below(moves.size())];
}

// Every seat can look at the match.
void require_seen(const Session& session) {
    const auto view = find_game(session.game().info().id)->make_view();
    for (Seat seat = 1; seat <= session.game().info().seats; ++seat) {
        const auto seen = session.match().observe(seat);
        view->changed(nullptr, *seen);
        Canvas canvas({80, 19}, Charset::unicode);
        view->paint(*seen, canvas);
        REQUIRE(canvas.to_text().size() > 80);
        REQUIRE(view->message(*seen) != "");
    }
}

// The match is what the state object tells of the calculator.
void require_as_read(const Session& session, const Engine& engine) {
    std::string text;
    engine.append_state(text, session, {});
    const Json state = Json::parse(text);
    const Json position = session.match().position();
    for (const auto& [field, value] : state["position"].items())
        if (!value.is_null()) REQUIRE_MESSAGE(position.at(field) == value, session.id());
    REQUIRE(outcome_word(session.match().outcome()) == state["outcome"].get<std::string>());
    REQUIRE(session.match().turn().has_value() == session.match().outcome().running());
}

std::string position_of(const Session& session) {
    return session.match().position().dump();
}

} // namespace

TEST_CASE("the answers of the original alone are those of the native game") {
    for (const char* const id : games) {
        for (std::uint64_t seed = 0; seed < 60; ++seed) {
            OriginalEngine engine = engine_of(id, false);
            Session answered = started(game_called(id), original_settings(id), seed);
            begin(engine, answered);
            Session native = started(game_called(id), answered.settings(), seed);
            CHECK(all_of(answered) == all_of(native));
            Random random(seed);
            while (native.match().turn() && native.moves().size() < 60) {
                const std::string move = random_move(native.match(), random);
                REQUIRE(native.play(move).has_value());
                REQUIRE(answered.play(move).has_value());
                REQUIRE(engine.follow(answered));
                REQUIRE_MESSAGE(all_of(answered) == all_of(native), native.id());
            }
        }
    }
}

TEST_CASE("whatever listing answers alone, the match is what is read, and can be seen and played") {
    for (const char* const id : games) {
        const mk61::Listing listing = listing_of(id);
        int stops = 0;
        for (std::size_t step = 0; step < listing.program.size(); ++step) {
            mk61::Listing mutant = listing;
            ++mutant.program[step].code;
            OriginalEngine engine = engine_of(id, false, mutant);
            const Settings settings = step % 2 == 0 ? original_settings(id) : Settings{};
            Session session = started(game_called(id), settings, step);
            REQUIRE(engine.begin(session).has_value());
            Random random(step);
            bool goes_on = engine.follow(session);
            while (goes_on) {
                require_seen(session);
                require_as_read(session, engine);
                if (!session.match().turn() || session.moves().size() == 30) break;
                REQUIRE(session.play(random_move(session.match(), random)).has_value());
                goes_on = engine.follow(session);
            }
            if (!goes_on) ++stops;
            CHECK(engine.stopped() == !goes_on);
            CHECK(engine.report().empty() == goes_on);
        }
        CHECK(stops > 0);
        CHECK(stops < 105);
    }
}

TEST_CASE("squares that the rules do not allow stop the game at its start") {
    mk61::Listing wide = listing_of("night-battle");
    wide.program.at(94).code = 9; // the size in two digits: a sea of 95 squares a side
    for (const bool compares : {true, false}) {
        OriginalEngine engine = engine_of("night-battle", compares, wide);
        Session session = started(game_called("night-battle"), {{"size", "3"}}, 2);
        REQUIRE(engine.begin(session).has_value());
        CHECK_FALSE(engine.follow(session));
        CHECK(engine.field() == "squares");
        CHECK(engine.report().find("The listing draws squares that the rules do not allow.") !=
              std::string::npos);
        // The next game, on squares that are set, goes on.
        Session fresh = started(game_called("night-battle"),
                                {{"size", "3"}, {"x1", "0"}, {"y1", "1"}, {"x2", "2"}, {"y2", "2"}}, 2);
        begin(engine, fresh);
    }
}

TEST_CASE("another listing's answer is undone, redone, saved and loaded") {
    OriginalEngine engine = engine_of("tom-jerry", false, shifted_commands());
    Session session = started(game_called("tom-jerry"), {{"tom", "53"}, {"jerry", "37"}}, 1);
    begin(engine, session);
    REQUIRE(session.play("6").has_value());
    REQUIRE(engine.follow(session));
    const std::string answered = position_of(session);
    // The native game would have moved both.
    CHECK(session.match().position()["jerry"] == 37);
    CHECK(session.match().position()["tom"] == 53);
    REQUIRE(session.play("8").has_value());
    REQUIRE(engine.follow(session));
    const std::string last = position_of(session);
    REQUIRE(session.undo().has_value());
    REQUIRE(engine.follow(session));
    CHECK(position_of(session) == answered);
    const std::string save = session.save();
    REQUIRE(session.redo().has_value());
    REQUIRE(engine.follow(session));
    CHECK(position_of(session) == last);

    auto loaded = Session::load(save, [](std::string_view id) { return &find_game(id)->game; });
    REQUIRE(loaded.has_value());
    OriginalEngine again = engine_of("tom-jerry", false, shifted_commands());
    begin(again, *loaded);
    CHECK(position_of(*loaded) == answered);
    CHECK(loaded->undone() == std::vector<std::string>{"8"});
}

TEST_CASE("by the laws of chess the original's own end is what counts where it answers alone") {
    int draws = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        OriginalEngine engine = engine_of("bishop-knight", false);
        Session session = started(game_called("bishop-knight"), {}, seed);
        begin(engine, session);
        Random random(seed);
        while (session.match().turn() && session.moves().size() < 80) {
            REQUIRE(session.play(random_move(session.match(), random)).has_value());
            REQUIRE(engine.follow(session));
        }
        require_as_read(session, engine);
        if (session.match().outcome().kind == Outcome::Kind::draw) ++draws;
    }
    CHECK(draws > 0);
}

TEST_CASE("the first difference stops a game for good") {
    OriginalEngine engine = engine_of("tom-jerry", true, shifted_commands());
    Session session = started(game_called("tom-jerry"), {{"tom", "53"}, {"jerry", "37"}}, 1);
    begin(engine, session);
    CHECK_FALSE(engine.stopped());
    REQUIRE(session.play("6").has_value());
    CHECK_FALSE(engine.follow(session));
    CHECK(engine.field() == "display");
    const std::string report = engine.report();
    CHECK(report.find("after the move 6") != std::string::npos);
    REQUIRE(session.undo().has_value());
    CHECK_FALSE(engine.follow(session));
    CHECK(engine.report() == report);
    // Another game begins anew.
    Session fresh = started(game_called("tom-jerry"), {}, 2);
    begin(engine, fresh);
    CHECK_FALSE(engine.stopped());
}

TEST_CASE("squares that the program has drawn are not asked for again in the next game") {
    OriginalEngine engine = engine_of("night-battle", true);
    Session session = started(game_called("night-battle"), {{"size", "6"}, {"x1", "2"}}, 3);
    begin(engine, session);
    CHECK(session.settings().size() >= 5);
    CHECK(session.asked().at("size") == "6");
    CHECK(session.asked().at("x1") == "2");
    CHECK_FALSE(session.asked().contains("y1"));
    REQUIRE(session.play("fire 0 0").has_value());
    auto loaded = Session::load(session.save(), [](std::string_view id) { return &find_game(id)->game; });
    REQUIRE(loaded.has_value());
    CHECK(loaded->settings() == session.settings());
    CHECK(loaded->asked() == session.asked());
    begin(engine, *loaded);
    CHECK(loaded->asked() == session.asked());
}
