// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace doppler {

/// Yields bytes in pieces, for readers of files that do not fit in memory.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Reads at most `room` bytes into `out`. Returns their number; 0 at the end.
    virtual Result<std::size_t> read(char* out, std::size_t room) = 0;
    /// The share that has been read, 0 to 1.
    [[nodiscard]] virtual double share() const = 0;
};

using ByteSourcePtr = std::unique_ptr<ByteSource>;
/// Opens the same bytes again at each call, for readers that need two passes.
using OpenSource = std::function<Result<ByteSourcePtr>()>;

/// The bytes of a text. The text must outlive the source.
OpenSource sourceOfText(std::string_view text);

/// The bytes of a regular file of any size, unpacked if gzipped, in about 300 KiB of memory. Refuses what
/// core/io/bytes/gzip.h refuses. Errors name the file.
OpenSource sourceOfFile(std::string path);

} // namespace doppler
