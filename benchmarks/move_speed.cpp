// SPDX-License-Identifier: GPL-3.0-or-later
// How much faster is a tried move than a whole run? Table of docs/results/tried-moves.md:
//   move_speed [--moves N] [--repeats N] [--search SECONDS] [GRAPH@TOPOLOGY...]   (GRAPH:
//   family:option=value)
// Records the moves that one annealing tries (with its limits), then times all of them twice in one process:
// with MoveEvaluator and as whole runs by Simulator. Ends with an error if a makespan differs. `--search`
// adds the evaluations per second of critical-path-search on one thread.
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/placers/api/registry.h"
#include "core/placers/list/critical_path.h"
#include "core/placers/search/neighbourhood.h"
#include "core/placers/search/search_chains.h"
#include "core/sim/move_evaluator.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload_source.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

namespace {

using namespace doppler;

/// Processor time, since the machine may be busy with something else.
double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Try {
    std::vector<Move> moves;
    double limit = 0;
    double makespan = 0; ///< Infinity: above the limit.
};

struct Walk {
    Assignment start;
    std::vector<Try> tries;
    std::size_t accepted = 0;
};

/// The moves and the temperature of `simulated-annealing`.
Walk anneal(const ProblemPtr& problem, int count)
{
    const Neighbourhood neighbourhood(*problem);
    Random random(1);
    MoveEvaluator evaluator(problem);
    Walk walk;
    walk.start = placeByCriticalPath(*problem, random).devices;
    evaluator.start({walk.start, {}});
    const double vertices = static_cast<double>(problem->vertexCount());
    const double hottest = 0.02 * std::min(1.0, 250 / vertices) * evaluator.makespan();
    for (int i = 0; i < count; ++i) {
        const Assignment& devices = evaluator.current().devices;
        Try next;
        const VertexId v = neighbourhood.draw(random);
        const DeviceId to = neighbourhood.drawOtherDevice(random, v, devices[v]);
        next.moves.push_back({v, to});
        const VertexId other = neighbourhood.drawNeighbour(random, v);
        if (random.uniform() < 0.5 && other.valid() && devices[other] != to && problem->allowed(other, to))
            next.moves.push_back({other, to});
        next.limit = drawLimit(random, evaluator.makespan(), hottest * (1 - double(i) / count));
        next.makespan = evaluator.tryMoves(next.moves, next.limit);
        if (next.makespan <= next.limit) {
            evaluator.accept();
            ++walk.accepted;
        }
        walk.tries.push_back(std::move(next));
    }
    return walk;
}

double timeTried(const ProblemPtr& problem, const Walk& walk)
{
    MoveEvaluator evaluator(problem);
    evaluator.start({walk.start, {}});
    const auto begun = processorSeconds();
    for (const Try& x : walk.tries)
        if (evaluator.tryMoves(x.moves, x.limit) <= x.limit)
            evaluator.accept();
    return processorSeconds() - begun;
}

double timeWhole(const ProblemPtr& problem, const Walk& walk)
{
    Simulator simulator(problem);
    Assignment devices = walk.start;
    std::vector<Move> undo;
    simulator.makespan(devices);
    const auto begun = processorSeconds();
    for (const Try& x : walk.tries) {
        undo.clear();
        for (const Move& move : x.moves)
            for (VertexId member : problem->movesTogether(move.vertex)) {
                undo.push_back({member, devices[member]});
                devices[member] = move.device;
            }
        const double whole = simulator.makespan(devices);
        if ((whole <= x.limit ? whole : INFINITY) != x.makespan) {
            std::fprintf(stderr, "a tried move has another makespan than the whole run\n");
            std::exit(1);
        }
        if (whole > x.limit)
            for (; !undo.empty(); undo.pop_back())
                devices[undo.back().vertex] = undo.back().device;
    }
    return processorSeconds() - begun;
}

double searchRate(const Problem& problem, double seconds)
{
    const Placer& placer = *taken(placerRegistry().find("critical-path-search"));
    Options options(placer.info().options);
    for (const auto& [name, value] : {std::pair{"baselines", "false"}, {"start", "critical-path"}})
        if (!options.set(placer.info().options, name, value))
            std::abort(); // not a value of this option any more
    PlacerContext context;
    context.threads = 1;
    context.budget.seconds = seconds;
    const auto begun = processorSeconds();
    const auto count = static_cast<double>(taken(placer.place(problem, options, context)).evaluations);
    return count / (processorSeconds() - begun);
}

ProblemPtr problemOf(const std::string& row)
{
    const std::size_t at = row.find('@');
    const WorkloadSource source = taken(parseWorkloadSource(row.substr(0, at)));
    const auto topology = taken(builtinTopology(at == std::string::npos ? "8xV100" : row.substr(at + 1)));
    return taken(Problem::create(taken(source.family->make(source.options)), topology));
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app;
    std::vector<std::string> rows;
    int moves = 5000;
    int repeats = 3;
    double search = 0;
    app.add_option("--moves", moves);
    app.add_option("--repeats", repeats);
    app.add_option("--search", search);
    app.add_option("rows", rows);
    CLI11_PARSE(app, argc, argv);
    if (rows.empty())
        for (const char* graph : {"layered:vertices=2000", "decoder:layers=8", "cholesky:tiles=20", "nasnet"})
            for (const char* topology : {"4xP100", "8xV100"})
                rows.push_back(std::string(graph) + '@' + topology);
    std::printf("| graph | vertices | accepted | whole run, us | tried move, us | ratio |%s\n",
                search > 0 ? " critical-path-search, 1/s |" : "");
    std::printf("|---|---|---|---|---|---|%s\n", search > 0 ? "---|" : "");
    for (const std::string& row : rows) {
        const ProblemPtr problem = problemOf(row);
        const Walk walk = anneal(problem, moves);
        double tried = INFINITY;
        double whole = INFINITY;
        for (int i = 0; i < repeats; ++i) {
            tried = std::min(tried, timeTried(problem, walk) / moves);
            whole = std::min(whole, timeWhole(problem, walk) / moves);
        }
        std::printf("| %s | %zu | %.0f %% | %.1f | %.1f | %.2f |", row.c_str(), problem->vertexCount(),
                    100.0 * static_cast<double>(walk.accepted) / moves, whole * 1e6, tried * 1e6,
                    whole / tried);
        if (search > 0)
            std::printf(" %.0f |", searchRate(*problem, search));
        std::puts("");
        std::fflush(stdout);
    }
}
