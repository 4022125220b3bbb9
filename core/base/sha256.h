// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>

namespace doppler {

/// The SHA-256 (FIPS 180-4) of some bytes: 32 bytes. Thread-safe.
std::string sha256(std::string_view bytes);

struct FileDigest {
    std::uint64_t bytes = 0; ///< Size of the file.
    std::string sha256;      ///< 32 bytes.
};

/// Reads a file in small pieces. An unreadable file counts as empty. Thread-safe; blocks on a slow disk.
FileDigest digestOfFile(const std::filesystem::path& file);

/// Bytes as lower-case hexadecimal digits.
std::string hexadecimal(std::string_view bytes);

} // namespace doppler
