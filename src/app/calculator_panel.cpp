#include "app/calculator_panel.hpp"

#include "app/calculator_picture.hpp"
#include "app/frame.hpp"
#include "app/step_words.hpp"
#include "games/common/indicator.hpp"
#include "games/originals.hpp"
#include "mk61/disassembler.hpp"

#include <algorithm>

namespace pmk {
namespace {

using std::chrono::milliseconds;

constexpr milliseconds slow_step{60};
constexpr milliseconds real_step{330}; // the machine does about three instructions a second
// A program that was out of sight for a while does not make up for all of it at once.
constexpr int most_steps_at_once = 4;

constexpr int open_width = listing_width + 1 + 2 * (narrowest_value + 1) - 1;
constexpr int words_rows = 2;
constexpr int comfortable_height = 18;
constexpr int listing_rows_in_narrow_panel = 5;
constexpr int secret_rows = listing_rows_in_narrow_panel + 1 + 4; // with why there are no registers

// The session's own settings, and the squares that only the program or the seed had set.
Result<Settings> complete_settings(const OriginalKind& kind, const Session& session) {
    Settings settings = session.settings();
    if (!kind.settings_of_start) return settings;
    const auto start = session.game().start(settings, session.seed());
    if (!start) return refuse(start.error());
    settings.merge(kind.settings_of_start(**start));
    return settings;
}

} // namespace

Result<std::unique_ptr<CalculatorPanel>> CalculatorPanel::make(const Session& session,
                                                               const mk61::Listing* other_listing) {
    const OriginalKind* const kind = find_original(session.game().info().id);
    if (!kind) return refuse("{} has no original that could run beside it.", session.game().info().id);
    const auto settings = complete_settings(*kind, session);
    if (!settings) return refuse(settings.error());
    auto lockstep = Lockstep::start(*kind, session.game(), *settings, session.seed(), other_listing);
    if (!lockstep) return refuse(lockstep.error());
    return std::unique_ptr<CalculatorPanel>(new CalculatorPanel(*std::move(lockstep)));
}

Size CalculatorPanel::minimum() const {
    if (secret_) return {indicator_size(IndicatorForm::line).width, 11};
    // Indicator, two rows of state, all registers, words and keys.
    const int registers = value_rows(open_width - listing_width - 1);
    return {open_width, indicator_size(IndicatorForm::narrow).height + 2 + registers + words_rows + 1};
}

int CalculatorPanel::best_width() const {
    return indicator_size(IndicatorForm::wide).width;
}

void CalculatorPanel::follow(const Session& session, Seat viewer, bool secret, Time now) {
    const bool one_more = session.moves().size() == followed_ + 1;
    followed_ = session.moves().size();
    secret_ = secret;
    foreign_ = secret && session.previous() && session.previous()->turn() != viewer;
    lockstep_.follow(session);
    native_display_ = session.match().display();
    due_ = now + interval();
    if (!one_more || foreign_ || !waits()) settle(session);
}

void CalculatorPanel::settle(const Session& session) {
    lockstep_.settle(session);
}

void CalculatorPanel::step(const Session& session) {
    lockstep_.run(1);
    if (!lockstep_.running()) settle(session);
}

milliseconds CalculatorPanel::interval() const {
    return pace_ == Pace::real ? real_step : slow_step;
}

std::optional<milliseconds> CalculatorPanel::patience(Time now) const {
    if (!lockstep_.running() || paused_ || pace_ == Pace::at_once) return {};
    return std::max(milliseconds(0), std::chrono::ceil<milliseconds>(due_ - now));
}

void CalculatorPanel::tick(const Session& session, Time now) {
    if (!patience(now)) return;
    for (int count = 0; count < most_steps_at_once && due_ <= now && lockstep_.running(); ++count) {
        step(session);
        due_ += interval();
    }
    due_ = std::max(due_, now);
}

std::optional<std::string> CalculatorPanel::on_key(const Key& key, const Session& session, Time now) {
    if (key.name != Key::Name::character) return {};
    switch (key.character) {
    case U't':
        pace_ = pace_ == Pace::at_once ? Pace::slow : pace_ == Pace::slow ? Pace::real : Pace::at_once;
        break;
    case U'p':
        paused_ = !paused_;
        break;
    case U'.':
        paused_ = true;
        if (!lockstep_.running())
            return tr("Nothing runs now. With your next move the program starts, halted.");
        step(session);
        return "";
    case U'w':
        in_words_ = !in_words_;
        return "";
    default:
        return {};
    }
    due_ = now + interval();
    if (lockstep_.running() && !waits()) settle(session);
    return "";
}

std::string CalculatorPanel::pace_text() const {
    if (paused_) return tr("halted");
    if (pace_ == Pace::at_once) return tr("at once");
    return pace_ == Pace::slow ? tr("slowly") : tr("real pace");
}

std::string CalculatorPanel::count_text() const {
    if (foreign_) return {};
    return tr("steps done: {}", lockstep_.original().instructions());
}

std::string CalculatorPanel::words() const {
    const mk61::State& state = lockstep_.original().machine().state();
    const auto at = static_cast<std::size_t>(mk61::step_at_address(state.pc));
    const std::uint8_t address = state.program.at((at + 1) % state.program.size());
    return step_in_words(state.program.at(at), address);
}

std::vector<std::string> CalculatorPanel::difference_lines() const {
    const auto& difference = lockstep_.difference();
    if (!difference) return {};
    std::vector<std::string> lines{tr("They differ: {}.", difference->field)};
    if (!secret_)
        lines.push_back(tr("Game {}, calculator {}", native_display_, lockstep_.original().read().display));
    return lines;
}

void CalculatorPanel::paint(Canvas& canvas) const {
    const Size size = canvas.size();
    const bool low = size.height < comfortable_height;
    const bool running = lockstep_.running();
    const IndicatorForm form =
        indicator_form(low ? Size{size.width, indicator_size(IndicatorForm::narrow).height} : size);
    paint_indicator(canvas, {0, 0}, form,
                    running ? std::string() : lockstep_.original().machine().display().text());
    int row = paint_state(canvas, indicator_size(form).height);
    const auto hints = hint_rows(size.width);
    int bottom = size.height - static_cast<int>(hints.size());
    for (std::size_t index = 0; index < hints.size(); ++index)
        paint_hints(canvas, bottom + static_cast<int>(index), hints[index]);

    const int needed = secret_ ? secret_rows : value_rows(size.width - listing_width - 1);
    int spare = bottom - row - needed;
    const int rows = size.width < open_width ? 2 * words_rows : words_rows;
    // Where both differ the registers say more.
    if (in_words_ && (spare >= rows || !lockstep_.difference())) {
        bottom -= rows;
        spare -= rows;
        canvas.paragraph({{0, bottom}, {size.width, rows}}, words(), Role::own);
    }
    if (spare >= 1) ++row;
    if (spare >= 2) --bottom;
    paint_program(canvas, row, bottom);
}

std::vector<std::vector<Hint>> CalculatorPanel::hint_rows(int width) const {
    const Hint pace{"t", tr("pace")};
    const Hint halt{"p", paused_ ? tr("go on") : tr("halt")};
    const Hint one_step{".", tr("step")};
    const Hint in_words{"w", tr("words")};
    const std::vector<Hint> all{pace, halt, one_step, in_words};
    if (hints_fit(width, all)) return {all};
    return {{pace, halt}, {one_step, in_words}};
}

int CalculatorPanel::paint_state(Canvas& canvas, int row) const {
    const int width = canvas.size().width;
    const auto differences = difference_lines();
    const std::string count = count_text();
    const std::string pace = pace_text();
    const std::string mark = lockstep_.running()   ? tr("it is running…")
                             : differences.empty() ? tr("✓ both agree")
                                                   : std::string();
    for (const std::string& line : differences)
        row += canvas.paragraph({{0, row}, {width, 2}}, "✗ " + line, Role::bad);
    if (differences.empty()) canvas.text({0, row}, mark, lockstep_.running() ? Role::dim : Role::good);

    constexpr int apart = 2;
    const int right = std::min(width, indicator_size(IndicatorForm::wide).width);
    const int all = text_width(mark) + text_width(count) + text_width(pace) + 2 * apart;
    const bool one_row = all <= right;
    int left = 0;
    if (one_row && differences.empty())
        left = text_width(mark) + apart;
    else if (differences.empty())
        ++row;
    canvas.text({left, row}, count);
    if (left + text_width(count) + text_width(pace) + apart > right) ++row;
    canvas.text_right({right, row}, pace, Role::dim);
    return row + 1;
}

void CalculatorPanel::paint_program(Canvas& canvas, int top, int bottom) const {
    const int width = canvas.size().width;
    const int rows = std::max(0, bottom - top);
    const mk61::State& state = lockstep_.original().machine().state();
    const int beside = listing_width + 1;
    if (secret_) {
        const std::string why = tr("Registers would betray the ships; they are shown after the battle.");
        const bool below = width < 2 * beside + 4;
        const int listed = below ? std::min(rows, listing_rows_in_narrow_panel) : rows;
        paint_listing(canvas, {{0, top}, {listing_width, listed}}, state);
        if (below)
            canvas.paragraph({{0, top + listed + 1}, {width, rows - listed - 1}}, why, Role::dim);
        else
            canvas.paragraph({{beside, top}, {width - beside, rows}}, why, Role::dim);
        return;
    }
    paint_listing(canvas, {{0, top}, {listing_width, rows}}, state);
    paint_values(canvas, {{beside, top}, {width - beside, rows}}, state);
}

bool has_side_panel(const GameInfo& info) {
    return find_original(info.id) != nullptr;
}

Result<std::unique_ptr<SidePanel>> make_side_panel(const Session& session, const mk61::Listing* listing) {
    auto panel = CalculatorPanel::make(session, listing);
    if (!panel) return refuse(panel.error());
    return std::unique_ptr<SidePanel>(*std::move(panel));
}

Result<Session> drawn_by_original(const Session& session, const mk61::Listing* listing) {
    const OriginalKind* const kind = find_original(session.game().info().id);
    if (!kind) return refuse("{} has no original that could run beside it.", session.game().info().id);
    const auto lockstep = Lockstep::start(*kind, session.game(), session.settings(), session.seed(), listing);
    if (!lockstep) return refuse(lockstep.error());
    return lockstep->start_with_drawn(session);
}

std::vector<Hint> side_panel_keys() {
    return {{"t", tr("its pace: at once, slow, real")},
            {"p", tr("halt, go on")},
            {".", tr("one step")},
            {"w", tr("the next step in words")}};
}

} // namespace pmk
