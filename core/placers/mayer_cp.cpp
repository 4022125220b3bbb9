// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/mayer_partition.h"
#include "core/placers/registry.h"
#include "core/sim/levels.h"

#include <algorithm>

namespace doppler {

namespace {

/// The path of largest upward rank to the fastest feasible device; every other vertex, in topological order,
/// to the feasible device of the least assigned operations / speed (ties: the faster one).
class MayerCriticalPath final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"mayer-cp",
                                            DOPPLER_TEXT("core", "Mayer's critical path"),
                                            PlacerKind::Constructive,
                                            "Mayer, Mayer, Laich, DIDL 2017",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        MayerPartition partition(problem);
        const auto order = problem.graph().topologicalOrder();
        const Levels level = levels(problem);
        VertexId v;
        if (!order.empty())
            v = *std::max_element(order.begin(), order.end(),
                                  [&](VertexId a, VertexId b) { return level.bLevel[a] < level.bLevel[b]; });
        for (; v.valid(); v = level.bNext[v])
            if (const std::size_t unit = partition.unitOf(v); !partition.assigned(unit))
                partition.assign(unit, partition.firstFeasible(unit, partition.devicesBySpeed(), 0));
        for (VertexId other : order) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (const std::size_t unit = partition.unitOf(other); !partition.assigned(unit))
                partition.assign(unit, leastLoaded(partition, unit));
        }
        return std::move(partition).result();
    }

private:
    static DeviceId leastLoaded(MayerPartition& partition, std::size_t unit)
    {
        const auto feasible = partition.feasibleDevices(unit);
        return *std::min_element(feasible.begin(), feasible.end(), [&](DeviceId a, DeviceId b) {
            const double one = partition.assignedSeconds(a);
            const double other = partition.assignedSeconds(b);
            return one != other ? one < other : partition.relativeSpeed(a) > partition.relativeSpeed(b);
        });
    }
};

} // namespace

std::unique_ptr<Placer> makeMayerCriticalPath() { return std::make_unique<MayerCriticalPath>(); }

} // namespace doppler
