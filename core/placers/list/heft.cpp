// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/problem/levels.h"

#include <algorithm>

namespace doppler {

namespace {

/// Heterogeneous Earliest Finish Time: vertices by descending upward rank, each to the device where it ends
/// first, gaps between placed vertices included. The upward rank is the b-level under mean costs.
class Heft final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "heft", "HEFT", PlacerKind::Constructive, "Topcuoglu, Hariri, Wu, IEEE TPDS 13(3), 2002", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::vector<double> rank = levels(problem).bLevel;
        const auto topological = problem.graph().topologicalOrder();
        std::vector<VertexId> order(topological.begin(), topological.end());
        // Stable from a topological order: vertices of no cost stay behind what they depend on.
        std::stable_sort(order.begin(), order.end(),
                         [&](VertexId a, VertexId b) { return rank[a] > rank[b]; });
        Plan plan(problem);
        for (VertexId v : order) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const EarliestFinish best = plan.earliestFinish(v);
            if (context.record)
                context.record({v,
                                rank[v],
                                plan.finishOptions(v),
                                best.device,
                                DOPPLER_TEXT("core", "upward rank"),
                                DOPPLER_TEXT("core", "earliest finish"),
                                {}});
            plan.place(v, best.device, best.start);
        }
        return PlacerResult{plan.placement(), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeHeft() { return std::make_unique<Heft>(); }

} // namespace doppler
