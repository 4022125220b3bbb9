// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/random_assignment.h"
#include "core/placers/registry.h"
#include "core/placers/search_monitor.h"
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
            DOPPLER_TEXT("core", "Best of n random"),
            PlacerKind::Search,
            "",
            {{"n",
              std::int64_t{1000},
              1,
              1e12,
              {},
              DOPPLER_TEXT("core", "assignments to draw where the budget says nothing")}}};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& context) const override
    {
        SearchMonitor monitor(context, static_cast<std::uint64_t>(options.integer("n")));
        Simulator simulator(problem.shared_from_this());
        Random random(context.seed);
        Assignment devices;
        while (!monitor.done()) {
            drawAssignment(problem, random, devices);
            monitor.evaluated(devices, simulator.makespan(devices));
        }
        return monitor.finish();
    }
};

} // namespace

std::unique_ptr<Placer> makeRandomBestOfN() { return std::make_unique<RandomBestOfN>(); }

} // namespace doppler
