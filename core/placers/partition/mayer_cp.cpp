// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/partition/mayer_partition.h"
#include "core/problem/levels.h"

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
        const auto order = problem.graph().topologicalOrder();
        const Levels level = levels(problem);
        const DeviceSpeeds speeds = deviceSpeeds(problem);
        PartialAssignment assignment(problem);
        VertexId onPath;
        if (!order.empty())
            onPath = *std::max_element(order.begin(), order.end(), [&](VertexId a, VertexId b) {
                return level.bLevel[a] < level.bLevel[b];
            });
        std::size_t taken = 0;
        const auto put = [&](VertexId unit, std::span<const DeviceId> feasible, DeviceId chosen,
                             std::string_view settled) {
            if (context.record) {
                Decision decision = decisionInOrder(
                    ++taken, DOPPLER_TEXT("core", "critical path, then topological order"), chosen, {});
                for (DeviceId d : feasible)
                    decision.options.push_back({d, noStart, assignment.assignedSeconds(d)});
                decision.valueName = DOPPLER_TEXT("core", "work assigned so far");
                decision.settled = settled;
                tellOfAll(context, std::move(decision), problem.movesTogether(unit));
            }
            assignment.place(unit, chosen);
        };
        for (; onPath.valid(); onPath = level.bNext[onPath]) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (assignment.placed(onPath))
                continue;
            const auto feasible = assignment.feasibleDevices(onPath);
            put(onPath, feasible, firstFeasible(feasible, speeds.descending, 0),
                DOPPLER_TEXT(
                    "core",
                    "It is on the critical path, which goes to the fastest device that may take it."));
        }
        for (VertexId v : order) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (assignment.placed(v))
                continue;
            const auto feasible = assignment.feasibleDevices(v);
            put(v, feasible, leastLoaded(assignment, speeds, feasible), {});
        }
        return std::move(assignment).result();
    }

private:
    static DeviceId leastLoaded(const PartialAssignment& assignment, const DeviceSpeeds& speeds,
                                std::span<const DeviceId> feasible)
    {
        return *std::min_element(feasible.begin(), feasible.end(), [&](DeviceId a, DeviceId b) {
            const double one = assignment.assignedSeconds(a);
            const double other = assignment.assignedSeconds(b);
            return one != other ? one < other : speeds.relative[a] > speeds.relative[b];
        });
    }
};

} // namespace

std::unique_ptr<Placer> makeMayerCriticalPath() { return std::make_unique<MayerCriticalPath>(); }

} // namespace doppler
