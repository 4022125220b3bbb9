// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"
#include "core/ranks/rank_board.h"

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// One rank's part of an execution. All ranks have the same values except for the setup's rank.
struct RankTask {
    ProblemPtr problem;
    Placement placement; ///< With a policy, the one for which memory is reserved.
    std::string policy; ///< Id of the online policy that decides on rank 0; empty: the placement is executed.
    Options options;    ///< Of the engine `ranks`.
    std::size_t repeats = 1;
    RankSetup setup; ///< As many processes as the problem has devices; the rank is the device.
    std::string secret;
    std::optional<RankSocket> listening = {}; ///< Rank 0 may listen already.
};

/// Executes this rank's part and returns the executions of all ranks, the same on each of them. `onReport`
/// gets each execution that counts in the form that readReport() reads; it may be empty. Blocks. Errors, on
/// all ranks: a rank is lost or hangs; another version; an error of a kernel on any rank; stopped.
Result<std::vector<Execution>> executeRank(RankTask task, const EngineContext& context,
                                           const std::function<void(std::string_view)>& onReport);

} // namespace doppler
