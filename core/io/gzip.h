// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace doppler {

/// Whether the text begins as a gzip file does (RFC 1952).
bool looksGzipped(std::string_view content);

/// The most that so many packed bytes may unpack to: 64 MiB or 200 times their size. Only a file made to fill
/// the memory has more.
std::uint64_t mostUnpackedBytes(std::uint64_t packed);

/// What a gzip file (of one or several members) holds. With `beginning` not 0, about that much of its
/// beginning is enough, and the content may be cut off. Refuses damaged content, more than `most` bytes, and
/// more than mostUnpackedBytes().
Result<std::string> gunzip(std::string_view content, std::uint64_t most, std::size_t beginning = 0);

} // namespace doppler
