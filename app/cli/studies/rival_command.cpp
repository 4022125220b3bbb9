// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/progress.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "core/base/quantity.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/graphs/graph_json.h"
#include "core/io/json/json_value.h"
#include "core/rival/rival.h"

#include <algorithm>
#include <filesystem>
#include <thread>

#include <fmt/format.h>

namespace doppler {

namespace {

struct RivalArguments {
    std::string a;
    std::string b;
    std::string from;
    ProblemArguments problem;
    std::vector<std::string> settings;
    std::uint64_t evaluations = 2000;
    std::uint64_t placerEvaluations = 200;
    std::optional<std::size_t> threads;
    bool keepStructure = false;
    bool keepDevices = false;
    std::string out;
    std::string devicesOut;
    bool json = false;
};

Result<RivalSetup> setupOf(const RivalArguments& arguments)
{
    const auto settings = parseSettings(arguments.settings, {arguments.a, arguments.b});
    if (!settings)
        return settings.error();
    RivalSetup setup;
    for (const auto& [name, into] : {std::pair{&arguments.a, &setup.a}, std::pair{&arguments.b, &setup.b}}) {
        auto chosen = choosePlacer(*name, *settings);
        if (!chosen)
            return chosen.error();
        *into = *std::move(chosen);
    }
    auto problem = arguments.problem.load(arguments.from);
    if (!problem)
        return problem.error();
    setup.start = *std::move(problem);
    setup.evaluations = arguments.evaluations;
    setup.placerEvaluations = arguments.placerEvaluations;
    setup.seed = arguments.problem.seed;
    setup.keepStructure = arguments.keepStructure;
    setup.keepDevices = arguments.keepDevices;
    setup.threads = arguments.threads.value_or(std::max(1U, std::thread::hardware_concurrency()));
    return setup;
}

/// The file of the devices: as given, or next to the graph, because the graph alone is not the problem.
std::string devicesFileOf(const RivalArguments& arguments)
{
    if (!arguments.devicesOut.empty() || arguments.out.empty() || arguments.keepDevices)
        return arguments.devicesOut;
    return std::filesystem::path(arguments.out).replace_extension(".devices.json").string();
}

/// Checks the name that no option gave; checkOutputFiles() has checked the others.
Result<void> checkDevicesFile(const RivalArguments& arguments)
{
    const std::string file = devicesFileOf(arguments);
    std::error_code ignored;
    for (const std::string& input : {arguments.from, arguments.problem.devices})
        if (!file.empty() && std::filesystem::equivalent(file, input, ignored))
            return Error{{DOPPLER_TEXT("core", "the found devices would overwrite this file, which is read; "
                                               "name another file with --devices-out")},
                         file,
                         {}};
    return {};
}

Result<void> writeFiles(const RivalArguments& arguments, const RivalOutcome& outcome)
{
    if (!arguments.out.empty())
        if (auto written = writeFile(arguments.out, writeGraphJson(outcome.problem->graph())); !written)
            return written;
    const std::string devices = devicesFileOf(arguments);
    return devices.empty() ? Result<void>()
                           : writeFile(devices, writeDevicesJson(outcome.problem->topology()));
}

void printAsJson(const RivalArguments& arguments, const RivalSetup& setup, const RivalOutcome& outcome)
{
    const Json out{{"a", {{"placer", setup.a.title()}, {"makespan", outcome.a.makespan}}},
                   {"b", {{"placer", setup.b.title()}, {"makespan", outcome.b.makespan}}},
                   {"ratio", outcome.ratio()},
                   {"start_ratio", outcome.startRatio},
                   {"evaluations", outcome.evaluations},
                   {"seed", setup.seed},
                   {"placer_evaluations", setup.placerEvaluations},
                   {"vertices", outcome.problem->vertexCount()},
                   {"edges", outcome.problem->graph().edgeCount()},
                   {"added_edges", outcome.addedEdges},
                   {"deleted_edges", outcome.deletedEdges},
                   {"stopped", outcome.stopped},
                   {"graph_file", arguments.out},
                   {"devices_file", devicesFileOf(arguments)}};
    fmt::print("{}\n", out.text(2));
}

void printAsText(const RivalArguments& arguments, const RivalSetup& setup, const RivalOutcome& outcome)
{
    const std::size_t width = std::max({setup.a.title().size(), setup.b.title().size(), std::size_t{12}});
    const auto line = [&](const std::string& name, const std::string& value) {
        fmt::print("{:{}}  {}\n", name, width, value);
    };
    line(setup.a.title(), secondsText(outcome.a.makespan));
    line(setup.b.title(), secondsText(outcome.b.makespan));
    line("ratio", fmt::format("{:.4f}  (at the start {:.4f})", outcome.ratio(), outcome.startRatio));
    line("tried", fmt::format("{} problems{}", outcome.evaluations, outcome.stopped ? ", stopped" : ""));
    line("edges", fmt::format("{} added, {} deleted", outcome.addedEdges, outcome.deletedEdges));
    if (!arguments.out.empty())
        line("graph", arguments.out);
    if (const std::string devices = devicesFileOf(arguments); !devices.empty())
        line("devices", devices);
}

/// One line on a terminal, rewritten as problems are tried.
class RivalShown {
public:
    explicit RivalShown(std::string what) : share(std::move(what)), show(share.progress()) {}
    std::function<void(const RivalProgress&)> progress()
    {
        if (!show)
            return {};
        return [this](const RivalProgress& now) {
            show(static_cast<double>(now.done) / static_cast<double>(now.total));
        };
    }

private:
    ShareShown share;
    std::function<void(double)> show;
};

Exit runRivalSearch(const RivalArguments& arguments)
{
    if (auto usable = checkDevicesFile(arguments); !usable)
        return report(usable.error());
    auto setup = setupOf(arguments);
    if (!setup)
        return report(setup.error());
    const StopOnInterrupt interrupt;
    setup->stop = interrupt.token();
    const auto outcome = [&] {
        RivalShown shown("searching for a hard problem");
        setup->progress = shown.progress();
        return findRivalProblem(*setup);
    }();
    if (!outcome)
        return report(outcome.error(), Exit::Failed);
    // A file that cannot be written does not take the result away.
    const auto written = writeFiles(arguments, *outcome);
    if (arguments.json)
        printAsJson(arguments, *setup, *outcome);
    else
        printAsText(arguments, *setup, *outcome);
    return written ? Exit::Done : report(written.error(), Exit::Failed);
}

void declareSearch(CLI::App& app, RivalArguments& arguments)
{
    app.add_option("--set", arguments.settings, "Option of a placer: placer.name=value")
        ->allow_extra_args(false);
    app.add_option("--evaluations", arguments.evaluations, "Number of problems to try")
        ->check(countIn(1, 1'000'000'000))
        ->capture_default_str();
    app.add_option("--placer-evaluations", arguments.placerEvaluations,
                   "Limit of a search in each of its runs: number of simulated placements")
        ->check(countIn(1, 1'000'000'000))
        ->capture_default_str();
    app.add_option("--threads", arguments.threads,
                   "Number of threads; the result does not depend on it (default: all cores)")
        ->check(countIn(1, 1024));
    app.add_flag("--keep-structure", arguments.keepStructure, "Neither add nor delete edges");
    auto* keep = app.add_flag("--keep-devices", arguments.keepDevices,
                              "Leave the speeds of devices and links as they are");
    app.add_option("-o,--output", arguments.out, "File to write the found graph to, in our own format");
    app.add_option(
           "--devices-out", arguments.devicesOut,
           "File to write the found devices to; without it, NAME.devices.json next to the graph NAME.json")
        ->excludes(keep);
    app.add_flag("--json", arguments.json, "Print the result as JSON");
}

} // namespace

void addRivalCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app =
        program.add_subcommand("rival", "Find a problem on which one placer is bad compared with another");
    auto arguments = std::make_shared<RivalArguments>();
    app->add_option("A", arguments->a, "Placer whose makespan is to be long")->required();
    app->add_option("B", arguments->b, "Placer whose makespan is to be short")->required();
    app->add_option(
           "--from", arguments->from,
           "Graph to start with: a file, or the name of a built-in family (see: doppler graph families)")
        ->required();
    arguments->problem.declare(*app);
    app->remove_option(app->get_option("--lock"));
    declareSearch(*app, *arguments);
    addExamples(
        *app, {{"rival heft cpop --from layered:vertices=40 --devices 4xP100 --evaluations 400 -o hard.json",
                "Find and write a problem on which HEFT is worse than CPOP."},
               {"rival cpop heft --from cholesky:tiles=5 --devices 4xP100 --evaluations 400 --keep-structure "
                "--keep-devices",
                "Change only the work of vertices and the sizes of transfers."}});
    commands.push_back({app, [arguments] { return runRivalSearch(*arguments); }});
}

} // namespace doppler
