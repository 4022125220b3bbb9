// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/pair_scheduler.h"

#include <algorithm>

namespace doppler {

namespace {

/// Largest level - start + (median - time) is least start - (level + median - time).
class DynamicLevel final : public PairRule {
public:
    explicit DynamicLevel(const Problem& p) : problem(p)
    {
        for (VertexId v : problem.graph().vertices())
            median.push_back(medianSeconds(problem, v));
        level = staticLevels(problem, median);
    }
    [[nodiscard]] std::string_view valueName() const override
    {
        return DOPPLER_TEXT("core", "negative dynamic level");
    }
    [[nodiscard]] double priority(VertexId v) const override { return level[v]; }
    [[nodiscard]] double offset(VertexId v, DeviceId d) const override
    {
        return -(level[v] + (median[v] - problem.computeSeconds(v, d)));
    }

private:
    static double medianSeconds(const Problem& problem, VertexId v)
    {
        std::vector<double> seconds;
        for (DeviceId d : problem.allowedDevices(v))
            seconds.push_back(problem.computeSeconds(v, d));
        std::sort(seconds.begin(), seconds.end());
        const std::size_t half = seconds.size() / 2;
        return seconds.size() % 2 == 1 ? seconds[half] : (seconds[half - 1] + seconds[half]) / 2;
    }

    const Problem& problem;
    std::vector<double> median;
    std::vector<double> level;
};

/// Dynamic Level Scheduling: the ready pair of largest static level - start + (median time - time there). The
/// static level counts no communication.
class Dls final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "dls", "DLS", PlacerKind::Constructive, "Sih, Lee, IEEE TPDS 4(2), 1993", {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        DynamicLevel rule(problem);
        return placeByPairs(problem, context, rule);
    }
};

} // namespace

std::unique_ptr<Placer> makeDls() { return std::make_unique<Dls>(); }

} // namespace doppler
