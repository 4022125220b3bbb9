// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/traces/trace_read.h"

#include "core/base/excerpt.h"
#include "core/io/bytes/file.h"
#include "core/io/json/trace_sniff.h"
#include "core/io/traces/trace.h"
#include "core/io/traces/trace_slices.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <map>
#include <numeric>
#include <set>
#include <tuple>
#include <unordered_map>

namespace doppler {

namespace {

using Kind = TraceSlice::Kind;
constexpr std::size_t mostListed = 100;

/// Finds the vertices that a trace speaks of.
class VertexFinder {
public:
    VertexFinder(const DataflowGraph& g, const std::vector<TraceSlice>& slices) : graph(g)
    {
        for (VertexId v : graph.vertices()) {
            const auto [at, isNew] = byName.try_emplace(graph.label(v), v);
            if (!isNew)
                at->second = VertexId{}; // a name that several have names none
            if (!graph.vertex(v).op.empty())
                byOp[graph.vertex(v).op].push_back(v);
        }
        matchOps(slices);
    }

    [[nodiscard]] VertexId find(const TraceSlice& slice, std::size_t index) const
    {
        if (slice.vertex && *slice.vertex < graph.vertexCount() &&
            graph.label(VertexId{*slice.vertex}) == slice.name)
            return VertexId{*slice.vertex};
        if (const VertexId v = named(slice); v.valid())
            return v;
        const auto at = byOrder.find(index);
        return at == byOrder.end() ? VertexId{} : at->second;
    }

private:
    [[nodiscard]] VertexId named(const TraceSlice& slice) const
    {
        const auto at = byName.find(slice.name);
        return at == byName.end() ? VertexId{} : at->second;
    }

    /// Where no name of an op fits, and the trace has as many of it as the graph: the n-th is the n-th.
    void matchOps(const std::vector<TraceSlice>& slices)
    {
        std::map<std::string, std::vector<std::size_t>> calls;
        for (std::size_t i = 0; i < slices.size(); ++i)
            if (slices[i].kind == Kind::Task && !slices[i].op.empty())
                calls[slices[i].op].push_back(i);
        for (auto& [op, list] : calls) {
            const auto mine = byOp.find(op);
            const bool anyNamed = std::any_of(list.begin(), list.end(),
                                              [&](std::size_t i) { return named(slices[i]).valid(); });
            if (anyNamed || mine == byOp.end() || mine->second.size() != list.size())
                continue;
            std::stable_sort(list.begin(), list.end(),
                             [&](std::size_t a, std::size_t b) { return slices[a].start < slices[b].start; });
            for (std::size_t i = 0; i < list.size(); ++i)
                byOrder[list[i]] = mine->second[i];
        }
    }

    const DataflowGraph& graph;
    std::unordered_map<std::string, VertexId> byName;
    std::map<std::string, std::vector<VertexId>> byOp;
    std::unordered_map<std::size_t, VertexId> byOrder; ///< By index of the slice.
};

/// Finds the devices that a trace speaks of.
class DeviceFinder {
public:
    explicit DeviceFinder(const Topology& t) : topology(t) {}

    /// "gpu0", "cuda:1", "cpu": PyTorch's way. `profiled`: by number and class too; nothing said: the first.
    [[nodiscard]] DeviceId find(const std::string& name, bool profiled) const
    {
        if (const auto exact = topology.find(name))
            return *exact;
        const std::size_t slot = name.rfind(" (");
        if (slot != std::string::npos && name.ends_with(')'))
            if (const auto first = topology.find(name.substr(0, slot)))
                return *first;
        if (!profiled)
            return {};
        const bool host = name.starts_with("cpu");
        std::size_t number = 0;
        if (const std::size_t digits = name.find_first_of("0123456789"); digits != std::string::npos)
            std::from_chars(name.data() + digits, name.data() + name.size(), number);
        for (DeviceId d : topology.devices())
            if ((topology.device(d).deviceClass == "cpu") == host && number-- == 0)
                return d;
        return host ? DeviceId{0} : DeviceId{}; // a topology of accelerators alone runs all on them
    }

    /// The ends of a channel's title: "gpu0 > gpu1 (2)".
    [[nodiscard]] std::pair<DeviceId, DeviceId> ends(const TraceSlice& slice) const
    {
        if (!slice.from.empty())
            return {find(slice.from, false), find(slice.to, false)};
        constexpr std::string_view arrow = " > ";
        for (std::size_t at = slice.to.find(arrow); at != std::string::npos;
             at = slice.to.find(arrow, at + 1)) {
            const auto from = topology.find(slice.to.substr(0, at));
            const DeviceId to = find(slice.to.substr(at + arrow.size()), false);
            if (from && to.valid())
                return {*from, to};
        }
        return {};
    }

private:
    const Topology& topology;
};

class TraceMatcher {
public:
    TraceMatcher(const Problem& p, TraceSlices read)
        : problem(p), graph(p.graph()), trace(std::move(read)), vertices(p.graph(), trace.slices),
          devices(p.topology())
    {
    }

    Result<TraceReading> match()
    {
        out.notes = std::move(trace.notes);
        out.schedule.tasks.resize(graph.vertexCount());
        for (VertexId v : graph.vertices())
            out.schedule.tasks[v] = {v, problem.allowedDevices(v)[0], never, never, never};
        for (std::size_t i = 0; i < trace.slices.size(); ++i)
            if (trace.slices[i].kind == Kind::Task)
                if (auto fault = matchTask(i))
                    return *std::move(fault);
        for (VertexId v : graph.vertices())
            if (!out.schedule.tasks[v].ran())
                out.missing.push_back(v);
        if (out.missing.size() == graph.vertexCount())
            return Error{{DOPPLER_PLURAL("core", "found {0} tasks, but none is a vertex of \"{1}\"",
                                         "found {0} task, but it is not a vertex of \"{1}\""),
                          {count(out.unknownCount), excerpt(graph.name())}},
                         {},
                         {}};
        for (std::size_t i = 0; i < trace.slices.size(); ++i)
            if (trace.slices[i].kind == Kind::Transfer)
                matchTransfer(i);
        for (std::size_t i = 0; i < trace.slices.size(); ++i)
            if (trace.slices[i].kind == Kind::Send)
                matchSend(i);
        finish();
        return std::move(out);
    }

private:
    std::optional<Error> matchTask(std::size_t i)
    {
        const TraceSlice& slice = trace.slices[i];
        const VertexId v = vertices.find(slice, i);
        // A call without kernels beside others with: a view of what is on a device, or work of the host.
        const bool idle = slice.device.empty() && v.valid() && isFree(graph.vertex(v));
        const DeviceId d = devices.find(slice.device.empty() && !idle ? "cpu" : slice.device, trace.profiled);
        if (!d.valid())
            missingDevices.insert(slice.device);
        if (!v.valid() || !d.valid()) {
            if (++out.unknownCount <= mostListed)
                out.unknown.push_back(slice.name);
            return std::nullopt;
        }
        TaskRun& task = out.schedule.tasks[v];
        if (task.ran())
            return Error{{DOPPLER_TEXT("core", "the trace has two times for vertex \"{0}\""),
                          {excerpt(graph.label(v))}},
                         {},
                         {}};
        task = {v, d, slice.ready.value_or(-1), slice.start, idle ? slice.start : slice.end};
        if (slice.last && !idle)
            lastEnd = std::max(lastEnd, *slice.last);
        return std::nullopt;
    }

    static bool isFree(const Vertex& vertex)
    {
        return !vertex.seconds.empty() &&
               std::all_of(vertex.seconds.begin(), vertex.seconds.end(),
                           [](const MeasuredSeconds& x) { return x.seconds == 0; });
    }

    /// The tensor that a transfer carried: that of the edge it names, else the first of its vertex that has
    /// its size, has a consumer there, and has not travelled there yet.
    [[nodiscard]] TensorId tensorOf(const TraceSlice& slice, VertexId v, DeviceId to) const
    {
        const auto serves = [&](const Edge& edge) {
            return edge.from == v && out.schedule.tasks[edge.to].device == to &&
                   !travelled.contains({edge.tensor, to});
        };
        if (slice.edge && *slice.edge < graph.edgeCount() && serves(graph.edge(EdgeId{*slice.edge})))
            return graph.edge(EdgeId{*slice.edge}).tensor;
        TensorId second;
        for (const Edge& edge : graph.outEdges(v)) {
            if (!serves(edge))
                continue;
            const Tensor& tensor = graph.tensor(edge.tensor);
            if (slice.bytes == tensor.bytes && (slice.tensor.empty() || slice.tensor == tensor.name.text()))
                return edge.tensor;
            if (!second.valid())
                second = edge.tensor;
        }
        return second;
    }

    void matchTransfer(std::size_t i)
    {
        const TraceSlice& slice = trace.slices[i];
        const VertexId v = vertices.find(slice, i);
        const auto [from, to] = devices.ends(slice);
        const TensorId tensor = v.valid() && from.valid() && to.valid() ? tensorOf(slice, v, to) : TensorId{};
        if (!tensor.valid()) {
            if (++out.unknownCount <= mostListed)
                out.unknown.push_back(slice.name + ": " + slice.to);
            return;
        }
        travelled.insert({tensor, to});
        transfersOf[v].push_back(edges.size());
        out.schedule.transfers.push_back(
            {tensor, v, from, to, slice.ready.value_or(slice.start), slice.start, slice.end, std::nullopt});
        edges.push_back(slice.edge);
    }

    /// A send task ends when its transfer starts.
    void matchSend(std::size_t i)
    {
        const TraceSlice& slice = trace.slices[i];
        const auto mine = transfersOf.find(vertices.find(slice, i));
        if (mine == transfersOf.end())
            return;
        for (std::size_t k : mine->second) {
            TransferRun& x = out.schedule.transfers[k];
            if ((!slice.edge || slice.edge == edges[k]) && !x.sendStart && x.start == slice.end) {
                x.sendStart = slice.start;
                return;
            }
        }
    }

    void finish()
    {
        Schedule& schedule = out.schedule;
        if (trace.profiled)
            shiftToZero();
        for (const TaskRun& task : schedule.tasks)
            if (task.ran())
                schedule.makespan = std::max(schedule.makespan, task.end);
        for (const TransferRun& x : schedule.transfers)
            schedule.makespan = std::max(schedule.makespan, x.end);
        if (trace.makespan && out.missing.empty())
            schedule.makespan = std::max(schedule.makespan, *trace.makespan);
        findReadyTimes();
        sortTransfers();
        out.otherDevices.assign(missingDevices.begin(), missingDevices.end());
        makePlacement();
    }

    void shiftToZero()
    {
        double first = never;
        for (const TaskRun& task : out.schedule.tasks)
            first = std::min(first, task.start);
        out.schedule.makespan = std::max(0.0, lastEnd - first);
        for (TaskRun& task : out.schedule.tasks)
            if (task.ran()) {
                task.start -= first;
                task.end -= first;
            }
    }

    /// Where the trace doesn't say: when the last input had been made.
    void findReadyTimes()
    {
        for (TaskRun& task : out.schedule.tasks) {
            if (!task.ran() || task.ready >= 0)
                continue;
            task.ready = 0;
            for (EdgeId e : graph.inEdges(task.vertex))
                if (const TaskRun& input = out.schedule.tasks[graph.edge(e).from]; input.ran())
                    task.ready = std::max(task.ready, input.end);
            task.ready = std::min(task.ready, task.start);
        }
    }

    /// By source, then by the first edge that they serve, as schedules have them.
    void sortTransfers()
    {
        const auto firstEdge = [&](const TransferRun& x) {
            return firstEdgeServed(graph, out.schedule, x).value;
        };
        std::sort(out.schedule.transfers.begin(), out.schedule.transfers.end(),
                  [&](const TransferRun& a, const TransferRun& b) { return firstEdge(a) < firstEdge(b); });
    }

    void makePlacement()
    {
        for (const TaskRun& task : out.schedule.tasks)
            out.placement.devices.push_back(task.device);
        if (!out.missing.empty())
            return;
        const auto topological = graph.topologicalOrder();
        out.placement.order.assign(topological.begin(), topological.end());
        std::stable_sort(out.placement.order.begin(), out.placement.order.end(), [&](VertexId a, VertexId b) {
            return out.schedule.tasks[a].start < out.schedule.tasks[b].start;
        });
    }

    const Problem& problem;
    const DataflowGraph& graph;
    TraceSlices trace;
    VertexFinder vertices;
    DeviceFinder devices;
    TraceReading out;
    std::set<std::string> missingDevices;
    double lastEnd = 0; ///< Of the parts of slices that have several.
    std::set<std::pair<std::uint32_t, std::uint32_t>> travelled; ///< Tensor, to.
    std::vector<std::optional<std::uint32_t>> edges;             ///< By transfer, as the trace named them.
    std::unordered_map<std::uint32_t, std::vector<std::size_t>> transfersOf; ///< By source.
};

Result<TraceReading> matched(const Problem& problem, Result<TraceSlices> slices)
{
    if (!slices)
        return slices.error();
    return TraceMatcher(problem, *std::move(slices)).match();
}

} // namespace

Result<TraceReading> readRunTraceText(const Problem& problem, std::string_view text)
{
    if (isTraceTable(text))
        return matched(problem, readTraceTable(text));
    return matched(problem, isTraceOfEvents(text) ? readTraceEvents(sourceOfText(text), {})
                                                  : readProfileSlices(sourceOfText(text), {}));
}

Result<TraceReading> readRunTrace(const Problem& problem, const std::string& path, const ReadWatch& watch)
{
    const auto head = readFileHead(path);
    if (!head)
        return head.error();
    if (isTraceTable(*head))
        return readFileAs<TraceReading>(
            path, [&](std::string_view text, std::string_view) { return readRunTraceText(problem, text); });
    const OpenSource open = sourceOfFile(path);
    return withinMemory<TraceReading>(path, [&] {
        auto reading = matched(problem, isTraceOfEvents(*head) ? readTraceEvents(open, watch)
                                                               : readProfileSlices(open, watch));
        return reading ? std::move(reading) : Result<TraceReading>(inFile(reading.error(), path));
    });
}

} // namespace doppler
