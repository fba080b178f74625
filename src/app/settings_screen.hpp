// The settings of the program. A change holds at once, and is kept.
#pragma once

#include "app/context.hpp"
#include "app/selection.hpp"

namespace pmk {

class SettingsScreen final : public Screen {
  public:
    explicit SettingsScreen(Context& context);

    void paint(Canvas& canvas) const override;
    std::optional<Point> cursor(Size screen) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;

  private:
    // Gives the selected setting the next of its values, or the one before.
    void change(int step);

    Context& context_;
    Selection selection_;
    std::string notice_;
    Role notice_role_ = Role::plain;
};

} // namespace pmk
