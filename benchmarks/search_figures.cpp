// SPDX-License-Identifier: GPL-3.0-or-later
// How good the searches are at equal evaluations, the tables of docs/results.md:
//   search_figures released FOLDER   the four published DOPPLER graphs in the model as-released
//   search_figures varied FOLDER     twelve generated graphs in the physical model (FOLDER is not read)
//   search_figures seconds FOLDER    the published graphs again, for 60 seconds of wall-clock time
// and after that: --placers A,B,...  --seeds N  --first-seed S  --evaluations N  --seconds S  --graphs
// I,J,...
#include "benchmarks/taken.h"
#include "core/io/graph_file.h"
#include "core/placers/registry.h"
#include "core/sim/simulator.h"
#include "core/topology/builtin_topologies.h"
#include "core/workloads/workload.h"

#include <cmath>
#include <cstdio>
#include <ctime>

#include <CLI/CLI.hpp>

namespace {

using namespace doppler;

struct Case {
    std::string name;
    ProblemPtr problem;
    std::uint64_t evaluations;
};

std::vector<Case> releasedCases(const std::string& folder)
{
    const auto topology = taken(builtinTopology("4xP100"))->firstDevices(4);
    ModelOptions model;
    model.costModel = CostModel::AsReleased;
    std::vector<Case> cases;
    const auto add = [&](const char* name, const char* file, std::uint64_t evaluations) {
        const auto graph = taken(readGraph(folder + "/doppler/" + file + ".txt"));
        cases.push_back({name, taken(Problem::create(graph, topology, model)), evaluations});
    };
    add("CHAINMM", "gdp_chain_mm_112nodes", 4000);
    add("FFNN", "gdp_ffnn_192nodes", 4000);
    add("LLAMA-BLOCK", "gdp_transformer_block_215nodes", 8000);
    add("LLAMA-LAYER", "gdp_full_transformer_layer_261nodes", 8000);
    return cases;
}

GraphPtr generated(const char* family, const std::vector<std::pair<const char*, const char*>>& settings)
{
    const Workload& workload = *taken(findWorkload(family));
    Options options(workload.options);
    for (const auto& [name, value] : settings)
        if (auto set = options.set(workload.options, name, value); !set) {
            std::fprintf(stderr, "%s\n", set.error().english().c_str());
            std::exit(1);
        }
    return taken(workload.make(options));
}

std::vector<Case> variedCases()
{
    std::vector<Case> cases;
    const auto add = [&](const char* name, GraphPtr graph, const char* topology, std::uint64_t evaluations) {
        const auto devices = taken(builtinTopology(topology));
        cases.push_back({name, taken(Problem::create(std::move(graph), devices)), evaluations});
    };
    add("chainmm 10,000", generated("chainmm", {}), "4xP100", 4000);
    add("chainmm 2,000", generated("chainmm", {{"size", "2000"}}), "8xV100", 4000);
    add("layered 100, wide", generated("layered", {{"shape", "2"}}), "8xV100", 4000);
    add("layered 300, ccr 5", generated("layered", {{"vertices", "300"}, {"ccr", "5"}, {"seed", "2"}}),
        "4xP100", 4000);
    add("layered 1,000", generated("layered", {{"vertices", "1000"}, {"seed", "3"}}), "8xV100", 4000);
    add("layered 10,000", generated("layered", {{"vertices", "10000"}, {"seed", "4"}}), "8xV100", 4000);
    add("RGPOS 1,000", generated("rgpos", {{"vertices", "1000"}, {"seed", "5"}}), "8xV100", 4000);
    add("Mayer, convolutional", generated("mayer-random", {}), "mayer", 4000);
    add("layered 200, many kinds",
        generated("layered", {{"vertices", "200"}, {"heterogeneity", "0.5"}, {"seed", "6"}}), "8xV100", 4000);
    add("layered 500, narrow", generated("layered", {{"vertices", "500"}, {"shape", "0.5"}, {"seed", "7"}}),
        "4xP100", 4000);
    add("RGPOS 100", generated("rgpos", {{"seed", "8"}}), "8xV100", 4000);
    add("chainmm, one switch", generated("chainmm", {}), "4xP100-switch", 4000);
    return cases;
}

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

void measure(const Case& c, const Placer& placer, Budget budget, std::uint64_t firstSeed, std::uint64_t seeds)
{
    std::vector<double> makespans;
    std::uint64_t evaluations = 0;
    const double begun = processorSeconds();
    for (std::uint64_t seed = firstSeed; seed < firstSeed + seeds; ++seed) {
        PlacerContext context;
        context.seed = seed;
        context.budget = budget;
        const PlacerResult result = taken(placer.place(*c.problem, Options(placer.info().options), context));
        makespans.push_back(Simulator(c.problem).makespan(result.placement));
        evaluations += result.evaluations;
    }
    const double seconds = (processorSeconds() - begun) / static_cast<double>(seeds);
    double mean = 0;
    double best = makespans.front();
    for (const double m : makespans) {
        mean += m / static_cast<double>(seeds);
        best = std::min(best, m);
    }
    double squares = 0;
    for (const double m : makespans)
        squares += (m - mean) * (m - mean);
    std::printf("| %s | %zu | `%s` | %.5g | %.5g | %.3g | %llu | %.3g |\n", c.name.c_str(),
                c.problem->vertexCount(), placer.info().id.c_str(), mean, best,
                seeds > 1 ? std::sqrt(squares / static_cast<double>(seeds - 1)) : 0.0,
                static_cast<unsigned long long>(evaluations / seeds), seconds);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app;
    std::string what, folder;
    std::vector<std::string> placers{"simulated-annealing", "critical-path-search"};
    std::vector<std::size_t> graphs;
    std::uint64_t seeds = 20, firstSeed = 1, evaluations = 0;
    double seconds = 60;
    app.add_option("what", what)->required()->check(CLI::IsMember({"released", "varied", "seconds"}));
    app.add_option("folder", folder)->required();
    app.add_option("--placers", placers)->delimiter(',');
    app.add_option("--graphs", graphs, "Which of them, from 0")->delimiter(',');
    app.add_option("--seeds", seeds);
    app.add_option("--first-seed", firstSeed);
    app.add_option("--evaluations", evaluations);
    app.add_option("--seconds", seconds);
    CLI11_PARSE(app, argc, argv);
    const std::vector<Case> cases = what == "varied" ? variedCases() : releasedCases(folder);
    std::puts("| graph | vertices | search | mean | best | deviation | evaluations | processor seconds |");
    std::puts("|---|---|---|---|---|---|---|---|");
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!graphs.empty() && std::find(graphs.begin(), graphs.end(), i) == graphs.end())
            continue;
        Budget budget;
        if (what == "seconds")
            budget.seconds = seconds;
        else
            budget.evaluations = evaluations ? evaluations : cases[i].evaluations;
        for (const std::string& id : placers)
            measure(cases[i], *taken(placerRegistry().find(id)), budget, firstSeed, seeds);
    }
}
