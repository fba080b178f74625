#include "cli/progress_bar.hpp"

#include "pmkgames/text.hpp"

#include <algorithm>
#include <cmath>

namespace pmk::cli {

std::string progress_line(const Progress& progress, std::chrono::duration<double> elapsed) {
    constexpr std::size_t width = 20;
    const double share =
        progress.chunks == 0 ? 1 : static_cast<double>(progress.done) / static_cast<double>(progress.chunks);
    const auto full = std::min(width, static_cast<std::size_t>(share * width));
    std::string line = fmt::format("[{}{}] {:3} %", std::string(full, '#'), std::string(width - full, '.'),
                                   static_cast<int>(100 * share));
    if (progress.done == 0 || elapsed.count() <= 0) return line;
    const double rate = static_cast<double>(progress.counts.positions) / elapsed.count();
    line += fmt::format("  {:.4g} k/s", rate / 1000);
    const auto left = std::lround(elapsed.count() * (1 - share) / share);
    return line + "  " + tr("{} left", fmt::format("{}:{:02}", left / 60, left % 60));
}

void ProgressBar::show(const Progress& progress) {
    if (!visible_) return;
    const std::string line = progress_line(progress, std::chrono::steady_clock::now() - began_);
    out_ << '\r' << line << std::string(width_ > line.size() ? width_ - line.size() : 0, ' ') << std::flush;
    width_ = std::max(width_, line.size());
}

void ProgressBar::clear() {
    if (width_ == 0) return;
    out_ << '\r' << std::string(width_, ' ') << '\r' << std::flush;
    width_ = 0;
}

} // namespace pmk::cli
