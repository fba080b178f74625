#include "app/game_screen.hpp"

#include "app/curtain.hpp"
#include "app/dialog.hpp"
#include "app/engine_words.hpp"
#include "app/help_screen.hpp"
#include "app/id_screen.hpp"
#include "app/layout.hpp"
#include "session/program_settings.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace pmk {
namespace {

// The shared keys that go on with a game or begin another.
bool changes_game(const Key& key) {
    constexpr std::u32string_view letters = U"uUrn";
    return key == control_key('r') ||
           (key.name == Key::Name::character && letters.find(key.character) != letters.npos);
}

} // namespace

GameScreen::GameScreen(Context& context, Session session, std::unique_ptr<View> view,
                       std::optional<Store::Claim> claim)
    : context_(context), session_(std::move(session)), view_(std::move(view)),
      keeper_(context, std::move(claim)) {
    let_engine_answer();
    if (is_on(context_.settings, "side_by_side") && has_side_panel(info())) {
        if (session_.moves().empty() && !engine()) {
            auto drawn = drawn_by_original(session_, context_.options.listing);
            if (drawn) session_ = *std::move(drawn);
        }
        toggle_original();
    }
    look_through_seat(session_.match().turn().value_or(1), nullptr);
}

void GameScreen::open(Context& context, Session session, std::unique_ptr<View> view,
                      std::optional<Store::Claim> claim) {
    auto screen =
        std::make_unique<GameScreen>(context, std::move(session), std::move(view), std::move(claim));
    GameScreen& game = *screen;
    context.screens.push(std::move(screen));
    if (game.secret()) game.lower_curtain();
    game.notice_ = std::exchange(context.news, {});
    if (!game.notice_.empty()) game.notice_role_ = Role::bad;
}

Result<void> GameScreen::start(Context& context, const CatalogueEntry& game, const Settings& settings) {
    auto session = Session::start(game.game, settings, context.new_seed());
    if (!session) return refuse(session.error());
    open(context, std::move(*session), game.make_view());
    return {};
}

void GameScreen::paint(Canvas& canvas) const {
    const Size minimum = view_->minimum();
    if (!body_fits(canvas.size(), minimum)) {
        paint_too_small(canvas, translated(info().title), minimum);
        return;
    }
    const FrameLayout layout = frame_layout(canvas.size(), minimum.height);
    const Beside::Places placed = places(layout.body.size);
    Canvas body(layout.body.size, canvas.charset());
    if (placed.board) {
        Canvas board(placed.board->size, canvas.charset());
        view_->paint(*seen_, board);
        body.paste(placed.board->corner, board);
    }
    if (beside_) beside_->paint(body, placed);
    canvas.paste(layout.body.corner, body);
    const std::string title = translated(info().title);
    const int room = status_room(canvas.size().width, title);
    paint_frame(
        canvas, layout,
        {title, status_with_mark(view_->status(*seen_), engine(), room), message(), message_role(), hints()});
}

std::optional<Point> GameScreen::cursor(Size screen) const {
    const Size minimum = view_->minimum();
    if (!body_fits(screen, minimum)) return {};
    const FrameLayout layout = frame_layout(screen, minimum.height);
    const auto board = places(layout.body.size).board;
    if (!board) return {};
    auto point = view_->cursor(*seen_, board->size);
    if (!point || point->y < 0 || point->y >= board->size.height || point->x >= board->size.width) return {};
    return Point{point->x + layout.body.corner.x, point->y + layout.body.corner.y};
}

std::string GameScreen::message() const {
    if (!notice_.empty()) return notice_;
    if (stopped()) return stop_sentence(*engine());
    if (handing_over_)
        return view_->message(*seen_) + " " +
               tr("Press a key and hand over to player {}.", session_.match().turn().value_or(viewer_));
    if (!shows_end()) return view_->message(*seen_);
    const Outcome outcome = session_.match().outcome();
    std::string end = translated(outcome.sentence);
    if (outcome.kind == Outcome::Kind::lost && info().undo_allowed)
        end += " " + tr("u takes the last move back, r starts again.");
    return end;
}

Role GameScreen::message_role() const {
    if (!notice_.empty()) return notice_role_;
    if (stopped()) return Role::bad;
    if (!shows_end()) return Role::plain;
    const Outcome outcome = session_.match().outcome();
    if (outcome.kind == Outcome::Kind::lost) return Role::bad;
    return outcome.kind == Outcome::Kind::won && info().seats == 1 ? Role::good : Role::title;
}

std::vector<Hint> GameScreen::hints() const {
    std::vector<Hint> hints;
    if (!body_fits(context_.terminal.size(), view_->minimum())) return hints;
    if (handing_over_) return {{tr("any key"), tr("hide the board and hand over")}};
    if (stopped()) {
        if (!secret()) hints = {{"i", tr("ID")}};
    } else if (over()) {
        hints = {{"n", tr("new game")}, {"r", tr("the same again")}, {"i", tr("ID")}};
        if (info().undo_allowed) hints.insert(hints.begin() + 2, {"u", tr("undo")});
    } else {
        hints = view_->hints(*seen_);
        if (view_->takes_letters()) return hints;
        if (info().undo_allowed && !session_.moves().empty()) hints.push_back({"u", tr("undo")});
    }
    // Behind the main action: where the original has taken the board's place, this is the way back.
    if (original_in_sight())
        hints.insert(std::next(hints.begin(), std::min<std::ptrdiff_t>(1, std::ssize(hints))),
                     {"o", tr("board")});
    else if (has_side_panel(info()))
        hints.push_back({"o", tr("original")});
    if (!over()) {
        if (!session_.moves().empty()) hints.push_back({"r", tr("restart")});
        if (!secret()) hints.push_back({"i", tr("ID")});
    }
    hints.push_back({"?", tr("help")});
    hints.push_back({"q", tr("leave")});
    return hints;
}

void GameScreen::on_mouse(const Mouse& mouse) {
    const Size screen = context_.terminal.size();
    if (!body_fits(screen, view_->minimum())) return;
    const Rect body = frame_layout(screen, view_->minimum().height).body;
    if (handing_over_ && mouse.action == Mouse::Action::press) return lower_curtain();
    const Point at{mouse.at.x - body.corner.x, mouse.at.y - body.corner.y};
    const auto [board, panel] = places(body.size);
    if (panel && mouse.action == Mouse::Action::press) {
        const auto rows = beside_->panel().hint_rows(panel->size.width);
        const int row = at.y - panel->size.height + static_cast<int>(rows.size());
        const auto key =
            row < 0 || at.y >= panel->size.height
                ? std::nullopt
                : clicked_key(panel->size.width, rows[static_cast<std::size_t>(row)], at.x - panel->corner.x);
        if (key) return on_key(*key);
    }
    if (over() || !board || at.x < 0 || at.x >= board->size.width || at.y < 0 || at.y >= board->size.height)
        return;
    const Reaction reaction = view_->on_mouse({mouse.action, at}, board->size, *seen_);
    if (reaction.kind == Reaction::Kind::unused) return;
    view_->rest();
    notice_.clear();
    notice_role_ = Role::plain;
    react(reaction);
}

void GameScreen::on_key(const Key& key) {
    if (handing_over_) return lower_curtain();
    view_->rest();
    notice_.clear();
    notice_role_ = Role::plain;
    const bool playable = body_fits(context_.terminal.size(), view_->minimum());
    const Key latin = on_latin_layout(key);
    // A finished game has no use for typed moves: there the letters are the shared keys first.
    if (over() || !playable) {
        const bool shared = latin.name == Key::Name::character || latin.name == Key::Name::control ||
                            latin.name == Key::Name::escape;
        if (shared)
            on_shared_key(latin);
        else if (playable && !stopped())
            give_to_view(key);
        return;
    }
    if (give_to_view(key) || (latin != key && give_to_view(latin))) return;
    on_shared_key(latin);
}

bool GameScreen::give_to_view(const Key& key) {
    return react(view_->on_key(key, *seen_));
}

bool GameScreen::react(const Reaction& reaction) {
    if (reaction.kind == Reaction::Kind::move) play(reaction.move);
    return reaction.kind != Reaction::Kind::unused;
}

void GameScreen::on_shared_key(const Key& key) {
    if (original_in_sight()) {
        if (auto told = beside_->panel().on_key(key, session_, context_.terminal.now())) {
            notice_ = *std::move(told);
            return;
        }
    }
    if (key.name == Key::Name::escape) return leave();
    if (stopped() && changes_game(key)) return;
    if (key == control_key('r')) return redo();
    if (key.name != Key::Name::character) return;
    switch (key.character) {
    case U'?':
        return show_help();
    case U'u':
        return undo();
    case U'U':
        return redo();
    case U'r':
        return ask_restart();
    case U'n':
        return ask_new();
    case U'i':
        return show_id();
    case U'o':
        if (has_side_panel(info())) toggle_original();
        return;
    case U'q':
        return leave();
    default:
        return;
    }
}

void GameScreen::play(const std::string& move) {
    const auto before = std::move(seen_);
    const auto played = session_.play(move);
    if (!played) {
        notice_ = translated(played.error());
        notice_role_ = Role::bad;
        seen_ = session_.match().observe(viewer_);
        return;
    }
    let_engine_answer();
    look(before.get());
    keep();
}

void GameScreen::let_engine_answer() {
    if (engine()) engine()->follow(session_);
}

void GameScreen::undo() {
    const auto undone = session_.undo();
    if (undone) return position_changed(tr("Taken back."));
    notice_ = translated(undone.error());
}

void GameScreen::redo() {
    const auto redone = session_.redo();
    if (redone) return position_changed(tr("Played again."));
    notice_ = translated(redone.error());
}

void GameScreen::ask_restart() {
    const bool comes_back = info().undo_allowed && !session_.moves().empty();
    const std::string back =
        comes_back ? tr("Back at the start; U plays the moves again.") : tr("From the start.");
    const auto restart = [this, back] {
        session_.restart();
        position_changed(back);
    };
    // Where undo brings everything back there is nothing to ask.
    if (info().undo_allowed || session_.moves().empty()) return restart();
    ask(context_, tr("Play this game again from its start? The moves cannot be brought back."),
        tr("yes, start again"), restart);
}

void GameScreen::ask_new() {
    const auto begin = [this] {
        auto fresh = Session::start(session_.game(), session_.asked(), context_.new_seed());
        if (fresh && engine()) {
            if (const auto begun = engine()->begin(*fresh); !begun) fresh = refuse(begun.error());
        } else if (fresh && original_in_sight()) {
            fresh = drawn_by_original(*fresh, context_.options.listing);
        }
        if (!fresh) {
            notice_ = translated(fresh.error());
            return;
        }
        session_ = std::move(*fresh);
        if (beside_ && !make_original()) beside_.reset();
        position_changed({});
    };
    if (over() || session_.moves().empty()) return begin();
    ask(context_,
        tr("Give up this game of {} (move {}) and start a new one?", translated(info().title),
           session_.moves().size()),
        tr("yes, a new game"), begin);
}

void GameScreen::show_id() {
    if (secret()) {
        notice_ = tr("The ID would betray where the players are; it is shown when the game is over.");
        return;
    }
    context_.screens.push(
        std::make_unique<IdScreen>(context_, translated(info().title), "pmkgames play " + session_.id()));
}

void GameScreen::show_help() {
    Help help = view_->help();
    // In sight its keys stand among the others.
    if (has_side_panel(info()) && !original_in_sight())
        help.rules.push_back(tr("With the original beside: t its pace, p halt, . a step, w in words."));
    context_.screens.push(std::make_unique<HelpScreen>(context_, translated(info().title), std::move(help),
                                                       shared_keys(info(), original_in_sight())));
}

void GameScreen::leave() {
    if (unsaved()) {
        keep();
        if (unsaved()) {
            ask(context_, tr("This game could not be kept on disk and will be lost. Leave it?"),
                tr("yes, leave"), [this] {
                    closing();
                    context_.screens.take_off(*this);
                });
            return;
        }
    }
    closing();
    context_.screens.take_off(*this);
}

void GameScreen::position_changed(const std::string& notice) {
    notice_ = notice;
    let_engine_answer();
    if (secret() && !stopped())
        lower_curtain();
    else
        look(nullptr);
    keep();
}

void GameScreen::look(const Observation* before) {
    const Seat next = session_.match().turn().value_or(viewer_);
    const bool stays = secret() && next != viewer_;
    handing_over_ = stays && !stopped();
    look_through_seat(stays ? viewer_ : next, before);
}

void GameScreen::lower_curtain() {
    handing_over_ = false;
    const Seat next = session_.match().turn().value_or(viewer_);
    // Nothing of the other seat is left to be painted should the curtain ever have a gap.
    look_through_seat(next, nullptr);
    notice_.clear();
    context_.screens.push(std::make_unique<Curtain>(
        context_, translated(info().title), next, [this] { leave(); }, [this] { show_help(); }));
}

void GameScreen::look_through_seat(Seat seat, const Observation* before) {
    viewer_ = seat;
    seen_ = session_.match().observe(seat);
    view_->changed(before, *seen_);
    if (!is_on(context_.settings, "animation")) view_->rest();
    follow_original();
}

Beside::Places GameScreen::places(Size body) const {
    if (!beside_) return {Rect{{0, 0}, body}, {}};
    return beside_->places(body, view_->minimum());
}

void GameScreen::toggle_original() {
    if (!beside_) {
        if (const auto made = make_original(); !made) {
            notice_ = translated(made.error());
            notice_role_ = Role::bad;
            return;
        }
    }
    const Size minimum = view_->minimum();
    beside_->toggle(frame_layout(context_.terminal.size(), minimum.height).body.size, minimum);
}

Result<void> GameScreen::make_original() {
    auto panel = make_side_panel(session_, context_.options.listing);
    if (!panel) return refuse(panel.error());
    if (beside_)
        beside_->replace(*std::move(panel));
    else
        beside_.emplace(*std::move(panel));
    follow_original();
    return {};
}

void GameScreen::follow_original() {
    if (beside_) beside_->panel().follow(session_, viewer_, secret(), context_.terminal.now());
}

std::optional<std::chrono::milliseconds> GameScreen::patience() const {
    // The calculator waits for the pictures of a move, which are soon over.
    const auto picture = view_->picture_time();
    if (picture || !original_in_sight()) return picture;
    return beside_->panel().patience(context_.terminal.now());
}

void GameScreen::on_timeout() {
    if (view_->picture_time())
        view_->next_picture();
    else if (original_in_sight())
        beside_->panel().tick(session_, context_.terminal.now());
}

bool GameScreen::settle() {
    if (!keeper_.is_due()) return false;
    const auto settled = keeper_.settle();
    warn_unless(settled);
    return !settled;
}

void GameScreen::closing() {
    if (unsaved()) keep();
    if (keeper_.is_due()) warn_unless(keeper_.settle());
    context_.farewell.line = keeper_.farewell(session_);
    context_.left_slot = keeper_.slot();
}

void GameScreen::keep() {
    warn_unless(keeper_.stage(session_));
}

void GameScreen::warn_unless(const Result<void>& kept) {
    if (!kept && !warned_) {
        // How the game ended is still told.
        notice_ = over() ? translated(session_.match().outcome().sentence) + " " : std::string();
        notice_ += translated(kept.error());
        notice_role_ = Role::bad;
    }
    warned_ = !kept;
}

std::vector<Hint> shared_keys(const GameInfo& info, bool original_in_sight) {
    std::vector<Hint> keys;
    if (info.undo_allowed) {
        keys.push_back({"u", tr("undo: take back")});
        keys.push_back({"U", tr("redo (also Ctrl-R)")});
    }
    keys.push_back({"r", tr("back to the start")});
    keys.push_back({"n", tr("a new game")});
    keys.push_back({"i", tr("how to get it again")});
    if (original_in_sight) {
        keys.push_back({"o", tr("the board alone")});
        const auto more = side_panel_keys();
        keys.insert(keys.end(), more.begin(), more.end());
    } else if (has_side_panel(info)) {
        keys.push_back({"o", tr("the original beside")});
    }
    keys.push_back({"q, Esc", tr("leave; kept if begun")});
    return keys;
}

} // namespace pmk
