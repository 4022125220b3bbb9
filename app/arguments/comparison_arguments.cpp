// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/comparison_arguments.h"

#include "app/arguments/number_checks.h"

namespace doppler {

namespace {

/// What each argument names, in their order.
template <class T, class Argument, class Load>
Result<std::vector<T>> loadAll(const std::vector<Argument>& arguments, const Load& load)
{
    std::vector<T> out;
    for (const Argument& argument : arguments) {
        auto loaded = load(argument);
        if (!loaded)
            return loaded.error();
        out.push_back(*std::move(loaded));
    }
    return out;
}

Result<std::vector<ProblemPtr>> loadProblems(const ComparisonArguments& arguments)
{
    const auto model = arguments.problem.model();
    if (!model)
        return model.error();
    const auto topologies = loadAll<TopologyPtr>(arguments.devices, [&](const std::string& name) {
        return openDevices(name, arguments.problem.deviceChoice());
    });
    if (!topologies)
        return topologies.error();
    const auto graphs = loadAll<GraphPtr>(arguments.graphs, [&](const std::string& name) {
        return loadGraph(name, importsFor(name, arguments.graphs, arguments.problem.imports));
    });
    if (!graphs)
        return graphs.error();
    auto problems = problemsOf(*graphs, *topologies, *model);
    if (!problems)
        return problems;
    return loadAll<ProblemPtr>(
        *problems, [&](const ProblemPtr& problem) { return arguments.problem.lock.apply(problem); });
}

} // namespace

Result<ComparisonSetup> ComparisonArguments::load() const
{
    ComparisonSetup setup;
    auto chosen = choosePlacers(placers, settings);
    if (!chosen)
        return chosen.error();
    setup.placers = *std::move(chosen);
    auto problems = loadProblems(*this);
    if (!problems)
        return problems.error();
    setup.problems = *std::move(problems);
    std::vector<std::string> graphSources;
    std::vector<std::string> topologySources;
    for (const std::string& graph : graphs)
        for (const std::string& topology : devices) {
            graphSources.push_back(graph);
            topologySources.push_back(topology);
        }
    tellApart(setup, graphSources, topologySources);
    for (std::size_t i = 0; i < seeds; ++i)
        setup.seeds.push_back(problem.seed + i);
    setup.budget = {evaluations, seconds};
    setup.threads = threads;
    return setup;
}

JournalHead ComparisonArguments::head() const
{
    JournalHead head{graphs, devices, placers, seeds, {evaluations, seconds}, {}};
    head.firstSeed = problem.seed;
    if (const auto model = problem.model())
        head.model = *model;
    head.settings = settings;
    head.imports = problem.imports;
    head.deviceCount = problem.deviceCount;
    head.efficiency = problem.efficiency;
    head.locks = problem.lock.file;
    return head;
}

void ComparisonArguments::declare(CLI::App& app)
{
    app.add_option("GRAPH", graphs,
                   "Graphs: files, or names of built-in families (see: doppler graph families)")
        ->required();
    app.add_option("--devices", devices,
                   "Devices, separated by commas: by count and name such as 2xH100, presets, or files")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false);
    problem.declareModel(app);
    app.add_option("--placers", placers,
                   "Placers, separated by commas; checkpoints too: NAME.checkpoint, and programs: ./NAME")
        ->required()
        ->delimiter(',')
        ->allow_extra_args(false);
    app.add_option("--set", settings, "Option of a placer: placer.name=value")->allow_extra_args(false);
    app.add_option("--seeds", seeds, "Number of seeds")->check(countIn(1, 100000));
    auto* counted =
        app.add_option("--evaluations", evaluations, "Limit of each search: number of simulated placements")
            ->check(anyCount());
    app.add_option("--seconds", seconds, "Limit of each search: wall-clock time, in seconds")
        ->check(numberFromZero())
        ->excludes(counted);
    app.add_option("--threads", threads, "Number of runs at the same time")->check(countIn(1, 1024));
}

} // namespace doppler
