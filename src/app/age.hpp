// How long ago something was, in a word or two.
#pragma once

#include <chrono>
#include <string>

namespace pmk {

// "today", "yesterday", "5 days ago": by the calendar of the local time zone.
std::string age_text(std::chrono::system_clock::time_point then, std::chrono::system_clock::time_point now);

} // namespace pmk
