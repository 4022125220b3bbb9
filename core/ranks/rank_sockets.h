// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/io/bytes/file_descriptor.h"
#include "core/ranks/rank_setup.h"

#include <chrono>
#include <stop_token>
#include <string>
#include <string_view>

namespace doppler {

/// How long a process waits for others.
struct RankPatience {
    using Clock = std::chrono::steady_clock;
    Clock::time_point end;
    std::stop_token stop;

    [[nodiscard]] bool over() const { return stop.stop_requested() || Clock::now() >= end; }
};
/// Between two looks at the stop token.
inline constexpr std::chrono::milliseconds rankPollInterval{50};

struct RankSocket {
    Descriptor descriptor{-1};
    std::string address; ///< Numeric, of this machine's end.
    std::uint16_t port = 0;
};

/// Listens at the address and port of the set-up, and nowhere else. Port 0: one that is free.
Result<RankSocket> listenForRanks(const RankSetup& setup);
/// Tries to connect until rank 0 listens or the patience is over.
Result<RankSocket> connectToRankZero(const RankSetup& setup, const RankPatience& patience);

/// Sends all bytes. Returns false if the connection is lost or the patience is over.
bool sendAll(const Descriptor& socket, std::string_view bytes, const RankPatience& patience);
/// Receives so many bytes; fewer if the connection is lost or the patience is over.
std::string receiveAll(const Descriptor& socket, std::size_t size, const RankPatience& patience);

} // namespace doppler
