// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/output/four_bars_output.h"
#include "core/io/placements/placement_format.h"
#include "core/io/traces/trace.h"
#include "core/run/measured_run.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct SimulateArguments {
    std::string graph;
    ProblemArguments problem;
    PlacementArguments placement;
    std::string trace;
    std::string savePlacement;
    std::string placementFormat;
    std::string times; ///< A trace: its placement is simulated with its times.
    bool json = false;
};

/// The four bars of a trace.
Exit simulateTimes(const SimulateArguments& arguments, const ProblemPtr& problem)
{
    const auto measured = readMeasuredRun(problem, arguments.times);
    if (!measured)
        return report(measured.error());
    const auto bars = fourBars(**measured);
    if (!bars)
        return report(bars.error(), Exit::Failed);
    if (!arguments.json) {
        fmt::print("{}\n{}", barsAsText(*bars), runAsText(**measured));
        return Exit::Done;
    }
    JsonStream out(printPiece);
    addRun(out, **measured);
    out.add("bars", barsAsJson(*bars));
    out.finish();
    fmt::print("\n");
    return Exit::Done;
}

Exit simulate(const SimulateArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    if (!arguments.times.empty())
        return simulateTimes(arguments, *problem);
    FaultOf fault{};
    const auto placed =
        arguments.placement.load(*problem, arguments.problem.seed, fault, OutOfMemoryRun::Keep);
    if (!placed)
        return report(placed.error(), exitOf(fault));
    const Run& run = *placed->run;
    if (!arguments.trace.empty())
        if (auto written = writeTrace(**problem, run.schedule, arguments.trace); !written)
            return report(written.error(), Exit::Failed);
    if (!arguments.savePlacement.empty())
        if (auto written = writePlacement(**problem, run.placement, placed->label, arguments.savePlacement,
                                          arguments.placementFormat);
            !written)
            return report(written.error(), Exit::Failed);
    return printRun(run, arguments.json);
}

} // namespace

void addSimulateCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("simulate", "Simulate one placement of a graph");
    auto arguments = std::make_shared<SimulateArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    arguments->placement.declare(*app);
    app->add_option("--trace", arguments->trace,
                    "Write the run as a Chrome trace (Perfetto opens it), or as a table: .csv");
    app->add_option("--save-placement", arguments->savePlacement,
                    "File to write the placement to; its extension selects the format");
    declarePlacementFormat(*app, arguments->placementFormat);
    auto* times =
        app->add_option("--times", arguments->times,
                        "Trace of a measured run: simulate its placement with the measured times of "
                        "tasks, then also of transfers, and show where the model is wrong");
    for (const char* other : {"--placement", "--placer", "--set", "--evaluations", "--seconds", "--threads",
                              "--lock", "--trace", "--save-placement"})
        times->excludes(app->get_option(other));
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"simulate chainmm --devices 4xP100 --placer heft",
                        "Place with HEFT and show how the run uses the devices."},
                       {"simulate chainmm --devices 4xP100 --placement placement.json --trace run.json",
                        "Simulate a placement file; write the run for Perfetto."},
                       {"simulate chainmm --devices 4xP100 --times run.json",
                        "Compare the trace of an execution with the model in four steps."},
                       {"simulate llama-block --devices 4xP100 --placer m-etf --memory enforce",
                        "Let tasks wait until their outputs fit in memory."}});
    commands.push_back({app, [arguments] { return simulate(*arguments); }});
}

} // namespace doppler
