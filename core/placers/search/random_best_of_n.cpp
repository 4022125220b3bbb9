// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/scheduling/random_assignment.h"
#include "core/placers/search/search_chains.h"
#include "core/placers/search/starting_placements.h"
#include "core/sim/simulator.h"

namespace doppler {

namespace {

/// The best of n random assignments: what any search must beat with as many evaluations.
class RandomBestOfN final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "random-best-of-n",
            DOPPLER_TEXT("core", "Best of n random placements"),
            PlacerKind::Search,
            "",
            {wholeOption(
                 "n", 1000, 1, 1e12,
                 {.label = DOPPLER_TEXT("core", "Assignments"),
                  .help = DOPPLER_TEXT("core", "number of random assignments if the budget sets no limit")}),
             baselinesOption()}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        // Many streams, so that threads end at about the same time.
        const ChainPlan plan{16, static_cast<std::uint64_t>(options.integer("n"))};
        return searchInChains(problem, options, context, plan, [](SearchChain& chain) -> Result<void> {
            Simulator simulator(chain.problem.shared_from_this());
            RandomAssignments assignments(chain.problem);
            Assignment devices;
            while (!chain.monitor.done()) {
                assignments.draw(chain.random, devices);
                chain.monitor.evaluated(devices, simulator.makespan(devices));
            }
            return {};
        });
    }
};

} // namespace

std::unique_ptr<Placer> makeRandomBestOfN() { return std::make_unique<RandomBestOfN>(); }

} // namespace doppler
