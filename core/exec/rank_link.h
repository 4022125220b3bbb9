// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>

namespace doppler {

/// Messages from process to process, in order for each pair of them. The destructor waits for nothing; all
/// calls must have returned before it.
class RankLink {
public:
    virtual ~RankLink() = default;
    using Fill = std::function<Result<void>(std::span<std::byte>)>;
    /// Sends a message of so many bytes, which `fill` writes, about a subject that both sides know. Blocks
    /// until the operating system has taken it. Calls for different destinations may overlap; those for one
    /// destination wait for each other. Errors: of `fill`; the connection is lost or closed.
    virtual Result<void> send(std::size_t to, std::uint32_t subject, std::size_t bytes, const Fill& fill) = 0;

    struct Received {
        std::uint32_t subject = 0;
        std::span<const std::byte> bytes; ///< Valid until the next call for the same source.
    };
    /// Blocks until the next message of a process has come. One thread for each source. Errors: the
    /// connection is lost or closed.
    virtual Result<Received> receive(std::size_t from) = 0;
    /// Ends all calls, running and later ones, with an error. Thread-safe.
    virtual void close() = 0;
};

} // namespace doppler
