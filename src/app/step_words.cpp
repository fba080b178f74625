#include "app/step_words.hpp"

#include "mk61/disassembler.hpp"
#include "mk61/opcodes.hpp"
#include "pmkgames/canvas.hpp"
#include "pmkgames/text.hpp"

#include <array>
#include <string_view>

namespace pmk {
namespace {

// The places: the register, then the address, as far as the operation has them.
const char* pattern(mk61::Operation operation) {
    using enum mk61::Operation;
    switch (operation) {
    case digit:
        return mark("Types this digit into X.");
    case point:
        return mark("Types the decimal point.");
    case negate:
        return mark("Changes the sign of X, or of the exponent being typed.");
    case exponent:
        return mark("The next digits are the power of ten of X.");
    case clear:
        return mark("Makes X zero.");
    case enter:
        return mark("Copies X upwards into Y; what was above moves up too.");
    case last_x:
        return mark("Brings the previous X back.");
    case add:
        return mark("Adds X to Y; the sum is in X.");
    case subtract:
        return mark("Takes X away from Y; the rest is in X.");
    case multiply:
        return mark("Multiplies Y by X; the product is in X.");
    case divide:
        return mark("Divides Y by X; the quotient is in X.");
    case exchange:
        return mark("Lets X and Y change places.");
    case power_of_ten:
        return mark("Raises 10 to the power X.");
    case power_of_e:
        return mark("Raises e to the power X.");
    case lg:
        return mark("Takes the decimal logarithm of X.");
    case ln:
        return mark("Takes the natural logarithm of X.");
    case arcsin:
        return mark("Finds the angle whose sine is X.");
    case arccos:
        return mark("Finds the angle whose cosine is X.");
    case arctg:
        return mark("Finds the angle whose tangent is X.");
    case sin:
        return mark("Takes the sine of X.");
    case cos:
        return mark("Takes the cosine of X.");
    case tg:
        return mark("Takes the tangent of X.");
    case pi:
        return mark("Puts pi into X.");
    case root:
        return mark("Takes the square root of X.");
    case square:
        return mark("Multiplies X by itself.");
    case reciprocal:
        return mark("Divides 1 by X.");
    case power:
        return mark("Raises X to the power Y.");
    case rotate:
        return mark("Turns the stack: Y comes to X, and X goes to the top.");
    case from_minutes:
        return mark("Turns degrees and minutes in X into degrees.");
    case from_seconds:
        return mark("Turns degrees, minutes and seconds in X into degrees.");
    case to_seconds:
        return mark("Turns degrees in X into degrees, minutes and seconds.");
    case to_minutes:
        return mark("Turns degrees in X into degrees and minutes.");
    case magnitude:
        return mark("Drops the sign of X.");
    case sign:
        return mark("Puts 1, 0 or -1 into X: the sign of X.");
    case whole:
        return mark("Keeps the whole part of X.");
    case fraction:
        return mark("Keeps the part of X behind the point.");
    case maximum:
        return mark("Puts the larger of X and Y into X.");
    case logic_and:
        return mark("Joins the digits of X and Y by AND, bit for bit.");
    case logic_or:
        return mark("Joins the digits of X and Y by OR, bit for bit.");
    case logic_xor:
        return mark("Joins the digits of X and Y by exclusive OR, bit for bit.");
    case invert:
        return mark("Turns every bit in the digits of X round.");
    case random:
        return mark("Puts a random number between 0 and 1 into X.");
    case stop:
        return mark("Stops: X is shown, and the player has the word.");
    case jump:
        return mark("Goes on at step {}.");
    case go_back:
        return mark("Goes back behind the last call, or to step 01 if there was none.");
    case call:
        return mark("Calls the part of the program at step {}, to come back afterwards.");
    case nothing:
        return mark("Does nothing.");
    case if_not_zero:
        return mark("If X is zero, goes on at step {}.");
    case if_not_negative:
        return mark("If X is negative, goes on at step {}.");
    case if_negative:
        return mark("If X is not negative, goes on at step {}.");
    case if_zero:
        return mark("If X is not zero, goes on at step {}.");
    case loop:
        return mark("Counts R{} down by one, and goes on at step {} until it has come to the end.");
    case store:
        return mark("Stores X in R{}.");
    case recall:
        return mark("Recalls R{} into X.");
    case via_if_not_zero:
        return mark("If X is zero, goes on at the step that R{} tells.");
    case via_jump:
        return mark("Goes on at the step that R{} tells.");
    case via_if_not_negative:
        return mark("If X is negative, goes on at the step that R{} tells.");
    case via_call:
        return mark("Calls the part of the program that R{} tells, to come back afterwards.");
    case via_store:
        return mark("Stores X in the register that R{} tells.");
    case via_if_negative:
        return mark("If X is not negative, goes on at the step that R{} tells.");
    case via_recall:
        return mark("Recalls the register that R{} tells into X.");
    case via_if_zero:
        return mark("If X is not zero, goes on at the step that R{} tells.");
    case fail:
        return mark("An error, always: the program stops with ЕГГ0Г.");
    case note_x:
        return mark("Notes X as the previous X.");
    case copy_y:
        return mark("Copies Y into X.");
    case refresh:
        return mark("Brings X to the indicator.");
    case hang:
        return mark("The calculator hangs until it is switched off.");
    }
    return "";
}

struct Spelling {
    std::string_view mnemonic; // a part of it; longer ones first
    std::string_view ascii;
};

constexpr auto ascii_spellings = std::to_array<Spelling>({
    {"БП", "goto"}, {"ПП", "call"}, {"В/О", "ret"}, {"С/П", "stop"}, {"ВП", "exp"}, {"НОП", "nop"},
    {"ЗН", "sgn"},  {"СЧ", "rnd"},  {"ИНВ", "not"}, {"↔", "<->"},    {"→", "->"},   {"≠", "<>"},
    {"≥", ">="},    {"П", "P"},     {"π", "pi"},    {"√", "sqrt"},   {"²", "^2"},   {"⟳", "roll"},
    {"∧", "and"},   {"∨", "or"},    {"⊕", "xor"},   {"°", "o"},      {"′", "'"},    {"″", "\""},
    {"×", "*"},     {"←", "<-"},
});

} // namespace

std::string ascii_mnemonic(std::string mnemonic) {
    for (const auto& [part, ascii] : ascii_spellings)
        for (std::size_t at = 0; (at = mnemonic.find(part, at)) != std::string::npos; at += ascii.size())
            mnemonic.replace(at, part.size(), ascii);
    return ascii_text(mnemonic);
}

std::string step_in_words(std::uint8_t code, std::uint8_t address) {
    const mk61::Operation operation = mk61::operation(code);
    const std::string target = mk61::address_text(address);
    if (operation == mk61::Operation::loop)
        return tr(pattern(operation), mk61::register_letter(mk61::loop_register(code)), target);
    if (mk61::takes_address(operation)) return tr(pattern(operation), target);
    return tr(pattern(operation), mk61::register_letter(code & 15));
}

} // namespace pmk
