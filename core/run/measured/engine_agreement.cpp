// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/run/measured/engine_agreement.h"

#include "core/placers/api/registry.h"
#include "core/run/measured/rank_correlation.h"
#include "core/run/statistics.h"
#include "core/sim/given_times.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace doppler {

namespace {

constexpr std::array<std::string_view, 3> placerIds{"random", "critical-path", "simulated-annealing"};

/// Grows with the placement's number, by equal factors.
std::uint64_t evaluationsOf(std::size_t index, std::size_t total)
{
    constexpr double least = 10;
    constexpr double most = 1000;
    const double share =
        total > placerIds.size() ? static_cast<double>(index) / static_cast<double>(total - 1) : 1;
    return static_cast<std::uint64_t>(std::lround(least * std::pow(most / least, share)));
}

Result<Placement> place(const AgreementSetup& setup, std::size_t index, std::uint64_t seed)
{
    const auto placer = placerRegistry().find(placerIds[index % placerIds.size()]);
    if (!placer)
        return placer.error();
    const PlacerInfo& info = (*placer)->info();
    Options options(info.options);
    PlacerContext context;
    context.seed = seed;
    context.stop = setup.stop;
    if (info.kind == PlacerKind::Search) {
        context.budget.evaluations = evaluationsOf(index, setup.placements);
        for (const auto& [name, value] : {std::pair{"start", "random"}, {"baselines", "false"}})
            if (auto set = options.set(info.options, name, value); !set)
                return set.error();
    }
    auto placed = (*placer)->place(*setup.problem, options, context);
    if (!placed)
        return placed.error();
    return std::move(placed->placement);
}

} // namespace

RankAgreement rankAgreement(std::span<const AgreementPoint> points)
{
    std::vector<double> simulated;
    std::vector<double> withTasks;
    std::vector<double> measured;
    double ratios = 0;
    for (const AgreementPoint& x : points) {
        simulated.push_back(x.simulated);
        withTasks.push_back(x.withTasks);
        measured.push_back(x.measured);
        ratios += x.simulated > 0 ? x.measured / x.simulated : 1;
    }
    RankAgreement out;
    out.count = points.size();
    out.spearman = spearmanRho(simulated, measured);
    out.kendall = kendallTau(simulated, measured);
    out.spearmanWithTasks = spearmanRho(withTasks, measured);
    out.kendallWithTasks = kendallTau(withTasks, measured);
    out.meanRatio = points.empty() ? 0 : ratios / static_cast<double>(points.size());
    return out;
}

Result<EngineAgreement> engineAgreement(const AgreementSetup& setup)
{
    if (auto supported = setup.engine.engine->supports(*setup.problem); !supported)
        return supported.error();
    // what the executions share stays prepared
    const auto prepared = setup.engine.engine->prepare(*setup.problem, setup.engine.options);
    if (!prepared)
        return prepared.error();
    EngineAgreement out;
    Simulator simulator(setup.problem);
    for (std::size_t i = 0; i < setup.placements; ++i) {
        AgreementPoint point{std::string(placerIds[i % placerIds.size()]), setup.seed + i};
        auto placement = place(setup, i, point.seed);
        if (!placement)
            return placement.error();
        if (setup.stop.stop_requested()) // a search that was stopped early has had too small a budget
            return executionStopped();
        point.simulated = simulator.makespan(*placement);
        const auto executed = execute({setup.problem,
                                       *std::move(placement),
                                       setup.engine,
                                       setup.repeats,
                                       setup.seed + i * setup.repeats,
                                       setup.stop,
                                       {}});
        if (!executed)
            return executed.error();
        point.measured = mean(executed->makespans);
        GivenTimes times;
        times.tasks = timesOf(executed->run->schedule).tasks;
        point.withTasks = simulateWithTimes(setup.problem, executed->run->placement, times).makespan;
        if (setup.keepsRuns)
            point.run = executed->run;
        out.points.push_back(std::move(point));
        if (setup.progress)
            setup.progress(static_cast<double>(i + 1) / static_cast<double>(setup.placements));
    }
    out.all = rankAgreement(out.points);
    for (std::string_view placer : placerIds) {
        std::vector<AgreementPoint> own;
        std::copy_if(out.points.begin(), out.points.end(), std::back_inserter(own),
                     [&](const AgreementPoint& x) { return x.placer == placer; });
        if (own.empty())
            continue;
        out.byPlacer.push_back(rankAgreement(own));
        out.byPlacer.back().placer = placer;
    }
    return out;
}

} // namespace doppler
