// How the games ended so far.
#pragma once

#include "app/context.hpp"
#include "app/scroll.hpp"

namespace pmk {

class StatisticsScreen final : public Screen {
  public:
    explicit StatisticsScreen(Context& context);

    void paint(Canvas& canvas) const override;
    std::vector<Hint> hints() const override;
    void on_key(const Key& key) override;
    void on_mouse(const Mouse& mouse) override;

  private:
    int rows() const;
    int height_shown() const;

    Context& context_;
    Statistics statistics_;
    std::string trouble_; // why there are none
    Scroll scroll_;
};

} // namespace pmk
