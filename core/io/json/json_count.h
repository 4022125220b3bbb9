// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace doppler {

class JsonReader;

/// A whole number; above 2^53, where JSON's numbers don't hold each, as a text.
std::string jsonCount(std::uint64_t count);
/// Reads one of either form at the cursor; false, and a fault is recorded, where something else stands.
bool readCount(JsonReader& in, std::uint64_t& out);

/// A number of 64 bits in 16 hexadecimal digits, in quotes.
std::string jsonWord(std::uint64_t word);
/// Reads one likewise.
bool readWord(JsonReader& in, std::uint64_t& out);

} // namespace doppler
