// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/mayer_partition.h"
#include "core/placers/registry.h"

#include <algorithm>

namespace doppler {

namespace {

/// Every vertex, in topological order, to the feasible device of the least memory x importance x traffic x
/// execution time: memory = used / capacity; importance = 1 - I(v) * speed / fastest, I = L(v) / max L, which
/// draws what lies on long paths to fast devices; the other two as MayerPartition::Candidate has them.
class Mite final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "mite", "MITE", PlacerKind::Constructive, "Mayer, Mayer, Laich, DIDL 2017", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        MayerPartition partition(problem);
        const auto order = problem.graph().topologicalOrder();
        double most = 0;
        for (VertexId v : order)
            most = std::max(most, partition.longestPath(v));
        for (VertexId v : order) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            const std::size_t unit = partition.unitOf(v);
            if (partition.assigned(unit))
                continue;
            const double share = most > 0 ? partition.unitLongestPath(unit) / most : 0;
            partition.assign(unit, leastCandidate(partition.candidates(unit), [&](const auto& c) {
                                 return positiveFactor(partition.usedMemory(c.device)) *
                                        positiveFactor(1 - share * partition.relativeSpeed(c.device)) *
                                        positiveFactor(c.traffic) * positiveFactor(c.execution);
                             }));
        }
        return std::move(partition).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeMite() { return std::make_unique<Mite>(); }

} // namespace doppler
