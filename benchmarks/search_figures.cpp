// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the searches at equal evaluations: the tables of docs/results/searches.md and doppler-improve.md:
//   search_figures released FOLDER   the four published DOPPLER graphs in the model as-released
//   search_figures varied FOLDER     twelve generated graphs in the physical model (FOLDER is not read)
//   search_figures unseen FOLDER     graphs that the network of doppler-improve was not trained on
//   search_figures seconds FOLDER    the published graphs again, for 60 seconds of wall-clock time
// and after that: --placers A,B,...  --seeds N  --first-seed S  --evaluations N  --share X (of the
// evaluations)  --seconds S  --graphs I,J,...  --against ID (paired differences from that placer's makespans)
#include "benchmarks/taken.h"
#include "core/catalog/builtin_topologies.h"
#include "core/catalog/graph_file.h"
#include "core/placers/api/registry.h"
#include "core/run/statistics.h"
#include "core/sim/simulator.h"
#include "core/workloads/api/workload.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
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
    constexpr std::uint64_t large = 8000; ///< Of some 1,000 vertices: eight evaluations for each.
    std::vector<Case> cases;
    const auto add = [&](const char* name, GraphPtr graph, const char* topology, std::uint64_t evaluations) {
        const auto devices = taken(builtinTopology(topology));
        cases.push_back({name, taken(Problem::create(std::move(graph), devices)), evaluations});
    };
    add("CHAINMM", generated("chainmm", {}), "4xP100", 4000);
    add("Cholesky", generated("cholesky", {{"tiles", "16"}}), "8xV100", large);
    add("layered 100, wide", generated("layered", {{"shape", "2"}}), "8xV100", 4000);
    add("layered 300, ccr 5", generated("layered", {{"vertices", "300"}, {"ccr", "5"}, {"seed", "2"}}),
        "4xP100", 4000);
    add("layered 1,000", generated("layered", {{"vertices", "1000"}, {"seed", "3"}}), "8xV100", large);
    add("layered 10,000", generated("layered", {{"vertices", "10000"}, {"seed", "4"}}), "8xV100", 10 * large);
    add("RGPOS 1,000", generated("rgpos", {{"vertices", "1000"}, {"seed", "5"}}), "8xV100", large);
    add("Mayer, convolutional", generated("mayer-random", {}), "mayer", 4000);
    add("layered 200, many kinds",
        generated("layered", {{"vertices", "200"}, {"heterogeneity", "0.5"}, {"seed", "6"}}), "8xV100", 4000);
    add("layered 500, narrow", generated("layered", {{"vertices", "500"}, {"shape", "0.5"}, {"seed", "7"}}),
        "4xP100", 4000);
    add("RGPOS 100", generated("rgpos", {{"seed", "8"}}), "8xV100", 4000);
    add("CHAINMM, one switch", generated("chainmm", {}), "4xP100-switch", 4000);
    return cases;
}

/// None of their families but `layered`, `llama-block` and `llama-layer` is in scripts/train_improver.sh;
/// these have other sizes and seeds there.
std::vector<Case> unseenCases()
{
    std::vector<Case> cases;
    const auto add = [&](const char* name, GraphPtr graph, const char* topology, std::uint64_t evaluations) {
        const auto devices = taken(builtinTopology(topology));
        cases.push_back({std::string(name) + ", " + topology,
                         taken(Problem::create(std::move(graph), devices)), evaluations});
    };
    add("layered 100, wide", generated("layered", {{"shape", "2"}, {"seed", "901"}}), "8xV100", 4000);
    add("layered 300, ccr 5", generated("layered", {{"vertices", "300"}, {"ccr", "5"}, {"seed", "902"}}),
        "4xP100", 4000);
    add("layered 1,000", generated("layered", {{"vertices", "1000"}, {"seed", "903"}}), "8xV100", 4000);
    add("RGPOS 100", generated("rgpos", {{"seed", "904"}}), "8xV100", 4000);
    add("RGPOS 1,000", generated("rgpos", {{"vertices", "1000"}, {"seed", "905"}}), "8xV100", 4000);
    add("Cholesky", generated("cholesky", {}), "4xP100", 4000);
    add("FFT", generated("fft", {}), "4xP100", 4000);
    add("Mayer, convolutional", generated("mayer-random", {{"seed", "906"}}), "mayer", 4000);
    add("LLAMA-BLOCK", generated("llama-block", {}), "4xP100", 8000);
    add("LLAMA-LAYER", generated("llama-layer", {}), "8xV100", 8000);
    add("GNMT", generated("gnmt", {{"layers", "2"}}), "4xP100", 4000);
    return cases;
}

double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

struct Figures {
    std::vector<double> makespans; ///< By seed.
    std::uint64_t evaluations = 0; ///< Mean.
    double seconds = 0;            ///< Mean.
};

/// Of searches, those without baselines: the figures are about the search itself.
Options ownOptions(const PlacerInfo& info)
{
    Options options(info.options);
    for (const auto& [name, value] : {std::pair{"baselines", "false"}, {"start", "critical-path"}})
        if (options.all().contains(name) && !options.set(info.options, name, value))
            std::abort(); // not a value of this option any more
    return options;
}

Figures measure(const Case& c, const Placer& placer, Budget budget, std::uint64_t firstSeed,
                std::uint64_t seeds)
{
    Figures out;
    const double begun = processorSeconds();
    for (std::uint64_t seed = firstSeed; seed < firstSeed + seeds; ++seed) {
        PlacerContext context;
        context.seed = seed;
        context.budget = budget;
        const PlacerResult result = taken(placer.place(*c.problem, ownOptions(placer.info()), context));
        out.makespans.push_back(Simulator(c.problem).makespan(result.placement));
        out.evaluations += result.evaluations;
    }
    out.evaluations /= seeds;
    out.seconds = (processorSeconds() - begun) / static_cast<double>(seeds);
    return out;
}

/// "-1.2 % [-2.0, -0.4]": the mean of the paired differences and where it lies with 95 %, by the mean of
/// what it is held against.
std::string difference(const Figures& figures, const Figures& against)
{
    const double unit = mean(against.makespans) / 100;
    std::vector<double> differences;
    for (std::size_t i = 0; i < figures.makespans.size(); ++i)
        differences.push_back((figures.makespans[i] - against.makespans[i]) / unit);
    const auto interval = meanInterval(differences);
    char text[80];
    std::snprintf(text, sizeof text, "%+.2f %% [%+.2f, %+.2f]", mean(differences),
                  interval ? interval->low : 0.0, interval ? interval->high : 0.0);
    return text;
}

void print(const Case& c, const Placer& placer, const Figures& figures, const Figures* against)
{
    std::printf("| %s | %zu | `%s` | %.5g | %.5g | %.3g | %llu | %.3g |", c.name.c_str(),
                c.problem->vertexCount(), placer.info().id.c_str(), mean(figures.makespans),
                *std::min_element(figures.makespans.begin(), figures.makespans.end()),
                sampleDeviation(figures.makespans), static_cast<unsigned long long>(figures.evaluations),
                figures.seconds);
    if (against)
        std::printf(" %s |",
                    against->makespans == figures.makespans ? "" : difference(figures, *against).c_str());
    std::puts("");
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv)
{
    CLI::App app;
    std::string what, folder, against;
    std::vector<std::string> placers{"simulated-annealing", "critical-path-search"};
    std::vector<std::size_t> graphs;
    std::uint64_t seeds = 20, firstSeed = 1, evaluations = 0;
    double seconds = 60, share = 1;
    app.add_option("what", what)
        ->required()
        ->check(CLI::IsMember({"released", "varied", "unseen", "seconds"}));
    app.add_option("folder", folder)->required();
    app.add_option("--placers", placers)->delimiter(',');
    app.add_option("--graphs", graphs, "Which of them, from 0")->delimiter(',');
    app.add_option("--seeds", seeds);
    app.add_option("--first-seed", firstSeed);
    app.add_option("--evaluations", evaluations);
    app.add_option("--share", share);
    app.add_option("--seconds", seconds);
    app.add_option("--against", against);
    CLI11_PARSE(app, argc, argv);
    const std::vector<Case> cases = what == "varied"   ? variedCases()
                                    : what == "unseen" ? unseenCases()
                                                       : releasedCases(folder);
    const bool paired = !against.empty();
    std::printf(
        "| graph | vertices | search | mean | best | deviation | evaluations | processor seconds |%s\n",
        paired ? " difference [95 %] |" : "");
    std::printf("|---|---|---|---|---|---|---|---|%s\n", paired ? "---|" : "");
    for (std::size_t i = 0; i < cases.size(); ++i) {
        if (!graphs.empty() && std::find(graphs.begin(), graphs.end(), i) == graphs.end())
            continue;
        Budget budget;
        if (what == "seconds")
            budget.seconds = seconds;
        else
            budget.evaluations =
                evaluations ? evaluations
                            : static_cast<std::uint64_t>(share * static_cast<double>(cases[i].evaluations));
        const auto figuresOf = [&](const std::string& id) {
            return measure(cases[i], *taken(placerRegistry().find(id)), budget, firstSeed, seeds);
        };
        std::optional<Figures> reference;
        if (paired)
            reference = figuresOf(against);
        for (const std::string& id : placers) {
            const Figures own = id == against ? *reference : figuresOf(id);
            print(cases[i], *taken(placerRegistry().find(id)), own, reference ? &*reference : nullptr);
        }
    }
}
