// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace doppler {

/// Bytes one piece after the other, for readers of what is too large for memory.
class ByteSource {
public:
    virtual ~ByteSource() = default;
    /// Fills `out` with at most `room` bytes; how many: 0 at the end.
    virtual Result<std::size_t> read(char* out, std::size_t room) = 0;
    /// How much of the whole was read, 0 to 1.
    [[nodiscard]] virtual double share() const = 0;
};

using ByteSourcePtr = std::unique_ptr<ByteSource>;
/// Opens the same bytes anew each time, for readers that go over them twice.
using OpenSource = std::function<Result<ByteSourcePtr>()>;

/// The bytes of a text, which must outlive the source.
OpenSource sourceOfText(std::string_view text);

/// The bytes of a regular file of any size, unpacked on the way where it is gzipped, in about 300 KiB of
/// memory. Refuses what core/io/bytes/gzip.h refuses. Errors name the file.
OpenSource sourceOfFile(std::string path);

} // namespace doppler
