// The menu: the games, what each is, and the unfinished games to go on with.
#pragma once

#include "app/context.hpp"
#include "app/game_picture.hpp"
#include "app/selection.hpp"

namespace pmk {

class Menu final : public Screen {
  public:
    explicit Menu(Context& context);

    void paint(Canvas& canvas) const override;
    std::optional<Point> cursor(Size screen) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;
    bool settle() override;

  private:
    // One line of the list.
    struct Line {
        enum class Kind { game, blurb, blank, heading, kept };
        Kind kind = Kind::blank;
        int item = 0; // the index of the game or the kept game
    };

    std::vector<Line> lines(bool blurbs) const;
    // The lines as they stand in a body of that size, and which one is selected.
    struct Placed {
        std::vector<Line> lines{};
        int first = 0;
        int selected = 0;
        int top = 0; // the row of the body in which the list begins
    };
    Placed placed(Size body) const;

    int game_count() const { return static_cast<int>(context_.options.games.size()); }
    const CatalogueEntry* selected_game() const;
    const KeptGame* selected_kept() const;

    void read_kept();
    // What is kept has changed: the selection stays with the game that was left, or on its line.
    void read_kept_again();
    bool has_kept(const CatalogueEntry& game) const;
    // The row of the screen in which the selected line stands.
    int selected_row(Size screen) const;
    void choose();
    void start_selected();
    void go_on(const KeptGame& kept);
    void forget(const KeptGame& kept);
    void show_presets();
    void show_help();

    void paint_line(Canvas& body, Point at, int width, const Line& line, bool selected) const;
    void paint_panel(Canvas& body, Rect panel) const;
    // Of the selected line; null where there is none to show.
    const GamePicture* picture() const;
    // What the selected line stands for, in sentences.
    std::vector<std::string> facts() const;
    std::string message(Size screen) const;

    Context& context_;
    Selection selection_;
    std::vector<KeptGame> kept_;
    Statistics statistics_;
    std::string notice_;
    bool stale_ = false; // what is kept may have changed: another screen was over this one, or a claim failed
    // Made when they are looked at: of the games their first position, of the kept games how they stand.
    mutable std::vector<std::optional<GamePicture>> pictures_;
    mutable std::vector<std::optional<GamePicture>> kept_pictures_;
};

} // namespace pmk
