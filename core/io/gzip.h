// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace doppler {

/// Whether the text begins as a gzip file does (RFC 1952).
bool looksGzipped(std::string_view content);

/// What a gzip file (of one or several members) holds. With `beginning` not 0, about that much of its
/// beginning is enough, and the content may be cut off. Refuses damaged content, more than `most` bytes, and
/// what unpacks to more than 64 MiB and more than 200 times its size, as only a file made to fill the memory
/// does.
Result<std::string> gunzip(std::string_view content, std::uint64_t most, std::size_t beginning = 0);

} // namespace doppler
