// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/inputs.h"
#include "app/cli/output.h"
#include "core/io/file.h"
#include "core/placers/registry.h"

#include <algorithm>
#include <thread>

#include <fmt/format.h>

namespace doppler {

namespace {

struct Arguments {
    std::vector<std::string> graphs;
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
};

Result<ComparisonSetup> setUp(const Arguments& arguments)
{
    ComparisonSetup setup;
    const auto settings = parseSettings(arguments.settings, arguments.placers);
    if (!settings)
        return settings.error();
    for (const std::string& id : arguments.placers) {
        const auto placer = placerRegistry().find(id);
        if (!placer)
            return placer.error();
        auto options = optionsFor(id, (*placer)->info().options, *settings);
        if (!options)
            return options.error();
        setup.placers.push_back({*placer, *std::move(options)});
    }
    for (const std::string& graph : arguments.graphs) {
        auto problem = arguments.problem.load(graph);
        if (!problem)
            return problem.error();
        setup.problems.push_back(*std::move(problem));
    }
    for (std::size_t i = 0; i < arguments.seeds; ++i)
        setup.seeds.push_back(arguments.problem.seed + i);
    setup.budget = {arguments.evaluations, arguments.seconds};
    setup.threads = arguments.threads;
    if (progressWanted())
        setup.progress = [](std::size_t done, std::size_t total) {
            fmt::print(stderr, "\r{} of {} runs{}", done, total, done == total ? "\n" : "");
        };
    return setup;
}

Exit runComparison(const Arguments& arguments)
{
    const auto setup = setUp(arguments);
    if (!setup)
        return report(setup.error());
    const auto rows = compare(*setup);
    if (!rows)
        return report(rows.error(), Exit::Failed);
    if (!arguments.html.empty()) {
        if (auto written = writeFile(arguments.html, comparisonAsHtml(*setup, *rows)); !written)
            return report(written.error(), Exit::Failed);
        return Exit::Done;
    }
    fmt::print("{}", arguments.json  ? comparisonAsJson(*setup, *rows).dump(2) + "\n"
                     : arguments.csv ? comparisonAsCsv(*setup, *rows)
                                     : comparisonAsText(*setup, *rows));
    return Exit::Done;
}

} // namespace

void addCompareCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("compare", "Compare placers on graphs over several seeds");
    auto arguments = std::make_shared<Arguments>();
    app->add_option("GRAPH", arguments->graphs, "Files or built-in families' names")->required();
    arguments->problem.declare(*app);
    app->add_option("--placers", arguments->placers, "Placers, separated by commas")
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
    commands.push_back({app, [arguments] { return runComparison(*arguments); }});
}

} // namespace doppler
