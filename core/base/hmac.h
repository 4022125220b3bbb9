// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// HMAC-SHA-256 (RFC 2104) of a message: 32 bytes. Thread-safe.
std::string hmacSha256(std::string_view key, std::string_view message);

/// Compares in a time that depends on the sizes only, so that it does not reveal how many bytes are equal.
bool equalInConstantTime(std::string_view a, std::string_view b);

} // namespace doppler
