// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>
#include <numeric>

namespace doppler {

namespace {

/// Persistent bytes and outputs of every vertex; their mean seconds in a graph that names no bytes.
std::vector<double> sizesOf(const Problem& problem, const ResidentBytes& resident)
{
    std::vector<double> sizes;
    for (VertexId v : problem.graph().vertices())
        sizes.push_back(resident.ownBytes(v));
    if (std::all_of(sizes.begin(), sizes.end(), [](double s) { return s == 0; }))
        for (VertexId v : problem.graph().vertices())
            sizes[v] = problem.meanComputeSeconds(v);
    return sizes;
}

/// Baechi's simplest: in topological order onto one device until it holds its share of all bytes, the largest
/// vertex on top, then onto the next.
class MTopo final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"m-topo",
                                            "m-TOPO",
                                            PlacerKind::Constructive,
                                            "Jeon, Cai, Srivastava et al., Baechi, SoCC 2020",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        ResidentBytes resident(problem);
        const std::vector<double> sizes = sizesOf(problem, resident);
        const auto sizeOf = [&](VertexId v) {
            double sum = 0;
            for (VertexId member : problem.movesTogether(v))
                sum += sizes[member];
            return sum;
        };
        double largest = 0;
        for (VertexId v : problem.graph().vertices())
            largest = std::max(largest, sizeOf(v));
        const double cap =
            std::accumulate(sizes.begin(), sizes.end(), 0.0) / static_cast<double>(problem.deviceCount()) +
            largest;

        Assignment devices(problem.vertexCount());
        std::vector<double> held(problem.deviceCount(), 0);
        std::vector<DeviceId> candidates;
        DeviceId current{0};
        for (VertexId v : problem.graph().topologicalOrder()) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (devices[v].valid())
                continue;
            const double size = sizeOf(v);
            while (current + 1 < problem.deviceCount() && held[current] + size > cap)
                current = DeviceId{current + 1U};
            const auto allowed = problem.allowedDevices(v);
            candidates.assign(allowed.begin(), allowed.end());
            if (boundsMemory(problem))
                resident.findFitting(v, candidates);
            const DeviceId d = chosen(candidates, current, held);
            held[d] += size;
            for (VertexId member : problem.movesTogether(v)) {
                devices[member] = d;
                resident.place(member, d);
            }
        }
        return PlacerResult{{std::move(devices), {}}, 0};
    }

private:
    /// The current one; where that is none of the candidates, the next of them, else the emptiest.
    static DeviceId chosen(const std::vector<DeviceId>& candidates, DeviceId current,
                           const std::vector<double>& held)
    {
        const auto next = std::lower_bound(candidates.begin(), candidates.end(), current);
        if (next != candidates.end())
            return *next;
        return *std::min_element(candidates.begin(), candidates.end(),
                                 [&](DeviceId a, DeviceId b) { return held[a] < held[b]; });
    }
};

} // namespace

std::unique_ptr<Placer> makeMTopo() { return std::make_unique<MTopo>(); }

} // namespace doppler
