// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/interrupts.h"
#include "app/arguments/number_checks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/table_flags.h"
#include "core/arrivals/workload_tables.h"
#include "core/catalog/chosen_placer.h"
#include "core/io/bytes/file.h"
#include "core/io/traces/trace.h"

#include <fmt/format.h>

namespace doppler {

namespace {

struct WorkloadArguments {
    std::string file;
    std::vector<std::string> graphs;
    std::vector<double> times;
    std::optional<double> rate;
    std::optional<double> load;
    std::uint64_t count = 50;
    std::uint64_t arrivalSeed = 1;
    std::string unfolds;
    ProblemArguments problem;
    std::vector<std::string> policies;
    std::vector<std::string> placers;
    std::vector<std::string> rolling;
    std::vector<std::string> settings;
    std::string yardstick = defaultYardstick;
    std::optional<std::uint64_t> evaluations;
    std::optional<double> seconds;
    std::string trace;
    std::string output;
    bool json = false;
    bool csv = false;
    TableFlags table;
};

Error wrongUse(Message message) { return {std::move(message), {}, {}}; }

/// The workload that the options describe.
Result<WorkloadDocument> documentOf(const WorkloadArguments& arguments)
{
    WorkloadDocument document;
    document.devices = arguments.problem.devices;
    const auto model = arguments.problem.model();
    if (!model)
        return model.error();
    document.model = *model;
    if (arguments.graphs.empty())
        return wrongUse(
            {DOPPLER_TEXT("core", "expected a file of a workload, or --graphs with --at, --load or --rate"),
             {}});
    if (document.devices.empty())
        return wrongUse({DOPPLER_TEXT("core", "name the devices, such as --devices 4xP100"), {}});
    if (arguments.rate || arguments.load) {
        PoissonArrivals process;
        process.rate = arguments.rate;
        process.load = arguments.load;
        process.count = arguments.count;
        process.seed = arguments.arrivalSeed;
        for (const std::string& graph : arguments.graphs)
            process.mix.push_back({graph, 1, arguments.unfolds});
        document.poisson = std::move(process);
        return document;
    }
    if (arguments.times.size() != arguments.graphs.size())
        return wrongUse(
            {DOPPLER_TEXT("core", "found {0} graphs and {1} arrival times; give --at as many times as "
                                  "--graphs has graphs, or --load or --rate for random arrivals"),
             {std::to_string(arguments.graphs.size()), std::to_string(arguments.times.size())}});
    for (std::size_t i = 0; i < arguments.graphs.size(); ++i)
        document.graphs.push_back({arguments.graphs[i], arguments.times[i], {}, arguments.unfolds});
    return document;
}

Result<WorkloadDocument> readOrMake(const WorkloadArguments& arguments)
{
    if (arguments.file.empty())
        return documentOf(arguments);
    auto document = readWorkload(arguments.file);
    if (document && !arguments.problem.devices.empty())
        document->devices = arguments.problem.devices;
    return document;
}

/// Static placements, then rolling ones, then policies.
Result<std::vector<WorkloadMethod>> methodsOf(const WorkloadArguments& given)
{
    WorkloadArguments arguments = given;
    if (arguments.placers.empty() && arguments.rolling.empty() && arguments.policies.empty()) {
        arguments.placers = {"heft"};
        arguments.rolling = {"heft"};
        arguments.policies = {"dmda", "dmdas", "heft-order", "ws"};
    }
    for (std::string& policy : arguments.policies)
        policy = onlinePlacerName(policy);
    std::vector<std::string> owners = arguments.placers;
    owners.insert(owners.end(), arguments.rolling.begin(), arguments.rolling.end());
    owners.insert(owners.end(), arguments.policies.begin(), arguments.policies.end());
    const auto settings = parseSettings(arguments.settings, owners);
    if (!settings)
        return settings.error();
    std::vector<WorkloadMethod> methods;
    const std::pair<WorkloadMethod::Kind, const std::vector<std::string>*> kinds[]{
        {WorkloadMethod::Kind::Static, &arguments.placers},
        {WorkloadMethod::Kind::Rolling, &arguments.rolling},
        {WorkloadMethod::Kind::Online, &arguments.policies}};
    for (const auto& [kind, names] : kinds)
        for (const std::string& name : *names) {
            auto chosen = choosePlacer(name, *settings);
            if (!chosen)
                return chosen.error();
            methods.push_back({kind, *std::move(chosen)});
        }
    return methods;
}

Exit runWorkloads(const WorkloadArguments& arguments)
{
    const auto document = readOrMake(arguments);
    if (!document)
        return report(document.error());
    auto methods = methodsOf(arguments);
    if (!methods)
        return report(methods.error());
    const StopOnInterrupt interrupt;
    const Budget budget{arguments.evaluations, arguments.seconds};
    const auto workload =
        openWorkload(*document, {arguments.yardstick, budget, ReadOptions(), interrupt.token()});
    if (!workload)
        return report(arguments.file.empty() || !workload.error().file.empty()
                          ? workload.error()
                          : inFile(workload.error(), arguments.file));
    for (const WorkloadMethod& method : *methods)
        if (auto possible = checkMethod(*workload, method); !possible)
            return report(possible.error());
    if (!arguments.output.empty())
        if (auto written =
                writeFile(arguments.output, writeWorkloadJson(forFile(*document, arguments.output)));
            !written)
            return report(written.error(), Exit::Failed);
    WorkloadResults results{&*workload, *std::move(methods), {}};
    for (const WorkloadMethod& method : results.methods) {
        auto run = runWorkload(*workload, method, budget, interrupt.token());
        if (!run)
            return report(run.error(), Exit::Failed);
        results.runs.push_back(*std::move(run));
    }
    if (!arguments.trace.empty())
        if (auto written = writeTrace(*workload->problem, results.runs.front().schedule, arguments.trace);
            !written)
            return report(written.error(), Exit::Failed);
    fmt::print("{}", arguments.json          ? workloadAsJson(results)
                     : arguments.csv         ? workloadAsCsv(results)
                     : arguments.table.any() ? arguments.table.markup(workloadAsCsv(results))
                                             : workloadAsText(results));
    return Exit::Done;
}

void declareArrivals(CLI::App& app, WorkloadArguments& arguments)
{
    auto* file = app.add_option("FILE", arguments.file, "Workload: a file of the format doppler-workload");
    auto* graphs =
        app.add_option("--graphs", arguments.graphs, "Graphs, instead of a file: files or built-in families")
            ->delimiter(',')
            ->excludes(file);
    auto* times = app.add_option("--at", arguments.times, "Arrival time of each of the graphs, in seconds")
                      ->delimiter(',')
                      ->check(numberIn(0, latestArrival))
                      ->needs(graphs);
    auto* rate = app.add_option("--rate", arguments.rate,
                                "Random arrivals of the graphs (a Poisson process): mean number per second")
                     ->check(numberAboveZero())
                     ->needs(graphs)
                     ->excludes(times);
    auto* load =
        app.add_option("--load", arguments.load,
                       "The same with the rate at which graphs that run one after another would keep "
                       "the devices busy for this share of the time")
            ->check(numberAboveZero())
            ->needs(graphs)
            ->excludes(times)
            ->excludes(rate);
    app.add_option("--count", arguments.count, "Number of random arrivals")
        ->check(countIn(1, mostArrivals))
        ->capture_default_str();
    app.add_option("--arrival-seed", arguments.arrivalSeed, "Random seed of the arrivals")
        ->check(anyCount())
        ->capture_default_str();
    app.add_option("--unfolds", arguments.unfolds,
                   "Vertices at which the graphs unfold: what is behind such a vertex becomes known when it "
                   "ends. Labels, separated by commas; * stands for any text")
        ->needs(graphs);
    arguments.problem.declare(app);
    for (const char* other : {"--lock", "--import", "--device-count", "--efficiency"})
        app.remove_option(app.get_option(other));
    app.get_option("--devices")
        ->description(
            "Devices by count and name such as 4xP100 (see: doppler devices), a preset, or a file; with "
            "FILE, in place of its devices");
    for (const char* of :
         {"--model", "--contention", "--schedule", "--mode", "--memory", "--noise", "--seed"})
        app.get_option(of)->excludes(file); // the file has the model
    app.get_option("--count")->excludes(file);
    app.get_option("--arrival-seed")->excludes(file);
    (void)load;
}

void declareMethods(CLI::App& app, WorkloadArguments& arguments)
{
    app.add_option(
           "--placers", arguments.placers,
           "Static placements: each graph is placed as if it were alone (default, like --rolling: heft)")
        ->delimiter(',');
    app.add_option("--rolling", arguments.rolling,
                   "Placers that place all unstarted vertices again whenever a graph arrives")
        ->delimiter(',');
    app.add_option("--policies", arguments.policies,
                   "Online policies, with or without \"online-\" (default: dmda, dmdas, heft-order, ws)")
        ->delimiter(',');
    app.add_option("--set", arguments.settings, "Option of a placer: placer.name=value")
        ->allow_extra_args(false);
    app.add_option("--alone", arguments.yardstick,
                   "Placer whose makespan of a graph alone is the unit of its slowdown")
        ->capture_default_str();
    app.add_option("--evaluations", arguments.evaluations,
                   "Limit of a search, each time it places: number of simulated placements")
        ->check(anyCount());
    app.add_option("--seconds", arguments.seconds,
                   "Limit of a search, each time it places: wall-clock time, in seconds")
        ->check(numberFromZero());
}

} // namespace

void addWorkloadCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand(
        "workload", "Run graphs that arrive over time on the same devices, and compare who decides");
    auto arguments = std::make_shared<WorkloadArguments>();
    declareArrivals(*app, *arguments);
    declareMethods(*app, *arguments);
    app->add_option("-o,--output", arguments->output, "Write the workload to a file");
    app->add_option("--trace", arguments->trace,
                    "Write the run of the first method as a Chrome trace, or as a table: .csv");
    auto* json = app->add_flag("--json", arguments->json, "Print figures and graphs as JSON");
    auto* csv =
        app->add_flag("--csv", arguments->csv, "Print one CSV line per method and graph")->excludes(json);
    arguments->table.declare(*app, {json, csv});
    addExamples(*app,
                {{"workload --graphs chainmm,ffnn --devices 4xP100 --load 0.8 --count 20",
                  "Compare static placements, rolling re-placement and policies at a load of 80 %."},
                 {"workload --graphs chainmm,ffnn --at 0,0.001 --devices 4xP100 --policies dmda,ws --json",
                  "Run two graphs, the second a millisecond after the first, under two policies."},
                 {"workload --graphs chainmm --rate 100 --count 10 --devices 4xP100 -o arrivals.workload",
                  "Save a workload, so that others can run it."}});
    commands.push_back({app, [arguments] { return runWorkloads(*arguments); }});
}

} // namespace doppler
