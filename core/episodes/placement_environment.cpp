// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/episodes/placement_environment.h"

#include "core/problem/levels.h"

#include <algorithm>
#include <functional>

#include <fmt/format.h>

namespace doppler {

PlacementEnvironment::PlacementEnvironment(ProblemPtr of, std::size_t count, EpisodeOrder by,
                                           bool denseReward, std::size_t threads)
    : problem(std::move(of)), batch(count), order(by), dense(denseReward), simulator(problem, threads)
{
    const std::size_t vertices = problem->vertexCount();
    const std::size_t devices = problem->deviceCount();
    seen.candidates.resize(batch * vertices);
    seen.vertex.resize(batch);
    seen.placed.resize(batch * vertices);
    seen.start.resize(batch * devices);
    seen.load.resize(batch * devices);
    seen.allowed.resize(batch * devices);
    missing.resize(batch * vertices);
    endOf.resize(batch * vertices);
    deviceEnd.resize(batch * devices);
    plannedEnd.resize(batch);
    groupDevice.resize(batch * problem->graph().colocationGroups().size());
    rewardList.resize(batch);
    makespanList.resize(batch);
    rows.resize(batch * vertices);
    if (order == EpisodeOrder::Ready) {
        queues.resize(batch);
        for (Queue& queue : queues)
            queue.reserve(vertices);
    }
    findStatic();
    reset();
}

void PlacementEnvironment::findStatic()
{
    const DataflowGraph& graph = problem->graph();
    const std::size_t count = problem->vertexCount();
    const Levels paths = levels(*problem);
    std::vector<std::array<double, featureCount>> table(count);
    for (VertexId v : graph.vertices()) {
        double in = 0;
        for (EdgeId e : graph.inEdges(v))
            in += problem->meanTransferSeconds(graph.edge(e).tensor);
        double out = 0;
        for (const Edge& edge : graph.outEdges(v))
            out += problem->meanTransferSeconds(edge.tensor);
        table[v] = {problem->meanComputeSeconds(v), paths.bLevel[v], paths.tLevel[v], in, out};
    }
    seen.features.resize(count * featureCount);
    for (std::size_t f = 0; f < featureCount; ++f) {
        double mean = 0;
        for (const auto& row : table)
            mean += row[f] / static_cast<double>(count);
        for (std::size_t v = 0; v < count; ++v)
            seen.features[v * featureCount + f] = mean > 0 ? static_cast<float>(table[v][f] / mean) : 0.0F;
    }
    seen.edges.resize(2 * graph.edgeCount());
    for (EdgeId e : graph.edges()) {
        seen.edges[e] = static_cast<std::int32_t>(graph.edge(e).from.value);
        seen.edges[graph.edgeCount() + e] = static_cast<std::int32_t>(graph.edge(e).to.value);
    }
    const auto sorted = graph.topologicalOrder();
    fixedOrder.assign(sorted.begin(), sorted.end());
}

void PlacementEnvironment::reset()
{
    const DataflowGraph& graph = problem->graph();
    stepsDone = 0;
    std::fill(seen.candidates.begin(), seen.candidates.end(), 0);
    std::fill(seen.placed.begin(), seen.placed.end(), -1);
    std::fill(seen.load.begin(), seen.load.end(), 0.0F);
    std::fill(deviceEnd.begin(), deviceEnd.end(), 0);
    std::fill(plannedEnd.begin(), plannedEnd.end(), 0);
    std::fill(groupDevice.begin(), groupDevice.end(), -1);
    std::fill(rewardList.begin(), rewardList.end(), 0);
    for (std::size_t row = 0; row < batch; ++row) {
        if (!queues.empty())
            queues[row].clear();
        for (VertexId v : graph.vertices()) {
            missing[row * problem->vertexCount() + v] = static_cast<std::uint32_t>(graph.inEdges(v).size());
            if (graph.inEdges(v).empty())
                becomeCandidate(row, v);
        }
        showNext(row);
    }
}

bool PlacementEnvironment::mayRun(std::size_t row, VertexId v, std::size_t device) const
{
    if (!problem->allowed(v, DeviceId{device}))
        return false;
    const int group = problem->colocationGroup(v);
    if (group < 0)
        return true;
    const std::size_t groups = problem->graph().colocationGroups().size();
    const std::int32_t fixed = groupDevice[row * groups + static_cast<std::size_t>(group)];
    return fixed < 0 || static_cast<std::size_t>(fixed) == device;
}

Result<void> PlacementEnvironment::check(std::span<const std::int32_t> devices,
                                         std::span<const std::int32_t> vertices) const
{
    const std::size_t count = problem->vertexCount();
    for (std::size_t row = 0; row < batch; ++row) {
        std::int32_t v = seen.vertex[row];
        if (order == EpisodeOrder::Policy) {
            v = vertices[row];
            if (v < 0 || static_cast<std::size_t>(v) >= count ||
                !seen.candidates[row * count + static_cast<std::size_t>(v)])
                return Error{
                    {DOPPLER_TEXT("core", "vertex {0} is no candidate, expected one whose inputs are "
                                          "all placed and which is not placed itself"),
                     {std::to_string(v)}},
                    {},
                    fmt::format("vertices[{}]", row)};
        }
        const std::int32_t d = devices[row];
        if (d < 0 || static_cast<std::size_t>(d) >= problem->deviceCount())
            return Error{{DOPPLER_TEXT("core", "device {0} does not exist, expected 0 to {1}"),
                          {std::to_string(d), std::to_string(problem->deviceCount() - 1)}},
                         {},
                         fmt::format("devices[{}]", row)};
        if (!mayRun(row, VertexId{static_cast<std::size_t>(v)}, static_cast<std::size_t>(d)))
            return Error{{DOPPLER_TEXT("core", "{0} is not allowed on {1}"),
                          {problem->graph().label(VertexId{static_cast<std::size_t>(v)}),
                           problem->topology().device(DeviceId{static_cast<std::size_t>(d)}).name}},
                         {},
                         fmt::format("devices[{}]", row)};
    }
    return {};
}

Result<void> PlacementEnvironment::step(std::span<const std::int32_t> devices,
                                        std::span<const std::int32_t> vertices)
{
    if (auto valid = check(devices, vertices); !valid)
        return valid;
    ++stepsDone;
    for (std::size_t row = 0; row < batch; ++row) {
        const std::int32_t v = order == EpisodeOrder::Policy ? vertices[row] : seen.vertex[row];
        const double before = plannedEnd[row];
        placeVertex(row, VertexId{static_cast<std::size_t>(v)},
                    DeviceId{static_cast<std::size_t>(devices[row])});
        rewardList[row] = dense ? before - plannedEnd[row] : 0;
        if (ended())
            plannedEnd[row] = before; // what earlier steps were rewarded for
        showNext(row);
    }
    if (ended())
        finish();
    return {};
}

double PlacementEnvironment::inputsEnd(std::size_t row, VertexId v, DeviceId d) const
{
    const DataflowGraph& graph = problem->graph();
    const std::size_t base = row * problem->vertexCount();
    double end = 0;
    for (EdgeId e : graph.inEdges(v)) {
        const Edge& edge = graph.edge(e);
        const DeviceId from{static_cast<std::size_t>(seen.placed[base + edge.from])};
        end = std::max(end, endOf[base + edge.from] + problem->transferSeconds(edge.tensor, from, d));
    }
    return end;
}

void PlacementEnvironment::becomeCandidate(std::size_t row, VertexId v)
{
    const std::size_t base = row * problem->vertexCount();
    seen.candidates[base + v] = 1;
    if (queues.empty())
        return;
    double ready = 0;
    for (EdgeId e : problem->graph().inEdges(v))
        ready = std::max(ready, endOf[base + problem->graph().edge(e).from]);
    queues[row].emplace_back(ready, v.value);
    std::push_heap(queues[row].begin(), queues[row].end(), std::greater<>());
}

void PlacementEnvironment::placeVertex(std::size_t row, VertexId v, DeviceId d)
{
    const DataflowGraph& graph = problem->graph();
    const std::size_t base = row * problem->vertexCount();
    double& busyUntil = deviceEnd[row * problem->deviceCount() + d];
    const double end = std::max(busyUntil, inputsEnd(row, v, d)) + problem->computeSeconds(v, d);
    busyUntil = end;
    endOf[base + v] = end;
    plannedEnd[row] = std::max(plannedEnd[row], end);
    const double scale = problem->lowerBound() > 0 ? problem->lowerBound() : 1;
    seen.load[row * problem->deviceCount() + d] = static_cast<float>(end / scale);
    seen.placed[base + v] = static_cast<std::int32_t>(d.value);
    seen.candidates[base + v] = 0;
    if (const int group = problem->colocationGroup(v); group >= 0)
        groupDevice[row * graph.colocationGroups().size() + static_cast<std::size_t>(group)] =
            static_cast<std::int32_t>(d.value);
    for (const Edge& edge : graph.outEdges(v))
        if (const VertexId to = edge.to; --missing[base + to] == 0)
            becomeCandidate(row, to);
}

void PlacementEnvironment::showNext(std::size_t row)
{
    const std::size_t devices = problem->deviceCount();
    seen.vertex[row] = -1;
    if (order == EpisodeOrder::Policy || ended()) {
        std::fill_n(seen.allowed.begin() + static_cast<std::ptrdiff_t>(row * devices), devices,
                    ended() ? 0 : 1);
        std::fill_n(seen.start.begin() + static_cast<std::ptrdiff_t>(row * devices), devices, 0.0F);
        return;
    }
    VertexId v;
    if (order == EpisodeOrder::Topological) {
        v = fixedOrder[stepsDone];
    } else {
        Queue& queue = queues[row];
        std::pop_heap(queue.begin(), queue.end(), std::greater<>());
        v = VertexId{queue.back().second};
        queue.pop_back();
    }
    seen.vertex[row] = static_cast<std::int32_t>(v.value);
    const double scale = problem->lowerBound() > 0 ? problem->lowerBound() : 1;
    for (std::size_t d = 0; d < devices; ++d) {
        const double start = std::max(deviceEnd[row * devices + d], inputsEnd(row, v, DeviceId{d}));
        seen.start[row * devices + d] = static_cast<float>(start / scale);
        seen.allowed[row * devices + d] = mayRun(row, v, d) ? 1 : 0;
    }
}

void PlacementEnvironment::finish()
{
    std::transform(seen.placed.begin(), seen.placed.end(), rows.begin(),
                   [](std::int32_t d) { return static_cast<std::uint32_t>(d); });
    // Every device was checked when it was chosen, so that the rows are valid placements.
    if (auto done = simulator.makespans(rows, makespanList); !done)
        std::fill(makespanList.begin(), makespanList.end(), never);
    for (std::size_t row = 0; row < batch; ++row)
        rewardList[row] = dense ? plannedEnd[row] - makespanList[row] : -makespanList[row];
}

} // namespace doppler
