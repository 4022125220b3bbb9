// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/problem/levels.h"

#include <algorithm>

namespace doppler {

namespace {

/// HEFT that tries each device with the vertex's children, scheduled by HEFT behind it, and takes the one for
/// which the last of them ends first.
class LookaheadHeft final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"lookahead-heft",
                                            DOPPLER_TEXT("core", "HEFT with lookahead"),
                                            PlacerKind::Constructive,
                                            "Bittencourt, Sakellariou, Madeira, PDP 2010",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::vector<double> rank = levels(problem).bLevel;
        Plan plan(problem);
        for (VertexId v : readyOrder(problem.graph(), rank)) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const std::vector<VertexId> children = childrenByRank(problem.graph(), rank, v);
            const std::vector<DeviceId> candidates(plan.candidates(v).begin(), plan.candidates(v).end());
            EarliestFinish best;
            std::vector<Decision::Option> options;
            for (DeviceId d : candidates) {
                const double start = plan.earliestStartInGap(v, d);
                plan.place(v, d, start);
                const double finish = children.empty() ? plan.end(v) : lastChildEnd(plan, children);
                plan.remove(v);
                if (context.record)
                    options.push_back({d, start, finish});
                if (!best.device.valid() || finish < best.finish)
                    best = {d, start, finish};
            }
            if (context.record)
                context.record({v,
                                rank[v],
                                std::move(options),
                                best.device,
                                DOPPLER_TEXT("core", "upward rank"),
                                DOPPLER_TEXT("core", "latest finish of its successors"),
                                {}});
            plan.place(v, best.device, best.start);
        }
        return PlacerResult{plan.placement(), 0};
    }

private:
    static std::vector<VertexId> childrenByRank(const DataflowGraph& graph, const std::vector<double>& rank,
                                                VertexId v)
    {
        std::vector<VertexId> children;
        for (const Edge& e : graph.outEdges(v))
            children.push_back(e.to);
        std::sort(children.begin(), children.end(), [&](VertexId a, VertexId b) {
            return rank[a] != rank[b] ? rank[a] > rank[b] : a.value < b.value;
        });
        children.erase(std::unique(children.begin(), children.end()), children.end());
        return children;
    }

    static double lastChildEnd(Plan& plan, const std::vector<VertexId>& children)
    {
        double last = 0;
        for (VertexId child : children) {
            const EarliestFinish best = plan.earliestFinish(child);
            plan.place(child, best.device, best.start);
            last = std::max(last, best.finish);
        }
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            plan.remove(*child);
        return last;
    }
};

} // namespace

std::unique_ptr<Placer> makeLookaheadHeft() { return std::make_unique<LookaheadHeft>(); }

} // namespace doppler
