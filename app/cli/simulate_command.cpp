// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/output/four_bars_output.h"
#include "app/cli/output/stream_output.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/placements/placement_format.h"
#include "core/io/traces/trace.h"
#include "core/run/measured_run.h"
#include "core/sim/online/online_simulator.h"
#include "core/sim/simulator.h"

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
    std::string times;   ///< A trace: its placement is simulated with its times.
    std::string online;  ///< An online policy, without its prefix.
    std::string against; ///< The static placer that it is compared with.
    StreamSetup stream;  ///< Items 0: one run.
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

/// The same run of a static plan, made without knowledge of the noise.
Result<double> staticMakespan(const SimulateArguments& arguments, const ProblemPtr& problem)
{
    PlacementArguments plan;
    plan.placer = arguments.against;
    FaultOf fault{};
    const auto placed = plan.load(problem, arguments.problem.seed, fault);
    if (!placed)
        return placed.error();
    return placed->run->schedule.makespan;
}

/// A run in which a policy decides, next to the run of a static plan.
Exit printOnline(const SimulateArguments& arguments, const Run& run)
{
    const auto other = staticMakespan(arguments, run.problem);
    if (!other)
        return report(other.error(), Exit::Failed);
    const double replayed = Simulator(run.problem).makespan(run.placement);
    if (arguments.json) {
        JsonStream out(printPiece);
        addRun(out, run);
        out.add("online", Json{{"policy", arguments.online},
                               {"static_placer", arguments.against},
                               {"static_makespan", *other},
                               {"replayed_makespan", replayed}});
        out.finish();
        fmt::print("\n");
        return Exit::Done;
    }
    const auto percent = [&](double makespan) { return (makespan / run.schedule.makespan - 1) * 100; };
    fmt::print("{}static plan of {}: {:+.1f} % against this run; its own placement, known in advance: "
               "{:+.1f} %\n",
               runAsText(run), arguments.against, percent(*other), percent(replayed));
    return Exit::Done;
}

/// One run, then the graph executed for item after item.
Exit printStream(const SimulateArguments& arguments, const Run& run)
{
    const StopOnInterrupt interrupt;
    const auto stream = simulateStream(run.problem, run.placement, arguments.stream, interrupt.token());
    if (!stream)
        return report(stream.error(), Exit::Failed);
    if (!arguments.json) {
        fmt::print("{}\n{}", runAsText(run), streamAsText(*run.problem, *stream));
        return exitOfRun(run);
    }
    JsonStream out(printPiece);
    addRun(out, run);
    out.add("stream", streamAsJson(*run.problem, *stream));
    out.finish();
    fmt::print("\n");
    return exitOfRun(run);
}

Exit simulate(SimulateArguments arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    if (!arguments.times.empty())
        return simulateTimes(arguments, *problem);
    if (!arguments.online.empty()) {
        if (auto possible = checkOnline(**problem); !possible)
            return report(possible.error());
        arguments.placement.placer = onlinePlacerName(arguments.online);
        if (const auto policy = chooseOnlinePlacer(arguments.placement.placer); !policy)
            return report(policy.error());
    }
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
    if (!arguments.online.empty())
        return printOnline(arguments, run);
    if (arguments.stream.items > 0)
        return printStream(arguments, run);
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
    auto* online =
        app->add_option("--online", arguments->online,
                        "Online policy that decides during the run, such as dmda, dmdas, ws, lws, "
                        "heft-order or a checkpoint of readys; the run of a static plan is shown next to it");
    for (const char* other : {"--placement", "--placer", "--set", "--evaluations", "--seconds", "--times"})
        online->excludes(app->get_option(other));
    app->add_option("--against", arguments->against, "Placer of the static plan next to --online")
        ->needs(online)
        ->default_str("heft");
    arguments->against = "heft";
    auto* items =
        app->add_option("--items", arguments->stream.items,
                        "Also execute the graph for this number of items one after another, several in "
                        "flight at once: time per item, throughput, bubble share, memory")
            ->check(countIn(2, 1000000));
    app->add_option("--in-flight", arguments->stream.inFlight,
                    "Most items in flight at once; 0: twice as many as devices that work")
        ->needs(items)
        ->check(countIn(0, 1000000))
        ->capture_default_str();
    arguments->stream.items = 0;
    for (const char* other : {"--times", "--online"})
        items->excludes(app->get_option(other));
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(
        *app,
        {{"simulate pipeline:training=false:micro_batches=1 --devices 4xP100 --placer contiguous --items 32",
          "Place in stages and show how a run, and a stream of 32 items, uses the devices."},
         {"simulate chainmm --devices 4xP100 --placement placement.json --trace run.json",
          "Simulate a placement file; write the run for Perfetto."},
         {"simulate chainmm --devices 4xP100 --times run.json",
          "Compare the trace of an execution with the model in four steps."},
         {"simulate chainmm --devices 4xP100 --online dmda --noise 0.3",
          "Decide while the graph runs with random noise; compare with HEFT's plan."}});
    commands.push_back({app, [arguments] { return simulate(*arguments); }});
}

} // namespace doppler
