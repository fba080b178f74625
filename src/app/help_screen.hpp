// One screen of help; it scrolls where it does not fit.
#pragma once

#include "app/context.hpp"
#include "app/scroll.hpp"
#include "pmkgames/view.hpp"

namespace pmk {

class HelpScreen final : public Screen {
  public:
    // `shared`: keys that are the same everywhere, shown beside those of the help.
    HelpScreen(Context& context, std::string title, Help help, std::vector<Hint> shared);

    void paint(Canvas& canvas) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;

  private:
    // The whole text on a canvas of that width, as high as it needs.
    Canvas text(int width) const;
    int height_shown() const;
    int rows() const;

    Context& context_;
    std::string title_;
    Help help_;
    std::vector<Hint> shared_;
    Scroll scroll_;
};

} // namespace pmk
