// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace doppler {

/// The SHA-256 (FIPS 180-4) of some bytes: 32 bytes. Thread-safe.
std::string sha256(std::string_view bytes);

/// Bytes as lower-case hexadecimal digits.
std::string hexadecimal(std::string_view bytes);

} // namespace doppler
