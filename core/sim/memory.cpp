// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/analysis.h"

#include <algorithm>
#include <unordered_map>

namespace doppler {

namespace {

/// One tensor (or output without consumers) on one device: from when to when it lives.
struct Stay {
    double from = 0;
    double until = 0;
};

struct Change {
    double time;
    double bytes;
};

} // namespace

std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<std::vector<Change>> changes(problem.deviceCount());
    std::vector<double> constant(problem.deviceCount(), 0);
    const auto lives = [&](DeviceId d, const Stay& stay, double bytes) {
        if (bytes <= 0)
            return;
        changes[d].push_back({stay.from, bytes});
        if (stay.until < schedule.makespan)
            changes[d].push_back({stay.until, -bytes});
    };

    // The copy at the producer lives until its last consumer there and the last transfer out have finished.
    std::vector<Stay> atHome(graph.tensorCount());
    std::unordered_map<std::uint64_t, Stay> copies;
    const auto key = [](TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; };
    for (TensorId t : graph.tensors()) {
        const TaskRun& source = schedule.tasks[graph.tensor(t).source];
        atHome[t] = {source.start, source.end};
    }
    for (const TransferRun& x : schedule.transfers) {
        atHome[x.tensor].until = std::max(atHome[x.tensor].until, x.end);
        copies[key(x.tensor, x.to)] = {x.start, x.end};
    }
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        const TaskRun& consumer = schedule.tasks[e.to];
        Stay& stay = consumer.device == schedule.tasks[e.from].device
                         ? atHome[e.tensor]
                         : copies[key(e.tensor, consumer.device)];
        stay.until = std::max(stay.until, consumer.end);
    }
    for (TensorId t : graph.tensors())
        lives(schedule.tasks[graph.tensor(t).source].device, atHome[t], graph.tensor(t).bytes);
    for (const TransferRun& x : schedule.transfers)
        lives(x.to, copies[key(x.tensor, x.to)], graph.tensor(x.tensor).bytes);
    for (VertexId v : graph.vertices()) {
        const TaskRun& task = schedule.tasks[v];
        constant[task.device] += graph.vertex(v).persistentBytes;
        if (graph.outEdges(v).empty())
            lives(task.device, {task.start, schedule.makespan}, graph.vertex(v).outputBytes);
    }

    std::vector<std::vector<MemoryPoint>> curves(problem.deviceCount());
    for (DeviceId d : problem.topology().devices()) {
        // What is freed at a time makes room before what is allocated at it.
        std::sort(changes[d].begin(), changes[d].end(), [](const Change& a, const Change& b) {
            return a.time != b.time ? a.time < b.time : a.bytes < b.bytes;
        });
        double bytes = constant[d];
        curves[d].push_back({0, bytes});
        for (const Change& change : changes[d]) {
            bytes += change.bytes;
            if (curves[d].back().time == change.time)
                curves[d].back().bytes = bytes;
            else
                curves[d].push_back({change.time, bytes});
        }
    }
    return curves;
}

std::vector<double> peakMemory(const Problem& problem, const Schedule& schedule)
{
    std::vector<double> peaks;
    for (const auto& curve : memoryCurves(problem, schedule)) {
        double peak = 0;
        for (const MemoryPoint& point : curve)
            peak = std::max(peak, point.bytes);
        peaks.push_back(peak);
    }
    return peaks;
}

} // namespace doppler
