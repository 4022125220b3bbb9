// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/interrupts.h"
#include "app/cli/output.h"
#include "core/io/file.h"
#include "core/study/comparison_report.h"

#include <algorithm>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Arguments {
    std::vector<std::string> graphs;
    std::vector<std::string> devices;
    ProblemArguments problem;
    std::vector<std::string> placers;
    std::vector<std::string> settings;
    std::size_t seeds = 1;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::size_t threads = 1;
    bool json = false;
    bool csv = false;
    std::string html;
    std::string summary;
};

/// What each argument names, in their order.
template <class T, class Load>
Result<std::vector<T>> loadAll(const std::vector<std::string>& arguments, const Load& load)
{
    std::vector<T> out;
    for (const std::string& argument : arguments) {
        auto loaded = load(argument);
        if (!loaded)
            return loaded.error();
        out.push_back(*std::move(loaded));
    }
    return out;
}

Result<std::vector<ProblemPtr>> loadProblems(const Arguments& arguments)
{
    const auto model = arguments.problem.model();
    if (!model)
        return model.error();
    const auto topologies = loadAll<TopologyPtr>(
        arguments.devices, [&](const std::string& name) { return arguments.problem.topology(name); });
    if (!topologies)
        return topologies.error();
    const auto graphs = loadAll<GraphPtr>(arguments.graphs, [&](const std::string& name) {
        return loadGraph(name, arguments.problem.imports);
    });
    if (!graphs)
        return graphs.error();
    return problemsOf(*graphs, *topologies, *model);
}

void showProgress(const ComparisonProgress& progress)
{
    const std::string left = progress.done < progress.total && progress.secondsLeft
                                 ? fmt::format(", {:.0f} s left", *progress.secondsLeft)
                                 : "";
    fmt::print(stderr, "\r{} of {} runs{}        {}", progress.done, progress.total, left,
               progress.done == progress.total ? "\n" : "");
}

Result<ComparisonSetup> setUp(const Arguments& arguments)
{
    ComparisonSetup setup;
    std::vector<std::string> owners;
    std::ranges::transform(arguments.placers, std::back_inserter(owners), settingsOwner);
    const auto settings = parseSettings(arguments.settings, owners);
    if (!settings)
        return settings.error();
    auto placers = loadAll<ChosenPlacer>(
        arguments.placers, [&](const std::string& name) { return choosePlacer(name, *settings); });
    if (!placers)
        return placers.error();
    setup.placers = *std::move(placers);
    auto problems = loadProblems(arguments);
    if (!problems)
        return problems.error();
    setup.problems = *std::move(problems);
    for (std::size_t i = 0; i < arguments.seeds; ++i)
        setup.seeds.push_back(arguments.problem.seed + i);
    setup.budget = {arguments.evaluations, arguments.seconds};
    setup.threads = arguments.threads;
    if (progressWanted())
        setup.progress = showProgress;
    return setup;
}

Result<void> writeReports(const Arguments& arguments, const ComparisonSetup& setup,
                          const std::vector<ComparisonRow>& rows)
{
    if (!arguments.summary.empty())
        if (auto written = writeFile(arguments.summary, comparisonSummaryAsJson(setup, rows)); !written)
            return written;
    if (!arguments.html.empty())
        return writeFile(arguments.html, comparisonAsHtml(setup, rows));
    fmt::print("{}", arguments.json  ? comparisonAsJson(setup, rows)
                     : arguments.csv ? comparisonAsCsv(setup, rows)
                                     : comparisonAsText(setup, rows));
    return {};
}

Exit runComparison(const Arguments& arguments)
{
    auto setup = setUp(arguments);
    if (!setup)
        return report(setup.error());
    const StopOnInterrupt interrupt;
    setup->stop = interrupt.token();
    const std::vector<ComparisonRow> rows = compare(*setup);
    if (rows.size() < setup->cells())
        fmt::print(stderr, "{}doppler: stopped after {} of {} runs\n", progressWanted() ? "\n" : "",
                   rows.size(), setup->cells());
    for (const std::string& line : failureLines(*setup, rows))
        fmt::print(stderr, "doppler: {}\n", line);
    if (auto written = writeReports(arguments, *setup, rows); !written)
        return report(written.error(), Exit::Failed);
    const bool some = std::ranges::any_of(rows, [](const ComparisonRow& row) { return !row.error; });
    return some ? Exit::Done : Exit::Failed;
}

} // namespace

void addCompareCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("compare", "Compare placers on graphs over several seeds");
    auto arguments = std::make_shared<Arguments>();
    app->add_option("GRAPH", arguments->graphs, "Files or built-in families' names")->required();
    app->add_option("--devices", arguments->devices,
                    "Device topologies, separated by commas: files or built-in ones' names")
        ->required()
        ->delimiter(',');
    arguments->problem.declareModel(*app);
    app->add_option("--placers", arguments->placers, "Placers, separated by commas; programs too: ./NAME")
        ->required()
        ->delimiter(',');
    app->add_option("--set", arguments->settings, "Option of a placer: placer.name=value");
    app->add_option("--seeds", arguments->seeds, "Number of seeds")->check(CLI::Range(1, 100000));
    auto* evaluations =
        app->add_option("--evaluations", arguments->evaluations, "Simulated placements per search");
    app->add_option("--seconds", arguments->seconds, "Wall-clock time per search")
        ->check(CLI::NonNegativeNumber)
        ->excludes(evaluations);
    app->add_option("--threads", arguments->threads, "Runs at once")->check(CLI::Range(1, 1024));
    auto* json = app->add_flag("--json", arguments->json, "One entry per run");
    auto* csv = app->add_flag("--csv", arguments->csv, "One line per run")->excludes(json);
    app->add_option("--html", arguments->html, "Write a report")->excludes(json)->excludes(csv);
    app->add_option("--summary-json", arguments->summary,
                    "Write means, intervals, wins and tests as well, machine-readable");
    commands.push_back({app, [arguments] { return runComparison(*arguments); }});
}

} // namespace doppler
