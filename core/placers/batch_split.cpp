// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/mayer_partition.h"
#include "core/placers/registry.h"

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
        MayerPartition partition(problem);
        struct Keyed {
            double longestPath;
            std::size_t unit;
        };
        std::vector<Keyed> order;
        for (std::size_t unit = 0; unit < partition.unitCount(); ++unit)
            order.push_back({partition.unitLongestPath(unit), unit});
        std::stable_sort(order.begin(), order.end(),
                         [](const Keyed& a, const Keyed& b) { return a.longestPath > b.longestPath; });
        for (std::size_t i = 0; i < order.size(); ++i) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const std::size_t batch = i * problem.deviceCount() / order.size();
            const std::size_t unit = order[i].unit;
            partition.assign(unit, partition.firstFeasible(unit, partition.devicesBySpeed(), batch));
        }
        return std::move(partition).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeBatchSplit() { return std::make_unique<BatchSplit>(); }

} // namespace doppler
