// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ranks/lost_rank.h"
#include "core/ranks/rank_setup.h"
#include "core/ranks/rank_sockets.h"

#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// A connection to another process that has been admitted.
struct RankPeer {
    std::size_t rank = 0; ///< Of the other process.
    Descriptor socket{-1};
};

/// Texts under keys that all processes that work together see while they find each other. Rank 0 keeps them
/// and listens only at the address that MASTER_ADDR names. Everyone else is admitted by rank_handshake.h. All
/// methods throw LostRank if a process is lost, if time is up, or after a stop request. Not thread-safe.
class RankBoard {
public:
    virtual ~RankBoard() = default;
    /// Each key is set once.
    virtual void set(const std::string& key, std::string_view value) = 0;
    /// Waits until the key is set.
    virtual std::string get(const std::string& key) = 0;
    /// The numeric address by which the other processes can reach this one.
    [[nodiscard]] virtual const std::string& address() const = 0;
    /// Ends the board and returns its connections: for rank 0 those to all others by rank, for the others the
    /// one to rank 0. Every process must have received all answers before. Rank 0 sends first over a released
    /// connection; until then the other side must not send.
    virtual std::vector<RankPeer> release() = 0;
};

/// Limits that also hold for processes with the right secret. An entry of Gloo names an address per process.
inline constexpr std::size_t mostKeyBytes = 256;
constexpr std::size_t mostValueBytes(std::size_t processes) { return 65536 + 1024 * processes; }

/// As rank 0: listens, and waits until all others have been admitted. Otherwise: connects to rank 0. The
/// time limit of the set-up holds for everything together.
Result<std::unique_ptr<RankBoard>> openRankBoard(const RankSetup& setup, const std::string& secret,
                                                 const std::stop_token& stop);
/// The same as rank 0 that listens already.
Result<std::unique_ptr<RankBoard>> openRankBoard(RankSocket listening, const RankSetup& setup,
                                                 const std::string& secret, const std::stop_token& stop);

} // namespace doppler
