// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/output/four_bars_output.h"
#include "core/app/engine_studies.h"
#include "core/app/execute.h"
#include "core/catalog/chosen_placer.h"
#include "core/exec/registry.h"
#include "core/io/traces/trace.h"
#include "core/ranks/rank_environment.h"
#include "core/run/measured/engine_agreement.h"
#include "core/run/measured_run.h"
#include "core/run/statistics.h"
#include "core/sim/simulator.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct ExecuteArguments {
    std::string graph;
    ProblemArguments problem;
    PlacementArguments placement;
    std::string engine = "threads";
    std::string online; ///< A policy that decides instead of a placement, as it was typed.
    std::size_t repeats = 1;
    std::size_t agreement = 0; ///< Placements; 0: one placement is executed.
    std::string trace;
    bool check = false;
    bool json = false;
};

/// The engine with its settings: where there is a placer, settings without an owner are the placer's.
Result<ChosenEngine> chosenEngine(const ExecuteArguments& arguments)
{
    const std::string id = engineId(arguments.engine);
    if (const auto engine = findEngine(id); !engine)
        return engine.error();
    std::vector<std::string> owners{id};
    const bool places = arguments.agreement == 0 && arguments.online.empty();
    const std::string placer = places ? arguments.placement.placerOrDefault() : std::string();
    if (!placer.empty())
        owners.push_back(settingsOwner(placer));
    auto settings = parseSettings(arguments.placement.settings, owners);
    if (!settings)
        return settings.error();
    if (!placer.empty())
        std::erase_if(*settings, [](const Setting& setting) { return setting.owner.empty(); });
    if (arguments.check)
        settings->push_back({arguments.engine, "check", "true"});
    return chooseEngine(arguments.engine, *settings);
}

double relative(double measured, double simulated)
{
    return simulated > 0 ? (measured / simulated - 1) * 100 : 0;
}

Json checkAsJson(const ExecutionCheck& check)
{
    Json out{{"tokens_equal", check.tokensEqual}};
    if (check.outputsEqual)
        out["outputs_equal"] = *check.outputsEqual;
    if (check.largestDifference)
        out["largest_difference"] = *check.largestDifference;
    return out;
}

std::string checkAsText(const ExecutionCheck& check)
{
    std::string out = check.tokensEqual ? "tokens equal" : "tokens differ";
    if (check.outputsEqual)
        out += *check.outputsEqual ? ", outputs equal" : ", outputs differ";
    if (check.largestDifference)
        out += fmt::format(", largest difference {:.3g} of the largest element", *check.largestDifference);
    return out;
}

Json notesAsJson(std::span<const Message> notes)
{
    Json out = Json::array();
    for (const Message& note : notes)
        out.push_back(note.english());
    return out;
}

/// Whether this process executes one rank of several. Rank 0 speaks for all.
bool isQuiet(const ChosenEngine& engine)
{
    if (engine.engine->info().id != "ranks")
        return false;
    const auto ranks = ranksOfEnvironment();
    return ranks && ranks->rank > 0;
}

/// The simulated makespan of the placement that was executed, which an engine may have chosen itself; with a
/// policy, that of its simulated run.
Result<double> simulatedMakespan(const ExecuteArguments& arguments, const Run& simulated,
                                 const RunPtr& measured)
{
    if (!arguments.online.empty() || measured->placement.devices == simulated.placement.devices)
        return simulated.schedule.makespan;
    const auto compared = compareWithSimulation(measured);
    if (!compared)
        return compared.error();
    return compared->simulated->schedule.makespan;
}

Exit printExecution(const ExecuteArguments& arguments, const Executions& measured, double simulated)
{
    const double meanMakespan = mean(measured.makespans);
    const double deviation = sampleDeviation(measured.makespans);
    const auto bars = fourBars(*measured.run); // an error if a simulation runs out of memory
    std::optional<double> replayed; // the placement that resulted, simulated as one that was known before
    if (!arguments.online.empty())
        replayed = Simulator(measured.run->problem).makespan(measured.run->placement);
    if (arguments.json) {
        JsonStream out(printPiece);
        addRun(out, *measured.run);
        out.add("engine", arguments.engine);
        out.add("simulated_makespan", simulated);
        if (replayed)
            out.add("online", Json{{"policy", arguments.online}, {"replayed_makespan", *replayed}});
        out.add("repeats",
                {{"makespans", measured.makespans}, {"mean", meanMakespan}, {"deviation", deviation}});
        if (measured.check)
            out.add("check", checkAsJson(*measured.check));
        if (bars)
            out.add("bars", barsAsJson(*bars));
        if (!measured.notes.empty())
            out.add("engine_notes", notesAsJson(measured.notes));
        out.finish();
        fmt::print("\n");
        return Exit::Done;
    }
    if (replayed)
        fmt::print("decided by   {}\n", arguments.online);
    fmt::print("simulated    {}", secondsText(simulated));
    if (replayed)
        fmt::print("; the measured run's placement, known in advance: {}", secondsText(*replayed));
    fmt::print("\n");
    fmt::print("measured     {}  ({:+.1f} %)", secondsText(meanMakespan), relative(meanMakespan, simulated));
    if (measured.makespans.size() > 1)
        fmt::print(", deviation {} of {}; the median one:", secondsText(deviation),
                   measured.makespans.size());
    if (measured.check)
        fmt::print("\ncheck        {}", checkAsText(*measured.check));
    for (const Message& note : measured.notes)
        fmt::print("\nnote         {}", note.english());
    fmt::print("\n\n{}", runAsText(*measured.run));
    if (bars)
        fmt::print("\n{}", barsAsText(*bars));
    return Exit::Done;
}

Exit executePlacement(const ExecuteArguments& arguments, const ProblemPtr& problem, ChosenEngine engine)
{
    const std::string policy = arguments.online.empty() ? std::string() : onlinePlacerName(arguments.online);
    if (auto possible = checkExecutable(*problem, *engine.engine, policy); !possible)
        return report(possible.error());
    FaultOf fault{};
    const auto simulated = arguments.placement.load(problem, arguments.problem.seed, fault);
    if (!simulated)
        return report(simulated.error(), exitOf(fault));
    const StopOnInterrupt interrupt;
    const bool quiet = isQuiet(engine);
    const auto measured = [&] {
        ShareShown share("executing");
        Approvals approvals;
        approvals.approve(programOf(engine)); // The user typed it.
        return execute(
            simulated->run,
            {std::move(engine), arguments.repeats, arguments.problem.seed, std::move(approvals), policy},
            {interrupt.token(), share.progress()});
    }();
    if (!measured)
        return report(measured.error(), Exit::Failed);
    if (quiet)
        return Exit::Done;
    // A trace that cannot be written does not take the measurement away.
    const auto written = arguments.trace.empty()
                             ? Result<void>()
                             : writeTrace(*problem, measured->run->schedule, arguments.trace);
    const auto makespan = simulatedMakespan(arguments, *simulated->run, measured->run);
    if (!makespan)
        return report(makespan.error(), Exit::Failed);
    const Exit printed = printExecution(arguments, *measured, *makespan);
    return written ? printed : report(written.error(), Exit::Failed);
}

Json agreementAsJson(const RankAgreement& x)
{
    const auto orNull = [](std::optional<double> value) { return value ? Json(*value) : Json(nullptr); };
    Json out{{"placements", x.count},
             {"spearman", orNull(x.spearman)},
             {"kendall", orNull(x.kendall)},
             {"spearman_with_task_times", orNull(x.spearmanWithTasks)},
             {"kendall_with_task_times", orNull(x.kendallWithTasks)},
             {"mean_ratio", x.meanRatio},
             {"median_error", x.medianError},
             {"error_90", x.highError},
             {"repeatability", orNull(x.repeatability)}};
    if (!x.placer.empty())
        out["placer"] = x.placer;
    return out;
}

void printExecutionText(const EngineAgreement& agreement)
{
    fmt::print("{:<22} {:>10} {:>10} {:>10} {:>12} {:>21} {:>13}\n", "placer", "placements", "Spearman",
               "Kendall", "Spearman S1", "measured / simulated", "median error");
    const auto line = [](const RankAgreement& x) {
        const auto orNone = [](std::optional<double> value) {
            return value ? fmt::format("{:.4f}", *value) : std::string("none");
        };
        fmt::print("{:<22} {:>10} {:>10} {:>10} {:>12} {:>21.4f} {:>11.1f} %\n",
                   x.placer.empty() ? "all" : x.placer, x.count, orNone(x.spearman), orNone(x.kendall),
                   orNone(x.spearmanWithTasks), x.meanRatio, x.medianError * 100);
    };
    line(agreement.all);
    for (const RankAgreement& x : agreement.byPlacer)
        line(x);
    if (const auto& repeated = agreement.all.repeatability)
        fmt::print("The first and the second half of the executions: Spearman {:.4f}\n", *repeated);
}

Exit studyAgreement(const ExecuteArguments& arguments, const ProblemPtr& problem, ChosenEngine engine)
{
    if (auto supported = engine.engine->supports(*problem); !supported)
        return report(supported.error());
    const StopOnInterrupt interrupt;
    const bool quiet = isQuiet(engine);
    const auto agreement = [&] {
        ShareShown share("executing");
        Approvals approvals;
        approvals.approve(programOf(engine)); // The user typed it.
        return engineAgreement({problem, std::move(engine), arguments.agreement, arguments.repeats,
                                arguments.problem.seed, interrupt.token(), share.progress(), false},
                               approvals);
    }();
    if (!agreement)
        return report(agreement.error(), Exit::Failed);
    if (quiet)
        return Exit::Done;
    if (!arguments.json) {
        printExecutionText(*agreement);
        return Exit::Done;
    }
    Json out = agreementAsJson(agreement->all);
    out["engine"] = arguments.engine;
    for (const RankAgreement& x : agreement->byPlacer)
        out["by_placer"].push_back(agreementAsJson(x));
    for (const AgreementPoint& x : agreement->points)
        out["points"].push_back({{"placer", x.placer},
                                 {"seed", x.seed},
                                 {"simulated", x.simulated},
                                 {"with_task_times", x.withTasks},
                                 {"measured", x.measured}});
    fmt::print("{}\n", out.text());
    return Exit::Done;
}

Exit execute(ExecuteArguments arguments)
{
    auto engine = chosenEngine(arguments);
    if (!engine)
        return report(engine.error());
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    if (!arguments.online.empty()) {
        arguments.placement.placer =
            onlinePlacerName(arguments.online); // the measured run is compared with it
        arguments.placement.settings.clear();   // every --set is an option of the engine
    }
    return arguments.agreement > 0 ? studyAgreement(arguments, *problem, *std::move(engine))
                                   : executePlacement(arguments, *problem, *std::move(engine));
}

} // namespace

void addExecuteCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("execute", "Execute one placement of a graph and measure it");
    auto arguments = std::make_shared<ExecuteArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    arguments->placement.declareBesides(*app, {arguments->engine});
    app->add_option("--engine", arguments->engine,
                    "Engine that executes the placement: an id (see: doppler engines) or a program (./NAME)")
        ->capture_default_str();
    auto* repeats =
        app->add_option("--repeat", arguments->repeats,
                        "Number of executions of each placement; with --agreement the median counts");
    repeats->check(countIn(1, 1000000))->capture_default_str();
    auto* trace =
        app->add_option("--trace", arguments->trace,
                        "Write the execution as a Chrome trace (Perfetto opens it), or as a table: .csv");
    app->add_option("--agreement", arguments->agreement,
                    "Execute so many placements, random to good, and correlate the ranks of their "
                    "simulated and measured makespans")
        ->check(countIn(2, 1000000))
        ->excludes(trace)
        ->excludes(app->get_option("--placement"))
        ->excludes(app->get_option("--placer"));
    auto* online = app->add_option("--online", arguments->online,
                                   "Online policy that decides during the execution instead of a placement, "
                                   "such as dmda, dmdas, ws, lws, heft-order or a checkpoint of readys "
                                   "(engines threads, local, emulated and ranks)");
    for (const char* other :
         {"--placement", "--placer", "--evaluations", "--seconds", "--threads", "--agreement"})
        online->excludes(app->get_option(other));
    app->add_flag("--check", arguments->check,
                  "Compare the outputs with those of one device (engines that compute)");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"execute chainmm --devices 4xP100 --placer heft",
                        "Run on threads and compare with the simulation."},
                       {"execute chainmm --devices 4xP100 --placement placement.json --repeat 5",
                        "Execute a placement file five times."},
                       {"execute chainmm --devices 4xP100 --online dmda --repeat 5",
                        "Decide while the graph is executed, five times."}});
    commands.push_back({app, [arguments] {
                            arguments->placement.otherOwners = {engineId(arguments->engine)};
                            return execute(*arguments);
                        }});
}

} // namespace doppler
