// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/message.h"
#include "core/placers/api/placer.h"
#include "core/run/run.h"

#include <functional>
#include <span>
#include <vector>

namespace doppler {

/// All decisions of one run of a planner, in order.
struct DecisionLog {
    ProblemPtr problem;
    std::vector<Decision> decisions;
    std::vector<std::uint32_t> stepOf; ///< By vertex, index of its decision.
    Placement placement;               ///< The result of the decisions.

    [[nodiscard]] const Decision& of(VertexId v) const { return decisions[stepOf[v]]; }
};

using DecisionLogPtr = std::shared_ptr<const DecisionLog>;

/// Runs the placer again and records its decisions. Null if it reports none, because it does not compare
/// devices vertex by vertex.
Result<DecisionLogPtr> recordDecisions(const Placer& placer, const ProblemPtr& problem,
                                       const Options& options, const PlacerContext& context);

/// Places the problem and reports the decisions.
using PlaceAloud = std::function<Result<Placement>(const DecisionRecord&)>;
/// Records the decisions of any function that places. Null if some vertex has no decision.
Result<DecisionLogPtr> recordDecisions(const ProblemPtr& problem, const PlaceAloud& place);

/// The vertices that the list scheduler could have chosen at this step: those without a device whose
/// predecessors all had one, including the chosen vertex. The largest priority comes first (for positions,
/// the smallest); ties: lower id. Only the chosen vertex if the order was fixed.
std::vector<VertexId> candidatesAt(const DecisionLog& log, std::size_t step);

/// A number of a decision with its unit.
Message amountText(double value, DecisionUnit unit);
/// "seconds", "product", "macs", "count", "position".
std::string_view decisionUnitName(DecisionUnit unit);

/// The run with one vertex and its colocation group on another device.
struct Elsewhere {
    DeviceId device;
    bool allowed = true;
    double makespan = 0; ///< Seconds; infinity: out of memory; 0 if the device is not allowed.
};

/// The exact makespans by device, including the current one. Everything else stays unchanged, except that an
/// order of transfers is dropped, because it is valid only for one placement.
Result<std::vector<Elsewhere>> elsewhere(const Run& run, VertexId v, const std::stop_token& stop = {});

} // namespace doppler
