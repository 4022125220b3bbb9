// SPDX-License-Identifier: GPL-3.0-or-later
// Problems of a few vertices, whose runs can be worked out by hand.
#pragma once

#include "core/graph/graph_builder.h"
#include "tests/support/case.h"

#include <utility>
#include <vector>

namespace doppler::tests {

/// A vertex of the small cases: seconds at rate 1, its device, its output.
struct Small {
    double flops;
    std::uint32_t device;
    double bytes = 0;
    double persistent = 0;
};

/// Devices of rate 1 and links of 1 byte/s without latency, one channel per link, unless said otherwise.
struct Machine {
    std::size_t devices = 1;
    double memory = never;
    std::vector<double> rates = {}; ///< Empty: 1.
    double bandwidth = 1;
    double latency = 0;
    std::vector<Channel> channels = {};
    std::vector<std::pair<std::size_t, std::size_t>> needFirst = {}; ///< Pairs that need the first channel.
};

inline Case smallCase(const std::vector<Small>& vertices, const std::vector<std::pair<int, int>>& edges,
                      const Machine& machine, const ModelOptions& model)
{
    GraphBuilder builder("small");
    Case c;
    for (const Small& x : vertices) {
        Vertex v;
        v.flops = x.flops;
        v.outputBytes = x.bytes;
        v.persistentBytes = x.persistent;
        builder.addVertex(std::move(v));
        c.placement.devices.emplace_back(x.device);
    }
    for (const auto& [from, to] : edges)
        builder.addEdge(VertexId{static_cast<std::size_t>(from)}, VertexId{static_cast<std::size_t>(to)});
    TopologyParts parts;
    parts.name = "small";
    for (std::size_t d = 0; d < machine.devices; ++d) {
        parts.devices.push_back({"d" + std::to_string(d), "k"});
        parts.devices.back().memoryBytes = machine.memory;
        if (!machine.rates.empty())
            parts.devices.back().flopsPerSecond = machine.rates[d];
    }
    parts.links.assign(machine.devices * machine.devices, Link{machine.bandwidth, machine.latency, {}});
    parts.channels = machine.channels;
    for (const auto& [from, to] : machine.needFirst)
        parts.links[from * machine.devices + to].channels = {ChannelId{0}};
    c.problem =
        Problem::create(builder.build().value(), Topology::create(std::move(parts)).value(), model).value();
    return c;
}

inline Schedule runOf(const Case& c) { return Simulator(c.problem).run(c.placement); }

inline std::vector<double> starts(const Schedule& s)
{
    std::vector<double> out;
    for (const TaskRun& x : s.tasks)
        out.push_back(x.start);
    return out;
}

inline ModelOptions withCosts(CostModel costs, ChooseTask rule = ChooseTask::Fifo)
{
    ModelOptions model;
    model.costModel = costs;
    model.schedule = rule;
    return model;
}

} // namespace doppler::tests
