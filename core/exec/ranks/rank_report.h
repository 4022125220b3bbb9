// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/exec/engine.h"
#include "core/exec/ranks/rank_control.h"
#include "core/problem/transfer_plan.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doppler {

/// What one rank knows after an execution. Times are seconds from the common start.
struct RankPart {
    std::vector<double> tasks;         ///< Start and end of each task of its device, by vertex.
    std::vector<double> sent;          ///< Start of each transfer that left it, in the plan's order.
    std::vector<double> arrived;       ///< End of each transfer that arrived, in the plan's order.
    std::vector<std::uint32_t> tokens; ///< Of the vertices of its device.
    ExecutionCheck check;
};

/// The part of the device in a schedule of runOnThreads(), and these tokens (by vertex).
RankPart partOf(const Schedule& schedule, DeviceId device, std::span<const std::uint32_t> tokens,
                ExecutionCheck check);
std::string packPart(const RankPart& part);
Result<RankPart> unpackPart(std::string_view bytes);

/// The execution of all ranks. Where clocks disagree with the order of events (a transfer would end before it
/// starts), parts are moved to later times, by at most the error of the clocks.
struct RankReport {
    double makespan = 0;
    std::vector<double> tasks;     ///< Start and end, by vertex.
    std::vector<double> transfers; ///< Start and end, in the plan's order.
    std::vector<std::uint32_t> tokens;
    ExecutionCheck check;
    double clockError = 0;              ///< Seconds.
    std::optional<Placement> placement; ///< The one that resulted, if a policy decided.
    std::vector<Message> notes;
};

/// Errors: a part has other tasks or transfers than the placement.
Result<RankReport> joinParts(const Problem& problem, const TransferPlan& plan, const Placement& placement,
                             const std::vector<RankPart>& parts);
std::string packReport(const RankReport& report);

/// The execution that a packed report describes, after all checks of an external program's executions. It
/// belongs to the placement of the report if that has one.
Result<Execution> readReport(const Problem& problem, const Placement& placement, std::string_view bytes);

} // namespace doppler
