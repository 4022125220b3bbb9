// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/onnxruntime/node_times.h"

#include "core/graph/edge_specs.h"
#include "core/io/json/json_list_stream.h"
#include "core/io/json/json_reader.h"
#include "core/io/json/trace_event.h"
#include "core/io/profiles/name_counts.h"
#include "core/io/profiles/pytorch_operators.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <unordered_map>

namespace doppler {

namespace {

constexpr std::string_view kernelEnding = "_kernel_time";
constexpr std::string_view listName = "events";
constexpr std::string_view cpuProvider = "CPUExecutionProvider";

/// An execution of a node, or a kernel of one on a GPU.
struct Execution {
    std::uint32_t node = 0;
    double start = 0; ///< Microseconds.
    double micros = 0;
    bool kernel = false;
};

struct RunWindow {
    double begin = 0;
    double end = 0;
};

struct OrtEvent : TraceEvent {
    std::string provider, parent;
};

Result<OrtEvent> readEvent(std::string_view text, std::size_t index)
{
    constexpr std::array<std::string_view, 2> keys{"provider", "parent_name"};
    OrtEvent event;
    auto error = readTraceEvent(text, event, [&](JsonReader& in) {
        in.readObject(keys, {}, [&](std::size_t key) {
            std::string& out = key == 0 ? event.provider : event.parent;
            if (in.peek() == '"')
                in.readText(out);
            else
                in.skipValue();
        });
    });
    if (error)
        return inElement(*std::move(error), listName, index);
    return event;
}

double medianOf(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    const std::size_t middle = values.size() / 2;
    return values.size() % 2 == 1 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

class Collection {
public:
    Result<void> add(std::string_view text, std::size_t index)
    {
        auto read = readEvent(text, index);
        if (!read)
            return read.error();
        const OrtEvent& event = *read;
        if (!std::isfinite(event.start) || !(event.duration >= 0) || !std::isfinite(event.duration))
            return {};
        if (event.category == "Session" && event.name == "model_run")
            windows.push_back({event.start, event.start + event.duration});
        else if (event.category == "Node" && event.name.ends_with(kernelEnding))
            addExecution(event, event.name, false);
        else if (event.category == "Kernel" && event.parent.ends_with(kernelEnding))
            addExecution(event, event.parent, true);
        return {};
    }

    Result<OrtTimes> finish()
    {
        if (nodes.empty())
            return Error{
                {DOPPLER_TEXT("core", "found no event of the category Node, expected a profile of ONNX "
                                      "Runtime (SessionOptions.enable_profiling)")},
                {},
                {}};
        std::sort(windows.begin(), windows.end(),
                  [](const RunWindow& a, const RunWindow& b) { return a.begin < b.begin; });
        OrtTimes out;
        const std::size_t all = sumByRun();
        out.warmedUp = all > 1;
        out.runs = out.warmedUp ? all - 1 : all;
        for (Node& node : nodes)
            if (auto time = timeOf(node, out.warmedUp ? 1 : 0))
                out.nodes.push_back(*std::move(time));
        return out;
    }

private:
    struct Node {
        std::string name, provider;
        bool hasKernels = false;
        std::map<std::size_t, double> host, device; ///< Seconds by run.
    };

    void addExecution(const OrtEvent& event, std::string_view name, bool kernel)
    {
        const std::uint32_t id = names.idOf(std::string(name.substr(0, name.size() - kernelEnding.size())));
        if (id == nodes.size())
            nodes.push_back({names[id], {}, false, {}, {}});
        if (nodes[id].provider.empty())
            nodes[id].provider = event.provider;
        executions.push_back({id, event.start, event.duration, kernel});
    }

    /// Sums the executions of each node in each run; returns the number of runs.
    std::size_t sumByRun()
    {
        std::size_t runs = windows.size();
        std::vector<std::size_t> seen(nodes.size(), 0);
        for (const Execution& e : executions) {
            Node& node = nodes[e.node];
            const std::size_t run = windows.empty() ? nextRun(seen[e.node], e.kernel) : runAt(e.start);
            if (run == none)
                continue; // outside of all runs
            (e.kernel ? node.device : node.host)[run] += e.micros / 1e6;
            node.hasKernels = node.hasKernels || e.kernel;
            runs = std::max(runs, run + 1);
        }
        return runs;
    }

    /// The run of an execution without windows; a kernel follows the node that launched it.
    static std::size_t nextRun(std::size_t& seen, bool kernel)
    {
        if (kernel)
            return seen == 0 ? 0 : seen - 1;
        return seen++;
    }

    [[nodiscard]] std::size_t runAt(double start) const
    {
        const auto after =
            std::upper_bound(windows.begin(), windows.end(), start,
                             [](double value, const RunWindow& window) { return value < window.begin; });
        if (after == windows.begin())
            return none;
        // A GPU may work on after the call that started it has returned: until the next run begins.
        return static_cast<std::size_t>(after - windows.begin()) - 1;
    }

    static std::optional<OrtNodeTime> timeOf(const Node& node, std::size_t firstRun)
    {
        const auto& byRun = node.hasKernels ? node.device : node.host;
        std::vector<double> seconds;
        for (const auto& [run, value] : byRun)
            if (run >= firstRun)
                seconds.push_back(value);
        if (seconds.empty())
            return std::nullopt;
        const bool host = !node.provider.empty() && node.provider != cpuProvider && !node.hasKernels;
        return OrtNodeTime{node.name, node.provider, medianOf(std::move(seconds)), host};
    }

    static constexpr std::size_t none = static_cast<std::size_t>(-1);

    NamePool names;
    std::vector<Node> nodes;
    std::vector<Execution> executions;
    std::vector<RunWindow> windows;
};

/// The key of a measured time: the class of the devices of the provider.
std::string kindOf(const OrtNodeTime& node, const std::string& kind)
{
    if (kind != "*")
        return kind;
    return node.provider.empty() ? "*" : node.provider == cpuProvider ? "cpu" : "gpu";
}

void addNotes(GraphBuilder& builder, const OrtTimes& times, std::size_t matched, const NameCounts& vertices,
              const NameCounts& nodes)
{
    builder.addNote(
        {DOPPLER_TEXT("core", "vertices with a measured time of ONNX Runtime: {0} of {1} (runs: {2})"),
         {count(matched), std::to_string(builder.vertexCount()), std::to_string(times.runs)}});
    if (!times.warmedUp)
        builder.addNote(
            {DOPPLER_TEXT("core", "the profile has one run only: its times include the warm-up")});
    if (!vertices.empty())
        builder.addNote({DOPPLER_TEXT("core", "vertices without a measured time, which keep their costs "
                                              "(operators): {0}: {1}"),
                         {count(vertices.total()), vertices.listed()}});
    if (!nodes.empty())
        builder.addNote(
            {DOPPLER_TEXT("core", "nodes of the profile that the model does not have, such as fused "
                                  "ones: {0}: {1}; read the optimised model instead "
                                  "(SessionOptions.optimized_model_filepath), or profile without "
                                  "optimisations"),
             {count(nodes.total()), nodes.listed()}});
    const auto onHost = static_cast<std::uint64_t>(
        std::count_if(times.nodes.begin(), times.nodes.end(), [](const OrtNodeTime& n) { return n.onHost; }));
    if (onHost > 0)
        builder.addNote(
            {DOPPLER_TEXT("core", "nodes of a GPU whose times are those of their launch on the host, "
                                  "because the profile has no kernels: {0}"),
             {count(onHost)}});
}

} // namespace

Result<OrtTimes> readOrtTimes(const OpenSource& open, const ReadWatch& watch)
{
    auto source = open();
    if (!source)
        return source.error();
    Collection collection;
    JsonListHooks hooks;
    hooks.element = [&](std::string_view text, std::size_t index) { return collection.add(text, index); };
    if (auto done = streamJsonList(**source, traceEventList, hooks, watch); !done)
        return done.error();
    return collection.finish();
}

Result<GraphPtr> withOrtTimes(const DataflowGraph& graph, const OrtTimes& times, const std::string& kind)
{
    std::unordered_map<std::string_view, std::size_t> nodeNamed;
    for (std::size_t i = 0; i < times.nodes.size(); ++i)
        nodeNamed.emplace(times.nodes[i].name, i);
    std::vector<bool> used(times.nodes.size(), false);
    GraphBuilder builder(graph.name());
    builder.reserve(graph.vertexCount(), graph.edgeCount());
    NameCounts unmeasured;
    std::size_t matched = 0;
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        if (const auto at = nodeNamed.find(vertex.name); at != nodeNamed.end()) {
            const OrtNodeTime& node = times.nodes[at->second];
            vertex.seconds = {{kindOf(node, kind), node.seconds}};
            used[at->second] = true;
            ++matched;
        } else {
            unmeasured.add(vertex.op);
        }
        builder.addVertex(std::move(vertex));
    }
    if (matched == 0)
        return Error{{DOPPLER_TEXT("core", "none of the {0} nodes of the profile is in the model, expected a "
                                           "profile of this model"),
                      {count(times.nodes.size())}},
                     {},
                     {}};
    NameCounts unknown;
    for (std::size_t i = 0; i < times.nodes.size(); ++i)
        if (!used[i])
            unknown.add(times.nodes[i].name);
    addEdgesOf(graph, builder);
    builder.setMemory(graph.memory());
    builder.setOrigin(graph.origin());
    for (const Message& note : graph.notes())
        builder.addNote(note);
    addNotes(builder, times, matched, unmeasured, unknown);
    return builder.build();
}

} // namespace doppler
