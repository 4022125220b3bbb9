// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/placers/scheduling/value_tally.h"

#include "core/graph/graph_memory.h"

#include <algorithm>
#include <numeric>

namespace doppler {

ValueTally::ValueTally(const Problem& p) : problem(p)
{
    const DataflowGraph& graph = problem.graph();
    const GraphMemory& memory = graph.memory();
    if (memory.sharedWeights.empty() && memory.inputs.empty())
        return;
    ofVertex.resize(graph.vertexCount());
    for (const auto* list : {&memory.sharedWeights, &memory.inputs})
        for (const HeldValue& value : *list) {
            for (VertexId v : value.users)
                ofVertex[v].push_back(static_cast<std::uint32_t>(bytes.size()));
            bytes.push_back(value.bytes);
        }
    users.assign(bytes.size() * problem.deviceCount(), 0);
    for (const auto& members : graph.colocationGroups()) {
        Values& all = ofGroup.emplace_back();
        for (VertexId v : members)
            all.insert(all.end(), ofVertex[v].begin(), ofVertex[v].end());
        std::sort(all.begin(), all.end());
        all.erase(std::unique(all.begin(), all.end()), all.end());
    }
}

const ValueTally::Values& ValueTally::valuesOf(VertexId v) const
{
    static const Values nothing;
    if (ofVertex.empty())
        return nothing;
    const int group = problem.colocationGroup(v);
    return group < 0 ? ofVertex[v] : ofGroup[static_cast<std::size_t>(group)];
}

double ValueTally::missing(VertexId v, DeviceId d) const
{
    double sum = 0;
    for (const std::uint32_t value : valuesOf(v))
        if (users[at(value, d)] == 0)
            sum += bytes[value];
    return sum;
}

double ValueTally::add(VertexId v, DeviceId d)
{
    double sum = 0;
    for (const std::uint32_t value : valuesOf(v))
        if (users[at(value, d)]++ == 0)
            sum += bytes[value];
    return sum;
}

double ValueTally::remove(VertexId v, DeviceId d)
{
    double sum = 0;
    for (const std::uint32_t value : valuesOf(v))
        if (--users[at(value, d)] == 0)
            sum += bytes[value];
    return sum;
}

double ValueTally::total() const { return std::accumulate(bytes.begin(), bytes.end(), 0.0); }

} // namespace doppler
