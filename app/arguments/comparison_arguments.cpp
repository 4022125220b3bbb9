// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/comparison_arguments.h"

#include "app/arguments/number_checks.h"
#include "core/suite/suite.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

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

std::vector<std::string> ComparisonArguments::placerNames() const
{
    return placers.empty() && !suite.name.empty() ? suitePlacers() : placers;
}

Result<void> ComparisonArguments::checkGiven() const
{
    if (!suite.name.empty())
        return {};
    const auto missing = [](const char* what) {
        return Error{{DOPPLER_TEXT("core", "{0} is required, except with {1}"), {what, "--suite"}}, {}, {}};
    };
    if (graphs.empty())
        return missing("GRAPH");
    if (devices.empty())
        return missing("--devices");
    if (placers.empty())
        return missing("--placers");
    return {};
}

Result<void> ComparisonArguments::loadRows(ComparisonSetup& setup) const
{
    if (!suite.name.empty())
        return useSuite(suite, {evaluations, seconds}, setup);
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
    setup.budget = {evaluations, seconds};
    return {};
}

Result<ComparisonSetup> ComparisonArguments::load() const
{
    if (auto given = checkGiven(); !given)
        return given.error();
    ComparisonSetup setup;
    auto chosen = choosePlacers(placerNames(), settings);
    if (!chosen)
        return chosen.error();
    setup.placers = *std::move(chosen);
    if (auto loaded = loadRows(setup); !loaded)
        return loaded.error();
    for (std::size_t i = 0; i < seeds; ++i)
        setup.seeds.push_back(problem.seed + i);
    setup.threads = threads;
    return setup;
}

JournalHead ComparisonArguments::head() const
{
    JournalHead head{graphs, devices, placerNames(), seeds, {evaluations, seconds}, {}};
    head.firstSeed = problem.seed;
    if (const auto model = problem.model())
        head.model = *model;
    head.settings = settings;
    head.imports = problem.imports;
    head.deviceCount = problem.deviceCount;
    head.efficiency = problem.efficiency;
    head.locks = problem.lock.file;
    head.suite = suite;
    return head;
}

void ComparisonArguments::declare(CLI::App& app)
{
    app.add_option("GRAPH", graphs,
                   "Graphs: files, or names of built-in families (see: doppler graph families)");
    app.add_option("--devices", devices,
                   "Devices, separated by commas: by count and name such as 2xH100, presets, or files")
        ->delimiter(',')
        ->allow_extra_args(false);
    problem.declareModel(app);
    app.add_option("--placers", placers,
                   "Placers, separated by commas; checkpoints too: NAME.checkpoint, and programs: ./NAME. "
                   "Default with --suite: the placers of the suite")
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
    declareSuite(app);
}

void ComparisonArguments::declareSuite(CLI::App& app)
{
    auto* named = app.add_option("--suite", suite.name,
                                 fmt::format("Compare on the rows of a benchmark suite, each with its graph, "
                                             "devices, model and evaluations: {}",
                                             fmt::join(suiteNames(), ", ")));
    for (const char* own : {"GRAPH", "--devices", "--device-count", "--efficiency", "--model", "--contention",
                            "--schedule", "--mode", "--memory", "--noise", "--import", "--lock"})
        named->excludes(app.get_option(own));
    app.add_flag("--quick", suite.quick, "Only a short row of each kind, with few evaluations")->needs(named);
    app.add_option("--rows", suite.rows,
                   "Only rows of the suite whose name, or a part of it after a hyphen, begins with one of "
                   "these, separated by commas")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->needs(named);
}

} // namespace doppler
