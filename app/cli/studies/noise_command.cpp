// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/table_flags.h"
#include "core/compare/noise_study.h"
#include "core/placers/online/online_placer.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

struct NoiseArguments {
    std::string graph;
    ProblemArguments problem;
    std::vector<std::string> placers{"heft", "online-dmda", "online-dmdas", "online-heft-order", "online-ws"};
    std::vector<std::string> settings;
    std::vector<double> sigmas{0, 0.1, 0.2, 0.3, 0.5, 0.7, 1};
    std::uint64_t seeds = 10;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    bool json = false;
    bool csv = false;
    TableFlags table;
};

Result<NoiseStudySetup> setupOf(const NoiseArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return problem.error();
    NoiseStudySetup setup;
    setup.problem = *problem;
    const auto settings = parseSettings(arguments.settings, arguments.placers);
    if (!settings)
        return settings.error();
    for (const std::string& name : arguments.placers) {
        auto chosen = choosePlacer(name, *settings);
        if (!chosen)
            return chosen.error();
        setup.placers.push_back(*std::move(chosen));
    }
    setup.sigmas = arguments.sigmas;
    for (std::uint64_t seed = 0; seed < arguments.seeds; ++seed)
        setup.seeds.push_back(arguments.problem.seed + seed);
    setup.budget = {arguments.evaluations, arguments.seconds};
    return setup;
}

Exit runNoiseStudy(const NoiseArguments& arguments)
{
    auto setup = setupOf(arguments);
    if (!setup)
        return report(setup.error());
    if (auto possible = checkOnline(*setup->problem); !possible)
        return report(possible.error());
    const StopOnInterrupt interrupt;
    setup->stop = interrupt.token();
    const auto rows = studyNoise(*setup);
    if (!rows)
        return report(rows.error(), Exit::Failed);
    fmt::print("{}", arguments.json          ? noiseStudyAsJson(*setup, *rows)
                     : arguments.csv         ? noiseStudyAsCsv(*setup, *rows)
                     : arguments.table.any() ? arguments.table.markup(noiseStudyAsCsv(*setup, *rows))
                                             : noiseStudyAsText(*setup, *rows));
    return Exit::Done;
}

} // namespace

void addNoiseCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("noise", "Compare static placements with online policies under growing noise");
    auto arguments = std::make_shared<NoiseArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    app->remove_option(app->get_option("--noise"));
    app->remove_option(app->get_option("--lock"));
    app->add_option("--placers", arguments->placers,
                    "Placers and online policies; makespans are divided by those of the first one")
        ->delimiter(',')
        ->capture_default_str();
    app->add_option("--set", arguments->settings, "Option of a placer: placer.name=value")
        ->allow_extra_args(false);
    app->add_option("--sigmas", arguments->sigmas,
                    "Levels of noise: standard deviations of the logarithm of each duration")
        ->delimiter(',')
        ->check(CLI::Range(0.0, 10.0))
        ->capture_default_str();
    app->add_option("--seeds", arguments->seeds, "Number of runs per level, with seeds from --seed on")
        ->check(countIn(1, 100000))
        ->capture_default_str();
    app->add_option("--evaluations", arguments->evaluations,
                    "Limit of a search: number of simulated placements")
        ->check(anyCount());
    app->add_option("--seconds", arguments->seconds, "Limit of a search: wall-clock time, in seconds")
        ->check(numberFromZero());
    auto* json = app->add_flag("--json", arguments->json, "Print means and runs as JSON");
    auto* csv = app->add_flag("--csv", arguments->csv, "Print one CSV line per run")->excludes(json);
    arguments->table.declare(*app, {json, csv});
    addExamples(
        *app, {{"noise chainmm --devices 4xP100", "Show what HEFT loses and what four online policies keep."},
               {"noise cholesky --devices 4xP100 --placers heft,online-dmdas --sigmas 0,0.5 --csv",
                "Print every run of two placers at two levels."}});
    commands.push_back({app, [arguments] { return runNoiseStudy(*arguments); }});
}

} // namespace doppler
