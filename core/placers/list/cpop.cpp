// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/list/critical_vertices.h"
#include "core/placers/scheduling/fastest_device.h"
#include "core/placers/scheduling/plan.h"
#include "core/placers/scheduling/ready_order.h"

#include <algorithm>

namespace doppler {

namespace {

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
        const std::vector<double> priority = pathLengths(problem, levels(problem));
        const std::vector<VertexId> path = criticalVertices(problem.graph(), priority);
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
