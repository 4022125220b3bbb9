// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>

namespace doppler {

namespace {

/// Modified Critical Path: vertices by their latest possible starts (ALAP = longest path - b-level), compared
/// with those of their children where equal; each to the device on which it starts first, gaps included.
class Mcp final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "mcp", "MCP", PlacerKind::Constructive, "Wu, Gajski, IEEE TPDS 1(3), 1990", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const DataflowGraph& graph = problem.graph();
        const std::vector<double> bLevel = levels(problem).bLevel;
        // Least ALAP first is largest b-level first; so are the children's lists.
        std::vector<std::vector<double>> children(graph.vertexCount());
        for (VertexId v : graph.vertices()) {
            for (const Edge& e : graph.outEdges(v))
                children[v].push_back(bLevel[e.to]);
            std::sort(children[v].rbegin(), children[v].rend());
        }
        const auto topological = graph.topologicalOrder();
        std::vector<VertexId> order(topological.begin(), topological.end());
        std::stable_sort(order.begin(), order.end(), [&](VertexId a, VertexId b) {
            return bLevel[a] != bLevel[b] ? bLevel[a] > bLevel[b] : children[a] > children[b];
        });
        // What takes no time has the b-level of its successor, whose list may be the larger one: it comes
        // first all the same.
        std::vector<double> priority(graph.vertexCount());
        for (std::size_t i = 0; i < order.size(); ++i)
            priority[order[i]] = -static_cast<double>(i);
        Plan plan(problem);
        for (VertexId v : readyOrder(graph, priority)) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            DeviceId best;
            double bestStart = 0;
            std::vector<Decision::Option> options;
            for (DeviceId d : plan.candidates(v)) {
                const double start = plan.earliestStartInGap(v, d);
                if (context.record)
                    options.push_back({d, start, start});
                if (!best.valid() || start < bestStart) {
                    best = d;
                    bestStart = start;
                }
            }
            if (context.record)
                context.record({v,
                                bLevel[v],
                                std::move(options),
                                best,
                                DOPPLER_TEXT("core", "b-level"),
                                DOPPLER_TEXT("core", "earliest start"),
                                {}});
            plan.place(v, best, bestStart);
        }
        return PlacerResult{plan.placement(), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeMcp() { return std::make_unique<Mcp>(); }

} // namespace doppler
