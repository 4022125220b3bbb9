// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
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

/// Packs a text into a gzip file, piece by piece. The same text gives the same file.
class Gzipper {
public:
    Gzipper();
    ~Gzipper();
    Gzipper(const Gzipper&) = delete;
    Gzipper& operator=(const Gzipper&) = delete;

    /// The next bytes of the file; may be none.
    std::string pack(std::string_view piece);
    /// The last bytes of the file. Nothing may be packed after it.
    std::string finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

/// A whole text packed.
std::string gzipped(std::string_view text);

} // namespace doppler
