#include "app/calculator_picture.hpp"

#include "app/readable_number.hpp"
#include "app/step_words.hpp"
#include "mk61/disassembler.hpp"
#include "mk61/opcodes.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace pmk {
namespace {

constexpr int widest_value = 17; // name, blank, "-1.2345678e-12"
constexpr int name_width = 3;
constexpr int gap = 1;
constexpr int value_count = 5 + mk61::register_count;

int most_columns(int width) {
    return std::max(1, (width + gap) / (narrowest_value + gap));
}

struct Value {
    std::string name;
    mk61::Number number;
};

std::vector<Value> values(const mk61::State& state) {
    std::vector<Value> all{{"X", state.x}, {"Y", state.y}, {"Z", state.z}, {"T", state.t}, {"X1", state.x1}};
    for (int index = 0; index < mk61::register_count; ++index)
        all.push_back({std::string("R") + mk61::register_letter(index),
                       state.registers.at(static_cast<std::size_t>(index))});
    return all;
}

} // namespace

void paint_listing(Canvas& canvas, Rect rect, const mk61::State& state) {
    const auto steps = mk61::disassemble(state.program);
    const int marked = mk61::step_at_address(state.pc);
    const int total = static_cast<int>(steps.size());
    const int first = std::clamp(marked - rect.size.height / 2, 0, std::max(0, total - rect.size.height));
    for (int row = 0; row < rect.size.height && first + row < total; ++row) {
        const int index = first + row;
        const mk61::DisassembledStep& step = steps[static_cast<std::size_t>(index)];
        const Point at{rect.corner.x, rect.corner.y + row};
        const bool here = index == marked;
        const Role role = here ? Role::good : Role::plain;
        if (here) canvas.text(at, "▸", role);
        canvas.text({at.x + 2, at.y}, mk61::step_name(index), here ? role : Role::dim);
        canvas.text({at.x + 5, at.y},
                    canvas.charset() == Charset::ascii ? ascii_mnemonic(step.text) : step.text, role);
    }
}

int value_rows(int width) {
    const int columns = most_columns(width);
    return (value_count + columns - 1) / columns;
}

void paint_values(Canvas& canvas, Rect rect, const mk61::State& state) {
    if (rect.size.height <= 0 || rect.size.width < narrowest_value) return;
    const std::vector<Value> all = values(state);
    const int wanted = (value_count + rect.size.height - 1) / rect.size.height;
    const int columns = std::clamp(wanted, 1, most_columns(rect.size.width));
    const int rows = std::min(rect.size.height, (value_count + columns - 1) / columns);
    const int width = std::min(widest_value, (rect.size.width + gap) / columns - gap);
    // A point at the end would be taken for one of the number.
    const char* const cut = canvas.charset() == Charset::ascii ? "~" : "…";
    for (std::size_t index = 0; index < all.size(); ++index) {
        const int column = static_cast<int>(index) / rows;
        if (column >= columns) return;
        const Point at{rect.corner.x + column * (width + gap),
                       rect.corner.y + static_cast<int>(index) % rows};
        canvas.text(at, all[index].name, Role::dim);
        canvas.text({at.x + name_width, at.y}, readable(all[index].number, width - name_width, cut));
    }
}

} // namespace pmk
