// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/option_specs.h"
#include "core/placers/api/placer.h"
#include "core/placers/moirai/coarse_program.h"
#include "core/placers/scheduling/ready_order.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <set>

namespace doppler {

namespace {

/// Larger programs take the simplex method minutes.
constexpr std::size_t mostRows = 5000;
constexpr std::size_t mostColumns = 40'000;

/// How a search ended, for the notes.
struct Outcome {
    std::optional<ProgramEnd> end; ///< Nothing: the program was not begun.
    std::size_t clusters = 0;
    bool improved = false; ///< Whether a solution is better than the start.
};

class MoiraiSearch {
public:
    MoiraiSearch(SearchChain& c, Outcome& o) : chain(c), problem(c.problem), outcome(o) {}

    Result<void> run()
    {
        const auto begin = chain.start(simulator);
        if (!begin)
            return begin.error();
        if (!*begin)
            return {};
        chain.monitor.evaluated(**begin, simulator->makespan(**begin));
        tried.insert((*begin)->devices);
        if (problem.deviceCount() < 2 || problem.vertexCount() == 0) {
            outcome.end = ProgramEnd::Solved;
            return {};
        }
        if (!coarsen())
            return {};
        const ProgramWatch watch{[this](std::span<const DeviceId> devices, std::span<const double> starts) {
                                     solved(devices, starts);
                                 },
                                 [this] { chain.monitor.counted(); },
                                 [this] { return chain.monitor.done(); }};
        outcome.end = solveCoarse(problem, graph, chain.stop, watch);
        return {};
    }

private:
    /// To the number of vertices asked for, and further until the program is small enough. False if it never
    /// is, and after a stop request.
    bool coarsen()
    {
        Coarsening coarsening(problem, chain.stop);
        auto target = static_cast<std::size_t>(chain.options.integer("vertices"));
        for (std::size_t before = ~std::size_t{0}; coarsening.reduceTo(target);) {
            graph = coarsening.graph();
            if (chain.stop.stop_requested())
                return false;
            outcome.clusters = graph.clusterCount();
            if (fits())
                return true;
            if (outcome.clusters == before)
                return false;
            before = outcome.clusters;
            target = outcome.clusters * 4 / 5;
        }
        return false;
    }

    [[nodiscard]] bool fits() const
    {
        const ProgramSize size = coarseProgramSize(problem, graph);
        return size.rows <= mostRows && size.columns <= mostColumns;
    }

    void solved(std::span<const DeviceId> devices, std::span<const double> starts)
    {
        Placement placement;
        for (VertexId v : problem.graph().vertices())
            placement.devices.push_back(devices[graph.unitOf[graph.clusterOf[v]]]);
        const ChooseTask rule = problem.model().schedule;
        const bool ordered = rule == ChooseTask::Given || rule == ChooseTask::Strict;
        if (!tried.insert(placement.devices).second && !ordered) {
            chain.monitor.counted();
            return;
        }
        if (ordered) {
            std::vector<double> priority;
            for (VertexId v : problem.graph().vertices())
                priority.push_back(-starts[graph.clusterOf[v]]);
            placement.order = readyOrder(problem.graph(), priority);
        }
        outcome.improved |= chain.monitor.evaluated(placement, simulator->makespan(placement));
    }

    SearchChain& chain;
    const Problem& problem;
    Outcome& outcome;
    std::optional<Simulator> simulator;
    CoarseGraph graph;
    std::set<Assignment> tried;
};

/// Coarsens the graph, places the clusters by an integer program with congestion and memory, and simulates
/// what the nodes of its tree say, rounded.
class Moirai final : public Placer {
public:
    [[nodiscard]] const PlacerInfo& info() const override
    {
        static const PlacerInfo description{
            "moirai", "Moirai", PlacerKind::Search,
            "Zhang et al., Moirai: Towards Optimal Placement for Distributed Inference on Heterogeneous "
            "Devices, 2023",
            [] {
                std::vector<OptionSpec> all = searchOptions(1, {});
                std::erase_if(all, [](const OptionSpec& spec) {
                    return spec.name == "chains" || spec.name == "evaluations";
                });
                all.push_back(wholeOption(
                    "vertices", 200, 2, 5000,
                    {.label = DOPPLER_TEXT("core", "Coarse graph size"),
                     .unit = DOPPLER_TEXT("core", "vertices"),
                     .help =
                         DOPPLER_TEXT("core", "maximum number of vertices of the coarse graph; fewer if the "
                                              "program would have more than 5,000 rows")}));
                all.push_back(numberOption(
                    "seconds", 30.0, 0, 1e9,
                    {.label = DOPPLER_TEXT("core", "Time limit"),
                     .unit = "s",
                     .help = DOPPLER_TEXT("core", "time limit in seconds if the budget sets no limit")}));
                return all;
            }()};
        return description;
    }

    Result<PlacerResult> place(const Problem& problem, const Options& options,
                               const PlacerContext& asked) const override
    {
        PlacerContext context = asked;
        if (!context.budget.evaluations && !context.budget.seconds)
            context.budget.seconds = options.number("seconds");
        Outcome outcome;
        auto result = searchInChains(problem, options, context, ChainPlan{1, 1},
                                     [&](SearchChain& chain) { return MoiraiSearch(chain, outcome).run(); });
        if (result)
            addNotes(outcome, *result);
        return result;
    }

private:
    static void addNotes(const Outcome& outcome, PlacerResult& result)
    {
        if (!outcome.end)
            result.notes.push_back({DOPPLER_TEXT(
                "core", "the integer program was not begun: the placement is the best baseline")});
        else if (*outcome.end == ProgramEnd::Stopped)
            result.notes.push_back(
                {DOPPLER_TEXT("core", "the search ended before the integer program on {0} coarse "
                                      "vertices was solved: the placement is the best so far"),
                 {figure(std::to_string(outcome.clusters))}});
        else if (*outcome.end == ProgramEnd::Failed)
            result.notes.push_back({DOPPLER_TEXT(
                "core", "GLPK could not solve the integer program: the placement is the best so far")});
        if (outcome.end && !outcome.improved)
            result.notes.push_back({DOPPLER_TEXT(
                "core", "no solution of the integer program is better than the placement it started from")});
    }
};

} // namespace

std::unique_ptr<Placer> makeMoirai() { return std::make_unique<Moirai>(); }

} // namespace doppler
