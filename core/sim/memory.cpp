// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/excerpt.h"
#include "core/graph/graph_memory.h"
#include "core/graph/metrics.h"
#include "core/sim/analysis.h"
#include "core/sim/held_bytes.h"

#include <algorithm>
#include <cmath>
#include <tuple>
#include <unordered_map>

#include <fmt/format.h>

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
    VertexId vertex; ///< Whose tensor it is.
};

/// Sums of bytes that are no whole numbers end near 0, not at it.
constexpr double leastBytes = 1e-3;

using Changes = std::vector<std::vector<Change>>; ///< By device, in the order in which they count.

std::vector<DeviceId> devicesOf(const Schedule& schedule)
{
    std::vector<DeviceId> devices;
    devices.reserve(schedule.tasks.size());
    for (const TaskRun& task : schedule.tasks)
        devices.push_back(task.device);
    return devices;
}

/// Model mayer: storage, outputs and inputs of every vertex, all the time.
Changes staticChanges(const Problem& problem, const Schedule& schedule)
{
    Changes changes(problem.deviceCount());
    const std::vector<double> bytes = bytesStored(problem.graph());
    HeldBytes(problem).forEachHolder(devicesOf(schedule),
                                     [&](const HeldValue& value, DeviceId d, VertexId user) {
                                         changes[d].push_back({0, value.bytes, user});
                                     });
    for (VertexId v : problem.graph().vertices())
        changes[schedule.tasks[v].device].push_back({0, bytes[v], v});
    return changes;
}

/// When every tensor is on its producer's device, and its copies (by transfer) on theirs. A producer's copy
/// lives until its last consumer there and the last transfer out have finished.
void findStays(const Problem& problem, const Schedule& schedule, std::vector<Stay>& atHome,
               std::vector<Stay>& copies)
{
    const DataflowGraph& graph = problem.graph();
    const auto key = [](TensorId t, DeviceId d) { return (std::uint64_t{t.value} << 32) | d.value; };
    std::unordered_map<std::uint64_t, std::size_t> transferOf;
    atHome.resize(graph.tensorCount());
    for (TensorId t : graph.tensors()) {
        const TaskRun& source = schedule.tasks[graph.tensor(t).source];
        atHome[t] = {source.start, source.end};
    }
    for (TensorId t : graph.memory().keptTensors)
        atHome[t].until = never;
    for (const TransferRun& x : schedule.transfers) {
        transferOf[key(x.tensor, x.to)] = copies.size();
        copies.push_back({x.start, x.end});
        atHome[x.tensor].until = std::max(atHome[x.tensor].until, x.end);
    }
    for (EdgeId id : graph.edges()) {
        const Edge& e = graph.edge(id);
        const TaskRun& consumer = schedule.tasks[e.to];
        Stay* stay = &atHome[e.tensor];
        double until = consumer.end;
        if (consumer.device != schedule.tasks[e.from].device) {
            if (const auto at = transferOf.find(key(e.tensor, consumer.device)); at != transferOf.end())
                stay = &copies[at->second];
            else
                until = never; // it still has to leave
        }
        stay->until = std::max(stay->until, until);
    }
}

Changes changesOf(const Problem& problem, const Schedule& schedule)
{
    const DataflowGraph& graph = problem.graph();
    Changes changes(problem.deviceCount());
    const auto lives = [&](DeviceId d, const Stay& stay, double bytes, VertexId v) {
        if (bytes <= 0 || stay.from >= stay.until)
            return;
        changes[d].push_back({stay.from, bytes, v});
        if (stay.until <= schedule.endTime())
            changes[d].push_back({stay.until, -bytes, v});
    };
    std::vector<Stay> atHome;
    std::vector<Stay> copies;
    findStays(problem, schedule, atHome, copies);
    for (TensorId t : graph.tensors()) {
        const Tensor& tensor = graph.tensor(t);
        lives(schedule.tasks[tensor.source].device, atHome[t], tensor.bytes, tensor.source);
    }
    for (std::size_t i = 0; i < copies.size(); ++i) {
        const TransferRun& x = schedule.transfers[i];
        lives(x.to, copies[i], graph.tensor(x.tensor).bytes, x.vertex);
    }
    HeldBytes held(problem);
    held.forEachHolder(devicesOf(schedule), [&](const HeldValue& value, DeviceId d, VertexId user) {
        lives(d, {0, never}, value.bytes, user);
    });
    for (const UnreadResult& result : graph.memory().unreadResults) {
        const TaskRun& task = schedule.tasks[result.vertex];
        lives(task.device, {task.start, never}, result.bytes, result.vertex);
    }
    for (VertexId v : graph.vertices()) {
        const TaskRun& task = schedule.tasks[v];
        lives(task.device, {0, never}, held.own(v), v);
        if (graph.outEdges(v).empty())
            lives(task.device, {task.start, never}, graph.vertex(v).outputBytes, v);
    }
    // What is freed at a time makes room before what is allocated at it.
    for (auto& list : changes)
        std::stable_sort(list.begin(), list.end(), [](const Change& a, const Change& b) {
            return std::tuple(a.time, a.bytes > 0, a.vertex.value) <
                   std::tuple(b.time, b.bytes > 0, b.vertex.value);
        });
    return changes;
}

Changes findChanges(const Problem& problem, const Schedule& schedule)
{
    return problem.model().costModel == CostModel::Mayer ? staticChanges(problem, schedule)
                                                         : changesOf(problem, schedule);
}

/// The first time at which the device holds more than it has room for, with the change that does not fit.
std::optional<Overflow> firstAbove(DeviceId d, const std::vector<Change>& list, double capacity)
{
    double bytes = 0;
    std::optional<Overflow> found;
    for (const Change& change : list) {
        if (found && change.time > found->time)
            break;
        bytes += change.bytes;
        if (!found && bytes > capacity)
            found = Overflow{d, change.time, change.vertex, bytes, capacity};
    }
    if (found)
        found->bytes = bytes; // what is freed at a time comes first: this is the most
    return found;
}

} // namespace

std::vector<std::vector<MemoryPoint>> memoryCurves(const Problem& problem, const Schedule& schedule)
{
    std::vector<std::vector<MemoryPoint>> curves;
    for (const auto& list : findChanges(problem, schedule)) {
        double bytes = 0;
        auto& curve = curves.emplace_back(1, MemoryPoint{0, 0});
        for (const Change& change : list) {
            bytes += change.bytes;
            if (std::abs(bytes) < leastBytes)
                bytes = 0;
            if (curve.back().time == change.time)
                curve.back().bytes = bytes;
            else
                curve.push_back({change.time, bytes});
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

Error outOfMemoryError(const Problem& problem, const OutOfMemory& stuck)
{
    constexpr std::size_t most = 5;
    const auto named = std::min(most, stuck.waiting.size());
    std::string names;
    for (std::size_t i = 0; i < named; ++i) {
        const StuckTask& x = stuck.waiting[i];
        names += fmt::format("{}{}{}{}", i > 0 ? ", " : "", excerpt(problem.graph().label(x.vertex)),
                             x.isTransfer ? " > " : " @ ", excerpt(problem.topology().device(x.device).name));
    }
    if (named < stuck.waiting.size())
        names += ", ...";
    return {{DOPPLER_PLURAL("core", "out of memory after {0} s; {1} tasks wait for room: {2}",
                            "out of memory after {0} s; {1} task waits for room: {2}"),
             {figure(fmt::format("{:.6g}", stuck.time)), count(stuck.waiting.size()), names}},
            {},
            {}};
}

std::optional<Overflow> firstOverflow(const Problem& problem, const Schedule& schedule)
{
    const Changes changes = findChanges(problem, schedule);
    std::optional<Overflow> first;
    for (DeviceId d : problem.topology().devices())
        if (const auto found = firstAbove(d, changes[d], problem.topology().device(d).memoryBytes);
            found && (!first || found->time < first->time))
            first = found;
    return first;
}

} // namespace doppler
