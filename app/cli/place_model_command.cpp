// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/standard_error.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "app/cli/output/stream_output.h"
#include "core/app/placed_model_page.h"
#include "core/base/names.h"
#include "core/base/shell_word.h"
#include "core/io/bytes/file.h"
#include "core/io/placements/placement_format.h"

#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

struct PlaceModelArguments {
    std::string graph;
    ProblemArguments problem;
    std::string goal = "time";
    double seconds = 20;
    double slack = 0.1;
    std::optional<std::uint64_t> evaluations;
    std::size_t threads = 1;
    std::string out;
    std::string placementFormat;
    std::string html;
    bool json = false;
};

/// One line on a terminal, rewritten as methods are tried.
class PlacingShown {
public:
    ~PlacingShown()
    {
        if (shown)
            printError("\r{:78}\r", "");
    }
    std::function<void(const PlaceModelProgress&)> progress()
    {
        if (!progressWanted())
            return {};
        return [this](const PlaceModelProgress& now) {
            shown = true;
            std::string line = fmt::format("{:3.0f} %  {}", 100 * now.spent, now.phase.english());
            if (now.best)
                line += fmt::format(", best {}", secondsText(now.best->makespan));
            printError("\r{:78}", line);
        };
    }

private:
    bool shown = false;
};

Json figuresAsJson(const GoalFigures& figures)
{
    return {{"makespan", std::isfinite(figures.makespan) ? Json(figures.makespan) : Json(nullptr)},
            {"time_per_item", figures.period},
            {"peak_bytes", figures.peakBytes},
            {"fits", figures.fits}};
}

Json textsOf(const std::vector<Message>& messages)
{
    Json list = Json::array();
    for (const Message& message : messages)
        list.push_back(message.english());
    return list;
}

void printJson(const PlacedModel& placed)
{
    JsonStream out(printPiece);
    addRun(out, *placed.run);
    out.add("goal", placingGoalName(placed.goal));
    out.add("method", placed.method);
    out.add("figures", figuresAsJson(placed.figures));
    out.add("best_makespan", placed.bestMakespan);
    out.add("makespan_bound", placed.makespanBound);
    out.add("time_per_item_bound", placed.periodBound);
    if (placed.stream)
        out.add("stream", streamAsJson(*placed.run->problem, *placed.stream));
    out.add("seconds", placed.seconds);
    out.addList("loads", [&](const auto& add) {
        for (const StreamLoad& load : placed.loads)
            add(Json{{"name", load.name}, {"channel", load.isChannel}, {"seconds", load.seconds}});
    });
    out.addList("tried", [&](const auto& add) {
        for (const TriedMethod& one : placed.tried) {
            Json line{{"method", one.method}};
            line["figures"] = one.figures ? figuresAsJson(*one.figures) : Json(nullptr);
            if (one.fault)
                line["error"] = one.fault->english();
            add(std::move(line));
        }
    });
    out.addList("helps", [&](const auto& add) {
        for (const Answer& help : placed.helps)
            add(Json{{"change", help.question.title.english()},
                     {"makespan", (*help.run)->schedule.makespan},
                     {"gain", help.gain()}});
    });
    out.add("reasons", textsOf(placed.reasons));
    out.add("notes", textsOf(placed.notes));
    out.finish();
    fmt::print("\n");
}

void printText(const PlacedModel& placed)
{
    fmt::print("goal           {}\n", placingGoalText(placed.goal).english());
    fmt::print("found by       {}  ({} methods tried in {})\n", placed.method, placed.tried.size(),
               secondsText(placed.seconds));
    fmt::print("makespan       {}  (no placement is below {})\n", secondsText(placed.figures.makespan),
               secondsText(placed.makespanBound));
    fmt::print("time per item  {}  (bound of a stream by loads; no placement is below {})\n",
               secondsText(placed.figures.period), secondsText(placed.periodBound));
    fmt::print("largest peak   {}{}\n", bytesText(placed.figures.peakBytes),
               placed.figures.fits ? "" : "  (does not fit)");
    for (const Message& reason : placed.reasons)
        fmt::print("- {}\n", reason.english());
    for (const Answer& help : placed.helps)
        fmt::print("would help     {}: {}\n", help.question.title.english(),
                   secondsText((*help.run)->schedule.makespan));
    for (const Message& note : placed.notes)
        fmt::print("note           {}\n", note.english());
    fmt::print("\n{}", runAsText(*placed.run));
    if (placed.stream)
        fmt::print("\n{}", streamAsText(*placed.run->problem, *placed.stream));
}

/// The command line that makes the placement again.
std::string commandOf(const PlaceModelArguments& arguments)
{
    std::string line = "doppler place-model " + shellWord(arguments.graph);
    if (!arguments.problem.devices.empty())
        line += " --devices " + shellWord(arguments.problem.devices);
    line += fmt::format(" --goal {} --seconds {:g}", arguments.goal, arguments.seconds);
    if (!arguments.out.empty())
        line += " -o " + shellWord(arguments.out);
    return line;
}

Result<void> writeFiles(const PlaceModelArguments& arguments, const PlacedModel& placed)
{
    if (!arguments.out.empty())
        if (auto written = writePlacement(*placed.run->problem, placed.run->placement, placed.method,
                                          arguments.out, arguments.placementFormat);
            !written)
            return written;
    if (arguments.html.empty())
        return {};
    return writeFile(arguments.html, placedModelAsHtml(placed, arguments.out, commandOf(arguments)));
}

Exit placeModelFor(const PlaceModelArguments& arguments)
{
    const auto goal = placingGoalFromName(arguments.goal);
    if (!goal)
        return report(unknownName(DOPPLER_TEXT("core", "unknown goal \"{0}\", expected one of {1}"),
                                  arguments.goal, placingGoalNames()));
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    PlaceModelSetup setup;
    setup.problem = *problem;
    setup.goal = *goal;
    setup.seconds = arguments.seconds;
    setup.slack = arguments.slack;
    setup.seed = arguments.problem.seed;
    setup.evaluations = arguments.evaluations;
    setup.threads = arguments.threads;
    const StopOnInterrupt interrupt;
    setup.stop = interrupt.token();
    const auto placed = [&] {
        PlacingShown shown;
        setup.progress = shown.progress();
        return placeModel(setup);
    }();
    if (!placed)
        return report(placed.error(), Exit::Failed);
    if (auto written = writeFiles(arguments, *placed); !written)
        return report(written.error(), Exit::Failed);
    if (arguments.json)
        printJson(*placed);
    else
        printText(*placed);
    return exitOfRun(*placed->run);
}

} // namespace

void addPlaceModelCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("place-model",
                                       "Place a model on a machine for a goal, and explain the result");
    auto arguments = std::make_shared<PlaceModelArguments>();
    app->add_option("GRAPH", arguments->graph, graphHelp)->required();
    arguments->problem.declare(*app);
    app->add_option("--goal", arguments->goal,
                    "time: one item is done as early as possible. throughput: least time per item of a "
                    "stream of items, taken as the time for which one item occupies the busiest device or "
                    "channel. memory: least peak on the fullest device, among runs near the best time")
        ->capture_default_str();
    app->add_option("--seconds", arguments->seconds, "Time budget, in seconds")
        ->check(numberIn(0.01, 1e6))
        ->capture_default_str();
    app->add_option("--slack", arguments->slack,
                    "Goal memory: how much longer than the best one a run may be, as a share (0.1: 10 %)")
        ->check(numberFromZero())
        ->capture_default_str();
    app->add_option("--evaluations", arguments->evaluations,
                    "Steps of each search instead of the time budget")
        ->check(countIn(1, 1000000000000));
    app->add_option("--threads", arguments->threads,
                    "Number of threads that a search may use; does not affect the result")
        ->check(countIn(1, 1024));
    app->add_option("-o,--output", arguments->out,
                    "File for the placement; its extension selects the format");
    declarePlacementFormat(*app, arguments->placementFormat);
    app->add_option("--html", arguments->html, "File for the page that explains the result (HTML)");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"place-model model.onnx --devices 2xH100 --goal time --seconds 2 -o "
                        "model.device_map.json --html model.html",
                        "Place an ONNX model and write a page that explains the placement."},
                       {"place-model chainmm --devices 4xP100 --goal throughput --seconds 2",
                        "Place a graph for a stream of items."},
                       {"place-model chainmm --devices 4xP100 --goal memory --slack 0.2 --seconds 2 --json",
                        "Need little memory for a run that is at most a fifth longer than the best."}});
    commands.push_back({app, [arguments] { return placeModelFor(*arguments); }});
}

} // namespace doppler
