// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/graphs/name_index.h"
#include "core/io/json/json_writing.h"
#include "core/io/workflows/wfcommons.h"
#include "core/io/workflows/workflow_graph.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

namespace doppler {

namespace {

constexpr std::string_view writtenVersion = "1.5";

/// Ids that WfFormat allows: letters, digits, "-", "_" and "."; every one once.
std::vector<std::string> taskIds(const DataflowGraph& graph)
{
    std::vector<std::string> ids;
    NameIndex taken;
    for (VertexId v : graph.vertices()) {
        std::string id = graph.vertex(v).name;
        for (char& c : id)
            if (!((c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') || c == '-' ||
                  c == '_' || c == '.'))
                c = '_';
        if (id.empty())
            id = "task";
        while (!taken.add(id).second)
            id += '_' + std::to_string(v.value);
        ids.push_back(std::move(id));
    }
    return ids;
}

std::string jsonList(const std::vector<std::string>& items)
{
    std::string out = "[";
    for (const std::string& item : items)
        (out += out.size() == 1 ? "" : ", ") += jsonText(item);
    return out += ']';
}

/// The one time that the format has a place for: on any device, else on the first kind.
const MeasuredSeconds* runtime(const Vertex& vertex)
{
    const auto any = std::find_if(vertex.seconds.begin(), vertex.seconds.end(),
                                  [](const MeasuredSeconds& m) { return m.kind == "*"; });
    if (any != vertex.seconds.end())
        return &*any;
    return vertex.seconds.empty() ? nullptr : &vertex.seconds.front();
}

/// Writes the files of a graph as it goes through it.
class WorkflowWriter {
public:
    explicit WorkflowWriter(const DataflowGraph& from) : graph(from), ids(taskIds(from)) {}

    std::string write()
    {
        std::string tasks;
        std::string runs;
        for (VertexId v : graph.vertices()) {
            (tasks += tasks.empty() ? "\n" : ",\n") += task(v);
            if (const MeasuredSeconds* measured = runtime(graph.vertex(v)))
                (runs += runs.empty() ? "\n" : ",\n") +=
                    fmt::format("{{\"id\": {}, \"runtimeInSeconds\": {}{}}}", jsonText(ids[v]),
                                jsonNumber(measured->seconds),
                                graph.vertex(v).op.empty() ? ""
                                                           : fmt::format(", \"command\": {{\"program\": {}}}",
                                                                         jsonText(graph.vertex(v).op)));
        }
        std::string out = fmt::format("{{\n\"name\": {},\n\"schemaVersion\": \"{}\",\n\"workflow\": {{\n"
                                      "\"specification\": {{\"tasks\": [{}\n],\n\"files\": [{}\n]}}",
                                      jsonText(graph.name().empty() ? "graph" : graph.name()), writtenVersion,
                                      tasks, files);
        if (!runs.empty()) // the format asks for the makespan and the date of a run; nobody knows them here
            out += fmt::format(",\n\"execution\": {{\"makespanInSeconds\": 0, \"executedAt\": "
                               "\"1970-01-01T00:00:00Z\", \"tasks\": [{}\n]}}",
                               runs);
        return out += "\n}\n}\n";
    }

private:
    std::string fileOf(TensorId tensor)
    {
        return fmt::format("{}.{}", ids[graph.tensor(tensor).source], tensor.value);
    }

    void addFile(const std::string& id, double size)
    {
        (files += files.empty() ? "\n" : ",\n") +=
            fmt::format("{{\"id\": {}, \"sizeInBytes\": {:.0f}}}", jsonText(id), std::round(size));
    }

    std::string task(VertexId v)
    {
        const Vertex& vertex = graph.vertex(v);
        std::vector<std::string> parents, children, inputs, outputs;
        std::vector<TensorId> tensors;
        VertexId last;
        for (const Edge& edge : graph.outEdges(v)) {
            if (edge.to != last)
                children.push_back(ids[edge.to]);
            last = edge.to;
            if (!isControl(edge.tensor))
                tensors.push_back(edge.tensor);
        }
        std::sort(tensors.begin(), tensors.end());
        tensors.erase(std::unique(tensors.begin(), tensors.end()), tensors.end());
        for (const TensorId tensor : tensors) {
            outputs.push_back(fileOf(tensor));
            addFile(outputs.back(), graph.tensor(tensor).bytes);
        }
        if (graph.outEdges(v).empty() && vertex.outputBytes > 0) {
            outputs.push_back(ids[v] + ".out");
            addFile(outputs.back(), vertex.outputBytes);
        }
        if (vertex.persistentBytes > 0) {
            inputs.push_back(ids[v] + ".in");
            addFile(inputs.back(), vertex.persistentBytes);
        }
        for (const EdgeId e : graph.inEdges(v)) {
            const Edge& edge = graph.edge(e);
            if (parents.empty() || parents.back() != ids[edge.from])
                parents.push_back(ids[edge.from]);
            if (!isControl(edge.tensor))
                inputs.push_back(fileOf(edge.tensor));
        }
        return fmt::format(
            "{{\"name\": {}, \"id\": {}, \"parents\": {}, \"children\": {}, \"inputFiles\": {}, "
            "\"outputFiles\": {}}}",
            jsonText(vertex.name.empty() ? ids[v] : vertex.name), jsonText(ids[v]), jsonList(parents),
            jsonList(children), jsonList(inputs), jsonList(outputs));
    }

    [[nodiscard]] bool isControl(TensorId tensor) const
    {
        return graph.tensor(tensor).bytes == 0 && graph.tensor(tensor).name.text() == controlTensor;
    }

    const DataflowGraph& graph;
    std::vector<std::string> ids;
    std::string files;
};

} // namespace

std::string writeWfcommons(const DataflowGraph& graph) { return WorkflowWriter(graph).write(); }

} // namespace doppler
