// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/pair_scheduler.h"

namespace doppler {

namespace {

class EarliestStart final : public PairRule {
public:
    explicit EarliestStart(const Problem& problem) : level(staticLevels(problem)) {}
    [[nodiscard]] double tie(VertexId v) const override { return -level[v]; }

private:
    std::vector<double> level;
};

/// Earliest Task First: the ready pair of vertex and device that starts first; ties: larger static level.
class Etf final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{"etf",
                                            "ETF",
                                            PlacerKind::Constructive,
                                            "Hwang, Chow, Anger, Lee, SIAM J. Computing 18(2), 1989",
                                            {}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options&,
                               const PlacerContext& context) const override
    {
        EarliestStart rule(problem);
        return placeByPairs(problem, context, rule);
    }
};

} // namespace

std::unique_ptr<Placer> makeEtf() { return std::make_unique<Etf>(); }

} // namespace doppler
