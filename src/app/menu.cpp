#include "app/menu.hpp"

#include "app/dialog.hpp"
#include "app/frame.hpp"
#include "app/game_screen.hpp"
#include "app/help_screen.hpp"
#include "app/layout.hpp"
#include "app/preset_list.hpp"
#include "app/settings_screen.hpp"
#include "app/statistics_screen.hpp"
#include "app/statistics_table.hpp"

#include <algorithm>
#include <utility>

namespace pmk {
namespace {

constexpr int title_x = 4;
constexpr int list_width = 36;
constexpr int lowest_body = 8; // with the rules of the frame
// From this width on there is a panel beside the list.
constexpr int width_for_panel = 72;
constexpr int widest_fact = 60;
constexpr int most_fact_rows = 3;
// The picture of a game is of this seed: it should not change from one look to the next.
constexpr std::uint64_t picture_seed = 1;

std::string seats_text(int seats) {
    return seats == 1 ? tr("one player") : tr("{} players", seats);
}

} // namespace

Menu::Menu(Context& context) : context_(context), pictures_(context.options.games.size()) {
    read_kept();
    notice_ = std::exchange(context_.news, {});
}

void Menu::read_kept() {
    kept_ = context_.kept_games();
    kept_pictures_ = std::vector<std::optional<GamePicture>>(kept_.size());
    selection_.set_count(game_count() + static_cast<int>(kept_.size()));
    // What is wrong with them is told where they are shown.
    statistics_ = context_.statistics.and_then([](const StatisticsFile& file) { return file.read(); })
                      .value_or(Statistics());
}

const CatalogueEntry* Menu::selected_game() const {
    return selection_.index() < game_count()
               ? &context_.options.games[static_cast<std::size_t>(selection_.index())]
               : nullptr;
}

const KeptGame* Menu::selected_kept() const {
    const int index = selection_.index() - game_count();
    return index >= 0 && index < static_cast<int>(kept_.size()) ? &kept_[static_cast<std::size_t>(index)]
                                                                : nullptr;
}

std::vector<Menu::Line> Menu::lines(bool blurbs) const {
    using Kind = Line::Kind;
    std::vector<Line> lines;
    for (int game = 0; game < game_count(); ++game) {
        if (blurbs && game > 0) lines.push_back({Kind::blank});
        lines.push_back({Kind::game, game});
        if (blurbs) lines.push_back({Kind::blurb, game});
    }
    if (!kept_.empty()) {
        lines.push_back({Kind::blank});
        lines.push_back({Kind::heading});
    }
    for (int kept = 0; kept < static_cast<int>(kept_.size()); ++kept)
        lines.push_back({Kind::kept, kept});
    return lines;
}

Menu::Placed Menu::placed(Size body) const {
    Placed placed{lines(true)};
    if (static_cast<int>(placed.lines.size()) > body.height) placed.lines = lines(false);
    for (std::size_t index = 0; index < placed.lines.size(); ++index) {
        const Line& line = placed.lines[index];
        const bool is_item = line.kind == Line::Kind::game || line.kind == Line::Kind::kept;
        const int item = line.item + (line.kind == Line::Kind::kept ? game_count() : 0);
        if (is_item && item == selection_.index()) placed.selected = static_cast<int>(index);
    }
    Selection window(static_cast<int>(placed.lines.size()));
    window.select(placed.selected);
    placed.first = window.first_shown(body.height);
    placed.top = static_cast<int>(placed.lines.size()) < body.height ? 1 : 0;
    return placed;
}

void Menu::paint(Canvas& canvas) const {
    const Size size = canvas.size();
    const FrameLayout layout = frame_layout(size, lowest_body);
    Canvas body(layout.body.size, canvas.charset());
    const bool panel = size.width >= width_for_panel;
    const Placed list = placed(body.size());
    const int top = list.top;
    for (int row = 0; row + top < body.size().height; ++row) {
        const int index = list.first + row;
        if (index >= static_cast<int>(list.lines.size())) break;
        paint_line(body, {0, row + top}, panel ? list_width : size.width,
                   list.lines[static_cast<std::size_t>(index)], index == list.selected);
    }
    paint_more(body, top, body.size().height - 1, list.first > 0,
               list.first + body.size().height < static_cast<int>(list.lines.size()));
    if (panel)
        paint_panel(body, {{list_width + 2, top}, {size.width - list_width - 2, body.size().height - top}});
    canvas.paste(layout.body.corner, body);
    paint_frame(canvas, layout,
                {"pmkgames", tr("games of the MK-61"), message(size),
                 notice_.empty() ? Role::plain : Role::bad, hints()});
}

std::optional<Point> Menu::cursor(Size screen) const {
    return Point{title_x - 2, selected_row(screen)};
}

int Menu::selected_row(Size screen) const {
    const Rect body = frame_layout(screen, lowest_body).body;
    const Placed list = placed(body.size);
    return body.corner.y + list.top + list.selected - list.first;
}

void Menu::paint_line(Canvas& body, Point at, int width, const Line& line, bool selected) const {
    if (selected) body.put({at.x + title_x - 2, at.y}, U'▸', Role::own);
    const Role role = selected ? Role::own : Role::title;
    switch (line.kind) {
    case Line::Kind::game: {
        const GameInfo& info = context_.options.games[static_cast<std::size_t>(line.item)].game.info();
        body.text({at.x + title_x, at.y}, translated(info.title), role);
        return;
    }
    case Line::Kind::blurb: {
        const GameInfo& info = context_.options.games[static_cast<std::size_t>(line.item)].game.info();
        body.text({at.x + title_x, at.y}, translated(info.blurb));
        return;
    }
    case Line::Kind::heading:
        body.text({at.x + title_x - 2, at.y}, tr("Go on with"));
        return;
    case Line::Kind::kept: {
        const KeptGame& kept = kept_[static_cast<std::size_t>(line.item)];
        body.text({at.x + title_x, at.y}, kept.title, role);
        const int room = width - title_x - text_width(kept.title) - 1;
        body.text_right({at.x + width, at.y}, details_within(kept, room));
        return;
    }
    case Line::Kind::blank:
        return;
    }
}

const GamePicture* Menu::picture() const {
    if (const CatalogueEntry* game = selected_game()) {
        auto& picture = pictures_[static_cast<std::size_t>(selection_.index())];
        if (picture) return &*picture;
        const auto match = game->game.start({}, picture_seed);
        return match ? &picture.emplace(*game, **match) : nullptr;
    }
    const KeptGame* kept = selected_kept();
    if (!kept) return nullptr;
    auto& picture = kept_pictures_[static_cast<std::size_t>(selection_.index() - game_count())];
    if (picture) return &*picture;
    const auto session = context_.load(kept->text);
    if (!session || hides_seats(session->game().info())) return nullptr;
    return &picture.emplace(context_.entry_of(session->game()), session->match());
}

std::vector<std::string> Menu::facts() const {
    const GamePicture* const shown = picture();
    const CatalogueEntry* const game = selected_game();
    if (!game) {
        std::vector<std::string> facts;
        if (shown) facts.push_back(shown->status());
        const KeptGame* const kept = selected_kept();
        if (kept) facts.push_back(details_within(*kept, widest_fact));
        if (kept) facts.push_back(tr("Press Enter to go on where you left off, or x to forget this game."));
        return facts;
    }
    const GameInfo& info = game->game.info();
    std::vector<std::string> facts;
    if (shown) facts.push_back(shown->goal());
    facts.push_back(tr("For {}.", seats_text(info.seats)));
    if (const auto ways = statistics_.find(info.id); ways != statistics_.end()) {
        facts.push_back(counts_sentence(info, ways->second));
        if (std::string best = best_sentence(info, ways->second); !best.empty())
            facts.push_back(std::move(best));
    }
    if (has_kept(*game))
        facts.push_back(tr("Enter starts a new game; an unfinished one waits under \"Go on with\"."));
    if (has_side_panel(info)) facts.push_back(tr("The MK-61 original can run beside it (o)."));
    return facts;
}

void Menu::paint_panel(Canvas& body, Rect panel) const {
    int row = panel.corner.y;
    if (const GamePicture* const shown = picture()) {
        Canvas window({std::min(GamePicture::size.width, panel.size.width),
                       std::min(GamePicture::size.height, panel.size.height)},
                      body.charset());
        shown->paint(window);
        body.paste(panel.corner, window);
        row += window.size().height + 1;
    }
    const int width = std::min(panel.size.width, widest_fact);
    // A long notice takes the last row too.
    const int bottom = body.size().height - (notice_.empty() ? 0 : 1);
    for (const std::string& fact : facts()) {
        Canvas sentence({width, most_fact_rows}, body.charset());
        const int rows = sentence.paragraph({{0, 0}, sentence.size()}, fact);
        if (row + rows > bottom) return;
        body.paste({panel.corner.x, row}, sentence);
        row += rows;
    }
}

// Where there is no room for the panel, its first sentence stands here.
std::string Menu::message(Size screen) const {
    if (!notice_.empty() || screen.width >= width_for_panel) return notice_;
    const auto sentences = facts();
    return sentences.empty() ? std::string() : sentences.front();
}

std::vector<Hint> Menu::hints() const {
    std::vector<Hint> hints;
    if (selected_kept()) {
        hints = {{tr("Enter"), tr("go on")}, {"x", tr("forget")}};
    } else if (const CatalogueEntry* game = selected_game()) {
        hints.push_back({tr("Enter"), has_kept(*game) ? tr("new game") : tr("play")});
        if (!game->game.info().presets.empty()) hints.push_back({"p", tr("presets")});
    }
    hints.push_back({"s", tr("statistics")});
    hints.push_back({",", tr("settings")});
    hints.push_back({"?", tr("help")});
    hints.push_back({"q", tr("quit")});
    return hints;
}

bool Menu::settle() {
    if (!stale_) return false;
    stale_ = false;
    read_kept_again();
    return true;
}

bool Menu::has_kept(const CatalogueEntry& game) const {
    return std::any_of(kept_.begin(), kept_.end(), [&](const KeptGame& kept) { return kept.game == &game; });
}

void Menu::read_kept_again() {
    const KeptGame* const selected = selected_kept();
    const CatalogueEntry* const game = selected ? selected->game : nullptr;
    const std::optional<int> left = std::exchange(context_.left_slot, {});
    const std::optional<int> slot = left || !selected ? left : std::optional(selected->slot);
    read_kept();
    const auto found = std::find_if(kept_.begin(), kept_.end(),
                                    [&](const KeptGame& kept) { return slot && kept.slot == *slot; });
    if (found != kept_.end())
        selection_.select(game_count() + static_cast<int>(found - kept_.begin()));
    else if (left && game)
        selection_.select(static_cast<int>(game - context_.options.games.data()));
}

void Menu::on_key(const Key& key) {
    notice_.clear();
    const Key latin = on_latin_layout(key);
    if (selection_.on_key(latin)) return;
    const bool go = latin == named_key(Key::Name::enter) || latin == character_key(U' ') ||
                    latin == character_key(U'l') || latin == named_key(Key::Name::right);
    if (go) {
        choose();
    } else if (latin == character_key(U'p')) {
        show_presets();
    } else if (latin == character_key(U'x') || latin == named_key(Key::Name::remove)) {
        if (const KeptGame* kept = selected_kept()) forget(*kept);
    } else if (latin == character_key(U's')) {
        context_.screens.push(std::make_unique<StatisticsScreen>(context_));
    } else if (latin == character_key(U',')) {
        context_.screens.push(std::make_unique<SettingsScreen>(context_));
    } else if (latin == character_key(U'?')) {
        show_help();
    } else if (latin == character_key(U'q')) {
        context_.screens.pop();
    }
}

void Menu::on_mouse(const Mouse& mouse) {
    notice_.clear();
    if (selection_.on_mouse(mouse) || mouse.action != Mouse::Action::press) return;
    const Rect body = frame_layout(context_.terminal.size(), lowest_body).body;
    const Placed list = placed(body.size);
    const int index = mouse.at.y - body.corner.y - list.top + list.first;
    if (index < 0 || index >= static_cast<int>(list.lines.size())) return;
    const Line& line = list.lines[static_cast<std::size_t>(index)];
    if (line.kind == Line::Kind::blank || line.kind == Line::Kind::heading) return;
    const int item = line.item + (line.kind == Line::Kind::kept ? game_count() : 0);
    // The first click selects, so that its picture can be seen; the second chooses.
    if (item == selection_.index())
        choose();
    else
        selection_.select(item);
}

void Menu::choose() {
    if (const KeptGame* kept = selected_kept())
        go_on(*kept);
    else
        start_selected();
}

void Menu::start_selected() {
    const CatalogueEntry* game = selected_game();
    if (!game) return;
    stale_ = true;
    const auto started = GameScreen::start(context_, *game, {});
    if (!started) notice_ = translated(started.error());
}

void Menu::go_on(const KeptGame& kept) {
    stale_ = true;
    auto claim = context_.claim(kept);
    if (!claim) {
        notice_ = translated(claim.error());
        return;
    }
    auto session = context_.load(kept.text);
    if (!session) {
        notice_ = translated(session.error());
        return;
    }
    auto view = context_.entry_of(session->game()).make_view();
    GameScreen::open(context_, std::move(*session), std::move(view), std::move(*claim));
}

void Menu::forget(const KeptGame& kept) {
    const auto act = [this, kept] {
        stale_ = true;
        auto claim = context_.claim(kept);
        if (!claim)
            notice_ = translated(claim.error());
        else if (!*claim)
            notice_ = tr("This game cannot be forgotten: its directory cannot be written.");
        else
            (*claim)->remove();
    };
    const std::string which = kept.title + " (" + details_within(kept, widest_fact) + ")";
    ask(context_, tr("Forget this unfinished game: {}?", which), tr("yes, forget it"), act,
        selected_row(context_.terminal.size()));
}

void Menu::show_presets() {
    const CatalogueEntry* game = selected_game();
    if (!game || game->game.info().presets.empty()) return;
    stale_ = true;
    context_.screens.push(std::make_unique<PresetList>(context_, *game));
}

void Menu::show_help() {
    Help help{tr("Choose a game and press Enter."),
              {{"↑ ↓", tr("choose")},
               {tr("Enter"), tr("play, or go on")},
               {"p", tr("ready-made positions and rules")},
               {"x", tr("forget an unfinished game")},
               {"s", tr("how the games ended so far")},
               {",", tr("settings of the program")},
               {"q", tr("quit")}},
              {tr("A game is kept after each move. When you leave it, it waits in this menu."),
               tr("In a game, ? shows its rules and keys."),
               tr("Keys named on the lowest line can be clicked, too.")}};
    std::vector<Hint> shared{{"?", tr("help, on every screen")},
                             {"Esc", tr("one step back")},
                             {tr("click"), tr("choose; once more: play")},
                             {"Ctrl-L", tr("draw the screen anew")},
                             {"Ctrl-Z", tr("to the shell; fg comes back")}};
    context_.screens.push(
        std::make_unique<HelpScreen>(context_, tr("the menu"), std::move(help), std::move(shared)));
}

} // namespace pmk
