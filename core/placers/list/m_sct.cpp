// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/list/favorite_children.h"
#include "core/placers/scheduling/transfer_clocks.h"

#include <algorithm>

namespace doppler {

namespace {

/// A device waits for the favourite child of what it ran last, until that child's data could be anywhere.
/// Others go before only when they are urgent: when their own data could be anywhere.
class FavoriteFirst final : public TransferClocks {
public:
    FavoriteFirst(const Problem& p, std::vector<VertexId> favorites)
        : TransferClocks(p), favorite(std::move(favorites)), last(p.deviceCount())
    {
    }
    [[nodiscard]] bool holds() const override { return true; }
    void placing(const Plan& plan, VertexId v, DeviceId d) override
    {
        TransferClocks::placing(plan, v, d);
        last[d] = v;
    }
    [[nodiscard]] Hold hold(const Plan& plan, DeviceId d) const override
    {
        const VertexId v = last[d];
        if (!v.valid() || !favorite[v].valid() || plan.placed(favorite[v]) || !plan.mayTake(favorite[v], d))
            return {};
        double until = 0;
        for (const Edge& e : problem.graph().outEdges(v))
            if (e.to == favorite[v])
                until = std::max(until, plan.end(v) + problem.meanTransferSeconds(e.tensor));
        return {favorite[v], until};
    }
    [[nodiscard]] double urgentFrom(const Plan& plan, VertexId v) const override
    {
        double from = 0;
        for (EdgeId id : problem.graph().inEdges(v)) {
            const Edge& e = problem.graph().edge(id);
            from = std::max(from, plan.end(e.from) + problem.meanTransferSeconds(e.tensor));
        }
        return from;
    }

private:
    std::vector<VertexId> favorite; ///< By vertex; invalid: none.
    std::vector<VertexId> last;     ///< By device.
};

/// Baechi's small communication times: m-ETF with favourite children from a linear program.
class MSct final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "m-sct",
            "m-SCT",
            PlacerKind::Constructive,
            "Jeon, Cai, Srivastava et al., Baechi, SoCC 2020; Hanen, Munier 1995",
            {wholeOption(
                "iterations", 10'000, 1, 1e9,
                {.label = DOPPLER_TEXT("core", "Simplex step limit"),
                 .unit = DOPPLER_TEXT("core", "steps"),
                 .help = DOPPLER_TEXT(
                     "core",
                     "maximum number of simplex steps; after them the best solution so far is used")})}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        auto favorites = favoriteChildren(problem, options.integer("iterations"), context.stop);
        if (!favorites)
            return favorites.error();
        FavoriteFirst rule(problem, *std::move(favorites));
        return placeByPairs(problem, context, rule);
    }
};

} // namespace

std::unique_ptr<Placer> makeMSct() { return std::make_unique<MSct>(); }

} // namespace doppler
