// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/partition/mayer_partition.h"

#include <algorithm>

namespace doppler {

namespace {

/// Every vertex, in topological order, to the feasible device of the least memory x importance x traffic x
/// execution time: memory = used / capacity; importance = 1 - I(v) * speed / fastest, I = L(v) / max L, which
/// draws what lies on long paths to fast devices; the other two as UnitChoice has them.
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
        const std::vector<double> longest = longestPaths(problem);
        const DeviceSpeeds speeds = deviceSpeeds(problem);
        PartialAssignment assignment(problem);
        ProductRecord record{problem, context, DOPPLER_TEXT("core", "topological order"),
                             DOPPLER_TEXT("core", "memory x importance x traffic x execution")};
        const double most = longest.empty() ? 0 : *std::max_element(longest.begin(), longest.end());
        for (VertexId v : problem.graph().topologicalOrder()) {
            if (context.stop.stop_requested())
                return stoppedEarly();
            if (assignment.placed(v))
                continue;
            const double importance = most > 0 ? longest[v] / most : 0;
            const auto factors = [&](const UnitChoice& choice) {
                return positiveFactor(assignment.usedMemory(choice.device)) *
                       positiveFactor(1 - importance * speeds.relative[choice.device]) *
                       positiveFactor(choice.traffic) * positiveFactor(choice.execution);
            };
            assignment.place(v, leastProduct(assignment, v, factors, record));
        }
        return std::move(assignment).result();
    }
};

} // namespace

std::unique_ptr<Placer> makeMite() { return std::make_unique<Mite>(); }

} // namespace doppler
