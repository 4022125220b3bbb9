// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/sim/stream/stream.h"

#include "core/graph/edge_specs.h"
#include "core/graph/graph_builder.h"
#include "core/graph/metrics.h"
#include "core/placers/scheduling/stream_loads.h"
#include "core/problem/estimated_work.h"
#include "core/sim/analysis.h"
#include "core/sim/memory/held_bytes.h"
#include "core/sim/simulator.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace doppler {

namespace {

/// A stream of either size takes about 2 GB.
constexpr double mostVertices = 2e6;
constexpr double mostEdges = 2e7;

Error streamFault(Message message) { return {std::move(message), {}, {}}; }

Error stoppedStream()
{
    return streamFault({DOPPLER_TEXT("core", "stopped before the stream was simulated")});
}

/// One graph that holds a copy of another for every item.
class StreamGraph {
public:
    StreamGraph(const Problem& p, const Placement& placement, std::size_t itemCount, std::size_t most)
        : problem(p), graph(p.graph()), items(itemCount), inFlight(most), touched(bytesTouched(graph))
    {
        findOrder(placement);
    }

    Result<GraphPtr> build(const std::stop_token& stop)
    {
        builder.reserve(graph.vertexCount() * items, graph.edgeCount() * items);
        for (std::size_t item = 0; item < items && !stop.stop_requested(); ++item)
            for (const VertexId v : graph.vertices())
                builder.addVertex(copyOf(v, item));
        for (std::size_t item = 0; item < items && !stop.stop_requested(); ++item)
            addEdges(item);
        if (stop.stop_requested())
            return stoppedStream();
        builder.setMemory(memory());
        return builder.build();
    }

    /// The same devices for every item, older items first.
    [[nodiscard]] Placement placementOf(const Placement& placement) const
    {
        Placement out;
        for (std::size_t item = 0; item < items; ++item) {
            out.devices.insert(out.devices.end(), placement.devices.begin(), placement.devices.end());
            for (const VertexId v : order)
                out.order.push_back(in(item, v));
        }
        return out;
    }

private:
    [[nodiscard]] VertexId in(std::size_t item, VertexId v) const
    {
        return VertexId{item * graph.vertexCount() + v.value};
    }

    /// The order of one item, and the vertex whose end lets another item start.
    void findOrder(const Placement& placement)
    {
        const auto topological = graph.topologicalOrder();
        order.assign(topological.begin(), topological.end());
        const Schedule schedule = Simulator(problem.shared_from_this()).run(placement);
        std::ranges::stable_sort(order, {}, [&](VertexId v) { return schedule.tasks[v].start; });
        last = topological.back();
        for (const VertexId v : topological) // of equal ends the last one, which is a sink
            if (schedule.tasks[v].end >= schedule.tasks[last].end)
                last = v;
        const ChooseTask rule = problem.model().schedule;
        if (!placement.order.empty() && (rule == ChooseTask::Given || rule == ChooseTask::Strict))
            order = placement.order;
    }

    /// With the times of the original, though the copies share its weights.
    [[nodiscard]] Vertex copyOf(VertexId v, std::size_t item) const
    {
        const Vertex& original = graph.vertex(v);
        Vertex copy;
        copy.op = original.op;
        copy.seconds = original.seconds;
        copy.flops = original.flops;
        if (!copy.flops)
            copy.flops = estimatedFlops(graph, v);
        copy.accessedBytes = touched[v];
        const bool handedOver = graph.outEdges(v).empty() && item + 1 < items;
        copy.outputBytes = handedOver ? 0 : original.outputBytes;
        copy.persistentBytes = item == 0 ? original.persistentBytes : 0;
        return copy;
    }

    void addEdges(std::size_t item)
    {
        for (const VertexId v : graph.vertices()) {
            const TensorId plain = plainTensorOf(graph, v);
            for (const Edge& edge : graph.outEdges(v)) {
                EdgeSpec spec = specOf(graph, edge, plain);
                spec.from = in(item, edge.from).value;
                spec.to = in(item, edge.to).value;
                builder.addEdge(std::move(spec));
            }
            if (item >= inFlight && graph.inEdges(v).empty()) // a signal: it takes no time
                builder.addEdge({in(item - inFlight, last).value, in(item, v).value, 0.0, 0.0, "next item"});
        }
    }

    /// The first item holds what all share, the last one the results.
    [[nodiscard]] GraphMemory memory() const
    {
        GraphMemory out;
        out.sharedWeights = graph.memory().sharedWeights;
        out.inputs = graph.memory().inputs;
        for (GraphResult result : graph.memory().results) {
            result.vertex = in(items - 1, result.vertex);
            out.results.push_back(std::move(result));
        }
        return out;
    }

    const Problem& problem;
    const DataflowGraph& graph;
    std::size_t items;
    std::size_t inFlight;
    std::vector<double> touched;
    std::vector<VertexId> order; ///< Of one item.
    VertexId last;
    GraphBuilder builder{"stream"};
};

std::size_t busyDevices(const Assignment& devices)
{
    return std::set<DeviceId>(devices.begin(), devices.end()).size();
}

std::size_t mostAtOnce(std::vector<double> starts, std::vector<double> ends)
{
    std::ranges::sort(starts);
    std::ranges::sort(ends);
    std::size_t most = 0;
    for (std::size_t started = 0, ended = 0; started < starts.size(); ++started) {
        while (ended < ends.size() && ends[ended] <= starts[started])
            ++ended;
        most = std::max(most, started + 1 - ended);
    }
    return most;
}

/// Ends of items, the slope, items in flight.
void readTimes(StreamFigures& out, const Schedule& schedule, bool exact)
{
    const std::size_t vertices = schedule.tasks.size() / out.items;
    std::vector<double> starts(out.items, never);
    out.itemEnds.assign(out.items, 0);
    for (std::size_t i = 0; i < schedule.tasks.size(); ++i) {
        starts[i / vertices] = std::min(starts[i / vertices], schedule.tasks[i].start);
        out.itemEnds[i / vertices] = std::max(out.itemEnds[i / vertices], schedule.tasks[i].end);
    }
    out.makespan = schedule.makespan;
    out.mostInFlight = mostAtOnce(starts, out.itemEnds);
    std::vector<double> reached = out.itemEnds; // When the first items had all ended.
    std::ranges::sort(reached);
    const std::size_t half = out.items / 2;
    out.period = (reached.back() - reached[half - 1]) / static_cast<double>(out.items - half);
    if (exact)
        out.period = std::max(out.period, out.bound);
}

void readBubbles(StreamFigures& out, const StreamLoads& loads, const Problem& problem, std::size_t busy)
{
    double sum = 0;
    for (const DeviceId d : problem.topology().devices())
        sum += loads.device(d);
    if (out.period > 0)
        out.bubbleShare = std::max(0.0, 1 - sum / (out.period * static_cast<double>(busy)));
}

void readMemory(StreamFigures& out, const Problem& stream, const Placement& placement,
                const Schedule& schedule)
{
    out.peakBytes = peakMemory(stream, schedule);
    std::vector<double> held(out.peakBytes.size());
    HeldBytes(stream).find(placement.devices, held);
    for (std::size_t d = 0; d < held.size(); ++d)
        out.inFlightBytes.push_back(std::max(0.0, out.peakBytes[d] - held[d]));
}

Result<ProblemPtr> streamProblem(const Problem& problem, GraphPtr graph)
{
    ModelOptions model = problem.model();
    if (model.schedule != ChooseTask::Strict)
        model.schedule = ChooseTask::Given;
    return Problem::create(std::move(graph), problem.topologyPtr(), resolved(model));
}

/// Why no stream of the problem can be simulated.
std::optional<Error> refusal(const Problem& problem, std::size_t items)
{
    const std::size_t vertices = problem.vertexCount();
    if (items < 2 || vertices == 0)
        return streamFault(
            {DOPPLER_TEXT("core", "a stream needs at least 2 items of a graph with vertices")});
    if (problem.model().mode == Mode::BulkSynchronous)
        return streamFault({DOPPLER_TEXT("core", "the barriers of bulk-synchronous mode would join the items "
                                                 "of a stream; use the mode asynchronous")});
    if (static_cast<double>(vertices) * static_cast<double>(items) > mostVertices)
        return streamFault(
            {DOPPLER_TEXT("core", "{0} items of {1} vertices are too many to simulate, expected "
                                  "at most {2} vertices in all; use fewer items"),
             {count(items), count(vertices), "2,000,000"}});
    const std::size_t edges = problem.graph().edgeCount();
    if (static_cast<double>(edges) * static_cast<double>(items) > mostEdges)
        return streamFault({DOPPLER_TEXT("core", "{0} items of {1} edges are too many to simulate, expected "
                                                 "at most {2} edges in all; use fewer items"),
                            {count(items), count(edges), "20,000,000"}});
    return std::nullopt;
}

} // namespace

Result<StreamFigures> simulateStream(const ProblemPtr& problem, const Placement& placement,
                                     const StreamSetup& setup, const std::stop_token& stop)
{
    if (auto refused = refusal(*problem, setup.items))
        return *std::move(refused);
    if (stop.stop_requested())
        return stoppedStream();
    StreamFigures out;
    const StreamLoads loads(*problem, placement.devices);
    const std::size_t busy = busyDevices(placement.devices);
    out.items = setup.items;
    out.inFlight = setup.inFlight == 0 ? 2 * busy : setup.inFlight;
    out.bound = loads.largest();
    StreamGraph copies(*problem, placement, out.items, out.inFlight);
    auto graph = copies.build(stop);
    if (!graph)
        return graph.error();
    if (stop.stop_requested())
        return stoppedStream();
    const auto stream = streamProblem(*problem, *std::move(graph));
    if (!stream)
        return stream.error();
    const Placement all = copies.placementOf(placement);
    const auto schedule = Simulator(*stream).run(all, stop);
    if (!schedule)
        return stoppedStream();
    if (schedule->outOfMemory)
        return outOfMemoryError(**stream, *schedule->outOfMemory);
    readTimes(out, *schedule, !problem->model().noise.any());
    readBubbles(out, loads, *problem, busy);
    readMemory(out, **stream, all, *schedule);
    return out;
}

} // namespace doppler
