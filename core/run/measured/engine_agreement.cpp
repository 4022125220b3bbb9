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

/// A quantile of a non-empty sample: the value below which this share of it lies.
double quantile(std::vector<double> sample, double share)
{
    const auto rank = static_cast<std::ptrdiff_t>(share * static_cast<double>(sample.size() - 1));
    std::nth_element(sample.begin(), sample.begin() + rank, sample.end());
    return sample[static_cast<std::size_t>(rank)];
}

double median(std::vector<double> sample) { return quantile(std::move(sample), 0.5); }

/// How well the second half of the executions repeats the first.
std::optional<double> repeatabilityOf(std::span<const AgreementPoint> points)
{
    std::vector<double> first;
    std::vector<double> second;
    for (const AgreementPoint& x : points) {
        if (x.makespans.size() < 2)
            return std::nullopt;
        const auto middle = x.makespans.begin() + static_cast<std::ptrdiff_t>(x.makespans.size() / 2);
        first.push_back(median({x.makespans.begin(), middle}));
        second.push_back(median({middle, x.makespans.end()}));
    }
    return spearmanRho(first, second);
}

/// Warm-up executions are needed once, not in each round.
Result<ChosenEngine> withoutWarmup(ChosenEngine engine)
{
    const auto& specs = engine.engine->info().options;
    if (std::ranges::any_of(specs, [](const OptionSpec& x) { return x.name == "warmup"; }))
        if (auto set = engine.options.set(specs, "warmup", "0"); !set)
            return set.error();
    return engine;
}

/// What the executions of one placement have shown so far.
struct Measured {
    Placement placement;
    std::vector<double> withTasks = {};
};

Result<void> executeOnce(const AgreementSetup& setup, const ChosenEngine& engine, std::uint64_t seed,
                         AgreementPoint& point, Measured& all)
{
    const auto executed = execute({setup.problem, all.placement, engine, 1, seed, setup.stop, {}});
    if (!executed)
        return executed.error();
    point.makespans.push_back(executed->makespans.front());
    point.measured = median(point.makespans);
    GivenTimes times;
    times.tasks = timesOf(executed->run->schedule).tasks;
    all.withTasks.push_back(simulateWithTimes(setup.problem, executed->run->placement, times).makespan);
    const auto nearest = std::ranges::min_element(
        point.makespans, {}, [&](double makespan) { return std::abs(makespan - point.measured); });
    point.withTasks = all.withTasks[static_cast<std::size_t>(nearest - point.makespans.begin())];
    if (setup.keepsRuns && nearest == point.makespans.end() - 1)
        point.run = executed->run;
    return {};
}

} // namespace

RankAgreement rankAgreement(std::span<const AgreementPoint> points)
{
    RankAgreement out;
    out.count = points.size();
    if (points.empty())
        return out;
    std::vector<double> simulated;
    std::vector<double> withTasks;
    std::vector<double> measured;
    std::vector<double> errors;
    double ratios = 0;
    for (const AgreementPoint& x : points) {
        simulated.push_back(x.simulated);
        withTasks.push_back(x.withTasks);
        measured.push_back(x.measured);
        const double ratio = x.simulated > 0 ? x.measured / x.simulated : 1;
        ratios += ratio;
        errors.push_back(std::abs(ratio - 1));
    }
    out.spearman = spearmanRho(simulated, measured);
    out.kendall = kendallTau(simulated, measured);
    out.spearmanWithTasks = spearmanRho(withTasks, measured);
    out.kendallWithTasks = kendallTau(withTasks, measured);
    out.meanRatio = ratios / static_cast<double>(points.size());
    out.medianError = median(errors);
    out.highError = quantile(errors, 0.9);
    out.repeatability = repeatabilityOf(points);
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
    const auto later = withoutWarmup(setup.engine);
    if (!later)
        return later.error();
    const std::size_t rounds = std::max<std::size_t>(setup.repeats, 1);
    const auto total = static_cast<double>(rounds * setup.placements);
    EngineAgreement out;
    std::vector<Measured> placed;
    Simulator simulator(setup.problem);
    for (std::size_t round = 0; round < rounds; ++round)
        for (std::size_t i = 0; i < setup.placements; ++i) {
            if (round == 0) {
                AgreementPoint point{std::string(placerIds[i % placerIds.size()]), setup.seed + i};
                auto placement = place(setup, i, point.seed);
                if (!placement)
                    return placement.error();
                if (setup.stop.stop_requested()) // a search that was stopped early has had too small a budget
                    return executionStopped();
                point.simulated = simulator.makespan(*placement);
                out.points.push_back(std::move(point));
                placed.push_back({*std::move(placement)});
            }
            if (auto done = executeOnce(setup, round == 0 ? setup.engine : *later,
                                        setup.seed + round * setup.placements + i, out.points[i], placed[i]);
                !done)
                return done.error();
            if (setup.progress)
                setup.progress(static_cast<double>(round * setup.placements + i + 1) / total);
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
