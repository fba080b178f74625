// The presets of one game, to start from.
#pragma once

#include "app/context.hpp"
#include "app/selection.hpp"

namespace pmk {

class PresetList final : public Screen {
  public:
    PresetList(Context& context, const CatalogueEntry& game);

    void paint(Canvas& canvas) const override;
    std::optional<Point> cursor(Size screen) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;

  private:
    void choose();
    // The column of the summaries.
    int summary_x() const;

    Context& context_;
    const CatalogueEntry& game_;
    Selection selection_;
};

} // namespace pmk
