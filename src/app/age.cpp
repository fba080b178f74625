#include "app/age.hpp"

#include "pmkgames/text.hpp"

#include <ctime>

namespace pmk {
namespace {

constexpr long minutes_a_day = 24L * 60;

// In local time, as a count of minutes.
long minute_of(std::chrono::system_clock::time_point time) {
    const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
    std::tm local{};
    localtime_r(&seconds, &local);
    return (seconds + local.tm_gmtoff) / 60;
}

long days_between(std::chrono::system_clock::time_point then, std::chrono::system_clock::time_point now) {
    return minute_of(now) / minutes_a_day - minute_of(then) / minutes_a_day;
}

} // namespace

std::string age_text(std::chrono::system_clock::time_point then, std::chrono::system_clock::time_point now) {
    const long days = days_between(then, now);
    if (days <= 0) return tr("today");
    if (days == 1) return tr("yesterday");
    return tr("{} days ago", days);
}

std::string age_text_with_time(std::chrono::system_clock::time_point then,
                               std::chrono::system_clock::time_point now) {
    std::string age = age_text(then, now);
    if (days_between(then, now) > 0) return age;
    const long of_day = minute_of(then) % minutes_a_day;
    return fmt::format("{} {:02}:{:02}", age, of_day / 60, of_day % 60);
}

} // namespace pmk
