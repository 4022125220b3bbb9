// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

namespace doppler {

/// Whether the content begins like a gzip file (RFC 1952).
bool looksGzipped(std::string_view content);

/// Limit on the bytes that so many packed bytes may unpack to: 64 MiB or 200 times their number. It holds for
/// every beginning of a file. Only files made to exhaust memory exceed it.
std::uint64_t mostUnpackedBytes(std::uint64_t packed);

/// Unpacks a gzip file of one or more members. If `beginning` is not 0, about that many bytes of the result
/// are sufficient, and the content may be incomplete. Refuses damaged content, a result of more than `most`
/// bytes, and more than mostUnpackedBytes().
Result<std::string> gunzip(std::string_view content, std::uint64_t most, std::size_t beginning = 0);

/// Packs a text into a gzip file in pieces. The same text always gives the same file.
class Gzipper {
public:
    Gzipper();
    ~Gzipper();
    Gzipper(const Gzipper&) = delete;
    Gzipper& operator=(const Gzipper&) = delete;

    /// The next bytes of the file; may be empty.
    std::string pack(std::string_view piece);
    /// The last bytes of the file. Do not call pack() afterwards.
    std::string finish();

private:
    struct State;
    std::unique_ptr<State> state;
};

/// Packs a whole text.
std::string gzipped(std::string_view text);

} // namespace doppler
