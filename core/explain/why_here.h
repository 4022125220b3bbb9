// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/placers/api/placer.h"
#include "core/run/run.h"

#include <functional>
#include <span>
#include <vector>

namespace doppler {

/// Every decision of one run of a planner, in its order.
struct DecisionLog {
    ProblemPtr problem;
    std::vector<Decision> decisions;
    std::vector<std::uint32_t> stepOf; ///< By vertex: index of its decision.
    Placement placement;               ///< What they led to.

    [[nodiscard]] const Decision& of(VertexId v) const { return decisions[stepOf[v]]; }
};

using DecisionLogPtr = std::shared_ptr<const DecisionLog>;

/// Runs the placer again and listens. Null: it tells of no decisions, because it compares no devices
/// vertex by vertex.
Result<DecisionLogPtr> recordDecisions(const Placer& placer, const ProblemPtr& problem,
                                       const Options& options, const PlacerContext& context);

/// Places the problem and tells of the decisions.
using PlaceAloud = std::function<Result<Placement>(const DecisionRecord&)>;
/// The same, however the placer is run. Null: not every vertex was decided on aloud.
Result<DecisionLogPtr> recordDecisions(const ProblemPtr& problem, const PlaceAloud& place);

/// What the list scheduler could have taken instead of that step's vertex: those whose predecessors all had a
/// device and which had none, the step's own among them; the largest priority first (of positions the least),
/// ties: lower id. Only the step's own where the order was fixed.
std::vector<VertexId> candidatesAt(const DecisionLog& log, std::size_t step);

/// A number of a decision with its unit.
Message amountText(double value, DecisionUnit unit);
/// "seconds", "product", "macs", "count", "position".
std::string_view decisionUnitName(DecisionUnit unit);

/// The run with one vertex, and all that it is colocated with, elsewhere.
struct Elsewhere {
    DeviceId device;
    bool allowed = true;
    double makespan = 0; ///< Seconds; infinity: out of memory. 0 where it is not allowed.
};

/// By device, that of the run among them: exact, everything else stays as it is (an order of transfers, which
/// holds for one placement only, is left out).
Result<std::vector<Elsewhere>> elsewhere(const Run& run, VertexId v, const std::stop_token& stop = {});

} // namespace doppler
