// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/app/execution_estimate.h"

#include "core/exec/blocking_times.h"

#include <algorithm>

namespace doppler {

namespace {

/// The sum of the kernels' times where the run has them, by the model.
double modelledSerially(const Run& run)
{
    double seconds = 0;
    for (const VertexId v : run.problem->graph().vertices())
        seconds += run.problem->computeSeconds(v, run.placement.devices[v]);
    return seconds;
}

/// The same on one core of the probed machine: whatever takes longer of arithmetic and memory.
double seriallyOn(const MachineProbe& probe, const Run& run)
{
    const ProbedDevice& core = probe.devices.front();
    double seconds = 0;
    for (const VertexId v : run.problem->graph().vertices()) {
        const Vertex& vertex = run.problem->graph().vertex(v);
        const double arithmetic = vertex.flops.value_or(0) / core.bestFlopsPerSecond();
        const double memory = core.bytesPerSecond > 0 ? vertex.outputBytes / core.bytesPerSecond : 0;
        seconds += core.launchSeconds + std::max(arithmetic, memory);
    }
    return seconds;
}

} // namespace

double bytesOfTensors(const DataflowGraph& graph)
{
    double bytes = 0;
    for (const VertexId v : graph.vertices())
        bytes += graph.vertex(v).outputBytes;
    return bytes;
}

std::optional<double> estimatedSeconds(const Run& run, const ChosenEngine& engine, std::size_t repeats,
                                       const MachineProbe* probe)
{
    const auto count = static_cast<double>(repeats);
    const std::string& id = engine.engine->info().id;
    if (id == "threads")
        return count * run.schedule.makespan * realSecondsPerModelled(*run.problem, engine.options);
    if (id != "local" && id != "emulated")
        return std::nullopt;
    if (!probe || probe->devices.empty())
        return std::nullopt;
    double serial = modelledSerially(run);
    double once = run.schedule.makespan;
    if (run.problem->topology().fingerprint() != topologyOf(*probe)->fingerprint()) {
        const double real = seriallyOn(*probe, run);
        once = serial > 0 ? std::max(once * real / serial, real / static_cast<double>(probe->devices.size()))
                          : real;
        serial = real;
    }
    if (id == "emulated")
        once = serial;
    const auto warmups = static_cast<double>(engine.options.integer("warmup"));
    const double check = engine.options.flag("check") ? serial : 0; // evaluated once more, on one device
    return (count + warmups) * once + check;
}

} // namespace doppler
