// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/graph/settle_memory.h"

#include "core/base/excerpt.h"
#include "core/graph/dataflow_graph.h"
#include "core/graph/edge_specs.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <span>

#include <fmt/format.h>

namespace doppler {

namespace {

Error memoryFault(const char* list, std::size_t i, Message message)
{
    return {std::move(message), {}, fmt::format("memory.{}[{}]", list, i)};
}

Message unknownVertex(VertexId v, std::size_t count)
{
    return {DOPPLER_TEXT("core", "vertex {0} does not exist, expected an id from 0 to {1}"),
            {std::to_string(v.value), std::to_string(count - 1)}};
}

Message notBytes(double bytes)
{
    return {DOPPLER_TEXT("core", "{0} is {1}, expected a finite number of at least 0"),
            {"bytes", fmt::format("{}", bytes)}};
}

bool areBytes(double bytes) { return std::isfinite(bytes) && bytes >= 0; }

std::optional<Message> faultOfUsers(const HeldValue& value, std::size_t vertexCount)
{
    if (value.users.empty())
        return Message{DOPPLER_TEXT("core", "users is empty, expected at least one vertex"), {}};
    std::vector<VertexId> users = value.users;
    std::sort(users.begin(), users.end());
    if (users.back() >= vertexCount)
        return unknownVertex(users.back(), vertexCount);
    const auto twice = std::adjacent_find(users.begin(), users.end());
    if (twice == users.end())
        return std::nullopt;
    return Message{DOPPLER_TEXT("core", "vertex {0} appears twice among the users, expected once"),
                   {std::to_string(twice->value)}};
}

std::optional<Error> checkHeld(const DataflowGraph& graph, const char* list,
                               std::span<const HeldValue> values, double& total)
{
    for (std::size_t i = 0; i < values.size(); ++i) {
        const HeldValue& value = values[i];
        if (!areBytes(value.bytes))
            return memoryFault(list, i, notBytes(value.bytes));
        if (auto fault = faultOfUsers(value, graph.vertexCount()))
            return memoryFault(list, i, *std::move(fault));
        total += value.bytes * static_cast<double>(value.users.size());
        if (!std::isfinite(total))
            return memoryFault(
                list, i,
                {DOPPLER_TEXT(
                     "core",
                     "the sum of all {0} up to here exceeds the largest number, expected smaller values"),
                 {"bytes"}});
    }
    return std::nullopt;
}

/// Sums of decimal fractions may differ in their last digits.
constexpr double rounding = 1 + 1e-9;

std::optional<Error> checkFirstUsers(const DataflowGraph& graph, std::span<const HeldValue> weights)
{
    std::vector<double> carried(weights.empty() ? 0 : graph.vertexCount());
    for (std::size_t i = 0; i < weights.size(); ++i) {
        const VertexId first = weights[i].users.front();
        const double persistent = graph.vertex(first).persistentBytes;
        if ((carried[first] += weights[i].bytes) > persistent * rounding)
            return memoryFault(
                "shared_weights", i,
                {DOPPLER_TEXT("core", "the shared weights of vertex {0} have {1} bytes, but its "
                                      "persistent_bytes are {2}; expected them to include the "
                                      "shared weights of which it is the first user"),
                 {std::to_string(first.value), fmt::format("{}", carried[first]),
                  fmt::format("{}", persistent)}});
    }
    return std::nullopt;
}

TensorId tensorOf(const DataflowGraph& graph, const GraphResult& result)
{
    if (result.tensor.empty())
        return plainTensorOf(graph, result.vertex);
    for (const Edge& edge : graph.outEdges(result.vertex))
        if (graph.tensor(edge.tensor).name.text() == result.tensor)
            return edge.tensor;
    return {};
}

std::optional<Error> checkResults(const DataflowGraph& graph, std::vector<GraphResult>& results,
                                  double& total)
{
    for (std::size_t i = 0; i < results.size(); ++i) {
        if (results[i].vertex >= graph.vertexCount())
            return memoryFault("results", i, unknownVertex(results[i].vertex, graph.vertexCount()));
        if (!areBytes(results[i].bytes) || !std::isfinite(total += results[i].bytes))
            return memoryFault("results", i, notBytes(results[i].bytes));
    }
    std::set<std::pair<VertexId, std::string>> known;
    std::erase_if(results, [&](const GraphResult& result) {
        return !known.emplace(result.vertex, result.tensor).second;
    });
    return std::nullopt;
}

void findKept(const DataflowGraph& graph, GraphMemory& memory)
{
    for (const GraphResult& result : memory.results) {
        if (const TensorId tensor = tensorOf(graph, result); tensor.valid())
            memory.keptTensors.push_back(tensor);
        else if (!graph.outEdges(result.vertex).empty() && result.bytes > 0)
            memory.unreadResults.push_back({result.vertex, result.bytes});
    }
    std::sort(memory.keptTensors.begin(), memory.keptTensors.end());
    const auto last = std::unique(memory.keptTensors.begin(), memory.keptTensors.end());
    memory.keptTensors.erase(last, memory.keptTensors.end());
}

} // namespace

std::optional<Error> settleMemory(const DataflowGraph& graph, GraphMemory& memory)
{
    for (auto* list : {&memory.sharedWeights, &memory.inputs})
        for (HeldValue& value : *list)
            if (!isUtf8(value.name))
                value.name = asUtf8(value.name);
    for (GraphResult& result : memory.results)
        if (!isUtf8(result.tensor))
            result.tensor = asUtf8(result.tensor);
    double total = 0;
    if (auto error = checkHeld(graph, "shared_weights", memory.sharedWeights, total))
        return error;
    if (auto error = checkFirstUsers(graph, memory.sharedWeights))
        return error;
    if (auto error = checkHeld(graph, "inputs", memory.inputs, total))
        return error;
    if (auto error = checkResults(graph, memory.results, total))
        return error;
    memory.keptTensors.clear();
    memory.unreadResults.clear();
    findKept(graph, memory);
    return std::nullopt;
}

std::vector<double> ownPersistentBytes(const DataflowGraph& graph)
{
    std::vector<double> bytes(graph.vertexCount());
    for (VertexId v : graph.vertices())
        bytes[v] = graph.vertex(v).persistentBytes;
    for (const HeldValue& weight : graph.memory().sharedWeights) {
        double& own = bytes[weight.users.front()];
        own = std::max(own - weight.bytes, 0.0);
    }
    return bytes;
}

} // namespace doppler
