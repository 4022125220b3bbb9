// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/partition/mayer_partition.h"

#include <algorithm>

namespace doppler {

namespace {

/// Units by descending longest path through them, in |D| batches of equal number, the first batch to the
/// fastest device and so on; what is not feasible there goes to the next slower one that is.
class BatchSplit final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"batch-split",
                                            DOPPLER_TEXT("core", "Batch split"),
                                            PlacerKind::Constructive,
                                            "Mayer, Mayer, Laich, DIDL 2017",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        const std::vector<double> longest = longestPaths(problem);
        const DeviceSpeeds speeds = deviceSpeeds(problem);
        std::vector<VertexId> units = placementUnits(problem);
        std::stable_sort(units.begin(), units.end(),
                         [&](VertexId a, VertexId b) { return longest[a] > longest[b]; });
        PartialAssignment assignment(problem);
        for (std::size_t i = 0; i < units.size(); ++i) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const std::size_t batch = i * problem.deviceCount() / units.size();
            const auto feasible = assignment.feasibleDevices(units[i]);
            assignment.place(units[i], firstFeasible(feasible, speeds.descending, batch));
        }
        return std::move(assignment).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeBatchSplit() { return std::make_unique<BatchSplit>(); }

} // namespace doppler
