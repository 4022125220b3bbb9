// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// The shortest decimal number that reads back as the same double: 400000000, 0.21, 2e+300. Whole numbers
/// below 1e15 have neither decimal point nor exponent. `value` must be finite.
std::string jsonNumber(double value);
void appendJsonNumber(std::string& out, double value);

/// The text quoted and escaped. Bytes that are not valid UTF-8 become U+FFFD, so the result is valid JSON.
std::string jsonText(std::string_view text);
void appendJsonText(std::string& out, std::string_view text);

} // namespace doppler
