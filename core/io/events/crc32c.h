// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace doppler {

/// The CRC-32C (Castagnoli) of the bytes, as RFC 3720 defines it.
std::uint32_t crc32c(std::string_view bytes);

/// The same, rotated and shifted as TFRecord files hold it: a checksum of bytes that contain checksums would
/// otherwise be weak.
std::uint32_t maskedCrc32c(std::string_view bytes);

} // namespace doppler
