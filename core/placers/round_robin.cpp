// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/registry.h"

namespace doppler {

namespace {

/// Vertices in topological order to the devices in turn.
class RoundRobin final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "round-robin", DOPPLER_TEXT("core", "Round robin"), PlacerKind::Constructive, "", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&, const PlacerContext&) const override
    {
        Assignment devices(problem.vertexCount());
        std::size_t turn = 0;
        for (VertexId v : problem.graph().topologicalOrder()) {
            if (devices[v].valid())
                continue;
            const auto allowed = problem.allowedDevices(v);
            const DeviceId d = allowed[turn++ % allowed.size()];
            for (VertexId member : problem.movesTogether(v))
                devices[member] = d;
        }
        return PlacerResult{{std::move(devices), {}}, 0};
    }
};

} // namespace

std::unique_ptr<Placer> makeRoundRobin() { return std::make_unique<RoundRobin>(); }

} // namespace doppler
