// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/app/run_history.h"

#include <algorithm>
#include <cmath>
#include <ctime>

#include <fmt/chrono.h>
#include <fmt/format.h>

namespace doppler {

namespace {

struct HistoryArguments {
    std::string folder;
    std::string graph;
    ProblemArguments problem;
    double tolerance = 0.05;
    bool json = false;
};

/// UTC, as ISO 8601.
std::string timeText(std::int64_t seconds)
{
    return fmt::format("{:%Y-%m-%dT%H:%M:%SZ}", fmt::gmtime(static_cast<std::time_t>(seconds)));
}

void printHistoryJson(const RunHistory& history)
{
    Json points = Json::array();
    for (const HistoryPoint& point : history.points)
        points.push_back(Json{{"file", point.file},
                              {"time", timeText(point.time)},
                              {"date_in_name", point.dateInName},
                              {"makespan", point.makespan},
                              {"over_best", point.overBest},
                              {"best", point.isBest},
                              {"regression", point.regression}});
    Json skipped = Json::array();
    for (const SkippedFile& file : history.skipped)
        skipped.push_back(Json{{"file", file.file}, {"reason", file.reason.english()}});
    const Json out{
        {"tolerance", history.tolerance}, {"runs", std::move(points)}, {"skipped", std::move(skipped)}};
    fmt::print("{}\n", out.text(2));
}

void printHistoryText(const RunHistory& history)
{
    double most = 0;
    for (const HistoryPoint& point : history.points)
        most = std::max(most, point.makespan);
    std::size_t regressions = 0;
    for (const HistoryPoint& point : history.points) {
        regressions += point.regression ? 1 : 0;
        const auto bar = static_cast<std::size_t>(most > 0 ? std::lround(30 * point.makespan / most) : 0);
        fmt::print("{}  {:>9}  {:<30}  {:>+7.1f} %  {}{}\n", timeText(point.time),
                   secondsText(point.makespan), std::string(bar, '#'), 100 * point.overBest, point.file,
                   point.regression ? "  REGRESSION"
                   : point.isBest   ? "  best"
                                    : "");
    }
    const auto counted = [](std::size_t number, const char* noun) {
        return fmt::format("{} {}{}", number, noun, number == 1 ? "" : "s");
    };
    fmt::print("{}, {} of more than {:g} %\n", counted(history.points.size(), "run"),
               counted(regressions, "regression"), 100 * history.tolerance);
    for (const SkippedFile& file : history.skipped)
        fmt::print("skipped  {}: {}\n", file.file, file.reason.english());
    if (history.points.empty())
        fmt::print("{}\n", noRunsOfHistory().english());
}

Exit showHistory(const HistoryArguments& arguments)
{
    ProblemPtr problem;
    if (!arguments.graph.empty()) {
        auto loaded = arguments.problem.load(arguments.graph);
        if (!loaded)
            return report(loaded.error());
        problem = *std::move(loaded);
    }
    const StopOnInterrupt interrupt;
    const auto history = runHistory(arguments.folder, problem, arguments.tolerance, interrupt.token());
    if (!history)
        return report(history.error());
    if (arguments.json)
        printHistoryJson(*history);
    else
        printHistoryText(*history);
    return Exit::Done;
}

} // namespace

void addHistoryCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("history", "Show the makespans of a folder of runs over time, and "
                                                  "where they became longer");
    auto arguments = std::make_shared<HistoryArguments>();
    app->add_option("FOLDER", arguments->folder,
                    "Folder of results that a command printed with --json, and, with a graph, of placements "
                    "and traces")
        ->required();
    app->add_option("GRAPH", arguments->graph, "Graph of the placements and traces");
    arguments->problem.declare(*app);
    app->add_option("--tolerance", arguments->tolerance,
                    "How much longer than the previous one and the best so far a run may be, as a share")
        ->check(numberFromZero())
        ->capture_default_str();
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    addExamples(*app, {{"history .", "Show the runs of the current folder over time."},
                       {"history . chainmm --devices 4xP100 --tolerance 0.02 --json",
                        "Include the placements of a graph; print JSON."}});
    commands.push_back({app, [arguments] { return showHistory(*arguments); }});
}

} // namespace doppler
