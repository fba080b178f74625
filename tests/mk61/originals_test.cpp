#include <array>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "calculator.hpp"

namespace {

using Json = nlohmann::json;
using mk61::Number;
using mk61::test::Calculator;

std::vector<Json> records(const std::string& name) {
    std::istringstream lines(mk61::test::read_file("tests/games/data/" + name));
    std::vector<Json> all;
    for (std::string line; std::getline(lines, line);)
        all.push_back(Json::parse(line));
    return all;
}

struct NamedRegister {
    const char* name;
    int index;
};

void set_registers(Calculator& calculator, const Json& values, const std::vector<NamedRegister>& names) {
    for (const auto& [name, index] : names)
        calculator.machine.set_register(index, Number::from_double(values.at(name).get<double>()));
}

void check_registers(const Calculator& calculator, const Json& values,
                     const std::vector<NamedRegister>& names) {
    for (const NamedRegister& named : names) {
        CAPTURE(named.name);
        CHECK(calculator.machine.register_value(named.index).to_double() ==
              values.at(named.name).get<double>());
    }
}

// The listing as two people would bring it in.
std::array<Calculator, 2> loaded_and_typed(const mk61::Listing& listing) {
    std::array<Calculator, 2> both;
    both[0].load(listing);
    both[1].type_program(listing.bytes()).prepare(listing);
    return both;
}

const std::vector<NamedRegister> tom_jerry_registers{
    {"tom", 1}, {"jerry", 5}, {"jump_counter", 3}, {"turn", 4}, {"moves", 6}};

const std::vector<NamedRegister> bishop_knight_registers{
    {"black_king", 1}, {"white_king", 4},   {"knight", 5}, {"bishop", 6},
    {"order", 8},      {"move_counter", 0}, {"shown", 3}};

// The records give the message of the mate with one place of the point, wherever it stood.
std::string without_point_of_mate(const std::string& shown) {
    std::string glyphs = shown;
    std::erase(glyphs, '.');
    return glyphs == "3ГГ0Г" ? "3.ГГ0Г" : shown;
}

mk61::Listing tom_jerry() {
    return mk61::test::listing_from("games/tom_jerry/listing.mk61");
}
mk61::Listing bishop_knight() {
    return mk61::test::listing_from("games/bishop_knight/listing.mk61");
}

} // namespace

TEST_CASE("a typed program lies in memory as a loaded one") {
    for (const mk61::Listing& listing : {tom_jerry(), bishop_knight()}) {
        const auto both = loaded_and_typed(listing);
        CHECK(both[0].machine.state().program == both[1].machine.state().program);
    }
}

TEST_CASE("Tom and Jerry answers every measured turn") {
    Calculator ready;
    ready.load(tom_jerry()).keys("В/О С/П");
    for (const Json& record : records("tom-jerry-turns.jsonl")) {
        CAPTURE(record.dump());
        Calculator calculator = ready;
        set_registers(calculator, record.at("set"), tom_jerry_registers);
        calculator.keys(record.at("move").get<std::string>()).keys("С/П");
        CHECK(calculator.shown() == record.at("display").get<std::string>());
        check_registers(calculator, record.at("position"), tom_jerry_registers);
    }
}

TEST_CASE("Tom and Jerry answers where play never comes") {
    const std::vector<NamedRegister> names{{"r1", 1}, {"r3", 3}, {"r4", 4}, {"r5", 5}, {"r6", 6}};
    Calculator ready;
    ready.load(tom_jerry()).keys("В/О С/П");
    for (const Json& record : records("tom-jerry-registers.jsonl")) {
        CAPTURE(record.dump());
        Calculator calculator = ready;
        set_registers(calculator, record.at("before"), names);
        calculator.keys(record.at("typed").get<std::string>()).keys("С/П");
        CHECK(calculator.shown() == record.at("display").get<std::string>());
        check_registers(calculator, record.at("after"), names);
    }
}

TEST_CASE("Tom and Jerry plays the measured games, loaded and typed in") {
    for (const Calculator& ready : loaded_and_typed(tom_jerry())) {
        for (const Json& game : records("tom-jerry-games.jsonl")) {
            CAPTURE(game.dump());
            Calculator calculator = ready;
            calculator.keys(game.at("generator").get<std::string>()).keys("x→П c В/О С/П");
            CHECK(calculator.shown() == game.at("start").get<std::string>());
            for (const Json& turn : game.at("turns")) {
                calculator.keys(turn.at(0).get<std::string>()).keys("С/П");
                CHECK(calculator.shown() == turn.at(1).get<std::string>());
            }
        }
    }
}

TEST_CASE("mate with bishop and knight answers every measured move") {
    Calculator ready;
    ready.load(bishop_knight()).keys("В/О С/П");
    for (const char* name : {"bishop-knight-replies.jsonl", "bishop-knight-registers.jsonl"}) {
        for (const Json& record : records(name)) {
            CAPTURE(record.dump());
            Calculator calculator = ready;
            set_registers(calculator, record.at("set"), bishop_knight_registers);
            if (record.at("move").is_null()) {
                calculator.keys("В/О С/П");
            } else {
                const std::string move = record.at("move");
                calculator.keys(move.substr(0, 1)).keys("ПП").keys(move.substr(2)).keys("С/П");
            }
            CHECK(without_point_of_mate(calculator.shown()) == record.at("display").get<std::string>());
            if (record.at("class") != "error") {
                check_registers(calculator, record.at("position"), bishop_knight_registers);
            }
        }
    }
}

TEST_CASE("mate with bishop and knight plays the measured games, loaded and typed in") {
    const std::vector<NamedRegister> names{{"r0", 0}, {"r1", 1}, {"r3", 3}, {"r4", 4},
                                           {"r5", 5}, {"r6", 6}, {"r8", 8}};
    for (const Calculator& ready : loaded_and_typed(bishop_knight())) {
        for (const Json& game : records("bishop-knight-games.jsonl")) {
            CAPTURE(game.dump());
            Calculator calculator = ready;
            set_registers(calculator, game.at("registers"), names);
            calculator.keys("В/О С/П");
            CHECK(calculator.shown() == game.at("start").get<std::string>());
            for (const Json& move : game.at("moves")) {
                calculator.keys(move.at(0).dump()).keys("ПП").keys(move.at(1).dump()).keys("С/П");
                CHECK(without_point_of_mate(calculator.shown()) == move.at(2).get<std::string>());
            }
        }
    }
}
