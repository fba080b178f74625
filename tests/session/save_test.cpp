#include "games/template/game.hpp"
#include "pmkgames/random.hpp"
#include "pmkgames/session.hpp"

#include <doctest/doctest.h>

namespace {

using namespace pmk;

const Game* find(std::string_view id) {
    return id == "template" ? &template_game::game() : nullptr;
}

std::string refusal(std::string_view save) {
    const auto session = Session::load(save, find);
    REQUIRE(!session.has_value());
    return session.error().english();
}

Session example() {
    auto session = Session::start(template_game::game(), {{"stones", "12"}}, 7);
    REQUIRE(session.has_value());
    for (const char* move : {"3", "1", "2"})
        REQUIRE(session->play(move).has_value());
    REQUIRE(session->undo().has_value());
    return *std::move(session);
}

} // namespace

TEST_CASE("a save is readable text") {
    CHECK(example().save() == "pmkgames save 1\n"
                              "game template\n"
                              "seed 7\n"
                              "set stones 12\n"
                              "move 3\n"
                              "move 1\n"
                              "undone 2\n"
                              "end 3\n");
}

TEST_CASE("a save remembers that the end of the game has been counted") {
    Session session = example();
    CHECK_FALSE(Session::load(session.save(), find)->counted());
    session.set_counted();
    const std::string save = session.save();
    CHECK(save.find("undone 2\ncounted\nend 3\n") != std::string::npos);
    REQUIRE(Session::load(save, find).has_value());
    CHECK(Session::load(save, find)->counted());
    CHECK(Session::load(save, find)->save() == save);
    for (std::size_t length = 0; length < save.size(); ++length)
        CHECK(refusal(std::string_view(save).substr(0, length)).ends_with("."));
}

TEST_CASE("undo, redo and a restart that can be taken back leave a counted game counted") {
    Session session = example();
    session.set_counted();
    REQUIRE(session.redo());
    REQUIRE(session.undo());
    session.restart();
    CHECK(session.counted());
}

TEST_CASE("a save cut at any byte is refused with one sentence") {
    const std::string save = example().save();
    for (std::size_t length = 0; length < save.size(); ++length) {
        CAPTURE(length);
        const std::string sentence = refusal(std::string_view(save).substr(0, length));
        CHECK(sentence.ends_with("."));
        CHECK(sentence.find('\n') == std::string::npos);
    }
}

TEST_CASE("a save that is longer than its end is refused") {
    CHECK(refusal(example().save() + "\n") ==
          "The save is not whole: it does not hold the moves that its end counts.");
    CHECK(refusal(example().save() + example().save()) ==
          "The save is not whole: it does not hold the moves that its end counts.");
}

TEST_CASE("what is wrong in a save is named") {
    CHECK(refusal("") == "This is not a save of pmkgames.");
    CHECK(refusal("hello\n") == "This is not a save of pmkgames.");
    CHECK(refusal("pmkgames save 2\ngame template\n") ==
          "The save has the format 2; this program reads format 1.");
    CHECK(refusal("pmkgames save 1\ngame chess\nseed 1\nend 0\n") ==
          "The save is of a game that does not exist here: chess.");
    CHECK(refusal("pmkgames save 1\ngame template\nseed -1\nend 0\n") ==
          "The seed of the save must be a whole number from 0 to 18446744073709551615.");
    CHECK(refusal("pmkgames save 1\ngame template\nseed 1\nset stones 51\nend 0\n") ==
          "stones must be a whole number from 1 to 50, not \"51\".");
    CHECK(refusal("pmkgames save 1\ngame template\nseed 1\nset colour red\nend 0\n") ==
          "There is no parameter \"colour\"; there are: stones.");
    CHECK(refusal("pmkgames save 1\ngame template\nseed 1\nset stones 5\nmove 4\nend 1\n") ==
          "Move 1 of the save cannot be played: A move is the number of stones to take, from 1 to 3.");
    CHECK(refusal("pmkgames save 1\ngame template\nseed 1\nmore\nend 0\n") ==
          "Line 4 of the save is not understood.");
    CHECK(refusal("pmkgames save 1\ngame template\nseed 1\nmove 1\nend 2\n") ==
          "The save is not whole: it does not hold the moves that its end counts.");
}

TEST_CASE("a save with control characters is quoted without them") {
    CHECK(refusal("pmkgames save \x1B[31m\n") ==
          "The save has the format ?[31m; this program reads format 1.");
}

TEST_CASE("random bytes and random changes never load half") {
    const std::string save = example().save();
    Random random(42);
    for (int i = 0; i < 20000; ++i) {
        std::string broken = save;
        for (auto changes = 1 + random.below(4); changes > 0; --changes)
            broken[random.below(broken.size())] = static_cast<char>(random.below(256));
        const auto session = Session::load(broken, find);
        // A change can hit a digit and give another valid save; what loads must save as it was read.
        if (session) CHECK(session->save() == broken);
    }
    for (int i = 0; i < 2000; ++i) {
        std::string bytes;
        for (auto length = random.below(300); length > 0; --length)
            bytes += static_cast<char>(random.below(256));
        CHECK(!Session::load(bytes, find).has_value());
    }
}

TEST_CASE("a refused move changes nothing in a session") {
    Session session = example();
    const std::string before = session.save();
    CHECK(!session.play("9").has_value());
    CHECK(session.save() == before);
}

TEST_CASE("a new move forgets what was taken back") {
    Session session = example();
    REQUIRE(session.play("1").has_value());
    CHECK(session.undone().empty());
    CHECK(!session.redo().has_value());
}

TEST_CASE("an ID holds what gives the same game again") {
    CHECK(example().id() == "template --seed 7 --set stones=12");
}

TEST_CASE("what was drawn for a game is saved apart from what was asked for") {
    const auto& game = template_game::game();
    const auto session = Session::start(game, {}, 7, {{"stones", "12"}});
    REQUIRE(session.has_value());
    CHECK(session->settings() == Settings{{"stones", "12"}});
    CHECK(session->asked().empty());
    CHECK(session->drawn() == session->settings());
    const std::string save = session->save();
    CHECK(save.find("\ndrawn stones 12\n") != std::string::npos);
    const auto loaded = Session::load(save, find);
    REQUIRE(loaded.has_value());
    CHECK(loaded->drawn() == session->drawn());
    CHECK(loaded->save() == save);
    // Neither twice nor with a value out of range.
    std::string twice = save;
    twice.insert(twice.find("drawn "), "set stones 12\n");
    CHECK(refusal(twice) == "Line 5 of the save is not understood.");
    std::string wrong = save;
    wrong.replace(wrong.find("12"), 2, "x");
    CHECK_FALSE(Session::load(wrong, find));
}
