#include "games/template/view.hpp"

#include "games/template/game.hpp"

namespace pmk::template_game {
namespace {

constexpr int stones_a_row = 10;

Point stone_place(int stone) {
    return {2 + 3 * (stone % stones_a_row), 1 + 2 * (stone / stones_a_row)};
}

class TemplateView final : public TypedView<Seen> {
  public:
    Size minimum() const override { return {3 * stones_a_row + 2, 2 * (most_stones / stones_a_row) + 1}; }

    Help help() const override {
        return {tr("Take the last stone."),
                {{"1 2 3", tr("take so many stones")}},
                {tr("The players take one, two or three stones in turn.")}};
    }

  protected:
    void paint_seen(const Seen& seen, Canvas& canvas) const override {
        for (int stone = 0; stone < seen.position.stones; ++stone)
            canvas.put(stone_place(stone), U'●', Role::board);
    }

    std::optional<Point> cursor_seen(const Seen& seen, Size) const override {
        if (seen.position.stones == 0) return std::nullopt;
        return stone_place(seen.position.stones - 1);
    }

    Reaction on_key_seen(const Key& key, const Seen&) override {
        if (key.name != Key::Name::character || key.character < U'1' || key.character > U'3')
            return Reaction::unused();
        return Reaction::play(key_text(key));
    }

    void changed_seen(const Seen* before, const Seen& now) override {
        taken_ = before ? before->position.stones - now.position.stones : 0;
    }

    std::string status_seen(const Seen& seen) const override { return tr("player {}", seen.position.seat); }

    std::string message_seen(const Seen&) const override {
        return taken_ == 0 ? tr("How many stones do you take?") : tr("{} taken. And now?", taken_);
    }

    std::vector<Hint> hints_seen(const Seen&) const override { return {{"1 2 3", tr("take")}}; }

  private:
    int taken_ = 0;
};

} // namespace

std::unique_ptr<View> make_view() {
    return std::make_unique<TemplateView>();
}

} // namespace pmk::template_game
