// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace doppler {

class JsonReader;

/// A whole number as JSON; above 2^53, where a double is not exact, as a text.
std::string jsonCount(std::uint64_t count);
/// Reads a count in either form at the cursor. Otherwise records a fault and returns false.
bool readCount(JsonReader& in, std::uint64_t& out);

/// A 64-bit number as a text of 16 hexadecimal digits.
std::string jsonWord(std::uint64_t word);
/// Reads such a number at the cursor. Otherwise records a fault and returns false.
bool readWord(JsonReader& in, std::uint64_t& out);

} // namespace doppler
