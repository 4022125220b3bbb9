// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"

#include <algorithm>
#include <limits>

namespace doppler {

namespace {

/// The optimistic cost table, |V| x |D|: what follows i at least, if i runs on p.
/// OCT(i,p) = max over successors j of min over q of (OCT(j,q) + w(j,q) + [p != q] mean transfer of (i,j)).
std::vector<double> optimisticCosts(const Problem& problem)
{
    const DataflowGraph& graph = problem.graph();
    const std::size_t devices = problem.deviceCount();
    std::vector<double> oct(graph.vertexCount() * devices, 0);
    const auto order = graph.topologicalOrder();
    for (auto v = order.rbegin(); v != order.rend(); ++v)
        for (const Edge& e : graph.outEdges(*v)) {
            const double transfer = problem.meanTransferSeconds(e.tensor);
            double anywhere = std::numeric_limits<double>::infinity();
            for (DeviceId q : problem.allowedDevices(e.to))
                anywhere = std::min(anywhere, oct[e.to * devices + q] + problem.computeSeconds(e.to, q));
            for (DeviceId p : problem.topology().devices()) {
                double best = anywhere + transfer;
                if (problem.allowed(e.to, p))
                    best = std::min(best, oct[e.to * devices + p] + problem.computeSeconds(e.to, p));
                oct[*v * devices + p] = std::max(oct[*v * devices + p], best);
            }
        }
    return oct;
}

/// Predict Earliest Finish Time: HEFT's choice of the device, with a look at what must follow.
class Peft final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "peft", "PEFT", PlacerKind::Constructive, "Arabnejad, Barbosa, IEEE TPDS 25(3), 2014", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::size_t devices = problem.deviceCount();
        const std::vector<double> oct = optimisticCosts(problem);
        std::vector<double> rank(problem.vertexCount(), 0);
        for (VertexId v : problem.graph().vertices()) {
            for (DeviceId p : problem.allowedDevices(v))
                rank[v] += oct[v * devices + p];
            rank[v] /= static_cast<double>(problem.allowedDevices(v).size());
        }
        Plan plan(problem);
        for (VertexId v : readyOrder(problem.graph(), rank)) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            EarliestFinish best;
            std::vector<Decision::Option> options;
            for (DeviceId p : plan.candidates(v)) {
                const double start = plan.earliestStartInGap(v, p);
                const double optimistic = start + problem.computeSeconds(v, p) + oct[v * devices + p];
                if (context.record)
                    options.push_back({p, start, optimistic});
                if (!best.device.valid() || optimistic < best.finish)
                    best = {p, start, optimistic};
            }
            if (context.record)
                context.record({v,
                                rank[v],
                                std::move(options),
                                best.device,
                                DOPPLER_TEXT("core", "mean of the optimistic cost table"),
                                DOPPLER_TEXT("core", "optimistic finish"),
                                {}});
            plan.place(v, best.device, best.start);
        }
        return PlacerResult{plan.placement(), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makePeft() { return std::make_unique<Peft>(); }

} // namespace doppler
