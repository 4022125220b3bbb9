// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/fastest_device.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>
#include <cmath>

namespace doppler {

namespace {

/// The critical path: from the entry of largest priority along successors of the same one.
std::vector<VertexId> criticalPath(const DataflowGraph& graph, const std::vector<double>& priority)
{
    std::vector<VertexId> path;
    VertexId v;
    for (VertexId entry : graph.topologicalOrder())
        if (graph.inEdges(entry).empty() && (!v.valid() || priority[entry] > priority[v]))
            v = entry;
    // Sums of the same numbers in another order differ by rounding.
    const double tolerance = 1e-9 * priority[v];
    for (bool more = true; more;) {
        path.push_back(v);
        more = false;
        for (const Edge& e : graph.outEdges(v))
            if (std::abs(priority[e.to] - priority[v]) <= tolerance) {
                v = e.to;
                more = true;
                break;
            }
    }
    return path;
}

/// Critical Path On a Processor: the critical path on one device, the rest where it ends first.
class Cpop final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "cpop", "CPOP", PlacerKind::Constructive, "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const Levels level = levels(problem);
        std::vector<double> priority(problem.vertexCount());
        for (VertexId v :
             problem.graph().vertices()) // rank_u + rank_d; the t-level counts the vertex itself, rank_d not
            priority[v] = level.bLevel[v] + level.tLevel[v] - problem.meanComputeSeconds(v);
        const std::vector<VertexId> path = criticalPath(problem.graph(), priority);
        const DeviceId preferred = fastestDevice(problem, path);
        std::vector<bool> critical(problem.vertexCount(), false);
        for (VertexId v : path)
            critical[v] = true;
        Plan plan(problem);
        for (VertexId v : readyOrder(problem.graph(), priority)) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const auto candidates = plan.candidates(v);
            const bool possible =
                std::find(candidates.begin(), candidates.end(), preferred) != candidates.end();
            const auto tell = [&](DeviceId chosen, std::string_view settled) {
                if (context.record)
                    context.record({v, priority[v], plan.finishOptions(v), chosen,
                                    DOPPLER_TEXT("core", "upward plus downward rank"),
                                    DOPPLER_TEXT("core", "earliest finish"), settled});
            };
            if (critical[v] && possible) {
                tell(preferred,
                     DOPPLER_TEXT("core", "It is on the critical path, which is placed on one device."));
                plan.place(v, preferred, plan.earliestStartInGap(v, preferred));
            } else {
                const EarliestFinish best = plan.earliestFinish(v);
                tell(best.device, {});
                plan.place(v, best.device, best.start);
            }
        }
        return PlacerResult{plan.placement(), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeCpop() { return std::make_unique<Cpop>(); }

} // namespace doppler
