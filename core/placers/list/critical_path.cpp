// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/list/critical_path.h"

#include "core/placers/api/placer.h"
#include "core/placers/scheduling/plan.h"
#include "core/problem/levels.h"

#include <limits>
#include <queue>

namespace doppler {

namespace {

struct Ready {
    double level;
    std::uint64_t draw; ///< Decides among equal levels.
    VertexId vertex;
    bool operator<(const Ready& other) const
    {
        return level != other.level ? level < other.level : draw < other.draw;
    }
};

DeviceId drawEarliest(const Plan& plan, VertexId v, Random& random, double& start)
{
    DeviceId chosen;
    std::size_t ties = 0;
    start = std::numeric_limits<double>::infinity();
    for (DeviceId d : plan.candidates(v)) {
        const double here = plan.earliestStart(v, d);
        if (here > start)
            continue;
        ties = here < start ? 1 : ties + 1;
        if (random.below(ties) == 0)
            chosen = d;
        start = here;
    }
    return chosen;
}

} // namespace

Placement placeByCriticalPath(const Problem& problem, Random& random, const DecisionRecord& record,
                              const std::stop_token& stop)
{
    const DataflowGraph& graph = problem.graph();
    const std::vector<double> level = levels(problem).bLevel;
    Plan plan(problem);
    std::vector<std::size_t> missing(graph.vertexCount());
    std::priority_queue<Ready> ready;
    for (VertexId v : graph.vertices()) {
        missing[v] = graph.inEdges(v).size();
        if (missing[v] == 0)
            ready.push({level[v], random(), v});
    }
    while (!ready.empty()) {
        if (stop.stop_requested())
            return {};
        const VertexId v = ready.top().vertex;
        ready.pop();
        double start = 0;
        const DeviceId d = drawEarliest(plan, v, random, start);
        if (record) {
            std::vector<Decision::Option> options;
            for (DeviceId p : plan.candidates(v))
                options.push_back({p, plan.earliestStart(v, p), plan.earliestStart(v, p)});
            record({v,
                    level[v],
                    std::move(options),
                    d,
                    DOPPLER_TEXT("core", "b-level"),
                    DOPPLER_TEXT("core", "earliest start"),
                    {}});
        }
        plan.place(v, d, start);
        for (const Edge& e : graph.outEdges(v))
            if (--missing[e.to] == 0)
                ready.push({level[e.to], random(), e.to});
    }
    return plan.placement();
}

namespace {

class CriticalPath final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "critical-path",
            DOPPLER_TEXT("core", "Critical path"),
            PlacerKind::Constructive,
            "Kwok, Ahmad, ACM Computing Surveys 31(4), 1999; the teacher of Yao et al., arXiv 2505.23131",
            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        Random random(context.seed);
        Placement placement = placeByCriticalPath(problem, random, context.record, context.stop);
        if (placement.devices.size() < problem.vertexCount())
            return stoppedEarly();
        return PlacerResult{std::move(placement), 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeCriticalPath() { return std::make_unique<CriticalPath>(); }

} // namespace doppler
