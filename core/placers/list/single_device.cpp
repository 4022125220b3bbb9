// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/fastest_device.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>

namespace doppler {

namespace {

/// Everything on the one device on which the whole graph takes the least time; the yardstick of every
/// speed-up. What may not run there goes to the first device where it may; where memory is enforced, what no
/// longer fits there to the first device where it does.
class SingleDevice final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "single-device", DOPPLER_TEXT("core", "Single device"), PlacerKind::Constructive, "", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        if (context.stop.stop_requested())
            return stoppedEarly();
        if (problem.model().memory == MemoryRule::Enforce)
            return PlacerResult{{placeInMemory(problem), {}}, 0};
        const DeviceId best = fastestDevice(problem, problem.graph().topologicalOrder());
        PlacerResult result;
        for (VertexId v : problem.graph().vertices())
            result.placement.devices.push_back(problem.allowed(v, best) ? best
                                                                        : problem.allowedDevices(v).front());
        return result;
    }

private:
    /// A device that holds the whole graph comes before a faster one that does not.
    static DeviceId bestDevice(const Problem& problem, const ResidentBytes& memory)
    {
        const auto all = problem.graph().topologicalOrder();
        double bytes = memory.sharedBytes();
        for (VertexId v : all)
            bytes += memory.ownBytes(v);
        DeviceId best;
        double least = 0;
        for (DeviceId d : problem.topology().devices()) {
            const bool holds =
                bytes <= problem.topology().device(d).memoryBytes &&
                std::all_of(all.begin(), all.end(), [&](VertexId v) { return problem.allowed(v, d); });
            if (!holds)
                continue;
            double seconds = 0;
            for (VertexId v : all)
                seconds += problem.computeSeconds(v, d);
            if (!best.valid() || seconds < least) {
                best = d;
                least = seconds;
            }
        }
        return best.valid() ? best : fastestDevice(problem, all);
    }

    static Assignment placeInMemory(const Problem& problem)
    {
        ResidentBytes memory(problem);
        const DeviceId best = bestDevice(problem, memory);
        std::vector<DeviceId> fitting;
        Assignment devices(problem.vertexCount());
        for (VertexId v : problem.graph().topologicalOrder()) {
            if (devices[v].valid())
                continue;
            memory.findFitting(v, fitting);
            const bool stays = std::binary_search(fitting.begin(), fitting.end(), best);
            for (VertexId member : problem.movesTogether(v)) {
                devices[member] = stays ? best : fitting.front();
                memory.place(member, devices[member]);
            }
        }
        return devices;
    }
};

} // namespace

std::unique_ptr<Placer> makeSingleDevice() { return std::make_unique<SingleDevice>(); }

} // namespace doppler
