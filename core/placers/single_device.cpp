// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/fastest_device.h"
#include "core/placers/registry.h"

namespace doppler {

namespace {

/// Everything on the one device on which the whole graph takes the least time; the yardstick of every
/// speed-up. What may not run there goes to the first device where it may.
class SingleDevice final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "single-device", DOPPLER_TEXT("core", "Single device"), PlacerKind::Constructive, "", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&, const PlacerContext&) const override
    {
        const DeviceId best = fastestDevice(problem, problem.graph().topologicalOrder());
        PlacerResult result;
        for (VertexId v : problem.graph().vertices())
            result.placement.devices.push_back(problem.allowed(v, best) ? best
                                                                        : problem.allowedDevices(v).front());
        return result;
    }
};

} // namespace

std::unique_ptr<Placer> makeSingleDevice() { return std::make_unique<SingleDevice>(); }

} // namespace doppler
