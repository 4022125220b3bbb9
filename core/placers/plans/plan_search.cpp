// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/plans/plan_walk.h"
#include "core/placers/search/search_chains.h"

namespace doppler {

namespace {

class PlanSearch final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "plan-search", DOPPLER_TEXT("core", "Plan search"), PlacerKind::Search,
            "random keys: Bean, ORSA Journal on Computing 6(2), 1994; forward-backward passes: Li, Willis, "
            "EJOR 56, 1992; decoded as ETF: Hwang, Chow, Anger, Lee, SIAM J. Computing 18(2), 1989",
            searchOptions(10000, {})};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        return searchInChains(problem, options, context,
                              [](SearchChain& chain) { return PlanWalk(chain).run(); });
    }
};

} // namespace

std::unique_ptr<Placer> makePlanSearch() { return std::make_unique<PlanSearch>(); }

} // namespace doppler
