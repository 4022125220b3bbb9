// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/noise_study.h"

#include "core/base/quantity.h"
#include "core/io/json/json_value.h"
#include "core/placers/online/online_placer.h"
#include "core/sim/simulator.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

bool isOnline(const ChosenPlacer& placer) { return placer.placer->info().kind == PlacerKind::Online; }

Result<ProblemPtr> withNoise(const Problem& problem, double sigma, std::uint64_t seed)
{
    ModelOptions model = problem.model();
    model.noise = {sigma, sigma};
    model.seed = seed;
    return problem.withModel(model);
}

/// The placements of the static placers for a seed, planned without noise; those of policies stay empty.
Result<std::vector<Placement>> planAll(const NoiseStudySetup& setup, std::uint64_t seed)
{
    const auto quiet = withNoise(*setup.problem, 0, seed);
    if (!quiet)
        return quiet.error();
    std::vector<Placement> plans;
    for (const ChosenPlacer& chosen : setup.placers) {
        plans.emplace_back();
        if (isOnline(chosen))
            continue;
        PlacerContext context;
        context.seed = seed;
        context.budget = setup.budget;
        context.stop = setup.stop;
        auto placed = chosen.placer->place(**quiet, chosen.options, context);
        if (!placed)
            return placed.error();
        if (setup.stop.stop_requested())
            return stoppedEarly();
        if (auto valid = validate(**quiet, placed->placement); !valid)
            return valid.error();
        plans.back() = std::move(placed->placement);
    }
    return plans;
}

Result<double> runOnce(const NoiseStudySetup& setup, const ProblemPtr& problem, const ChosenPlacer& chosen,
                       const Placement& plan, Simulator& simulator)
{
    if (const auto* online = dynamic_cast<const OnlinePlacer*>(chosen.placer)) {
        const auto policy = online->policy(*problem);
        const auto run = runOnline(problem, *policy, setup.stop);
        if (!run)
            return stoppedEarly();
        return run->schedule.makespan;
    }
    const double makespan = simulator.makespan(plan);
    if (!std::isfinite(makespan))
        return Error{{DOPPLER_TEXT("core", "out of memory: the run cannot continue")}, {}, {}};
    return makespan;
}

} // namespace

Result<std::vector<NoiseRow>> studyNoise(const NoiseStudySetup& setup)
{
    if (auto possible = checkOnline(*setup.problem); !possible)
        return possible.error();
    std::vector<std::vector<Placement>> plans; // by seed
    for (const std::uint64_t seed : setup.seeds) {
        auto planned = planAll(setup, seed);
        if (!planned)
            return planned.error();
        plans.push_back(*std::move(planned));
    }
    std::vector<NoiseRow> rows;
    for (const double sigma : setup.sigmas)
        for (std::size_t s = 0; s < setup.seeds.size(); ++s) {
            const auto problem = withNoise(*setup.problem, sigma, setup.seeds[s]);
            if (!problem)
                return problem.error();
            Simulator simulator(*problem);
            for (std::size_t i = 0; i < setup.placers.size(); ++i) {
                const auto makespan = runOnce(setup, *problem, setup.placers[i], plans[s][i], simulator);
                if (!makespan)
                    return makespan.error();
                rows.push_back({i, sigma, setup.seeds[s], *makespan, (*problem)->lowerBound()});
            }
        }
    return rows;
}

std::vector<NoiseMean> noiseMeans(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows)
{
    const std::size_t placers = setup.placers.size();
    const auto seeds = static_cast<double>(setup.seeds.size());
    std::vector<NoiseMean> means;
    for (std::size_t k = 0; k < setup.sigmas.size(); ++k)
        for (std::size_t i = 0; i < placers; ++i) {
            NoiseMean mean{i, setup.sigmas[k], 0, 0, 0};
            for (std::size_t s = 0; s < setup.seeds.size(); ++s) {
                const NoiseRow* const cell = &rows[(k * setup.seeds.size() + s) * placers];
                mean.makespan += cell[i].makespan / seeds;
                mean.relative += (cell[0].makespan > 0 ? cell[i].makespan / cell[0].makespan : 1) / seeds;
                mean.gap += (cell[i].bound > 0 ? cell[i].makespan / cell[i].bound - 1 : 0) / seeds;
            }
            means.push_back(mean);
        }
    return means;
}

std::string noiseStudyAsText(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows)
{
    std::string out = fmt::format("{:>6}", "sigma");
    for (const ChosenPlacer& placer : setup.placers)
        out += fmt::format("  {:>22}", placer.title());
    out += '\n';
    const auto means = noiseMeans(setup, rows);
    for (std::size_t at = 0; at < means.size(); ++at) {
        if (means[at].placer == 0)
            out += fmt::format("{:>6}", means[at].sigma);
        const std::string cell =
            fmt::format("{} ({:.3f})", secondsText(means[at].makespan), means[at].relative);
        out += fmt::format("  {:>22}", cell);
        if (means[at].placer + 1 == setup.placers.size())
            out += '\n';
    }
    return out +
           fmt::format("Mean makespan over {} seeds; in brackets: divided by that of {} in the same run.\n",
                       setup.seeds.size(), setup.placers.front().title());
}

std::string noiseStudyAsCsv(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows)
{
    std::string out = "placer,kind,sigma,seed,makespan_s,lower_bound_s\n";
    for (const NoiseRow& row : rows)
        out += fmt::format("{},{},{},{},{},{}\n", setup.placers[row.placer].title(),
                           isOnline(setup.placers[row.placer]) ? "online" : "static", row.sigma, row.seed,
                           row.makespan, row.bound);
    return out;
}

std::string noiseStudyAsJson(const NoiseStudySetup& setup, const std::vector<NoiseRow>& rows)
{
    Json all = Json::array();
    for (const NoiseMean& mean : noiseMeans(setup, rows))
        all.push_back({{"placer", setup.placers[mean.placer].title()},
                       {"online", isOnline(setup.placers[mean.placer])},
                       {"sigma", mean.sigma},
                       {"makespan", mean.makespan},
                       {"relative", mean.relative},
                       {"gap", mean.gap}});
    Json runs = Json::array();
    for (const NoiseRow& row : rows)
        runs.push_back({{"placer", setup.placers[row.placer].title()},
                        {"sigma", row.sigma},
                        {"seed", row.seed},
                        {"makespan", row.makespan},
                        {"bound", row.bound}});
    const Json out{{"means", all}, {"runs", runs}};
    return out.text(2) + "\n";
}

} // namespace doppler
