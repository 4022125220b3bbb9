// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/ranks/rank_job.h"

#include <memory>
#include <mutex>

namespace doppler {

/// A process `doppler` on this machine for every device, for executions of one problem with the same options.
/// They start with the first execution and then wait for the next one, with their weights and kernels ready.
/// An execution that fails or is stopped ends them; the next one starts new ones. The destructor ends them.
class RankProcesses {
public:
    RankProcesses(ProblemPtr problem, Options options);
    ~RankProcesses();
    RankProcesses(const RankProcesses&) = delete;
    RankProcesses& operator=(const RankProcesses&) = delete;

    /// Has the processes execute a valid placement together, or the graph while a policy decides. Blocks.
    /// Thread-safe: one execution waits for the other. Errors: as of executeRank(), each naming the rank; the
    /// program is not there.
    [[nodiscard]] Result<std::vector<Execution>> execute(const RankOrder& order,
                                                         const EngineContext& context);

private:
    class Group;
    ProblemPtr problem;
    Options options;
    std::timed_mutex executing;
    std::unique_ptr<Group> group;
};

/// The processes of this problem and these options that somebody holds, or else new ones. Thread-safe.
std::shared_ptr<RankProcesses> sharedRankProcesses(const Problem& problem, const Options& options);

} // namespace doppler
