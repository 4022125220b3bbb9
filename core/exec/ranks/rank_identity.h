// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/ranks/rank_board.h"

#include <cstdint>
#include <string>
#include <vector>

namespace doppler {

/// What the ranks of an execution tell each other before anything else.
struct RankIdentity {
    std::string version;         ///< Of the program.
    std::uint64_t execution = 0; ///< Fingerprint of problem, placement and options.
    std::string machine;         ///< Equal for ranks that share a clock and processors.
};

/// Identifies this machine and the processors that this process may use, until it is started again.
std::string thisMachineKey();

/// Exchanges the identities of all ranks and returns them by rank. Errors, the same for all: a rank has
/// another version than rank 0, or executes something else. Blocks within the board's time limit.
Result<std::vector<RankIdentity>> exchangeIdentities(const RankSetup& setup, RankBoard& board,
                                                     const RankIdentity& own);

} // namespace doppler
