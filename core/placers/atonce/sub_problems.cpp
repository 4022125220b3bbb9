// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/atonce/sub_problems.h"

#include "core/graph/edge_specs.h"
#include "core/graph/graph_memory.h"

#include <algorithm>
#include <utility>

namespace doppler {

namespace {

class BeginningMaker {
public:
    BeginningMaker(const Problem& p, const Assignment& d)
        : problem(p), devices(d), number(p.vertexCount(), none)
    {
    }

    Result<Beginning> make(std::span<const VertexId> order, std::size_t from, std::size_t until)
    {
        std::vector<bool> fixed(problem.vertexCount(), false);
        for (VertexId v : order.first(from))
            for (VertexId member : problem.movesTogether(v))
                fixed[member] = true;
        // Ties between vertices go to the lower id: the ids keep their order.
        out.vertices.assign(order.begin(), order.begin() + static_cast<std::ptrdiff_t>(until));
        std::sort(out.vertices.begin(), out.vertices.end());
        for (VertexId v : out.vertices)
            addVertex(v, fixed[v]);
        for (VertexId v : out.vertices)
            addOutputs(v);
        return finish();
    }

private:
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    void addVertex(VertexId v, bool stays)
    {
        isFixed.push_back(stays);
        Vertex copy;
        copy.outputBytes = problem.graph().vertex(v).outputBytes;
        // Times depend on all edges, which the part does not have.
        for (DeviceId d : problem.topology().devices()) {
            const std::string& kind = problem.topology().device(d).kind;
            if (std::ranges::find(copy.seconds, kind, &MeasuredSeconds::kind) == copy.seconds.end())
                copy.seconds.push_back({kind, problem.computeSeconds(v, d)});
        }
        if (stays) {
            copy.allow = {problem.topology().device(devices[v]).name};
        } else {
            // By name: colocated vertices outside the part may restrict the devices further.
            if (problem.allowedDevices(v).size() < problem.deviceCount())
                for (DeviceId d : problem.allowedDevices(v))
                    copy.allow.push_back(problem.topology().device(d).name);
            copy.colocate = problem.graph().vertex(v).colocate;
            ++out.movable;
        }
        number[v] = builder.addVertex(std::move(copy)).value;
        out.start.devices.push_back(devices[v]);
    }

    /// The vertex on this device that reads for all readers outside.
    std::uint32_t readerOn(DeviceId d)
    {
        Vertex reader;
        reader.seconds = {{"*", 0}};
        reader.allow = {problem.topology().device(d).name};
        out.start.devices.push_back(d);
        isFixed.push_back(true);
        return builder.addVertex(std::move(reader)).value;
    }

    void addOutputs(VertexId v)
    {
        outside.clear();
        for (const Edge& edge : problem.graph().outEdges(v)) {
            const Tensor& tensor = problem.graph().tensor(edge.tensor);
            std::uint32_t to = number[edge.to];
            if (to == none) {
                // One reader per tensor and device, as a tensor travels once to each.
                const std::pair key{edge.tensor, devices[edge.to]};
                if (std::ranges::find(outside, key) != outside.end())
                    continue;
                outside.push_back(key);
                to = readerOn(devices[edge.to]);
            }
            builder.addEdge({number[v], to, tensor.bytes, tensor.seconds, std::to_string(edge.tensor.value)});
        }
    }

    Result<Beginning> finish()
    {
        auto graph = builder.build();
        if (!graph)
            return graph.error();
        auto part = Problem::create(*std::move(graph), problem.topologyPtr(), problem.model());
        if (!part)
            return part.error();
        out.problem = *std::move(part);
        // A device whose name is the kind of others too can't be meant alone.
        for (std::size_t i = 0; i < out.start.devices.size(); ++i)
            if (out.problem->allowedDevices(VertexId{i}).size() >
                (isFixed[i] ? 1 : problem.allowedDevices(out.vertices[i]).size()))
                return Error{
                    {DOPPLER_TEXT("core", "the name of a device is also a kind of devices"), {}}, {}, {}};
        for (std::size_t i = 0; i < out.vertices.size(); ++i)
            for (DeviceId d : problem.topology().devices())
                if (out.problem->computeSeconds(VertexId{i}, d) != problem.computeSeconds(out.vertices[i], d))
                    return Error{{DOPPLER_TEXT("core", "devices of one kind differ in speed"), {}}, {}, {}};
        return std::move(out);
    }

    const Problem& problem;
    const Assignment& devices;
    std::vector<std::uint32_t> number; ///< In the part, by vertex of the whole.
    std::vector<bool> isFixed;         ///< By vertex of the part.
    GraphBuilder builder;
    Beginning out;
    std::vector<std::pair<TensorId, DeviceId>> outside;
};

} // namespace

Result<Beginning> beginningOf(const Problem& problem, const Assignment& devices,
                              std::span<const VertexId> order, std::size_t from, std::size_t until)
{
    return BeginningMaker(problem, devices).make(order, from, until);
}

Result<ProblemPtr> tied(const Problem& problem, std::span<const std::size_t> cluster)
{
    const DataflowGraph& graph = problem.graph();
    std::vector<std::size_t> size(problem.vertexCount());
    for (std::size_t c : cluster)
        ++size[c];
    GraphBuilder builder(graph.name());
    builder.reserve(graph.vertexCount(), graph.edgeCount());
    for (const VertexId v : graph.vertices()) {
        Vertex vertex = graph.vertex(v);
        vertex.colocate = size[cluster[v]] > 1 ? std::to_string(cluster[v]) : std::string();
        builder.addVertex(std::move(vertex));
    }
    addEdgesOf(graph, builder);
    builder.setMemory(graph.memory());
    auto copy = builder.build();
    if (!copy)
        return copy.error();
    return Problem::create(*std::move(copy), problem.topologyPtr(), problem.model());
}

} // namespace doppler
