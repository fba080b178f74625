#include "app/age.hpp"

#include "pmkgames/text.hpp"

#include <ctime>

namespace pmk {
namespace {

// The local calendar day as a count of days.
long day_of(std::chrono::system_clock::time_point time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm local{};
    localtime_r(&seconds, &local);
    constexpr long seconds_a_day = 24L * 60 * 60;
    return (seconds + local.tm_gmtoff) / seconds_a_day;
}

} // namespace

std::string age_text(std::chrono::system_clock::time_point then, std::chrono::system_clock::time_point now) {
    const long days = day_of(now) - day_of(then);
    if (days <= 0) return tr("today");
    if (days == 1) return tr("yesterday");
    return tr("{} days ago", days);
}

} // namespace pmk
