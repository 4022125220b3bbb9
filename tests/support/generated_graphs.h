// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/workloads/api/workload.h"

#include <string>
#include <utility>
#include <vector>

namespace doppler::tests {

using Settings = std::vector<std::pair<std::string, std::string>>;

/// A graph of a family with some of its options set.
inline Result<GraphPtr> generate(const std::string& family, const Settings& settings = {})
{
    const auto workload = findWorkload(family);
    if (!workload)
        return workload.error();
    Options options((*workload)->options);
    for (const auto& [name, value] : settings)
        if (auto set = options.set((*workload)->options, name, value); !set)
            return set.error();
    return (*workload)->make(options);
}

/// The FLOPs of all vertices of a kind.
inline double flopsOf(const DataflowGraph& graph, const std::string& op)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        if (graph.vertex(v).op == op)
            sum += graph.vertex(v).flops.value();
    return sum;
}

inline double flopsOf(const DataflowGraph& graph)
{
    double sum = 0;
    for (VertexId v : graph.vertices())
        sum += graph.vertex(v).flops.value();
    return sum;
}

inline std::size_t countOf(const DataflowGraph& graph, const std::string& op)
{
    std::size_t count = 0;
    for (VertexId v : graph.vertices())
        count += graph.vertex(v).op == op ? 1 : 0;
    return count;
}

} // namespace doppler::tests
