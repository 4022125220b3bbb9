// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/io/problems/problem_json.h"

#include "core/io/graphs/memory_json.h"
#include "core/io/json/json_writing.h"

#include <array>
#include <cmath>
#include <iterator>

#include <fmt/format.h>

namespace doppler {

namespace {

/// "[a, b, c]" of what `each` says about the elements.
template <class Range, class Each>
std::string list(const Range& range, const Each& each, const char* separator = ", ")
{
    std::string out = "[";
    const char* between = "";
    for (const auto& element : range) {
        out += between + each(element);
        between = separator;
    }
    return out + "]";
}

template <class IdType>
std::string ids(std::span<const IdType> range)
{
    return list(range, [](IdType id) { return std::to_string(id.value); });
}

std::string deviceAsJson(const Device& device)
{
    std::string out =
        fmt::format("{{\"name\": {}, \"kind\": {}, \"class\": {}, \"slots\": {}", jsonText(device.name),
                    jsonText(device.kind), jsonText(device.deviceClass), device.slotCount);
    if (std::isfinite(device.memoryBytes))
        out += ", \"memory_bytes\": " + jsonNumber(device.memoryBytes);
    return out + "}";
}

/// A square table over directed pairs of devices; the diagonal is what `each` says of it.
template <class Each>
std::string pairsAsJson(const Problem& problem, const Each& each)
{
    return list(
        problem.topology().devices(),
        [&](DeviceId from) {
            return list(problem.topology().devices(), [&](DeviceId to) { return each(from, to); });
        },
        ",\n ");
}

std::string vertexAsJson(const Problem& problem, VertexId v)
{
    const Vertex& x = problem.graph().vertex(v);
    std::string out = "{";
    for (const auto& [key, text] : {std::pair{"name", &x.name}, {"op", &x.op}, {"group", &x.group}})
        if (!text->empty())
            out += fmt::format("\"{}\": {}, ", key, jsonText(*text));
    out += fmt::format("\"output_bytes\": {}, \"persistent_bytes\": {}, \"seconds\": {}",
                       jsonNumber(x.outputBytes), jsonNumber(x.persistentBytes),
                       list(problem.topology().devices(),
                            [&](DeviceId d) { return jsonNumber(problem.computeSeconds(v, d)); }));
    if (problem.allowedDevices(v).size() < problem.deviceCount())
        out += ", \"allowed\": " + ids(problem.allowedDevices(v));
    return out + "}";
}

std::string tensorAsJson(const Tensor& tensor)
{
    std::string out =
        fmt::format("{{\"source\": {}, \"bytes\": {}", tensor.source.value, jsonNumber(tensor.bytes));
    if (tensor.seconds)
        out += ", \"seconds\": " + jsonNumber(*tensor.seconds);
    return out + "}";
}

std::string modelAsJson(const ModelOptions& model)
{
    return fmt::format(R"({{"name": "{}", "schedule": "{}", "mode": "{}", "memory": "{}"}})",
                       costModelName(model.costModel), chooseTaskName(model.schedule), modeName(model.mode),
                       memoryRuleName(model.memory));
}

} // namespace

void appendProblemJson(std::string& out, const Problem& problem, std::uint64_t seed, std::string_view further)
{
    const DataflowGraph& graph = problem.graph();
    const Topology& topology = problem.topology();
    auto to = std::back_inserter(out);
    fmt::format_to(to,
                   "{{\"format\": \"doppler-problem\", \"version\": 1, \"graph\": {}, \"topology\": {},\n"
                   "\"seed\": {}, {}\"model\": {}, \"lower_bound\": {},\n",
                   jsonText(graph.name()), jsonText(topology.name()), seed, further,
                   modelAsJson(problem.model()), jsonNumber(problem.lowerBound()));
    fmt::format_to(to, "\"devices\": {},\n",
                   list(topology.devices(), [&](DeviceId d) { return deviceAsJson(topology.device(d)); }));
    const auto linkTable = [&](double Problem::LinkCost::*field) {
        return pairsAsJson(problem, [&, field](DeviceId from, DeviceId target) {
            return from == target ? std::string("0") : jsonNumber(problem.linkCost(from, target).*field);
        });
    };
    fmt::format_to(to, "\"latency\": {},\n\"seconds_per_byte\": {},\n",
                   linkTable(&Problem::LinkCost::latency), linkTable(&Problem::LinkCost::secondsPerByte));
    fmt::format_to(
        to, "\"channels\": {},\n\"routes\": {},\n",
        list(problem.channels(), [](const Channel& channel) { return std::to_string(channel.capacity); }),
        pairsAsJson(problem,
                    [&](DeviceId from, DeviceId target) { return ids(problem.route(from, target)); }));
    fmt::format_to(to, "\"vertices\": {},\n",
                   list(
                       graph.vertices(), [&](VertexId v) { return vertexAsJson(problem, v); }, ",\n "));
    if (!graph.memory().empty()) {
        out += "\"memory\": ";
        appendMemoryJson(out, graph.memory());
        out += ",\n";
    }
    fmt::format_to(to, "\"colocated\": {},\n", list(graph.colocationGroups(), [](const auto& group) {
                       return ids(std::span<const VertexId>(group));
                   }));
    fmt::format_to(to, "\"tensors\": {},\n",
                   list(
                       graph.tensors(), [&](TensorId t) { return tensorAsJson(graph.tensor(t)); }, ",\n "));
    fmt::format_to(to, "\"edges\": {}}}\n", list(graph.edges(), [&](EdgeId e) {
                       const Edge& edge = graph.edge(e);
                       return fmt::format("[{}, {}, {}]", edge.from.value, edge.to.value, edge.tensor.value);
                   }));
}

} // namespace doppler
