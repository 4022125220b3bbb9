// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/ranks/rank_control.h"
#include "core/sim/online/online_progress.h"

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

namespace doppler {

/// The decisions of an online run on several ranks, all of them made on rank 0. A rank reports what has ended
/// on it; the thread that brings the report asks the policy, and sends what was decided to the ranks.
/// Thread-safe: one mutex guards everything, the policy included.
class RankDecisions final : public OnlineProgress {
public:
    /// Called with the mutex held, for rank 0 itself, too. A command is of the kind Compute or Send; its body
    /// lists the vertices that have run elsewhere since the last command for this rank (ranElsewhere()).
    using Tell = std::function<void(DeviceId rank, const RankMail& command)>;

    RankDecisions(ProblemPtr problem, OnlinePolicy& policy, Tell tell);

    /// The first decisions. Times count from the origin.
    void begin(std::chrono::steady_clock::time_point origin);
    /// A rank reports that a task or transfer has ended on it (Computed or Arrived). An error: it does not
    /// run there.
    Result<void> take(std::size_t from, RankMail::Kind kind, std::uint64_t number);

    /// Whether every vertex has run.
    [[nodiscard]] bool over();
    /// The part of the vertices that have run, 0 to 1.
    [[nodiscard]] double share();
    /// The placement that resulted, with the order of the starts. Once, after the end.
    [[nodiscard]] Placement placement();

private:
    void taskStarts(VertexId v) override;
    void transferStarts(std::uint32_t x) override;
    void command(DeviceId rank, RankMail::Kind kind, std::uint64_t number);
    [[nodiscard]] double now() const;
    [[nodiscard]] bool runsOn(std::uint64_t vertex, std::size_t rank) const;
    /// The transfer that is on its way to the rank; none.
    [[nodiscard]] std::uint32_t transferOnItsWay(std::uint64_t number, std::size_t rank) const;

    Tell tell;
    std::mutex mutex;
    std::chrono::steady_clock::time_point origin;
    std::vector<VertexId> ran;        ///< In the order of their ends.
    std::vector<std::size_t> toldRan; ///< By rank: how many of them it knows.
};

/// The vertices that the body of a command lists; nothing if it is no such list.
std::optional<std::vector<VertexId>> ranElsewhere(const RankMail& command);

} // namespace doppler
