// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/partition/mayer_partition.h"

namespace doppler {

namespace {

/// Unit i to device i mod |D|, or to the next one after it that is feasible: Mayer's yardstick, which knows
/// nothing of costs.
class Hash final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"hash",
                                            DOPPLER_TEXT("core", "Hash"),
                                            PlacerKind::Constructive,
                                            "Mayer, Mayer, Laich, DIDL 2017",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::vector<VertexId> units = placementUnits(problem);
        PartialAssignment assignment(problem);
        std::vector<DeviceId> devices;
        for (DeviceId d : problem.topology().devices())
            devices.push_back(d);
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            assignment.place(
                units[i], firstFeasible(assignment.feasibleDevices(units[i]), devices, i % devices.size()));
        }
        return std::move(assignment).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeHash() { return std::make_unique<Hash>(); }

} // namespace doppler
