// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/registry.h"

#include <algorithm>

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
        DeviceId best{0};
        std::size_t bestCount = 0;
        double bestSum = 0;
        for (DeviceId d : problem.topology().devices()) {
            std::size_t count = 0;
            double sum = 0;
            for (VertexId v : problem.graph().vertices())
                if (problem.allowed(v, d)) {
                    ++count;
                    sum += problem.computeSeconds(v, d);
                }
            if (count > bestCount || (count == bestCount && sum < bestSum)) {
                best = d;
                bestCount = count;
                bestSum = sum;
            }
        }
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
