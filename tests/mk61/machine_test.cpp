#include "mk61/machine.hpp"

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "calculator.hpp"

namespace {

using mk61::Angle;
using mk61::Key;
using mk61::Machine;
using mk61::Number;
using mk61::Status;
using mk61::test::Calculator;

Machine running(const std::vector<std::uint8_t>& program) {
    Machine machine;
    machine.load(program);
    machine.press(Key::go_back);
    machine.press(Key::run);
    return machine;
}

std::string after(const char* keys, Angle angle = Angle::radian) {
    Calculator calculator;
    calculator.machine.set_angle(angle);
    return calculator.keys(keys).shown();
}

} // namespace

TEST_CASE("a machine just switched on shows zero") {
    const Machine machine;
    CHECK(machine.display().text() == " 0.");
    CHECK(machine.state() == mk61::State{});
}

TEST_CASE("the fingerprints of the machine") {
    CHECK(after("9 Fsin Fcos Ftg Farctg Farccos Farcsin", Angle::degree) == "9.0881454");
    std::string keys = "2";
    for (int i = 0; i < 20; ++i)
        keys += " F√";
    for (int i = 0; i < 20; ++i)
        keys += " Fx²";
    CHECK(after(keys.c_str()) == "1.6889469");
}

TEST_CASE("functions have the machine's last digits") {
    CHECK(after("30 Fsin", Angle::degree) == "5.0000002-01");
    CHECK(after("90 Fcos", Angle::degree) == "0");
    CHECK(after("3 В↑ 2 Fx^y") == "7.9999993");
    CHECK(after("1 Fe^x") == "2.7182818");
    CHECK(after("1 ВП 5 /-/ Flg") == "-5.0000002");
    CHECK(after("5 ВП 50 Flg") == "50.698968");
    CHECK(after("9.9999999 ВП 1 /-/ F10^x") == "ЕГГ0Г");
    CHECK(after("12.345678 К°→′") == "12.57613");
    CHECK(after("12.345678 К°←′″") == "12.204444");
}

TEST_CASE("the three positions of the switch") {
    CHECK(after("1 Farctg", Angle::radian) == "7.853981-01");
    CHECK(after("1 Farctg", Angle::degree) == "45.000002");
    CHECK(after("1 Farctg", Angle::grad) == "50.000003");
}

TEST_CASE("random numbers after switching on") {
    Calculator calculator;
    for (const char* expected : {"4.04067-01", "8.729671-01", "5.0297-01", "1.697331-01", "3.951701-01"}) {
        calculator.keys("КСЧ");
        CHECK(calculator.shown() == expected);
    }
}

TEST_CASE("numbers are shown as they were typed") {
    CHECK(after("0.500") == "0.500");
    CHECK(after("0 5") == "05");
    CHECK(after("5 ВП") == "5.00");
    CHECK(after("5 ВП 12 /-/") == "5.-12");
    CHECK(after("123456789") == "12345678");
    CHECK(after("7 /-/") == "-7");
}

TEST_CASE("ВП replaces the first digit of the display register") {
    Calculator calculator;
    calculator.machine.load(std::vector<std::uint8_t>{0x05, 0x08, 0x42, 0x0C, 0x50});
    CHECK(calculator.keys("В/О С/П").shown() == "8");
    calculator.machine.load(std::vector<std::uint8_t>{0x01, 0x01, 0x20, 0x54, 0x0C, 0x50});
    CHECK(calculator.keys("В/О С/П").shown() == "31");
}

TEST_CASE("program mode shows the last three codes and the counter") {
    Calculator calculator;
    calculator.press(Key::prefix_f).press(Key::exponent);
    CHECK(calculator.machine.display().text() == "          .00");
    calculator.press(mk61::KeyCodes{0x12, 0x4E, 0x51, 0x37});
    CHECK(calculator.machine.display().text() == " 37 51 4Е .04");
    calculator.press(Key::step_back);
    CHECK(calculator.machine.display().text() == " 51 4Е 12 .03");
    calculator.press(Key::step_forward).press(Key::prefix_f).press(Key::change_sign);
    CHECK(calculator.machine.display().text() == " 0.");
    CHECK(calculator.machine.state().pc == 0x04);
    CHECK(calculator.machine.program()[3] == 0x37);
}

TEST_CASE("ПП executes one instruction") {
    Calculator calculator;
    calculator.machine.load(std::vector<std::uint8_t>{0x05, 0x22, 0x51, 0x00});
    calculator.keys("В/О ПП");
    CHECK(calculator.shown() == "5");
    CHECK(calculator.keys("ПП").shown() == "25");
    CHECK(calculator.keys("ПП").machine.state().pc == 0x00);
}

TEST_CASE("any key stops a running program and the instruction in hand is lost") {
    Machine machine = running({0x05, 0x07, 0x51, 0x00});
    machine.step();
    CHECK(machine.state().status == Status::running);
    machine.press(Key::add);
    CHECK(machine.state().status == Status::stopped);
    CHECK(machine.state().pc == 0x02);
    CHECK(machine.state().x == *Number::from_hex("050000000000"));
}

TEST_CASE("running ends at the limit") {
    Machine machine = running({0x51, 0x00});
    CHECK(machine.run(1000) == 1000);
    CHECK(machine.state().status == Status::running);
}

TEST_CASE("code 5F is the end until the machine is switched off") {
    Machine machine = running({0x5F});
    CHECK(machine.run(1000) == 1);
    CHECK(machine.state().status == Status::dead);
    const mk61::State dead = machine.state();
    machine.press(Key::go_back);
    machine.press(Key::digit_5);
    CHECK(machine.state() == dead);
}

TEST_CASE("the hook sees every instruction and the state after it") {
    Machine machine = running({0x03, 0x22, 0x50});
    std::vector<std::uint8_t> addresses;
    std::vector<std::uint8_t> codes;
    std::string last_x;
    machine.on_step([&](const mk61::Step& step) {
        addresses.push_back(step.address);
        codes.push_back(step.code);
        last_x = step.state.x.to_hex();
    });
    CHECK(machine.run(100) == 3);
    CHECK(addresses == std::vector<std::uint8_t>{0x00, 0x01, 0x02});
    CHECK(codes == std::vector<std::uint8_t>{0x03, 0x22, 0x50});
    CHECK(last_x == "090000000000");
}

TEST_CASE("loading and reading go past the keys") {
    Machine machine;
    machine.load(std::vector<std::uint8_t>(200, 0x54));
    CHECK(machine.program()[104] == 0x54);
    machine.load(std::vector<std::uint8_t>{0x01});
    CHECK(machine.program()[1] == 0x00);
    machine.set_register(14, Number::from_double(-0.25));
    CHECK(machine.register_value(14).to_hex() == "925000000999");
    machine.set_register(15, Number::from_double(1));
    CHECK(machine.register_value(15) == Number{});
    CHECK(machine.register_value(-1) == Number{});
    machine.set_x(Number::from_double(61));
    CHECK(machine.display().text() == " 61.");
    CHECK(machine.state().pc == 0);
}

TEST_CASE("numbers from and to binary floating point") {
    for (const double value : {0.0, 1.0, -0.25, 9.9999999e99, 1e-99, 12345678.0, 0.1, -3.1415926})
        CHECK(Number::from_double(value).to_double() == doctest::Approx(value).epsilon(1e-12));
    for (int whole = 1; whole <= 10'000; ++whole)
        REQUIRE(Number::from_double(whole).to_double() == whole);
    CHECK(Number::from_double(1e200) == *Number::from_hex("099999999099"));
    CHECK(Number::from_double(1e-200) == Number{});
    CHECK(Number::from_double(9.99999999) == *Number::from_hex("010000000001"));
    CHECK(Number::from_hex("01000000099") == std::nullopt);
    CHECK(Number::from_hex("01000000099G") == std::nullopt);
}
