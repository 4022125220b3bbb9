// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/number_checks.h"
#include "app/arguments/trace_remarks.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/io/traces/trace_read.h"
#include "core/run/measured_run.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

struct TraceArguments {
    std::string graph;
    ProblemArguments problem;
    std::string trace;
    std::size_t top = 10;
    bool json = false;
};

Json sentences(const std::vector<Message>& notes)
{
    Json out = Json::array();
    for (const Message& note : notes)
        out.push_back(note.english());
    return out;
}

Json traceAsJson(const RunComparison& both, const TraceReading& reading)
{
    const Problem& problem = *both.measured->problem;
    Json out{{"measured_makespan", both.measured->schedule.makespan},
             {"simulated_makespan", both.simulated->schedule.makespan}};
    Json devices = Json::array();
    for (DeviceId d : problem.topology().devices())
        devices.push_back({{"name", problem.topology().device(d).name},
                           {"measured_busy", both.devices[d].measuredBusy},
                           {"simulated_busy", both.devices[d].simulatedBusy}});
    out["devices"] = std::move(devices);
    Json vertices = Json::array();
    for (const VertexDifference& x : both.vertices)
        vertices.push_back({{"vertex", x.vertex.value},
                            {"name", problem.graph().label(x.vertex)},
                            {"device", problem.topology().device(x.device).name},
                            {"measured", x.measured},
                            {"simulated", x.simulated},
                            {"measured_start", x.measuredStart},
                            {"simulated_start", x.simulatedStart}});
    out["vertices"] = std::move(vertices);
    Json missing = Json::array();
    for (VertexId v : reading.missing)
        missing.push_back(v.value);
    out["missing"] = std::move(missing);
    out["unknown"] = reading.unknown;
    out["unknown_count"] = reading.unknownCount;
    out["unknown_devices"] = reading.otherDevices;
    out["notes"] = sentences(reading.notes);
    return out;
}

std::string difference(double measured, double simulated)
{
    if (measured <= 0)
        return {};
    const double percent = (simulated / measured - 1) * 100;
    return std::abs(percent) < 0.05 ? "0.0 %" : fmt::format("{:+.1f} %", percent);
}

void printTraceText(const RunComparison& both, std::size_t top)
{
    const Problem& problem = *both.measured->problem;
    const auto line = [](const std::string& name, double measured, double simulated) {
        fmt::print("{:<28} {:>12} {:>12} {:>10}\n", name, secondsText(measured), secondsText(simulated),
                   difference(measured, simulated));
    };
    fmt::print("{:<28} {:>12} {:>12} {:>10}\n", "", "measured", "simulated", "difference");
    line("makespan", both.measured->schedule.makespan, both.simulated->schedule.makespan);
    for (DeviceId d : problem.topology().devices())
        line("busy " + problem.topology().device(d).name, both.devices[d].measuredBusy,
             both.devices[d].simulatedBusy);
    fmt::print("\nlargest differences\n");
    for (std::size_t i = 0; i < std::min(top, both.vertices.size()); ++i) {
        const VertexDifference& x = both.vertices[i];
        line(problem.graph().label(x.vertex), x.measured, x.simulated);
    }
}

Exit compare(const TraceArguments& arguments)
{
    const auto problem = arguments.problem.load(arguments.graph);
    if (!problem)
        return report(problem.error());
    auto reading = readRunTrace(**problem, arguments.trace);
    if (!reading)
        return report(reading.error());
    tellUnmatched(*reading, arguments.trace, (*problem)->graph());
    const auto both = compareWithSimulation(makeMeasuredRun(*problem, reading->placement, reading->schedule));
    if (!both)
        return report(inFile(both.error(), arguments.trace), Exit::Failed);
    if (arguments.json)
        fmt::print("{}\n", traceAsJson(*both, *reading).text());
    else
        printTraceText(*both, arguments.top);
    return Exit::Done;
}

} // namespace

void addTraceCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("trace", "Use traces of earlier runs");
    app->require_subcommand(1);
    auto arguments = std::make_shared<TraceArguments>();
    auto* comparer =
        app->add_subcommand("compare", "Compare the measured times of a run with simulated ones");
    comparer->add_option("GRAPH", arguments->graph, graphHelp)->required();
    comparer->add_option("--trace", arguments->trace, "The trace: ours (JSON or CSV) or a PyTorch profiler's")
        ->required();
    comparer->add_option("--top", arguments->top, "Number of differences to show, the largest first")
        ->check(anyCount())
        ->capture_default_str();
    comparer->add_flag("--json", arguments->json, "Print the result as JSON, with every vertex");
    arguments->problem.declare(*comparer);
    comparer->remove_option(comparer->get_option("--lock")); // what has run is where it was
    addExamples(*comparer, {{"trace compare chainmm --devices 4xP100 --trace trace.json",
                             "Compare a measured run with its simulation."},
                            {"trace compare chainmm --devices 4xP100 --trace trace.json --top 3 --json",
                             "Print the three largest differences, and JSON."}});
    commands.push_back({comparer, [arguments] { return compare(*arguments); }});
    addExamples(*app, {{"trace compare chainmm --devices 4xP100 --trace trace.json",
                        "Compare a measured run with its simulation."},
                       {"simulate chainmm --devices 4xP100 --placer heft --trace run.json",
                        "Write a trace of a simulated run."}});
}

} // namespace doppler
