#include "app/game_screen.hpp"

#include "app/curtain.hpp"
#include "app/dialog.hpp"
#include "app/help_screen.hpp"
#include "app/layout.hpp"

namespace pmk {

GameScreen::GameScreen(Context& context, Session session, std::unique_ptr<View> view,
                       std::optional<Store::Claim> claim)
    : context_(context), session_(std::move(session)), view_(std::move(view)),
      keeper_(context, std::move(claim)) {
    look_through_seat(session_.match().turn().value_or(1), nullptr);
}

void GameScreen::open(Context& context, Session session, std::unique_ptr<View> view,
                      std::optional<Store::Claim> claim) {
    auto screen =
        std::make_unique<GameScreen>(context, std::move(session), std::move(view), std::move(claim));
    GameScreen& game = *screen;
    context.screens.push(std::move(screen));
    if (game.hides() && !game.over()) game.lower_curtain();
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
    Canvas body(layout.body.size, canvas.charset());
    view_->paint(*seen_, body);
    canvas.paste(layout.body.corner, body);
    const bool news = !notice_.empty();
    paint_frame(canvas, layout,
                {translated(info().title), view_->status(*seen_), message(),
                 news ? notice_role_ : (over() ? Role::title : Role::plain), hints()});
}

std::optional<Point> GameScreen::cursor(Size screen) const {
    const Size minimum = view_->minimum();
    if (!body_fits(screen, minimum)) return {};
    const FrameLayout layout = frame_layout(screen, minimum.height);
    auto point = view_->cursor(*seen_, layout.body.size);
    if (!point || point->y < 0 || point->y >= layout.body.size.height) return {};
    return Point{point->x + layout.body.corner.x, point->y + layout.body.corner.y};
}

std::string GameScreen::message() const {
    if (!notice_.empty()) return notice_;
    if (over()) return translated(session_.match().outcome().sentence);
    return view_->message(*seen_);
}

std::vector<Hint> GameScreen::hints() const {
    std::vector<Hint> hints;
    if (over()) {
        hints = {{"n", tr("new game")}, {"r", tr("the same again")}, {"i", tr("ID")}};
        if (info().undo_allowed) hints.insert(hints.begin() + 2, {"u", tr("undo")});
    } else {
        hints = view_->hints(*seen_);
        if (info().undo_allowed && !session_.moves().empty()) hints.push_back({"u", tr("undo")});
    }
    hints.push_back({"?", tr("help")});
    hints.push_back({"q", tr("leave")});
    return hints;
}

void GameScreen::on_mouse(const Mouse& mouse) {
    const Size screen = context_.terminal.size();
    if (over() || !body_fits(screen, view_->minimum())) return;
    const Rect body = frame_layout(screen, view_->minimum().height).body;
    const Point at{mouse.at.x - body.corner.x, mouse.at.y - body.corner.y};
    if (at.x < 0 || at.x >= body.size.width || at.y < 0 || at.y >= body.size.height) return;
    const Reaction reaction = view_->on_mouse({mouse.action, at}, body.size, *seen_);
    if (reaction.kind == Reaction::Kind::unused) return;
    view_->rest();
    notice_.clear();
    notice_role_ = Role::plain;
    react(reaction);
}

void GameScreen::on_key(const Key& key) {
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
        else if (playable)
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
    if (key.name == Key::Name::escape) return leave();
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
    look(before.get());
    keep();
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
    const auto restart = [this] {
        session_.restart();
        position_changed(tr("From the start."));
    };
    // Where undo brings everything back there is nothing to ask.
    if (info().undo_allowed || session_.moves().empty()) return restart();
    ask(context_, tr("Play this game again from its start? The moves cannot be brought back."),
        tr("yes, start again"), restart);
}

void GameScreen::ask_new() {
    const auto begin = [this] {
        auto fresh = Session::start(session_.game(), session_.settings(), context_.new_seed());
        if (!fresh) {
            notice_ = translated(fresh.error());
            return;
        }
        session_ = std::move(*fresh);
        position_changed({});
    };
    if (over() || session_.moves().empty()) return begin();
    ask(context_, tr("Give up this game and start a new one?"), tr("yes, a new game"), begin);
}

void GameScreen::show_id() {
    if (hides() && !over()) {
        notice_ = tr("The ID would betray where the players are; it is shown when the game is over.");
        return;
    }
    tell(context_, tr("This game"),
         {tr("To play the same game again, from the same start:"), "pmkgames play " + session_.id()});
}

void GameScreen::show_help() {
    context_.screens.push(
        std::make_unique<HelpScreen>(context_, translated(info().title), view_->help(), shared_keys(info())));
}

void GameScreen::leave() {
    if (unsaved()) {
        keep();
        if (unsaved()) {
            ask(context_, tr("This game could not be kept on disk and will be lost. Leave it?"),
                tr("yes, leave"), [this] {
                    closing();
                    context_.screens.pop();
                });
            return;
        }
    }
    closing();
    context_.screens.pop();
}

void GameScreen::position_changed(const std::string& notice) {
    notice_ = notice;
    if (hides() && !over())
        lower_curtain();
    else
        look(nullptr);
    keep();
}

void GameScreen::look(const Observation* before) {
    const Seat next = session_.match().turn().value_or(viewer_);
    if (hides() && next != viewer_)
        lower_curtain();
    else
        look_through_seat(next, before);
}

void GameScreen::lower_curtain() {
    const Seat next = session_.match().turn().value_or(viewer_);
    // Nothing of the other seat is left to be painted should the curtain ever have a gap.
    look_through_seat(next, nullptr);
    notice_.clear();
    context_.screens.push(std::make_unique<Curtain>(
        context_, translated(info().title), next, [] {}, [this] { leave(); }));
}

void GameScreen::look_through_seat(Seat seat, const Observation* before) {
    viewer_ = seat;
    seen_ = session_.match().observe(seat);
    view_->changed(before, *seen_);
    if (!context_.options.animation) view_->rest();
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
}

void GameScreen::keep() {
    warn_unless(keeper_.stage(session_));
}

void GameScreen::warn_unless(const Result<void>& kept) {
    if (!kept && !warned_) {
        notice_ = translated(kept.error());
        notice_role_ = Role::bad;
    }
    warned_ = !kept;
}

std::vector<Hint> shared_keys(const GameInfo& info) {
    std::vector<Hint> keys;
    if (info.undo_allowed) {
        keys.push_back({"u", tr("take a move back")});
        keys.push_back({"U, Ctrl-R", tr("play it again")});
    }
    keys.push_back({"r", tr("back to the start")});
    keys.push_back({"n", tr("a new game")});
    keys.push_back({"i", tr("ID: the same again")});
    keys.push_back({"Ctrl-L", tr("draw anew")});
    keys.push_back({"q, Esc", tr("leave, keep it")});
    return keys;
}

} // namespace pmk
