// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tune/proposals.h"

#include "core/placers/api/registry.h"

#include <array>
#include <cmath>
#include <set>

namespace doppler {

namespace {

/// Whether a placer takes minutes on a problem of this size.
bool isSlow(std::string_view placer, const Problem& problem)
{
    const auto devices = static_cast<double>(problem.deviceCount());
    const auto edges = static_cast<double>(problem.graph().edgeCount());
    return ((placer == "flb" || placer == "bil") && problem.vertexCount() > 20000) ||
           ((placer == "m-sct" || placer == "getf") && problem.vertexCount() > 1000) ||
           (placer == "lookahead-heft" && edges * devices * devices > 5e7);
}

/// Nothing if the placer fails or its run is out of memory.
std::optional<Candidate> placed(const Problem& problem, Simulator& simulator, const Placer& placer,
                                const Options& options, const PlacerContext& context)
{
    auto result = placer.place(problem, options, context);
    if (!result || !std::isfinite(simulator.makespan(result->placement)))
        return std::nullopt;
    return Candidate{std::move(result->placement), placer.info().id};
}

struct Search {
    std::string_view placer;
    std::string_view start;
};
constexpr std::array<Search, 4> searchPlan{{{"critical-path-search", "best"},
                                            {"critical-path-search", "random"},
                                            {"simulated-annealing", "best"},
                                            {"critical-path-search", "critical-path"}}};

bool chooseSearch(const Search& search, const Placer*& placer, Options& options)
{
    const auto found = placerRegistry().find(search.placer);
    if (!found)
        return false;
    placer = *found;
    options = Options(placer->info().options);
    return options.set(placer->info().options, "start", search.start).ok();
}

} // namespace

std::vector<Candidate> heuristicCandidates(const Problem& problem, const TuneSetup& setup)
{
    std::vector<Candidate> out;
    Simulator simulator(problem.shared_from_this());
    std::set<std::uint64_t> known;
    for (const auto& placer : placerRegistry().placers()) {
        if (placer->info().kind != PlacerKind::Constructive || isSlow(placer->info().id, problem))
            continue;
        if (setup.stop.stop_requested())
            break;
        PlacerContext context;
        context.seed = setup.seed;
        context.stop = setup.stop;
        auto candidate = placed(problem, simulator, *placer, Options(placer->info().options), context);
        if (candidate && known.insert(placementPrint(candidate->placement)).second)
            out.push_back(*std::move(candidate));
    }
    return out;
}

std::vector<Candidate> searchedCandidates(const Problem& problem, const TuneSetup& setup, std::uint64_t seed,
                                          std::size_t searches)
{
    std::vector<Candidate> out;
    Simulator simulator(problem.shared_from_this());
    for (std::size_t i = 0; i < searches && !setup.stop.stop_requested(); ++i) {
        const Placer* placer = setup.proposer;
        Options options = setup.proposerOptions;
        if (!placer && !chooseSearch(searchPlan[i % searchPlan.size()], placer, options))
            continue;
        PlacerContext context;
        context.seed = seed + i;
        context.budget.evaluations = setup.evaluations;
        context.stop = setup.stop;
        context.threads = setup.threads;
        if (auto candidate = placed(problem, simulator, *placer, options, context))
            out.push_back(*std::move(candidate));
    }
    return out;
}

bool moveAtRandom(const Problem& problem, Random& random, Placement& placement)
{
    if (problem.deviceCount() < 2 || problem.vertexCount() == 0)
        return false;
    for (int attempt = 0; attempt < 100; ++attempt) {
        const VertexId v{random.below(problem.vertexCount())};
        const auto allowed = problem.allowedDevices(v);
        const DeviceId target = allowed[random.below(allowed.size())];
        if (target == placement.devices[v])
            continue;
        for (VertexId member : problem.movesTogether(v))
            placement.devices[member] = target;
        placement.transfers.clear(); // other transfers are needed now
        return true;
    }
    return false;
}

Candidate improvedNearby(const ProblemPtr& problem, const Candidate& from, std::uint64_t seed,
                         std::uint64_t evaluations)
{
    Simulator simulator(problem);
    Random random(seed);
    Candidate best{from.placement, "local-search"};
    double least = simulator.makespan(best.placement);
    for (std::uint64_t i = 0; i < evaluations; ++i) {
        Placement next = best.placement;
        if (!moveAtRandom(*problem, random, next))
            break;
        const double makespan = simulator.makespan(next);
        if (makespan > least)
            continue;
        least = makespan;
        best.placement = std::move(next);
    }
    return best;
}

} // namespace doppler
