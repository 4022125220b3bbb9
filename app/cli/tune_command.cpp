// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/app/engine_studies.h"
#include "core/app/execute.h"
#include "core/base/names.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/placements/placement_format.h"
#include "core/tune/tune.h"

#include <filesystem>

#include <fmt/format.h>

namespace doppler {

namespace {

struct TuneArguments {
    std::string graph;
    ProblemArguments problem;
    std::string engine = "threads";
    std::vector<std::string> settings;
    std::string method = "model";
    std::size_t runs = 60;
    std::optional<double> seconds;
    std::uint64_t evaluations = 4000;
    std::size_t searches = 4;
    std::string proposer;
    std::size_t threads = 1;
    std::string state;
    std::string resume;
    std::string out;
    std::string placementFormat;
    bool json = false;
};

std::string_view endName(TuneEnd end)
{
    switch (end) {
    case TuneEnd::Spent:
        return "spent";
    case TuneEnd::Time:
        return "time";
    case TuneEnd::NoImprovement:
        return "no-improvement";
    case TuneEnd::Stopped:
        return "stopped";
    }
    return {};
}

const char* endText(TuneEnd end)
{
    switch (end) {
    case TuneEnd::Spent:
        return "all real runs are spent";
    case TuneEnd::Time:
        return "the time is over";
    case TuneEnd::NoImprovement:
        return "a third of the real runs brought no improvement";
    case TuneEnd::Stopped:
        return "stopped";
    }
    return "";
}

/// One line on a terminal, rewritten after each real run.
class TuneShown {
public:
    ~TuneShown()
    {
        if (shown)
            printError("\r{:78}\r", "");
    }
    std::function<void(const TuneProgress&)> progress()
    {
        if (!progressWanted())
            return {};
        return [this](const TuneProgress& now) {
            shown = true;
            std::string line = fmt::format("tuning: real run {} of {}", now.points.size(), now.runs);
            if (!now.points.empty())
                line += fmt::format(", best {}", secondsText(bestSoFar(now.points).back()));
            if (const auto error = modelError(now.points))
                line += fmt::format(", model error {:.1f} %", *error * 100);
            if (now.phase == TunePhase::Searching)
                line += ", searching";
            printError("\r{:78}", line);
        };
    }

private:
    bool shown = false;
};

Result<ChosenEngine> chosenEngine(const TuneArguments& arguments)
{
    auto settings = parseSettings(arguments.settings, {engineId(arguments.engine)});
    if (!settings)
        return settings.error();
    return chooseEngine(arguments.engine, *settings);
}

/// The placer that proposes candidates, with its default options.
Result<void> setProposer(const std::string& name, TuneSetup& setup)
{
    if (name.empty())
        return {};
    auto chosen = choosePlacer(name, {});
    if (!chosen)
        return chosen.error();
    setup.proposer = chosen->placer;
    setup.proposerOptions = std::move(chosen->options);
    return {};
}

Result<TuneSetup> setupOf(const TuneArguments& arguments)
{
    const auto method = tuneMethodFromName(arguments.method);
    if (!method)
        return unknownName(DOPPLER_TEXT("core", "unknown method \"{0}\", expected one of {1}"),
                           arguments.method, tuneMethodNames());
    if (!arguments.proposer.empty() && *method != TuneMethod::Model && *method != TuneMethod::Shortlist)
        return Error{
            {DOPPLER_TEXT("core", "the method {0} has candidates of its own; use the method model or "
                                  "shortlist, or leave --placer out"),
             {arguments.method}},
            {},
            "--placer"};
    auto engine = chosenEngine(arguments);
    if (!engine)
        return engine.error();
    if (!arguments.resume.empty() && !std::filesystem::exists(arguments.resume))
        return Error{
            {DOPPLER_TEXT("core", "there is no such file; --state begins one")}, arguments.resume, {}};
    auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return problem.error();
    TuneSetup setup;
    setup.problem = *std::move(problem);
    setup.engine = *std::move(engine);
    setup.method = *method;
    setup.runs = arguments.runs;
    setup.seconds = arguments.seconds;
    setup.seed = arguments.problem.seed;
    setup.evaluations = arguments.evaluations;
    setup.searches = arguments.searches;
    setup.threads = arguments.threads;
    if (auto set = setProposer(arguments.proposer, setup); !set)
        return set.error();
    setup.stateFile = arguments.resume.empty() ? arguments.state : arguments.resume;
    setup.resume = !arguments.resume.empty();
    if (auto supported = setup.engine.engine->supports(*setup.problem); !supported)
        return supported.error();
    return setup;
}

Json pointAsJson(const TunePoint& point)
{
    return {{"run", point.number},        {"placer", point.placer},       {"placement", point.placement},
            {"modelled", point.modelled}, {"simulated", point.simulated}, {"measured", point.measured},
            {"elapsed", point.elapsed},   {"repetition", point.isFinal}};
}

void printJson(const TuneArguments& arguments, const TuneOutcome& outcome)
{
    JsonStream out(printPiece);
    addRun(out, *outcome.run);
    out.add("engine", arguments.engine);
    out.add("method", arguments.method);
    out.add("found_by", outcome.placer);
    out.add("measured", outcome.measured);
    out.add("makespans", outcome.makespans);
    out.add("simulated_makespan", outcome.modelled);
    out.add("model_error", outcome.modelError ? Json(*outcome.modelError) : Json(nullptr));
    out.add("end", endName(outcome.end));
    out.add("resumed_runs", outcome.resumed);
    out.addList("real_runs", [&](const auto& add) {
        for (const TunePoint& point : outcome.points)
            add(pointAsJson(point));
    });
    Json notes = Json::array();
    for (const Message& note : outcome.notes)
        notes.push_back(note.english());
    out.add("engine_notes", std::move(notes));
    out.finish();
    fmt::print("\n");
}

void printText(const TuneOutcome& outcome)
{
    fmt::print("measured     {}  (median; {} of {} real runs executed this placement, found by {})\n",
               secondsText(outcome.measured), outcome.makespans.size(), outcome.points.size(),
               outcome.placer);
    fmt::print("simulated    {}  ({:+.1f} % measured)\n", secondsText(outcome.modelled),
               outcome.modelled > 0 ? (outcome.measured / outcome.modelled - 1) * 100 : 0);
    fmt::print("first run    {}  ({})\n", secondsText(outcome.points.front().measured),
               outcome.points.front().placer);
    if (outcome.modelError)
        fmt::print("model error  {:.1f} %  (median of |measured / simulated - 1| of the last runs)\n",
                   *outcome.modelError * 100);
    fmt::print("ended        {}\n", endText(outcome.end));
    for (const Message& note : outcome.notes)
        fmt::print("note         {}\n", note.english());
    fmt::print("\n{}", runAsText(*outcome.run));
}

Exit tune(const TuneArguments& arguments)
{
    auto setup = setupOf(arguments);
    if (!setup)
        return report(setup.error());
    const StopOnInterrupt interrupt;
    setup->stop = interrupt.token();
    const auto outcome = [&] {
        TuneShown shown;
        setup->progress = shown.progress();
        Approvals approvals;
        approvals.approve(programOf(setup->engine)); // The user typed it.
        return doppler::tune(*setup, approvals);
    }();
    if (!outcome) // a state file that does not fit is bad input
        return report(outcome.error(),
                      !setup->stateFile.empty() && setup->resume && outcome.error().file == setup->stateFile
                          ? Exit::Usage
                          : Exit::Failed);
    // A file that cannot be written does not take the result away.
    const auto written = arguments.out.empty()
                             ? Result<void>()
                             : writePlacement(*setup->problem, outcome->placement, tunePlacer, arguments.out,
                                              arguments.placementFormat);
    if (arguments.json)
        printJson(arguments, *outcome);
    else
        printText(*outcome);
    return written ? exitOfRun(*outcome->run) : report(written.error(), Exit::Failed);
}

} // namespace

void addTuneCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("tune", "Find the best placement on an engine in so many real runs");
    auto arguments = std::make_shared<TuneArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    app->add_option("--engine", arguments->engine, "Engine that executes placements (see: doppler engines)")
        ->capture_default_str();
    app->add_option("--set", arguments->settings, "Option of the engine: name=value")
        ->allow_extra_args(false);
    app->add_option("--runs", arguments->runs, "Number of real runs, including the repetitions at the end")
        ->check(countIn(1, 1000000))
        ->capture_default_str();
    app->add_option("--seconds", arguments->seconds, "Time limit, in seconds; checked before each real run")
        ->check(numberFromZero());
    app->add_option("--method", arguments->method,
                    "How placements are chosen. model: searches under a cost model that learns from every "
                    "real run. To compare with: annealing on the engine; shortlist of searches without "
                    "learning, in random order; heuristics, each once")
        ->capture_default_str();
    app->add_option("--evaluations", arguments->evaluations, "Simulated placements of each search")
        ->check(countIn(1, 1000000000000))
        ->capture_default_str();
    app->add_option("--searches", arguments->searches, "Searches before each round of real runs")
        ->check(countIn(1, 1000))
        ->capture_default_str();
    app->add_option(
        "--placer", arguments->proposer,
        "Placer that proposes the candidates in place of the searches, each with another seed: an "
        "id (see: doppler placers) or the checkpoint of a training, such as that of gflownet");
    app->add_option("--threads", arguments->threads,
                    "Number of threads that a search may use; does not affect the result")
        ->check(countIn(1, 1024));
    auto* state = app->add_option("--state", arguments->state, "Save every real run to this file");
    app->add_option("--resume", arguments->resume,
                    "Continue from the real runs of this file, and save the further ones to it")
        ->excludes(state);
    app->add_option("-o,--output", arguments->out,
                    "File for the placement; its extension selects the format");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(
        *app, {{"tune chainmm --devices 4xP100 --runs 12 -o best.json",
                "Find a placement in twelve real runs and write it."},
               {"tune chainmm --devices 4xP100 --set bandwidth_factor=0.25 --runs 20 --json",
                "Tune where links are slower than the model says."},
               {"tune chainmm --devices 4xP100 --runs 10 --method heuristics",
                "For comparison: the heuristics in ten real runs."},
               {"tune chainmm --devices 4xP100 --runs 10 --method shortlist --placer brkga --evaluations 400",
                "Measure ten placements of the genetic algorithm, each with another seed."}});
    commands.push_back({app, [arguments] { return tune(*arguments); }});
}

} // namespace doppler
