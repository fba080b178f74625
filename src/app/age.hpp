// When something was, in a word or two, by the calendar of the local time zone.
#pragma once

#include <chrono>
#include <string>

namespace pmk {

// "today", "yesterday", "5 days ago".
std::string age_text(std::chrono::system_clock::time_point then, std::chrono::system_clock::time_point now);

// The same with the time of day for today: "today 14:05".
std::string age_text_with_time(std::chrono::system_clock::time_point then,
                               std::chrono::system_clock::time_point now);

} // namespace pmk
