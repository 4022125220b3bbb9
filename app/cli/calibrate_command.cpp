// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/arguments/inputs.h"
#include "app/arguments/progress.h"
#include "app/cli/command.h"
#include "app/cli/examples.h"
#include "app/cli/output.h"
#include "core/base/names.h"
#include "core/io/bytes/file.h"
#include "core/io/documents/devices_json.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/traces/trace_read.h"
#include "core/run/calibration.h"
#include "core/run/measured_run.h"

#include <algorithm>

#include <fmt/format.h>

namespace doppler {

namespace {

struct CalibrateArguments {
    std::vector<std::string> files;
    std::vector<std::string> imports;
    std::string devices;
    std::string kind;
    std::string out;
    bool json = false;
};

/// What was measured: graphs with times, and runs of graphs.
struct Measurements {
    std::vector<GraphPtr> graphs;
    std::vector<RunPtr> runs;
};

Result<Measurements> load(const CalibrateArguments& arguments, const TopologyPtr& topology)
{
    Measurements out;
    GraphPtr last; // the graph that a trace after it is of
    for (const std::string& file : arguments.files) {
        if (const auto head = readFileHead(file); head && looksLikeRunTrace(*head)) {
            if (!last)
                return Error{{DOPPLER_TEXT("core", "this is a trace of a run, expected the graph before it")},
                             file,
                             {}};
            auto problem = Problem::create(last, topology);
            if (!problem)
                return inFile(problem.error(), file);
            auto reading = readRunTrace(**problem, file);
            if (!reading)
                return reading.error();
            out.runs.push_back(makeMeasuredRun(*problem, reading->placement, reading->schedule));
            continue;
        }
        auto graph = loadGraph(file, importsFor(file, arguments.files, arguments.imports));
        if (!graph)
            return graph.error();
        last = *graph;
        out.graphs.push_back(*std::move(graph));
    }
    return out;
}

Json calibrationAsJson(const RateFit& fit)
{
    Json out{{"op", fit.op}, {"samples", fit.samples}, {"fitted", fit.fitted}};
    if (!fit.fitted)
        return out;
    const auto rate = [](const std::optional<double>& value) { return value ? Json(*value) : Json(nullptr); };
    out["flops_per_second"] = rate(fit.flopsPerSecond);
    out["bytes_per_second"] = rate(fit.bytesPerSecond);
    out["overhead_seconds"] = fit.overheadSeconds;
    out["r_squared"] = fit.rSquared;
    out["mean_relative_error"] = fit.meanRelativeError;
    return out;
}

void printLine(const std::string& name, const RateFit& fit)
{
    if (!fit.fitted) {
        fmt::print("{:<28} {:>7}   one size: overhead and rates can't be told apart\n", name, fit.samples);
        return;
    }
    const auto rate = [](const std::optional<double>& value) {
        return value ? fmt::format("{:.4g}", *value) : std::string("-");
    };
    fmt::print("{:<28} {:>7} {:>12} {:>12} {:>12} {:>9.4f} {:>9.1f} %\n", name, fit.samples,
               rate(fit.flopsPerSecond), rate(fit.bytesPerSecond), secondsText(fit.overheadSeconds),
               fit.rSquared, fit.meanRelativeError * 100);
}

void printCalibration(const std::vector<Calibration>& found)
{
    fmt::print("{:<28} {:>7} {:>12} {:>12} {:>12} {:>9} {:>11}\n", "", "kernels", "FLOP/s", "byte/s",
               "overhead", "R2", "mean error");
    for (const Calibration& calibration : found) {
        printLine("kind " + titleOf(calibration), calibration.all);
        for (const RateFit& fit : calibration.ops)
            printLine("  " + (fit.op.empty() ? "(no op)" : fit.op), fit);
        if (calibration.unused > 0)
            fmt::print("{} more were measured, but have no FLOPs or took no time\n", calibration.unused);
    }
}

Exit run(const CalibrateArguments& arguments)
{
    const auto topology = openDevices(arguments.devices);
    if (!topology)
        return report(topology.error());
    std::vector<std::string> kinds = deviceKinds(**topology);
    if (!arguments.kind.empty()) {
        if (std::find(kinds.begin(), kinds.end(), arguments.kind) == kinds.end())
            return report(
                unknownName(DOPPLER_TEXT("core", "no device has the kind \"{0}\", expected one of {1}"),
                            arguments.kind, kinds));
        kinds = {arguments.kind};
    }
    const auto measured = load(arguments, *topology);
    if (!measured)
        return report(measured.error());
    const auto found = [&] {
        ShareShown share("fitting rates");
        return calibrateKinds(**topology, kinds, measured->graphs, measured->runs, {{}, share.progress()});
    }();
    if (!found)
        return report(found.error());
    if (!arguments.out.empty()) {
        const TopologyPtr calibrated = calibratedTopology(**topology, *found);
        if (auto written = writeFile(arguments.out, writeDevicesJson(*calibrated)); !written)
            return report(written.error(), Exit::Failed);
    }
    if (!arguments.json) {
        printCalibration(*found);
        return Exit::Done;
    }
    Json out = Json::array();
    for (const Calibration& calibration : *found) {
        Json entry{{"kind", calibration.kind}, {"all", calibrationAsJson(calibration.all)}};
        Json ops = Json::array();
        for (const RateFit& fit : calibration.ops)
            ops.push_back(calibrationAsJson(fit));
        entry["ops"] = std::move(ops);
        if (!calibration.devices.empty())
            entry["devices"] = calibration.devices;
        entry["unused"] = calibration.unused;
        out.push_back(std::move(entry));
    }
    fmt::print("{}\n", out.text());
    return Exit::Done;
}

} // namespace

void addCalibrateCommand(CLI::App& program, std::vector<Command>& commands)
{
    auto* app = program.add_subcommand("calibrate", "Fit the rates of devices to measured times");
    auto arguments = std::make_shared<CalibrateArguments>();
    app->add_option("FILE", arguments->files,
                    "Graphs with measured times, and traces of runs, each behind its graph")
        ->required();
    app->add_option("--devices", arguments->devices,
                    "Devices by count and name such as 2xH100, a preset, or a file")
        ->required();
    app->add_option("--kind", arguments->kind, "Calibrate only devices of this kind");
    app->add_option("-o,--output", arguments->out, "File to write the calibrated devices to");
    app->add_flag("--json", arguments->json, "Print the result as JSON");
    declareImports(*app, arguments->imports);
    addExamples(*app, {{"calibrate chainmm trace.json --devices 4xP100",
                        "Fit the rates of the devices to a trace of a run."},
                       {"calibrate profile.json --devices 4xP100 -o calibrated.json",
                        "Fit them to a PyTorch profile; write the devices."}});
    commands.push_back({app, [arguments] { return run(*arguments); }});
}

} // namespace doppler
