// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/memory_tally.h"
#include "core/placers/scheduling/resident_bytes.h"

#include <algorithm>
#include <optional>

namespace doppler {

namespace {

/// Vertices in topological order to the devices in turn; where memory is bounded, a device on which one does
/// not fit is passed over.
class RoundRobin final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "round-robin", DOPPLER_TEXT("core", "Round robin"), PlacerKind::Constructive, "", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        std::optional<ResidentBytes> memory;
        if (boundsMemory(problem))
            memory.emplace(problem);
        std::vector<DeviceId> fitting;
        Assignment devices(problem.vertexCount());
        std::size_t turn = 0;
        for (VertexId v : problem.graph().topologicalOrder()) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (devices[v].valid())
                continue;
            const auto allowed = problem.allowedDevices(v);
            if (memory) {
                memory->findFitting(v, fitting);
                while (!std::binary_search(fitting.begin(), fitting.end(), allowed[turn % allowed.size()]))
                    ++turn;
            }
            const DeviceId d = allowed[turn++ % allowed.size()];
            for (VertexId member : problem.movesTogether(v)) {
                devices[member] = d;
                if (memory)
                    memory->place(member, d);
            }
        }
        return PlacerResult{{std::move(devices), {}}, 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeRoundRobin() { return std::make_unique<RoundRobin>(); }

} // namespace doppler
