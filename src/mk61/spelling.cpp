#include "spelling.hpp"

#include <array>
#include <unordered_map>

#include "mk61/disassembler.hpp"
#include "mk61/opcodes.hpp"
#include "utf8.hpp"

namespace mk61 {
namespace {

struct Alias {
    std::string_view spelling;
    std::string_view canonical; // the mnemonic in the chart; two hex digits for a code without one
};

// Beside the mnemonics of the chart, and these without their F or К, where that leaves no other operation.
constexpr auto aliases = std::to_array<Alias>({
    {"+/-", "/-/"},
    {"CHS", "/-/"},
    {"NEG", "/-/"},
    {"EE", "ВП"},
    {"CLX", "Cx"},
    {"^", "В↑"},
    {"B", "В↑"},
    {"ENTER", "В↑"},
    {"ENT", "В↑"},
    {"ANS", "FВx"},
    {"LASTX", "FВx"},
    {"x", "×"},
    {":", "÷"},
    {"/", "÷"},
    {"XY", "↔"},
    {"X↔Y", "↔"},
    {"SWAP", "↔"},
    {"F10x", "F10^x"},
    {"Fex", "Fe^x"},
    {"asin", "Farcsin"},
    {"Fasin", "Farcsin"},
    {"sin^-1", "Farcsin"},
    {"Fsin^-1", "Farcsin"},
    {"acos", "Farccos"},
    {"Facos", "Farccos"},
    {"cos^-1", "Farccos"},
    {"Fcos^-1", "Farccos"},
    {"atg", "Farctg"},
    {"Fatg", "Farctg"},
    {"tg^-1", "Farctg"},
    {"Ftg^-1", "Farctg"},
    {"atan", "Farctg"},
    {"Fatan", "Farctg"},
    {"tan^-1", "Farctg"},
    {"Ftan^-1", "Farctg"},
    {"arctan", "Farctg"},
    {"Farctan", "Farctg"},
    {"tan", "Ftg"},
    {"Ftan", "Ftg"},
    {"Fpi", "Fπ"},
    {"pi", "Fπ"},
    {"Fпи", "Fπ"},
    {"пи", "Fπ"},
    {"sqrt", "F√"},
    {"Fsqrt", "F√"},
    {"КвКор", "F√"},
    {"корень", "F√"},
    {"Fx2", "Fx²"},
    {"Fxy", "Fx^y"},
    {"Fo", "F⟳"},
    {"круг", "F⟳"},
    {"Fкруг", "F⟳"},
    {"FR", "F⟳"},
    {"→", "F⟳"},
    {"F", "F⟳"},
    {"К+", "К°→′"},
    {"МГ", "К°→′"},
    {"МЧ", "К°→′″"},
    {"ЧМ", "К°←′″"},
    {"К3", "К°←′″"},
    {"КМГ", "К°→′"},
    {"КМЧ", "К°→′″"},
    {"КЧМ", "К°←′″"},
    {"КГМ", "К°←′"},
    {"ГМ", "К°←′"},
    {"К6", "К°←′"},
    {"Кx", "К×"},
    {"К/", "К÷"},
    {"К:", "К÷"},
    {"ABS", "К|x|"},
    {"К4", "К|x|"},
    {"SIGN", "КЗН"},
    {"К5", "КЗН"},
    {"К[]", "К[x]"},
    {"INT", "К[x]"},
    {"К7", "К[x]"},
    {"К{}", "К{x}"},
    {"(x)", "К{x}"},
    {"К(x)", "К{x}"},
    {"FRAC", "К{x}"},
    {"К8", "К{x}"},
    {"К9", "Кmax"},
    {"max", "Кmax"},
    {"К^", "К∧"},
    {"AND", "К∧"},
    {"KV", "К∨"},
    {"OR", "К∨"},
    {"XOR", "К⊕"},
    {"NOT", "КИНВ"},
    {"RAN", "КСЧ"},
    {"RND", "КСЧ"},
    {"x←y", "3E"},
    {"R/S", "С/П"},
    {"STOP", "С/П"},
    {"СТОП", "С/П"},
    {"С\\П", "С/П"},
    {"СП", "С/П"},
    {"GOTO", "БП"},
    {"GTO", "БП"},
    {"В/0", "В/О"},
    {"ВО", "В/О"},
    {"RTN", "В/О"},
    {"RET", "В/О"},
    {"GSB", "ПП"},
    {"CALL", "ПП"},
    {"NOP", "КНОП"},
    {"К0", "КНОП"},
    {"FLO", "FL0"},
    {"LO", "FL0"},
});

// Operations on a register: the register stands behind these.
constexpr auto register_aliases = std::to_array<Alias>({
    {"xП", "x→П"},    {"x-П", "x→П"},   {"П", "x→П"},    {"STO", "x→П"},   {"M", "x→П"},    {"x→M", "x→П"},
    {"Пx", "П→x"},    {"П-x", "П→x"},   {"ИП", "П→x"},   {"RCL", "П→x"},   {"RM", "П→x"},   {"M→x", "П→x"},
    {"КxП", "Кx→П"},  {"Кx-П", "Кx→П"}, {"КП", "Кx→П"},  {"KSTO", "Кx→П"}, {"КM", "Кx→П"},  {"Кx→M", "Кx→П"},
    {"КПx", "КП→x"},  {"КП-x", "КП→x"}, {"КИП", "КП→x"}, {"KRCL", "КП→x"}, {"KRM", "КП→x"}, {"КM→x", "КП→x"},
    {"KGOTO", "КБП"}, {"KGTO", "КБП"},  {"KGSB", "КПП"}, {"KCALL", "КПП"},
});

struct Symbol {
    std::u32string_view characters;
    std::string_view folded;
};

constexpr auto symbols = std::to_array<Symbol>({
    {U"А", "A"},      {U"В", "B"},       {U"С", "C"},      {U"Д", "D"},   {U"Е", "E"},    {U"К", "K"},
    {U"М", "M"},      {U"Н", "H"},       {U"О", "O"},      {U"Р", "P"},   {U"Т", "T"},    {U"У", "Y"},
    {U"Х", "X"},      {U"‐‑‒–—―−", "-"}, {U"×⋅·∙∗", "*"},  {U"∕⁄", "/"},  {U"∶", ":"},    {U",•", "."},
    {U"²", "^2"},     {U"ˣ", "^X"},      {U"ʸ", "^Y"},     {U"⁻ᐨ", "^-"}, {U"¹", "1"},    {U"↑⬆", "^"},
    {U"→⟶⇒➔", "->"},  {U"←⟵⇐", "<-"},    {U"↔⟷⇔⇄", "<->"}, {U"≠", "#"},   {U"≥⩾≧", ">="}, {U"∧⋀Λλ", "/\\"},
    {U"∨⋁", "\\/"},   {U"⊕", "(+)"},     {U"∣¦│", "|"},    {U"Π", "π"},   {U"º˚", "°"},   {U"′’‘`", "'"},
    {U"″”“\"", "''"}, {U"↻⟳○◯Ѻѻ", "↻"},
});

// What becomes of one character; nothing if it stays as it is.
std::string_view folded_symbol(char32_t character) {
    const bool plain = character < 0x80 &&
                       std::string_view(",`\"").find(static_cast<char>(character)) == std::string_view::npos;
    if (plain) return {};
    for (const auto& [characters, folded] : symbols)
        if (characters.find(character) != std::u32string_view::npos) return folded;
    return {};
}

char32_t upper(char32_t character) {
    const bool small = (character >= 'a' && character <= 'z') || (character >= U'а' && character <= U'я');
    return small ? character - 32 : character;
}

void replace_all(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
}

using Spellings = std::unordered_map<std::string, std::uint8_t>;

bool has_register(std::uint8_t code) {
    return operand(code) == Operand::register_digit;
}

Spellings every_spelling() {
    Spellings spellings;
    Spellings bases; // without register: register operations by the code of register 0
    for (int value = 0; value < 256; ++value) {
        const auto code = static_cast<std::uint8_t>(value);
        const std::string text = operation_text(code);
        if (mnemonic(code).empty()) {
            bases.emplace(text, code);
            continue;
        }
        spellings.emplace(fold(text), code);
        bases.emplace(fold(mnemonic(code)), code);
    }
    for (const auto& [spelling, canonical] : aliases)
        spellings.emplace(fold(spelling), bases.at(fold(canonical)));
    for (const auto& [spelling, canonical] : register_aliases)
        for (int index = 0; index < 15; ++index)
            spellings.emplace(fold(std::string(spelling) + register_letter(index)),
                              static_cast<std::uint8_t>(bases.at(fold(canonical)) + index));
    for (const auto& [base, code] : bases)
        if (!has_register(code) && base.size() > 1 && (base.front() == 'F' || base.front() == 'K') &&
            !mnemonic(code).empty())
            spellings.emplace(base.substr(1), code);
    return spellings;
}

const Spellings& spellings() {
    static const Spellings all = every_spelling();
    return all;
}

int hex_digit(char c) {
    if (c >= '0' && c <= '9') return c - '0';
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

} // namespace

std::string fold(std::string_view text) {
    // What is left of Fe^x where a web page lost its superscripts; FE is a byte.
    if (text == "Fe" || text == "Fе") text = "Fe^x";
    std::string folded;
    while (!text.empty()) {
        auto character = take_character(text);
        if (!character) break;
        if (is_blank(*character)) continue;
        const char32_t letter = upper(*character);
        if (const auto symbol = folded_symbol(letter); !symbol.empty()) {
            folded += symbol;
        } else {
            append_utf8(folded, letter);
        }
    }
    replace_all(folded, "**", "^");
    replace_all(folded, "<>", "#");
    replace_all(folded, "!=", "#");
    replace_all(folded, "==", "=");
    for (const std::string relation : {"X#", "X<", "X=", "X>="})
        replace_all(folded, relation + 'O', relation + '0');
    return folded;
}

std::optional<std::uint8_t> spelled_operation(const std::string& folded) {
    const auto found = spellings().find(folded);
    if (found == spellings().end()) return std::nullopt;
    return found->second;
}

bool may_continue(const std::string& first, const std::string& second) {
    if (first == "F" || first == "B" || !spelled_operation(first)) return true;
    return first == "X" && !second.empty() &&
           (second.starts_with("->") || std::string_view("#<>=").find(second[0]) != std::string_view::npos);
}

std::optional<std::uint8_t> spelled_byte(const std::string& folded) {
    if (folded.size() != 2) return std::nullopt;
    const int high = hex_digit(folded[0]);
    const int low = hex_digit(folded[1]);
    if (high < 0 || low < 0) return std::nullopt;
    return static_cast<std::uint8_t>(high << 4 | low);
}

std::optional<std::uint8_t> spelled_address(const std::string& folded) {
    if (folded.size() == 1 && is_digit(folded[0])) return static_cast<std::uint8_t>(folded[0] - '0');
    if (folded.size() == 2 && folded[0] == '-' && is_digit(folded[1]))
        return static_cast<std::uint8_t>(0xA0 + (folded[1] - '0'));
    if (folded.size() == 3 && folded.starts_with("10") && folded[2] >= '0' && folded[2] <= '4')
        return static_cast<std::uint8_t>(0xA0 + (folded[2] - '0'));
    return spelled_byte(folded);
}

std::optional<int> spelled_register(const std::string& folded) {
    if (folded.size() != 1) return std::nullopt;
    const int index = hex_digit(folded[0]);
    if (index < 0 || index > 14) return std::nullopt;
    return index;
}

} // namespace mk61
