// Numbers of the calculator for reading.
#pragma once

#include "mk61/number.hpp"

#include <string>
#include <string_view>

namespace pmk {

// "53", "-0.025", "1.2345678e-12"; digits above 9 as A-F. Leading zeros of a number that is not normalised
// stay. Where the machine holds no such number: sign, mantissa and exponent in hex digits, "0:12345678:A00".
// More than `width` characters are cut behind the digits, and `cut`, of one cell, stands there.
std::string readable(mk61::Number number, int width, std::string_view cut = "…");

} // namespace pmk
